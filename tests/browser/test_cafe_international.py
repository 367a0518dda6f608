"""Café International in the browser: guest then chair, chair then guest, dragging, keys; whole games by mouse and by touch."""

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

ID = "cafe_international"
SMALL = (320, 640)
UPPER_PART: Position = {"x": 34, "y": 26}  # of a card, where no other one lies over it


def card(guest: Guest, kind: str) -> Locator:
    """The first card of a kind; equal guests have a card each."""
    return guest.board.locator(f'[data-guest="{kind}"]').first


def chair(guest: Guest, number: str) -> Locator:
    return guest.board.locator(f'[data-chair="{number}"]')


def sitter(guest: Guest, number: str) -> Locator:
    return guest.board.locator(f'[data-piece="sitter-{number}"]')


def pick(guest: Guest, kind: str) -> None:
    """Touch a card at its upper left, where no other card lies over it."""
    if card(guest, kind).get_attribute("aria-pressed") == "false":
        guest.page.mouse.move(640, 4)  # a card under the pointer stands out over its neighbours
        card(guest, kind).click(position=UPPER_PART)


def click_on_the_board(guest: Guest, notation: str) -> None:
    """Make a choice by touching the board itself."""
    number = guest.number()
    kind, _, seat = notation.removeprefix("P:").partition("@")
    if seat:
        pick(guest, kind)
        chair(guest, seat).click()
    elif notation.startswith("X:"):
        down = guest.board.locator("button.down[aria-pressed=false]")
        if down.count():
            down.click()
        pick(guest, notation[2:])
    else:
        guest.on_board(notation).first.click()
    guest.after(number)


def until_somebody_can_sit(guest: Guest) -> str:
    """Draw until a placement is offered, and name it."""
    while True:
        found = [notation for notation in guest.offered() if notation.startswith("P:")]
        if found:
            return found[0]
        guest.choose(guest.offered()[0])


def parts(notation: str) -> tuple[str, str]:
    kind, _, seat = notation.removeprefix("P:").partition("@")
    return kind, seat


def seats_for(guest: Guest, kind: str) -> set[str]:
    return {parts(other)[1] for other in guest.offered() if other.startswith(f"P:{kind}@")}


def test_a_whole_game_by_mouse(invite: Invite) -> None:
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


def test_a_whole_game_by_touch(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.front()
    ana.set_table(ID, "bots", 2)
    ana.page.locator(".start").click()
    asked = ana.page.locator(".prompt.own:not(.telling)")
    for _ in range(600):
        expect(asked.or_(ana.page.locator("#result")).first).to_be_visible()
        if ana.over():
            break
        number = ana.number()
        playable = ana.board.locator("li.playable .card")
        down = ana.board.locator('.card[data-do^="X:"]')
        if down.count():
            down.first.tap(position=UPPER_PART)
        elif playable.count():
            playable.first.tap(position=UPPER_PART)
            ana.board.locator(".chair.ghosted").tap()  # a picked card shows its best seat at once: the touch there seats it
        else:
            ana.board.locator(".prompt .answer[data-do], .offer button[data-do]").first.tap()
        ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) > before", arg=number)
    assert ana.over()
    assert ana.overflows() <= 0


