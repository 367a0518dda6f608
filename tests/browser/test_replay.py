"""Looking back: what comes later may be hidden, and one may play on from any step."""

import re

import pytest
from playwright.sync_api import Route, expect

from ludocafe import registry
from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest
from tests.browser.test_frame import SPILT


def finished_game(guest: Guest, game: str = "cafe_del_gatto") -> str:
    """A public table at which bots have played to the end."""
    id = guest.open_table(game, *["bot:random"] * 3, listed=True)
    guest.wait_for_end(id)
    return id


def test_what_comes_later_is_hidden_from_whom_it_is_new(invite: Invite) -> None:
    ana, ben = invite(), invite(size=PHONE, touch=True)
    id = finished_game(ana)
    most = int(ana.page.request.get(f"/api/tables/{id}").json()["number"])
    # Who comes to the end has seen it: everything is told.
    ana.page.goto(f"/replay/{id}")
    later = ana.page.locator("[data-later]")
    expect(later).to_have_attribute("aria-pressed", "false")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", str(most))
    ana.page.keyboard.press("Home")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", "0")
    expect(ana.page.locator(".log li.ruled").nth(10)).to_be_attached()
    ana.page.keyboard.press("f")
    expect(later).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".log li.ruled")).to_have_count(0)
    expect(ana.page.locator(".timeline .made")).to_have_count(0)
    ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".log li.ruled")).to_have_count(1)
    # Who follows a link to a step in the middle has not.
    ben.page.goto(f"/replay/{id}/{most // 2}")
    hidden = ben.page.locator("[data-later]")
    expect(hidden).to_have_attribute("aria-pressed", "true")
    ben.open_drawer("log")  # on a phone a replay begins with the board
    expect(ben.page.locator(".log button.number").first).to_be_attached()
    numbers = ben.page.locator(".log button.number").all_text_contents()
    assert numbers and max(map(int, numbers)) <= most // 2
    assert ben.overflows() <= 0
    ben.page.locator(".drawer .close").tap()
    hidden.tap()
    expect(hidden).to_have_attribute("aria-pressed", "false")
    ben.page.keyboard.press("Shift+?")
    expect(ben.page.get_by_role("dialog")).to_contain_text("play on from here")


def test_whoever_leaves_a_replay_that_is_still_coming_has_left(invite: Invite) -> None:
    """A step that arrives late brings back neither its address nor its table."""
    ana = invite()
    id = finished_game(ana)
    held: list[Route] = []
    ana.page.route("**/api/tables/*/at/*", lambda route: held.append(route))
    with ana.page.expect_request("**/api/tables/*/at/*"):
        ana.page.goto(f"/replay/{id}/9", wait_until="commit")
    ana.page.get_by_role("link", name="Rules", exact=True).click()
    expect(ana.page.locator("h1")).to_have_text("What is in the box")
    address = ana.page.url
    while held:
        with ana.page.expect_response("**/api/tables/*/at/*"):
            held.pop().continue_()
        ana.settle()
    assert ana.page.url == address
    expect(ana.page.locator("h1")).to_have_text("What is in the box")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE, (320, 640)], ids=["wide", "laptop", "phone", "small"])
@pytest.mark.parametrize("game", sorted(registry.kinds()))
def test_the_timeline_has_its_room_at_every_table(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana = invite(size=size, language="fr-FR", touch=size[0] < 500)
    id = ana.start_against_bots(game, level="random")
    for _ in range(3):
        ana.choose(ana.wish())
    ana.page.goto(f"/replay/{id}")
    expect(ana.page.locator(".timeline")).to_be_visible()
    ana.still()
    assert ana.page.evaluate(SPILT) == []
    lanes = ana.page.locator(".timeline .lanes").bounding_box()
    assert lanes is not None and lanes["width"] >= 40 and lanes["height"] >= 24
    ana.picture(f"replay-{game}-{size[0]}")


def test_one_plays_on_from_a_step_against_bots(invite: Invite) -> None:
    ana = invite(size=(1280, 720))
    id = finished_game(ana)
    ana.page.goto(f"/replay/{id}/9")
    play = ana.page.locator("[data-play-on]")
    expect(play).to_be_enabled()
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", "9")
    ana.page.keyboard.press("End")
    expect(play).to_be_disabled()
    ana.page.keyboard.press("Home")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", "0")
    for number in range(1, 10):
        ana.page.keyboard.press("ArrowRight")
        expect(ana.page.locator(".frame")).to_have_attribute("data-number", str(number))
    assert ana.barriers() == []
    play.click()
    expect(ana.page.get_by_text("You play on from step 9")).to_be_visible()
    expect(ana.page).to_have_url(re.compile(r"/table/(?!" + id + ")"))
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_role("link", name="Where this game comes from").click()
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", "9")
    ana.page.go_back()
    assert ana.play_out() > 0
