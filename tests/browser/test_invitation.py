"""The page behind an invitation link: who invites, to what, and what happens when one sits down."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

LANGUAGES = {
    "en": ("en-GB", "Anna invites you to", "Private table"),
    "fr": ("fr-FR", "Anna vous invite à", "Table privée"),
    "de": ("de-DE", "Anna lädt dich ein zu", "Privater Tisch"),
}


def invitation(guest: Guest, game: str = "cafe_del_gatto", seats: int = 2, bots: bool = False) -> str:
    """Anna opens a table; the link to it."""
    guest.front()
    guest.set_table(game, seats=seats)
    guest.page.locator("[data-chair='1']").click()
    guest.page.locator("[data-first]").fill("Anna")
    if bots:
        guest.page.locator(f"[data-chair='{seats}']").click()
        guest.page.locator("[data-kind=bot]").click()
    guest.page.locator(".start").click()
    return guest.page.get_by_label("Invitation link", exact=True).last.input_value()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_an_invitation_tells_everything_before_one_sits_down(invite: Invite, language: str, touch: bool) -> None:
    anna = invite()
    link = invitation(anna, seats=3, bots=True)
    locale, invites, private = LANGUAGES[language]
    ben = invite(size=PHONE if touch else (1440, 900), language=locale, touch=touch)
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text(invites)
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Café del Gatto")
    expect(ben.page.locator(".chairs li")).to_have_count(3)
    expect(ben.page.locator(".steps")).to_contain_text(private)
    expect(ben.page.locator(".ways a").first).to_have_attribute("href", "/learn/cafe_del_gatto")
    assert ben.untranslated() == []
    light, dark = ("320x640", "390x844") if touch else ("1440x900", "1280x720")
    for width, height, theme in ben.screens(light, dark):
        sit = ben.page.locator(".sit").bounding_box()
        stops = 61 if width < 500 else 0
        if width != 320:
            assert sit is not None and sit["y"] + sit["height"] <= height - stops  # above the fold
        assert ben.overflows() <= 0
        assert ben.barriers() == []
        ben.picture(f"invitation-{width}-{language}-{theme}")


def test_somebody_sits_down_by_keyboard(invite: Invite) -> None:
    anna, ben = invite(), invite()
    ben.page.goto(invitation(anna))
    field = ben.page.get_by_label("Your name")
    expect(field).to_be_focused()
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")
    anna.wait_for_turn()
    expect(anna.page.locator("[data-plate='1']")).to_contain_text("Ben")


def test_on_a_phone_the_keys_do_not_cover_the_invitation(invite: Invite) -> None:
    anna, ben = invite(), invite(size=PHONE, touch=True)
    ben.page.goto(invitation(anna, "coffee_traders", 3))
    expect(ben.page.locator(".sit")).to_be_visible()
    expect(ben.page.get_by_label("Your name")).not_to_be_focused()
    ben.page.set_viewport_size({"width": 844, "height": 390})
    expect(ben.page.get_by_label("Your name")).to_be_in_viewport()
    ben.page.locator(".sit").tap()
    expect(ben.page.locator(".frame").first).to_be_attached()


def test_who_comes_too_late_may_watch(invite: Invite) -> None:
    anna, ben, eve = invite(), invite(), invite()
    link = invitation(anna)
    ben.page.goto(link)
    ben.page.locator(".sit").click()
    anna.wait_for_turn()
    eve.page.goto(link)
    expect(eve.page.get_by_text("Every seat is taken; you can watch.")).to_be_visible()
    eve.page.locator(".sit").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    anna.page.goto(link)
    expect(anna.page.get_by_role("link", name="To my table")).to_be_visible()


def test_a_wrong_link_says_so(invite: Invite) -> None:
    anna, ben = invite(), invite()
    link = invitation(anna)
    ben.page.goto(re.sub(r"invitation=.*", "invitation=nonsense", link))
    expect(ben.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()


def test_a_seat_is_handed_over(invite: Invite) -> None:
    anna, eve = invite(drawer=None), invite(drawer=None)
    anna.start_against_bots()
    anna.page.get_by_role("button", name="Table menu").click()
    anna.page.get_by_text("Let somebody else take my seat").click()
    link = anna.page.get_by_label("Link to this seat", exact=True).last.input_value()
    eve.page.goto(link)
    expect(eve.page.locator(".chairs .you")).to_contain_text("Your seat")
    eve.page.get_by_label("Your name").fill("Eve")
    eve.page.keyboard.press("Enter")
    eve.wait_for_turn()
    expect(eve.page.locator("[data-plate='0']")).to_contain_text("Eve")
