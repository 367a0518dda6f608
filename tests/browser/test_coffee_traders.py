"""Coffee Traders in the browser: places and regions of the large board, the desk, the story of automatic steps, a phone."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, WIDE, Invite
from tests.browser.guest import Guest
from tests.browser.test_games import PLAY

ID = "coffee_traders"
# Where a choice is found when the region that is open does not show it, by the first word of its notation.
REGIONS = {"DELIVER": "bars", "CONTRACT": "contracts", "ROW": "arabica", "BACK": "arabica"}


def on_board(guest: Guest, notation: str) -> Locator:
    return guest.board.locator(f'[data-do="{notation}"]')


def open_region(guest: Guest, region: str) -> None:
    guest.board.locator(f'[data-region="{region}"]').click()
    expect(guest.board.locator("#region")).to_have_attribute("data-open", region)


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the board itself; a space that can be reached in two ways asks by which."""
    number = guest.number()
    if on_board(guest, notation).count() == 0:
        place = notation.split("/")[0]
        if place == "SPACE":
            space = notation.rpartition("/")[0]
            guest.board.locator(f'[data-spot^="{space}/"]').click()
        else:
            open_region(guest, REGIONS.get(place, "coops"))
    on_board(guest, notation).first.click()
    guest.after(number)


def lively(luck: random.Random) -> Callable[[list[str]], str]:
    """Somebody who does something as long as there is anything to do."""

    def choose(offered: list[str]) -> str:
        doing = [
            notation for notation in offered if notation not in ("PASS", "DECLINE", "DONE") and not notation.startswith("SWAP")
        ]
        return luck.choice(doing or offered)

    return choose


def until(guest: Guest, *questions: str, most: int = 400) -> str:
    """Play on until one of these questions is asked, if need be in another game: shuffles are the server's."""
    choose = lively(random.Random(5))
    for _ in range(most):
        guest.wait_for_turn()
        if guest.over():
            guest.start_against_bots(ID, seats=3)
        asked = guest.page.locator(".prompt").get_attribute("data-prompt") or ""
        if asked in questions:
            return asked
        click_on_the_board(guest, choose(guest.offered()))
    raise AssertionError(f"none of {questions} was asked")


