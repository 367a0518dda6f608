"""Café in the browser: laying by mouse, keys and touch; working in the area; delivering; the auction; alone; a phone."""

import math
import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

ID = "cafe"
# What a busy merchant does first.
WISHES = ("deliver", "roast", "dry", "produce", "assign", "send", "pick", "pay", "place", "pass", "bid_pay", "store", "end")


def wish(guest: Guest) -> tuple[str, int]:
    """What to do, and at which step this was offered: the board sometimes goes on by itself."""
    number = guest.number()
    while not (offered := guest.offered()) and not guest.over():  # it goes on just now
        guest.wait_for_turn()
        number = guest.number()
    ranks = {kind: rank for rank, kind in enumerate(WISHES)}
    notation = min(offered, key=lambda notation: ranks.get(notation.split()[0], len(ranks)))
    return notation, number


def click_on_the_board(guest: Guest, notation: str, number: int) -> None:
    """Make a choice that was offered at a step, or one like it, by touching the board itself."""
    kind = notation.split()[0]
    if kind == "place":
        guest.board.locator(".lay").click()
    elif kind == "end":
        if guest.board.locator('[data-do="end"]').count() == 0:
            guest.board.locator(".acting .primary").click()  # there is more to do, so it asks again
        guest.board.locator('[data-do="end"]').click()
    else:
        wanted = "[data-auto]" if kind == "send" else f'[data-do="{notation}"]'
        # The board goes on by itself where there is nothing to choose; then the question is gone already.
        clicked = guest.page.wait_for_function(
            """([wanted, number]) => {
                const found = document.querySelector(wanted);
                found?.click();
                return found ? "clicked" : Number(document.querySelector(".frame").dataset.number) > number && "gone";
            }""",
            arg=[f".board {wanted}", number],
        )
        if clicked.json_value() == "gone":
            return
    guest.after(number)


def until(guest: Guest, asked: str, most: int = 60) -> None:
    """Go on until this question is asked."""
    for _ in range(most):
        if guest.page.locator(f'.prompt.own[data-prompt="{asked}"]').is_visible():
            return
        click_on_the_board(guest, *wish(guest))
    raise AssertionError(f"never asked: {asked}")


def rim(guest: Guest) -> tuple[float, ...]:
    """Where the card that is being laid is shown: column, row, width, height."""
    shape = guest.board.locator(".ghost .rim")
    return tuple(float(shape.get_attribute(name) or 0) / 100 for name in ("x", "y", "width", "height"))


def carry_to(guest: Guest, spot: tuple[float, ...]) -> None:
    """Move the mouse to the middle of a card that lies there."""
    frame = [float(number) / 100 for number in (guest.board.locator(".ghost").get_attribute("viewBox") or "").split()]
    surface = guest.board.locator("[data-surface]").bounding_box()
    assert surface is not None
    column, row = spot[0] + spot[2] / 2 + 0.1, spot[1] + spot[3] / 2 + 0.1
    guest.page.mouse.move(
        surface["x"] + surface["width"] * (column - frame[0]) / frame[2],
        surface["y"] + surface["height"] * (row - frame[1]) / frame[3],
    )


def into_the_corner(guest: Guest) -> None:
    """Move the card up and to the left, where it covers nothing."""
    for way in ("Move up", "Move left"):
        for _ in range(8):
            guest.board.get_by_role("button", name=way).click()


