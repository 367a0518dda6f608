"""Café International in the browser: guest then chair, chair then guest, dragging, keys; a whole game; a phone."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

ID = "cafe_international"


def card(guest: Guest, kind: str) -> Locator:
    return guest.board.locator(f'[data-guest="{kind}"]')


def chair(guest: Guest, number: str) -> Locator:
    return guest.board.locator(f'[data-chair="{number}"]')


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the board itself."""
    number = guest.number()
    kind, _, seat = notation.removeprefix("P:").partition("@")
    if seat:
        if card(guest, kind).get_attribute("aria-pressed") == "false":
            card(guest, kind).click()
        chair(guest, seat).click()
    elif notation.startswith("X:"):
        guest.board.locator("button.offer[aria-pressed]").click()
        card(guest, notation[2:]).click()
    else:
        guest.board.locator(f'[data-do="{notation}"]').click()
    guest.after(number)


def until_somebody_can_sit(guest: Guest) -> str:
    """Draw until a placement is offered, and name it."""
    while True:
        found = [notation for notation in guest.offered() if notation.startswith("P:")]
        if found:
            return found[0]
        guest.choose(guest.offered()[0])


def test_a_whole_game_by_clicking_on_the_board(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    seen = set()

    def act(notation: str) -> None:
        asked = ana.page.locator(".prompt").get_attribute("data-prompt")
        if asked not in seen:
            seen.add(asked)
            ana.picture(f"international-{asked}")
        click_on_the_board(ana, notation)

    assert ana.play_out(act) > 10
    assert {"turn", "more", "partner"} <= seen
    ana.picture("international-result")
    assert ana.barriers() == []


def test_a_guest_lights_up_seats_and_a_seat_lights_up_guests(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    notation = until_somebody_can_sit(ana)
    kind, _, seat = notation.removeprefix("P:").partition("@")
    seats = {other.partition("@")[2] for other in ana.offered() if other.startswith(f"P:{kind}@")}
    guests = {other[2:].partition("@")[0] for other in ana.offered() if other.endswith(f"@{seat}")}

    card(ana, kind).click()
    lit = ana.board.locator(".chair.lit")
    assert set(lit.evaluate_all("list => list.map(one => one.dataset.chair)")) == seats
    ana.picture("international-guest")
    assert ana.barriers() == []
    ana.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)

    chair(ana, seat).click()
    playable = ana.board.locator(".guest.playable")
    assert set(playable.evaluate_all("list => list.map(one => one.dataset.guest)")) == guests
    number = ana.number()
    card(ana, kind).click()
    ana.after(number)
    expect(chair(ana, seat).locator("svg.guest")).to_be_visible()


def test_a_guest_is_dragged_to_a_chair(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind, _, seat = until_somebody_can_sit(ana).removeprefix("P:").partition("@")
    number = ana.number()
    start, goal = card(ana, kind).bounding_box(), chair(ana, seat).bounding_box()
    assert start is not None and goal is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] - 30, start["y"] + 30, steps=3)
    expect(ana.page.locator(".dragged")).to_be_visible()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    mouse.up()
    ana.after(number)


def test_the_cafe_is_walked_by_keys_and_says_why_not(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind, _, seat = until_somebody_can_sit(ana).removeprefix("P:").partition("@")
    keys = ana.page.keyboard
    chair(ana, "0").focus()
    for arrow, reached in (("ArrowRight", "1"), ("ArrowDown", "6"), ("ArrowLeft", "5"), ("ArrowDown", "10")):
        keys.press(arrow)
        assert ana.page.evaluate("document.activeElement.dataset.chair") == reached
    card(ana, kind).focus()
    keys.press("Enter")
    offered = {other.partition("@")[2] for other in ana.offered() if other.startswith(f"P:{kind}@")}
    refused = next(str(other) for other in range(12) if str(other) not in offered)
    chair(ana, refused).focus()
    keys.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("CIN-")
    keys.press("Escape")
    number = ana.number()
    chair(ana, seat).focus()
    keys.press("Enter")
    ana.after(number)


def test_a_table_that_objects_is_marked(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind = until_somebody_can_sit(ana).removeprefix("P:").partition("@")[0]
    card(ana, kind).click()
    offered = {other.partition("@")[2] for other in ana.offered() if other.startswith(f"P:{kind}@")}
    free = {str(number) for number in range(12) if chair(ana, str(number)).locator("svg.guest").count() == 0}
    refused = sorted(free - offered)[0]
    chair(ana, refused).hover()
    expect(ana.page.locator(".preview .why")).to_be_visible()
    expect(ana.board.locator("[data-table].objecting").first).to_be_visible()
    ana.picture("international-objection")
    assert ana.barriers() == []
    chair(ana, sorted(offered)[0]).hover()
    expect(ana.board.locator("[data-table].objecting")).to_have_count(0)
    chair(ana, refused).click(force=True)  # it is "disabled" but explains itself
    expect(ana.page.get_by_role("dialog")).to_contain_text("CIN-")
    expect(ana.board.locator("[data-table].objecting").first).to_be_attached()


def test_points_fly_to_the_score(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    gains = ana.board.locator(".gain")
    for _ in range(40):
        # Whoever scored, they stay in the café until the next step; where they fly to is settled before the first frame.
        if gains.count():
            break
        click_on_the_board(ana, ana.wish())
    flight = gains.first.evaluate(
        """gain => {
            const players = document.querySelector(".international [data-score]").getBoundingClientRect();
            const x = parseFloat(gain.style.getPropertyValue("--fly-x"));
            return { x, beside: players.left > document.querySelector(".cafe").getBoundingClientRect().right };
        }"""
    )
    assert flight["beside"] and flight["x"] > 0, "the scores stand to the right of the café"
    assert ana.barriers() == []


def test_on_a_phone_and_in_the_dark(invite: Invite) -> None:
    ana = invite(size=PHONE, theme="dark", language="de-DE", touch=True)
    ana.start_against_bots(ID, seats=3)
    for _ in range(8):
        click_on_the_board(ana, ana.wish()) if ana.wish() != "DRAW" else ana.choose("DRAW")
        assert ana.overflows() <= 0
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture("international-phone", whole=True)
    small = ana.page.evaluate(
        """() => [...document.querySelectorAll(".board button")]
            .map((one) => [one.getBoundingClientRect(), one.innerText])
            .filter(([box]) => box.width > 0 && (box.width < 44 || box.height < 44))
            .map(([, name]) => name)"""
    )
    assert small == []