def test_a_period_by_clicking_on_the_board(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    choose = lively(random.Random(2))
    seen: set[str] = set()
    while ana.board.locator(".year").inner_text() == "1970" and not ana.over():
        asked = ana.page.locator(".prompt").get_attribute("data-prompt") or ""
        if asked not in seen:
            seen.add(asked)
            ana.picture(f"traders-{asked}")
            assert ana.barriers() == [], asked
        click_on_the_board(ana, choose(ana.offered()))
    assert {"work", "trade", "sell"} <= seen
    assert ana.untranslated() == []
    for region in ("coops", "bars", "contracts", "arabica", "boards", "scores"):
        open_region(ana, region)
        ana.picture(f"traders-region-{region}")
        assert ana.barriers() == [], region


def test_a_whole_game_against_a_bot_and_andre(invite: Invite) -> None:
    ana = invite()
    ana.page.set_default_timeout(60_000)
    ana.start_against_bots(ID, seats=2)
    assert ana.page.evaluate(PLAY, [3000, 2000]) > 30
    expect(ana.board.locator("#region")).to_have_attribute("data-open", "scores")
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture("traders-end", whole=True)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_the_cooperatives_fit_on_a_laptop(invite: Invite, language: str) -> None:
    ana = invite(language=language)
    ana.start_against_bots(ID, seats=3)
    expect(ana.board.locator(".coop")).to_have_count(5)
    expect(ana.board.locator(".sumatra")).to_be_visible()
    bottom = ana.page.evaluate("document.querySelector('.coops').getBoundingClientRect().bottom")
    assert bottom <= WIDE[1]
    assert ana.untranslated() == []
    ana.picture(f"traders-laptop-{language[:2]}")


def test_every_choice_is_on_the_board_with_its_cost(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    for notation in ana.offered():
        expect(on_board(ana, notation).first).to_be_visible()
    marker = ana.board.locator(".offer[data-do='D/coins']")
    expect(marker).to_have_attribute("title", "Take 2 coins · −1 action marker, +2 coins")


def test_a_place_says_why_not(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    closed = ana.board.locator(".path.closed").first
    closed.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("CTR-")
    ana.page.keyboard.press("Escape")
    closed.focus()
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("CTR-")


def test_regions_are_walked_by_keys_and_a_cooperative_is_enlarged(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    ana.board.locator('[data-region="coops"]').focus()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.board.locator("#region")).to_have_attribute("data-open", "bars")
    expect(ana.board.locator(".contracts").first).to_be_visible()  # bars and contracts stand side by side
    ana.page.keyboard.press("ArrowLeft")
    ana.board.get_by_role("button", name="Brazil", exact=True).click()
    expect(ana.board.locator(".coop")).to_have_count(1)
    ana.board.get_by_role("button", name="Brazil", exact=True).click()
    expect(ana.board.locator(".coop")).to_have_count(5)


def test_joining_is_asked_politely_and_can_be_declined_for_the_period(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=4)
    until(ana, "join_trade", "join_build")
    card = ana.board.locator(".piggyback")
    expect(card).to_be_visible()
    expect(card.locator('[data-do="JOIN"], [data-do="BONUS/B"]').first).to_be_visible()
    outcome = card.locator('[data-outcome="JOIN"]')
    if card.locator('[data-do="JOIN"]').count():
        expect(outcome).to_contain_text("−1 trader")
        expect(outcome).to_contain_text(re.compile("if the harvest came now|−1 coffee, for the leader"))
    assert ana.barriers() == []
    ana.picture("traders-piggyback")
    number = ana.number()
    card.get_by_role("button", name="Decline all this period").click()
    expect(card).to_have_count(0)
    ana.after(number)
    period = ana.board.locator(".year").inner_text()
    ana.page.reload()
    ana.wait_for_turn()
    if ana.board.locator(".year").inner_text() == period:
        ana.board.get_by_role("button", name="Ask me again").click()
    expect(ana.board.locator(".preset")).to_have_count(0)
    ana.page.reload()
    ana.wait_for_turn()
    expect(ana.board.locator(".preset")).to_have_count(0)


def test_joining_can_be_settled_beforehand_by_the_coffees_expected(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=4)
    until(ana, "join_trade")
    card = ana.board.locator(".piggyback")
    for _ in range(9):
        card.get_by_role("button", name="More").click()
    number = ana.number()
    card.locator(".join-from").click()
    standing = ana.board.locator(".preset")
    expect(standing).to_contain_text("Joining is answered by itself")
    expect(standing).to_contain_text("declined")
    ana.after(number)
    # By now somebody may have built and asks: that brings no coffees, so there is no answer beforehand.
    expect(card.locator(".join-from")).to_have_count(0)
    ana.picture("traders-standing-answer")
    assert ana.barriers() == []
    standing.get_by_role("button", name="Ask me again").click()
    expect(standing).to_have_count(0)


def test_an_action_is_walked_back_by_its_breadcrumb(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    until(ana, "work")
    expect(ana.board.locator(".crumbs")).to_have_count(0)
    planting = next(notation for notation in ana.offered() if notation.startswith("A/"))
    click_on_the_board(ana, planting)
    assert ana.page.locator(".prompt").get_attribute("data-prompt") == "space"
    crumb = ana.board.locator(".crumbs .crumb")
    expect(crumb).to_have_count(1)
    ana.picture("traders-breadcrumb")
    assert ana.barriers() == []
    said = crumb.inner_text()
    ana.page.reload()
    ana.wait_for_turn()
    expect(crumb).to_have_count(1)
    expect(crumb).to_have_text(said)
    crumb.click()
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "work")
    expect(ana.board.locator(".crumbs")).to_have_count(0)
    assert planting in ana.offered()


def test_workers_are_assigned_beside_a_staffing_table(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    until(ana, "own", "help", "penalty")
    staffing = ana.board.locator(".staffing")
    expect(staffing.locator("tbody tr")).to_have_count(3)
    ana.picture("traders-staffing")
    assert ana.barriers() == []


def careless(offered: list[str], asked: str, luck: random.Random) -> str:
    """Somebody who plants as high as possible and sends no workers."""
    if asked in ("own", "help"):
        return offered[-1]
    for wish in (r"A/", r"SPACE/.*\.c", r"SPACE/.*\.b", r"D/coins"):
        found = [notation for notation in offered if re.match(wish, notation)]
        if found:
            return luck.choice(found)
    return lively(luck)(offered)


def test_a_penalty_is_paid_at_once_in_any_mix(invite: Invite) -> None:
    ana = invite()
    luck, card = random.Random(3), ana.board.locator(".penalty")
    ana.start_against_bots(ID, seats=2)
    for _ in range(400):
        if card.locator(".stepper").count():
            break
        if ana.over():
            ana.start_against_bots(ID, seats=2)
        asked = ana.page.locator(".prompt").get_attribute("data-prompt") or ""
        ana.choose(careless(ana.offered(), asked, luck))
    expect(card.get_by_role("button", name="Pay with coins")).to_have_attribute("aria-pressed", "true")
    ana.picture("traders-penalty")
    assert ana.barriers() == []
    losses = card.locator(".losses")
    most = int(card.locator("output").inner_text())
    expect(losses).to_contain_text(f"{most} coin")
    card.get_by_role("button", name="One coin less, one step back more").click()
    expect(card.locator("output")).to_have_text(str(most - 1))
    expect(losses).to_contain_text(re.compile(r"steps? back \(−\d+ VP\)"))
    card.get_by_role("button", name="Pay with the track").click()
    expect(card.get_by_role("button", name="One coin less, one step back more")).to_be_disabled()
    number = ana.number()
    card.get_by_role("button", name="Pay like this").click()
    ana.after(number)
    expect(card).to_have_count(0)


def test_what_cannot_be_paid_at_once_shows_the_cheapest_way(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    reachable = ana.board.locator(".reachable")
    until(ana, "sell")
    while not reachable.count():
        ana.choose("PASS")
        until(ana, "sell")
    reachable.first.click()
    way = ana.board.locator(".way")
    expect(way).to_contain_text("Cheapest way")
    ana.picture("traders-way")
    assert ana.barriers() == []
    way.get_by_role("button", name="Why not at once?").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("CTR-")
    ana.page.keyboard.press("Escape")
    number = ana.number()
    way.locator(".go").click()
    expect(way).to_have_count(0)
    ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) >= before + 2", arg=number)


def test_the_cheapest_coffee_to_give_is_marked(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    until(ana, "sell")
    while not (swaps := [notation for notation in ana.offered() if notation.startswith("SWAP/")]):
        ana.choose("PASS")
        until(ana, "sell")
    ana.choose(swaps[0])
    expect(ana.page.locator(".prompt")).to_have_attribute("data-prompt", "swap")
    expect(ana.board.locator(".offer.cheapest")).to_have_count(1)
    expect(ana.board.locator(".offer.cheapest")).to_contain_text("cheapest")


def test_the_score_says_how_far_the_next_rank_is(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    open_region(ana, "scores")
    ranks = ana.board.locator(".ranks")
    expect(ranks.locator("li")).to_have_count(5 + 6)
    expect(ranks).to_contain_text("VP")
    assert ana.barriers() == []


def test_the_harvest_is_told_line_by_line_and_can_be_skipped(invite: Invite) -> None:
    ana = invite(moving=True)
    ana.start_against_bots(ID, seats=2)
    until(ana, "sell")
    story = ana.board.locator(".story")
    expect(story).to_be_visible()
    expect(story.locator(".told").first).to_be_visible()
    told = story.locator(".told").count()
    region = ana.board.locator("#region")
    expect(region).to_have_attribute("data-open", "coops")  # the board waits until the story is told
    ana.picture("traders-harvest")
    story.locator(".skip").click()
    expect(story.locator(".skip")).to_have_count(0)
    expect(region).to_have_attribute("data-open", re.compile("bars|contracts"))
    story.locator(".fold").click()
    assert story.locator(".told").count() >= told
    assert story.evaluate("story => story.getBoundingClientRect().height <= 0.4 * innerHeight + 1")
    story.locator(".close").click()
    expect(story).to_have_count(0)


def test_on_a_phone_in_the_dark(invite: Invite) -> None:
    ana = invite(size=PHONE, theme="dark", language="fr-FR", touch=True)
    ana.start_against_bots(ID, seats=3)
    choose = lively(random.Random(4))
    for _ in range(6):
        click_on_the_board(ana, choose(ana.offered()))
        assert ana.overflows() <= 0
    for region in ("coops", "bars", "contracts", "arabica", "boards", "scores"):
        open_region(ana, region)
        assert ana.overflows() <= 0
        assert ana.barriers() == [], region
        small = ana.page.evaluate(
            """() => [...document.querySelectorAll(".board button")]
                .map((one) => [one.getBoundingClientRect(), one.className, one.innerText])
                .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 44))
                .map(([box, kind, name]) => `${kind} ${name} ${box.width}x${box.height}`)"""
        )
        assert small == [], region
        ana.picture(f"traders-phone-{region}", whole=True)
    assert ana.untranslated() == []