def test_a_whole_game_by_clicking_on_the_board(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.page.evaluate("localStorage.setItem('ludocafe', JSON.stringify({ level: 'random' }))")  # bots that answer at once
    ana.start_against_bots(ID, seats=2)
    seen = set()
    for _ in range(400):
        if ana.over():
            break
        notation, number = wish(ana)
        kind = notation.split()[0]
        if kind not in seen:
            seen.add(kind)
            ana.picture(f"cafe-{kind}")
        click_on_the_board(ana, notation, number)
    assert ana.over()
    assert {"pick", "place", "produce", "dry", "roast", "deliver", "end"} <= seen
    ana.picture("cafe-result", whole=True)
    assert ana.barriers() == []


def test_a_card_follows_the_mouse_and_the_keys(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    until(ana, "place")
    keys, mouse = ana.page.keyboard, ana.page.mouse
    column, row, width, height = rim(ana)
    ana.board.locator(".turn").click()
    assert rim(ana)[2:] == (height, width)
    ana.board.get_by_role("button", name="Move left").click()
    assert rim(ana)[0] == column - 1
    ana.board.locator(".turn").focus()
    for key in ("r", "r", "r", "ArrowRight"):
        keys.press(key)
    assert rim(ana) == (column, row, width, height)
    assert ana.barriers() == []

    surface = ana.board.locator("[data-surface]").bounding_box()
    assert surface is not None
    mouse.move(surface["x"] + 4, surface["y"] + 4)
    expect(ana.board.locator(".ghost:not(.legal)")).to_be_visible()
    ana.picture("cafe-place-refused")
    mouse.down()
    mouse.up()
    expect(ana.page.get_by_role("dialog")).to_contain_text("CAF-52")
    keys.press("Escape")
    mouse.move(surface["x"] - 30, surface["y"] + 4)
    expect(ana.board.locator(".ghost.legal")).to_be_visible()
    number = ana.number()
    spot = rim(ana)
    carry_to(ana, spot)
    assert rim(ana) == spot
    mouse.down()
    mouse.up()
    ana.after(number)
    expect(ana.page.locator('.prompt[data-prompt="act"]')).to_be_visible()


def test_a_card_that_cannot_lie_here_says_why_at_once(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    until(ana, "place")
    into_the_corner(ana)
    expect(ana.board.locator(".reason")).to_contain_text("at least")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.board.get_by_role("button", name="Next place").click()
    expect(ana.board.locator(".reason")).to_have_count(0)


def test_two_fingers_turn_the_card(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True)
    ana.start_against_bots(ID, seats=1)
    until(ana, "place")
    surface = ana.board.locator("[data-surface]")
    surface.scroll_into_view_if_needed()
    box = surface.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    session = ana.page.context.new_cdp_session(ana.page)

    def touch(kind: str, degrees: float | None) -> None:
        points = []
        if degrees is not None:
            across, down = 40 * math.cos(math.radians(degrees)), 40 * math.sin(math.radians(degrees))
            points = [{"x": middle[0] + side * across, "y": middle[1] + side * down, "id": id} for id, side in enumerate((1, -1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def twist(by: int) -> None:
        touch("touchStart", 0)
        for step in range(1, 7):
            touch("touchMove", by * step / 6)
        touch("touchEnd", None)

    before = rim(ana)
    twist(80)
    assert rim(ana)[2:] == (before[3], before[2])
    twist(-80)
    assert rim(ana) == before


def test_places_are_tried_while_others_decide(invite: Invite) -> None:
    ana, ben = invite(), invite()
    ana.front()
    ana.page.locator(f'article[data-game="{ID}"]').get_by_role("button", name="New table").click()
    ana.page.get_by_role("button", name="2", exact=True).click()
    ana.page.locator(".start").click()
    ben.page.goto(ana.page.get_by_label("Invitation link", exact=True).last.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("form .primary").click()
    number = 0

    def asked() -> tuple[Guest, Guest]:
        """Who is to decide and who waits, once both see the same."""
        for guest in (ana, ben):
            expect(guest.page.locator(".frame")).to_have_attribute("data-number", str(number))
        return (ana, ben) if ana.page.locator(".prompt.own").count() else (ben, ana)

    builder, waiting = asked()
    while not builder.page.locator('.prompt[data-prompt="place"]').count():
        builder.page.locator("aside .choices button[data-do]").first.click()
        number += 1
        builder, waiting = asked()

    waiting.board.locator(".try").click()
    expect(waiting.board.locator(".ghost.legal")).to_be_visible()
    expect(waiting.board.locator(".planned:not(.bad)")).to_be_visible()
    into_the_corner(waiting)
    expect(waiting.board.locator(".reason")).to_contain_text("at least")
    expect(waiting.board.locator(".planned.bad")).to_be_visible()
    for _ in range(3):
        waiting.board.get_by_role("button", name="Next place").click()
    found = rim(waiting)
    waiting.picture("cafe-planning")
    assert waiting.barriers() == []

    while builder.page.locator(".prompt.own").count():
        offered = builder.offered()
        builder.page.locator(f'aside .choices button[data-do="{"end" if "end" in offered else offered[0]}"]').click()
        number += 1
        asked()
    expect(waiting.page.locator('.prompt.own[data-prompt="place"]')).to_be_visible()
    assert rim(waiting) == found, "what was found is kept for one's own turn"
    waiting.board.locator(".lay").click()
    number += 1
    asked()


def test_the_board_shows_who_picks_when_and_what_cards_can_bring(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    order = ana.board.get_by_role("list", name="Order of play").locator("li")
    expect(order).to_have_count(3)
    expect(ana.board.locator('[aria-label="Order of play"] [aria-current="step"]')).to_have_count(1)
    until(ana, "pick")
    for notation in [notation for notation in ana.offered() if notation.startswith("pick")]:
        expect(ana.board.locator(f'[data-do="{notation}"] .best')).to_contain_text("best place")
    ana.picture("cafe-best-places")
    assert ana.barriers() == []


def test_an_open_card_that_is_pointed_at_is_shown_where_it_would_lie_best(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    until(ana, "pick")
    ghost = ana.board.locator(".own .ghost.legal")
    expect(ghost).to_have_count(0)
    assert ana.shifts() == []
    notation = next(notation for notation in ana.offered() if notation.startswith("pick"))
    card = ana.board.locator(f'[data-do="{notation}"]')
    card.hover()
    expect(ghost.locator(".squares > g")).to_have_count(6)
    assert rim(ana)[2:] in ((3, 2), (2, 3))
    ana.picture("cafe-best-place-shown")
    ana.page.mouse.move(1, 1)
    expect(ghost).to_have_count(0)
    card.focus()
    expect(ghost).to_be_visible()
    assert ana.barriers() == []
    number = ana.number()
    card.press("Enter")
    ana.after(number)
    until(ana, "place")  # a card may have to be paid for, then it is in the log
    expect(ana.page.locator(".log")).to_contain_text(f"(slot {int(notation.split()[1]) + 1})")


def test_a_card_outlines_the_groups_it_would_make(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    until(ana, "place")
    outlines = ana.board.locator(".ghost .new-group")
    expect(outlines.first).to_be_attached()
    expect(ana.board.locator(".picture .group.faint").first).to_be_attached()
    into_the_corner(ana)
    expect(outlines).to_have_count(0)
    ana.board.get_by_role("button", name="Next place").click()
    expect(outlines.first).to_be_attached()
    assert ana.shifts() == []


def test_a_cafe_tells_the_shortest_way_to_complete_it(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(f"/learn/{ID}/delivering")
    way = ana.board.locator("[data-way]").first
    expect(way).to_contain_text("action point")
    expect(way).to_contain_text("deliver")
    assert ana.barriers() == []


def test_beans_in_colours_of_high_contrast(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(f"/learn/{ID}/delivering")
    bean = ana.board.locator(".bean.c3:not(.hollow) ellipse").first
    expect(bean).to_be_attached()
    printed = bean.evaluate("bean => getComputedStyle(bean).fill")
    letters = ana.board.locator(".bean text").all_text_contents()
    ana.page.goto("/settings")
    ana.page.get_by_label("Bean colours with high contrast").check()
    ana.page.goto(f"/learn/{ID}/delivering")
    expect(bean).to_be_attached()
    assert bean.evaluate("bean => getComputedStyle(bean).fill") not in ("", printed)
    assert ana.board.locator(".bean text").all_text_contents() == letters, "letters stay"
    ana.picture("cafe-high-contrast")
    assert ana.barriers() == []


def test_working_and_why_not(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=2)
    until(ana, "act")
    produce = next(notation for notation in ana.offered() if notation.startswith("produce"))
    square = ana.board.locator(f'[data-do="{produce}"]').first
    square.focus()
    expect(ana.board.locator(".group.stressed")).to_have_count(1)
    expect(ana.page.locator(".preview")).to_contain_text("Produce")
    number = ana.number()
    ana.page.keyboard.press("Enter")
    ana.after(number)
    assert any(notation.startswith("discard") for notation in ana.offered())
    expect(ana.board.locator('[data-do^="discard"]')).to_have_count(0)  # never by accident
    ana.board.get_by_role("button", name="Remove beans").click()
    expect(ana.board.locator('[data-do^="discard"]').first).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.board.locator('[data-why="deliver"]').click(force=True)  # it is "disabled" but explains itself
    expect(ana.page.get_by_role("dialog")).to_contain_text(re.compile("CAF-\\d+"))
    ana.page.keyboard.press("Escape")
    ana.board.locator(".others button").first.click()
    expect(ana.page.get_by_role("dialog").locator(".picture")).to_be_visible()
    assert ana.barriers() == []


def test_the_auction(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.page.locator(f'article[data-game="{ID}"] .play').click()
    ana.page.get_by_role("button", name="2", exact=True).click()
    ana.page.get_by_label("Mode").select_option("auction")
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    panel = ana.board.get_by_role("region", name="Auction for the Cafetier")
    bids = [notation for notation in ana.offered() if notation.startswith("bid")]
    expect(panel.locator(f'[data-do="{bids[0]}"]')).to_be_visible()
    panel.get_by_role("button", name="More").click()
    expect(panel.locator(f'[data-do="{bids[1]}"]')).to_be_visible()
    ana.picture("cafe-bid")
    assert ana.barriers() == []
    number = ana.number()
    panel.locator(f'[data-do="{bids[1]}"]').click()
    ana.after(number)
    until(ana, "place")


def test_alone_on_a_phone(invite: Invite) -> None:
    ana = invite(size=PHONE, language="fr-FR", touch=True)
    ana.start_against_bots(ID, seats=1)
    until(ana, "place")
    before = rim(ana)
    box = ana.board.locator(".ghost .rim").bounding_box()
    assert box is not None
    ana.page.touchscreen.tap(box["x"] + 12, box["y"] + 12)
    assert rim(ana)[2:] == (before[3], before[2])
    ana.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + 12)
    for _ in range(10):
        if ana.over():
            break
        notation, number = wish(ana)
        if notation.startswith("place"):
            ana.page.locator(f'aside .choices button[data-do="{notation}"]').tap()
            ana.after(number)
        else:
            click_on_the_board(ana, notation, number)
        assert ana.overflows() <= 0
    assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture("cafe-phone", whole=True)