def test_a_guest_lights_up_seats_and_a_seat_lights_up_guests(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind, seat = parts(until_somebody_can_sit(ana))
    guests = {parts(other)[0] for other in ana.offered() if other.endswith(f"@{seat}")}

    pick(ana, kind)
    lit = ana.board.locator(".chair.lit")
    assert set(lit.evaluate_all("list => list.map(one => one.dataset.chair)")) == seats_for(ana, kind)
    expect(ana.board.locator(".chair.ghosted")).to_have_count(1)
    ana.picture("international-guest")
    assert ana.barriers() == []
    ana.page.keyboard.press("Escape")
    expect(lit).to_have_count(0)

    chair(ana, seat).click()
    playable = ana.board.locator("li.playable .card")
    assert set(playable.evaluate_all("list => list.map(one => one.dataset.guest)")) == guests
    number = ana.number()
    pick(ana, kind)
    ana.after(number)
    expect(sitter(ana, seat)).to_be_visible()


def test_a_guest_is_dragged_to_a_chair(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind, seat = parts(until_somebody_can_sit(ana))
    number = ana.number()
    start, goal = card(ana, kind).bounding_box(), chair(ana, seat).bounding_box()
    assert start is not None and goal is not None
    mouse = ana.page.mouse
    mouse.move(start["x"] + UPPER_PART["x"], start["y"] + UPPER_PART["y"])
    mouse.down()
    mouse.move(start["x"] - 30, start["y"] + 30, steps=3)
    expect(ana.page.locator(".dragged")).to_be_visible()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    expect(ana.board.locator(".chair.ghosted")).to_have_attribute("data-chair", seat)
    mouse.up()
    ana.after(number)


def test_the_cafe_is_walked_by_keys_and_says_why_not(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind, seat = parts(until_somebody_can_sit(ana))
    keys = ana.page.keyboard
    chair(ana, "0").focus()
    for arrow, reached in (("ArrowRight", "1"), ("ArrowDown", "6"), ("ArrowLeft", "5"), ("ArrowDown", "10")):
        keys.press(arrow)
        assert ana.page.evaluate("document.activeElement.dataset.chair") == reached
    card(ana, kind).focus()
    keys.press("Enter")
    # The keyboard goes on at the seat that brings most.
    expect(ana.board.locator(".chair.ghosted")).to_be_focused()
    refused = next(str(other) for other in range(12) if str(other) not in seats_for(ana, kind))
    chair(ana, refused).focus()
    keys.press("?")
    expect(ana.page.locator(".popover")).to_contain_text("CIN-")
    keys.press("Escape")
    expect(ana.page.locator(".popover")).to_have_count(0)
    if card(ana, kind).get_attribute("aria-pressed") == "false":
        card(ana, kind).focus()
        keys.press("Enter")
    number = ana.number()
    chair(ana, seat).focus()
    keys.press("Enter")
    ana.after(number)


def test_a_table_that_objects_is_marked_when_it_is_tried(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID)
    kind = parts(until_somebody_can_sit(ana))[0]
    pick(ana, kind)
    free = {str(number) for number in range(12) if sitter(ana, str(number)).count() == 0}
    refused = sorted(free - seats_for(ana, kind))[0]
    objecting = ana.board.locator("[data-table].objecting")
    chair(ana, refused).hover()
    expect(objecting).to_have_count(0)  # never on mere hover
    chair(ana, refused).click(force=True)  # it is "disabled" but explains itself
    expect(ana.page.locator(".popover")).to_contain_text("CIN-")
    expect(objecting.first).to_be_visible()
    expect(card(ana, kind)).to_have_attribute("aria-pressed", "true")  # what was picked stays picked
    ana.picture("international-objection")
    assert ana.barriers() == []


def test_nothing_moves_from_one_decision_to_the_next(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots(ID, seats=3)
    boxes = """() => {
        const parts = [".cafe", ".rail", ".prompt", ".tools", ".hand ul", "[data-table]", "[data-chair]", ".sorts"];
        return parts.flatMap((one) => [...document.querySelectorAll(one)].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [one, x, y, width, height].map((value) => (typeof value === "number" ? Math.round(value) : value)).join(" ");
        }));
    }"""
    ana.still()
    before = ana.page.evaluate(boxes)
    for _ in range(8):
        click_on_the_board(ana, ana.wish())
        assert ana.page.evaluate(boxes) == before
    assert ana.shifts() == []


def test_others_are_seen_to_move_and_leave_traces(invite: Invite) -> None:
    ana = invite(moving=True, drawer=None)
    ana.front()
    ana.page.evaluate("""() => {
        window.seen = new Set();
        new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
                for (const node of addedNodes) {
                    const what = node.className === "flyer" ? node.querySelector("use")?.getAttribute("href") : null;
                    if (what) window.seen.add(what.split("-").slice(0, 2).join("-"));
                }
        }).observe(document.body, { childList: true, subtree: true });
    }""")
    ana.set_table(ID, "bots", 4)
    ana.page.locator(".start").click()
    asked = ana.page.locator(".prompt.own:not(.telling)")
    for _ in range(30):
        expect(asked).to_be_visible()
        if ana.page.locator(".trace").count():
            break
        number = ana.number()
        if ana.on_board("DRAW").count():
            ana.on_board("DRAW").first.click()
        elif ana.on_board("STOP").count():
            ana.on_board("STOP").first.click()
        else:
            ana.board.locator("li.playable .card").first.click(position=UPPER_PART)
            ana.board.locator(".prompt .answer.gold").click()
        ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) > before", arg=number)
    assert ana.page.locator(".trace").count() > 0
    seen = set(ana.page.evaluate("[...window.seen]"))
    assert any(one.startswith("#guest-") for one in seen), seen
    assert "#ci-back" in seen
    ana.picture("international-traces")


def test_on_a_phone_and_in_the_dark(invite: Invite) -> None:
    for size in (PHONE, SMALL):
        ana = invite(size=size, theme="dark", language="de-DE", touch=True)
        ana.start_against_bots(ID, seats=3)
        for _ in range(6):
            ana.choose(ana.wish())
            assert ana.overflows() <= 0
        ana.page.locator(".drawer .close").click()
        for stop in ("cafe", "hand", "players"):
            ana.page.locator(f'[data-stop="{stop}"]').click()
            assert ana.overflows() <= 0
            assert ana.untranslated() == []
            assert ana.barriers() == []
            ana.picture(f"international-phone-{size[0]}-{stop}")
            small = ana.page.evaluate(
                """() => [...document.querySelectorAll(".frame .scene button")]
                    .filter((one) => !one.closest("[hidden]"))
                    .map((one) => [one.getBoundingClientRect(), one.innerText, getComputedStyle(one, "::before")])
                    .filter(([box, , more]) => {
                        const extra = (side) => Math.max(0, -parseFloat(more[side]) || 0);
                        const width = box.width + extra("left") + extra("right");
                        const height = box.height + extra("top") + extra("bottom");
                        return box.width > 0 && (width < 44 || height < 44);
                    })
                    .map(([, name]) => name)"""
            )
            assert small == []
        ana.page.locator('[data-stop="cafe"]').click()
        ana.page.set_viewport_size({"width": 844, "height": 390})  # the phone is turned on its side
        ana.still()
        terrace, hand = (ana.page.locator(part).bounding_box() for part in (".international .window", ".international .handbox"))
        assert terrace is not None and terrace["height"] >= 300
        assert hand is not None and hand["x"] >= terrace["x"] + terrace["width"] - 1
        assert ana.overflows() <= 0


# Boxes of different parts that lie over each other, and texts that are wider than their box.
COLLISIONS = """parts => {
    const seen = parts.flatMap((part) => [...document.querySelectorAll(part)].map((one) => [part, one]));
    const boxes = seen.map(([part, one]) => [part, one, one.getBoundingClientRect()]).filter(([, , box]) => box.width > 0);
    const higher = (one) => one.matches("button") && one.scrollHeight > one.clientHeight + 1;
    const cut = boxes.filter(([, one]) => one.scrollWidth > one.clientWidth + 1 || higher(one));
    const found = cut.map(([part, one]) => `${part} cuts ${one.innerText}`);
    for (const [index, [part, one, box]] of boxes.entries())
        for (const [other, two, far] of boxes.slice(index + 1)) {
            if (one.contains(two) || two.contains(one)) continue;
            const across = Math.min(box.right, far.right) - Math.max(box.left, far.left);
            const down = Math.min(box.bottom, far.bottom) - Math.max(box.top, far.top);
            if (across > 1 && down > 1) found.push(`${part} ${one.innerText} / ${other} ${two.innerText}`);
        }
    return found;
}"""
HELD = (".prompt .answer, .prompt .no", ".ask .tool", ".hand h2", ".hand .sorts button", ".leads", ".slip .name", ".slip .count")


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_nothing_lies_over_anything_else_with_a_full_hand_and_long_words(invite: Invite, language: str) -> None:
    ana = invite(size=(1280, 720), language=language, drawer=None)
    ana.start_against_bots(ID, seats=3)
    for _ in range(30):
        assert ana.page.evaluate(COLLISIONS, list(HELD)) == []
        number = ana.number()
        if ana.board.locator("li .card").count() == 12:
            break
        ana.board.locator(".prompt .answer[data-do]").first.click()  # draws, or ends the turn
        ana.after(number)
    down = ana.board.locator("button.down")
    expect(down).to_have_attribute("aria-pressed", "true" if ana.board.locator("li.playable .worth.minus").count() else "false")
    playable = ana.board.locator("li.playable .card")
    if down.get_attribute("aria-pressed") == "false":
        playable.first.click(position=UPPER_PART)
        assert ana.page.evaluate(COLLISIONS, list(HELD)) == []
        ana.page.keyboard.press("Escape")
        down.click()
    expect(ana.board.locator("li.playable")).to_have_count(12)
    assert ana.page.evaluate(COLLISIONS, list(HELD)) == []
    ana.picture(f"international-full-hand-{language}")


def test_names_are_read_on_every_card_of_a_full_hand(invite: Invite) -> None:
    for size in ((1280, 720), PHONE, SMALL):
        ana = invite(size=size, language="de-DE", drawer=None, touch=size != (1280, 720))
        ana.start_against_bots(ID, seats=2)
        for _ in range(30):
            if ana.board.locator("li .card").count() == 12:
                break
            number = ana.number()
            ana.board.locator(".prompt .answer[data-do]").first.click()
            ana.after(number)
        if size != (1280, 720):
            ana.page.locator('[data-stop="hand"]').click()
        expect(ana.board.locator("li .card")).to_have_count(12)
        small = ana.page.evaluate(
            """() => [...document.querySelectorAll(".hand .guestcard :is(.plain, .display)")]
                .map((one) => [one, one.getScreenCTM()])
                .map(([one, { a, b }]) => [one.textContent, parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b)])
                .filter(([, size]) => size < 11.9)"""
        )
        assert small == []
        ana.picture(f"international-names-{size[0]}")


def test_a_turn_that_is_told_keeps_its_words_and_its_button_in_the_prompt(invite: Invite) -> None:
    for size in ((1280, 720), PHONE, SMALL):
        ana = invite(size=size, language="de-DE", moving=True, drawer=None, touch=size != (1280, 720))
        ana.front()
        ana.page.evaluate("localStorage.ludocafe = JSON.stringify({ ...JSON.parse(localStorage.ludocafe), pace: 'slow' })")
        ana.set_table(ID, "bots", 3)
        ana.page.locator(".start").click()
        expect(ana.page.locator(".prompt.own:not(.telling)")).to_be_visible()
        answer = ana.board.locator(".prompt .answer[data-do]").first  # draws: nobody of the first hand fits
        answer.click()
        outside = ana.page.wait_for_function(  # looked at in the frame in which it is there
            """() => {
                const frame = document.querySelector(".prompt.telling");
                if (!frame) return null;
                const room = frame.getBoundingClientRect();
                return [".told", ".answer.gold"].filter((part) => {
                    const box = frame.querySelector(part)?.getBoundingClientRect();
                    const across = box && box.left >= room.left && box.right <= room.right;
                    return !across || box.top < room.top || box.bottom > room.bottom;
                });
            }"""
        )
        assert outside.json_value() == []
        ana.page.keyboard.press("x")
        expect(ana.page.locator(".prompt.telling")).to_have_count(0)


def press_to(guest: Guest, inside: str, most: int = 80) -> None:
    """Tab until the keyboard is somewhere."""
    for _ in range(most):
        if guest.page.evaluate("inside => document.activeElement?.closest(inside) !== null", inside):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"{inside} is not reached by keys")


def test_a_whole_game_with_the_keyboard_alone(invite: Invite) -> None:
    ana = invite(drawer=None)
    ana.start_against_bots(ID, seats=5)
    asked = ana.page.locator(".prompt.own:not(.telling)")
    seated = 0
    for _ in range(200):
        expect(asked.or_(ana.page.locator("#result")).first).to_be_visible()
        if ana.over():
            break
        number = ana.number()
        kind = asked.get_attribute("data-prompt")
        down = ana.board.locator('.card[data-do^="X:"]').count() > 0
        if kind != "offer" and (down or ana.board.locator("li.playable").count()):
            press_to(ana, "[data-guest]")
            for key in ["ArrowLeft"] * 12 + ["ArrowRight"] * 12:
                if ana.page.evaluate("document.activeElement.closest('li.playable') !== null"):
                    break
                ana.page.keyboard.press(key)
            ana.page.keyboard.press("Enter")
            if not down:
                expect(ana.board.locator(".chair:focus")).to_have_count(1)
                ana.page.keyboard.press("Enter")
                seated += 1
        elif kind == "turn":
            ana.page.keyboard.press("d")
        elif kind == "more":
            ana.page.keyboard.press("e")
        else:
            press_to(ana, ".offer button[data-do], .prompt button[data-do]")
            ana.page.keyboard.press("Enter")
        ana.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) > before", arg=number)
    assert ana.over()
    assert seated > 5
    expect(ana.page.locator("#result")).to_be_focused()


def test_on_a_phone_the_cards_that_may_be_played_come_into_sight(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True, drawer=None)
    ana.start_against_bots(ID, seats=5)
    playable = ana.page.locator(".strip li.playable").first
    for _ in range(12):
        if playable.count():
            break
        number = ana.number()
        ana.page.locator(".prompt .answer[data-do]").first.tap()
        ana.after(number)
    expect(playable).to_be_in_viewport(ratio=0.6)
    playable.locator(".card").tap(position=UPPER_PART)
    back = ana.page.locator(".prompt").get_by_role("button", name="Put back")
    expect(back).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".sums")).to_be_in_viewport(ratio=1)
