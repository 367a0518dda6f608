"""The newcomers' paths of the documentation, clicked and typed by the words that are written there, in each language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from ludocafe.core.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.own_server import OwnServer
from tests.core.test_voice import spoken
from tests.server.mailbox import Mailbox
from tests.support import ROOT

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


class Reader:
    """A guest with a page of the documentation in hand: knows only the words in it."""

    def __init__(self, guest: Guest, page: str, language: str) -> None:
        self.guest = guest
        self.page = guest.page
        file = ROOT / "docs" / ("" if language == "en" else language) / f"{page}.md"
        self.text = re.sub(r"\s*\n\s*", " ", file.read_text(encoding="utf-8"))
        self.labels = {place.split()[-1]: text for place, text in spoken(language) if place.startswith("web/src/texts")}

    def word(self, message: str) -> str:
        """What the documentation calls something; it must be what the page calls it."""
        label = self.labels[message]
        assert f"*{label}*" in self.text, f"the documentation does not name {label!r}"
        return label

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=self.word(message), exact=True)

    def press(self, message: str) -> None:
        self.button(message).first.click()

    def card(self, message: str) -> Locator:
        """A button on the card of Café del Gatto."""
        return self.page.locator('article[data-game="cafe_del_gatto"]').get_by_text(self.word(message), exact=True)

    def take(self) -> None:
        """Take coins, see them taken, and leave the table to the others."""
        number = self.guest.number()
        self.page.locator('aside .choices button[data-do="take"]').click()
        self.guest.moved_on(number)

    def tab_to(self, found: str, *argument: str) -> None:
        """Press Tab until the focus is where an expression in JavaScript says."""
        for _ in range(80):
            if self.page.evaluate(found, *argument):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{found} {argument} cannot be reached by keyboard")


NewReader = Callable[[str], Reader]
FOCUSED = "label => document.activeElement.textContent.trim() === label"
IN_CHOICES = "() => document.activeElement.closest('aside .choices') !== null"


@pytest.fixture(params=LANGUAGES)
def reader(request: pytest.FixtureRequest, invite: Invite) -> NewReader:
    """Makes somebody who reads a page of the documentation in one of the languages."""

    def make(page: str) -> Reader:
        newcomer = page == "without_mouse_or_screen"
        return Reader(invite(language=LOCALES[request.param], drawer="" if newcomer else "choices"), page, request.param)

    return make


def test_a_family_starts_to_play(reader: NewReader) -> None:
    ana = reader("getting_started")
    ana.guest.front()
    ana.card("page-play-now").click()
    ana.guest.wait_for_turn()
    expect(ana.page.get_by_role("tab", name=ana.word("page-drawer-choices"))).to_be_visible()
    expect(ana.button("page-tool-hint")).to_be_visible()
    ana.guest.choose(next(notation for notation in ana.guest.offered() if notation.startswith("buy")))
    number = ana.guest.number()
    ana.press("page-tool-undo")
    ana.guest.after(number)
    assert any(notation.startswith("buy") for notation in ana.guest.offered())
    ana.guest.front()
    ana.card("page-new-table").click()
    ana.press("page-create-device")
    ana.press("page-start")
    expect(ana.page.locator(".prompt.own")).to_be_visible()
    ana.guest.front()
    ana.card("page-learn").click()
    expect(ana.page.locator(".coach")).to_be_visible()
    ana.page.get_by_role("link", name=ana.word("page-rules"), exact=True).first.click()
    expect(ana.page.locator("h1")).to_be_visible()


def test_a_club_plays_over_days(reader: NewReader) -> None:
    ana, ben = reader("playing_with_friends"), reader("playing_with_friends")
    ana.guest.front()
    ana.card("page-new-table").click()
    expect(ana.page.get_by_role("switch", name=ana.word("page-private"))).to_be_checked()
    clocks = ana.page.get_by_role("group", name=ana.word("page-clock"))
    for clock in ("page-clock-none", "page-clock-move", "page-clock-bank"):
        expect(clocks.get_by_text(ana.word(clock), exact=True)).to_be_visible()
    ana.press("page-open-table")
    link = ana.page.get_by_label(ana.word("page-invitation-link"), exact=True).last.input_value()
    ben.page.goto(link)
    ben.page.get_by_label(ben.word("page-your-name")).fill("Ben")
    ben.press("page-sit-down")
    ana.guest.wait_for_turn()
    table = ana.page.url
    ana.take()
    ben.guest.wait_for_turn()

    ben.press("page-tool-ask-undo")
    ana.press("page-agree")
    ana.guest.wait_for_turn()
    ana.press("page-table-menu")
    menu = ana.page.get_by_role("dialog")
    for message in ("page-spectators", "page-hand-seat", "page-resign"):
        expect(menu.get_by_text(ana.word(message), exact=True)).to_be_visible()
    ana.page.keyboard.press("Escape")

    ana.take()
    ana.guest.front()
    ben.guest.wait_for_turn()
    ben.take()
    ana.page.goto(table)
    ana.guest.wait_for_turn()
    ana.guest.open_drawer("log")
    expect(ana.page.get_by_text(ana.word("page-since"))).to_be_visible()
    ana.page.goto("/settings")
    ana.page.get_by_role("heading", name=ana.word("page-settings")).first.click()
    expect(ana.page.get_by_text(ana.word("page-login"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_club_member_is_told_of_the_turn(language: str, invite: Invite, mailing_server: OwnServer, mailbox: Mailbox) -> None:
    """Addresses for notices: refused with a reason, tried, used for a turn, removed."""
    ana, ben = (Reader(invite(language=LOCALES[language], at=mailing_server), "playing_with_friends", language) for _ in range(2))
    ben.guest.front()
    ben.page.get_by_role("link", name=ben.word("page-settings")).click()
    section = ben.page.locator("#notices")
    expect(section.get_by_role("heading", name=ben.word("page-notices"))).to_be_visible()
    reasons = {place.split()[-1]: text for place, text in spoken(language) if place.startswith("src/ludocafe/server/texts")}
    for label, bad, good, reason in (
        ("page-email", "ben at home", "ben@example.org", "bad-email"),
        ("page-webhook", "http://hook.invalid", "https://hook.invalid/ben", "bad-webhook"),
    ):
        form = section.locator("form").filter(has=ben.page.get_by_label(ben.word(label), exact=True))
        field = form.get_by_label(ben.word(label), exact=True)
        field.fill(bad)
        field.press("Enter")
        expect(form.get_by_role("alert")).to_have_text(reasons[reason])
        expect(field).to_have_attribute("aria-invalid", "true")
        assert ben.guest.barriers() == []
        field.fill(good)
        form.get_by_role("button", name=ben.labels["page-save"], exact=True).click()
        expect(form.get_by_role("button", name=ben.word("page-address-remove"))).to_be_visible()
        expect(form.get_by_role("alert")).to_be_empty()
    # The address gets one letter that asks, and others only once its owner has agreed; the page says so.
    asked = mailbox.wait(1)
    expect(section.get_by_text(ben.labels["page-email-unconfirmed"])).to_be_visible()
    section.get_by_role("button", name=ben.labels["page-email-again"]).click()
    expect(ben.page.get_by_text(ben.labels["page-email-already"])).to_be_visible()
    assert len(mailbox.letters) == 1
    assert asked["Subject"] == reasons["letter-confirm-title"]
    agreed = re.search(r"http\S+/confirm/\S+", asked.get_content())
    assert agreed
    ben.page.goto(agreed[0])
    ben.page.get_by_role("button").first.click()
    expect(ben.page.get_by_role("button")).to_have_count(0)
    ben.page.goto("/settings")
    expect(section.get_by_role("heading", name=ben.word("page-notices"))).to_be_visible()
    expect(section.get_by_text(ben.labels["page-email-confirmed"], exact=True)).to_be_visible()
    ben.guest.picture(f"settings-notices-{language}", whole=True)
    assert ben.guest.untranslated() == []
    ben.press("page-notice-try")
    expect(ben.page.get_by_text(ben.labels["page-notice-sent"])).to_be_visible()
    expect(ben.page.get_by_text(ben.labels["page-notice-failed-hook"])).to_be_visible()
    assert [(receivers, letter["Subject"]) for receivers, letter in mailbox.letters] == [
        (["ben@example.org"], reasons["letter-confirm-title"]),
        (["ben@example.org"], reasons["notice-trial-title"]),
    ]

    # Ben sits down, goes away, and is told in his language when Ana has made her move.
    ana.guest.front()
    ana.card("page-new-table").click()
    ana.press("page-open-table")
    ben.page.goto(ana.page.get_by_label(ana.word("page-invitation-link"), exact=True).last.input_value())
    ben.press("page-sit-down")
    ana.guest.wait_for_turn()
    expect(ben.page.locator(".frame:not([data-waiting])")).to_be_visible()
    away = ana.page.locator("[data-plate]").get_by_text(ana.labels["page-offline-player"])
    expect(away).to_have_count(0)  # he is there before he leaves
    ben.page.goto("/settings")
    expect(away).to_be_attached()
    ana.take()
    assert mailbox.wait(3)["Subject"] == reasons["notice-turn-title"].replace("{}", "Café del Gatto")

    remove = ben.button("page-address-remove")
    expect(remove).to_have_count(2)
    remove.first.click()
    expect(remove).to_have_count(1)
    remove.first.click()
    expect(remove).to_have_count(0)
    expect(ben.button("page-notice-try")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_label(ben.word("page-email"), exact=True)).to_have_value("")


def test_somebody_plays_without_a_mouse_or_a_screen(reader: NewReader) -> None:
    ana = reader("without_mouse_or_screen")
    ana.guest.front()
    keys = ana.page.keyboard
    keys.press("Tab")
    assert ana.page.evaluate(FOCUSED, ana.word("page-skip"))
    ana.tab_to("() => document.activeElement.matches('.play')")
    keys.press("Enter")
    ana.guest.wait_for_turn()
    ana.tab_to(IN_CHOICES)
    expect(ana.page.get_by_role("tab", name=ana.word("page-drawer-choices"))).to_be_visible()
    expect(ana.page.get_by_role("tab", name=ana.word("page-log"))).to_be_visible()
    for _ in range(3):
        number = ana.guest.number()
        keys.press("Enter")
        ana.guest.after(number)
        ana.page.wait_for_function(IN_CHOICES)
    expect(ana.page.locator("[aria-live=polite]").first).not_to_be_empty()
    ana.page.goto("/")
    ana.page.get_by_role("link", name=ana.word("page-settings")).press("Enter")
    for message in ("page-contrast", "page-motion"):
        expect(ana.page.get_by_label(ana.word(message))).to_be_visible()


def test_games_come_to_the_front_page_after_the_tables_that_stand_above_them(invite: Invite) -> None:
    """Whoever has a table and is quick to press a button below it hits what was meant, however slow the server is."""
    ana = invite()
    ana.start_against_bots()
    held: list[Route] = []
    ana.page.route("**/api/me/tables", lambda route: held.append(route))
    with ana.page.expect_request("**/api/me/tables"):
        ana.page.goto("/")
    ana.settle()
    assert ana.page.locator(".plates .play").count() == 0
    for route in held:
        route.continue_()
    expect(ana.page.locator(".plates .play").first).to_be_visible()
    expect(ana.page.locator("#mine")).to_be_visible()
