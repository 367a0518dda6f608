"""The frame of every table: nothing moves, turns are told at a pace, reasons where they are asked for, the end, the way back."""

import re

import pytest
from playwright.sync_api import expect

from ludocafe import registry
from tests.browser.conftest import PHONE, Invite
from tests.browser.own_server import OwnServer

GAMES = sorted(registry.kinds())

# Plays a whole game with the choices of the drawer, and notes where the parts of the table lie at every decision.
STEADY = """async (most) => {
    const parts = () => {
        const found = new Map();
        const note = (name, one) => found.set(name, one.getBoundingClientRect());
        document.querySelectorAll(".scene > *").forEach((one, index) => note(`scene ${index}`, one));
        document.querySelectorAll("[data-plate]").forEach((one) => note(`plate ${one.dataset.plate}`, one));
        document.querySelectorAll("[data-steady]").forEach((one) => note(one.dataset.steady, one));
        for (const name of [".prompt", "[data-tools]", ".drawer .panel", ".header-tools"]) {
            const one = document.querySelector(name);
            if (one) note(name, one);
        }
        return found;
    };
    const moved = new Set();
    let first = null;
    let seed = 11;
    let count = 0;
    const ending = () => document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
    await document.fonts.ready;
    while (ending().length) await Promise.all(ending().map((one) => one.finished.catch(() => null)));
    const until = performance.now() + 240000;
    while (count < most && performance.now() < until && !document.querySelector("#result")) {
        const frame = document.querySelector(".frame");
        const offered = [...document.querySelectorAll(".drawer .choices button[data-do]")];
        if (!offered.length || !document.querySelector(".prompt.own")) {
            await new Promise((next) => setTimeout(next, 10));
            continue;
        }
        if (frame.scrollTop || window.scrollY) moved.add("the page has scrolled");
        const now = parts();
        first ??= now;
        for (const [name, was] of first) {
            const is = now.get(name);
            if (!is) continue;
            const far = Math.max(...["x", "y", "width", "height"].map((side) => Math.abs(is[side] - was[side])));
            if (far > 1) moved.add(`${name} by ${far.toFixed(1)} at ${document.querySelector("[data-prompt]").dataset.prompt}`);
        }
        seed = (seed * 1103515245 + 12345) % 2147483648;
        const before = frame.dataset.number;
        offered[seed % offered.length].click();
        count++;
        for (const late = performance.now() + 20000; performance.now() < late && frame.dataset.number === before; )
            await new Promise((next) => setTimeout(next, 5));
    }
    return { count, moved: [...moved], over: document.querySelector("#result") !== null };
}"""


# Words and buttons of the prompt that stick out of it.
SPILT = """() => {
    const box = document.querySelector(".prompt").getBoundingClientRect();
    return [...document.querySelectorAll(".prompt :is(p, button)")]
        .filter((one) => one.getClientRects().length)
        .map((one) => [one.innerText, one.getBoundingClientRect()])
        .filter(([, { x, y, right, bottom }]) => x < box.x || y < box.y || right > box.right + 1 || bottom > box.bottom + 1)
        .map(([words]) => words);
}"""

# Players, prompt and tools that the waiting room lies over.
COVERED = """() => {
    const room = document.querySelector(".room").getBoundingClientRect();
    return [...document.querySelectorAll(".prompt, [data-plate], [data-tools], .header-tools")]
        .map((one) => [one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.x < room.right && room.x < box.right && box.y < room.bottom && room.y < box.bottom)
        .map(([name]) => name);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["wide", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_between_decisions(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana = invite(size=size)
    ana.start_against_bots(game, seats=min(count for count in registry.kinds()[game].seat_counts if count > 1), level="random")
    told = ana.page.evaluate(STEADY, 2000)
    assert told["over"], told
    assert told["moved"] == []
    assert told["count"] > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_window_without_scrolling(invite: Invite, game: str) -> None:
    ana = invite(size=(1280, 720), drawer=None)
    ana.start_against_bots(game, level="random")
    ana.still()
    size = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert ana.page.evaluate(size) == [1280, 720]
    for plate in ana.page.locator(".plate").all():
        box = plate.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 1280 and box["y"] + box["height"] <= 720


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), PHONE], ids=["wide", "laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_chat_has_all_of_its_line_to_write_in(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana = invite(size=size, drawer="chat")
    ana.start_against_bots(game, level="random")
    field = ana.page.get_by_label("Say something")
    expect(field).to_be_in_viewport(ratio=1)
    ana.still()
    shown = field.evaluate(
        """field => {
            const { x, y, width, height, bottom } = field.getBoundingClientRect();
            const panel = field.closest(".panel").getBoundingClientRect();
            const on = document.elementFromPoint(x + width / 2, y + height - 3);
            return { inside: bottom <= panel.bottom && y >= panel.top, free: on === field, height };
        }"""
    )
    assert shown["inside"] and shown["free"], shown
    assert shown["height"] >= 32


def test_the_turns_of_others_are_told_and_any_key_skips_them(invite: Invite) -> None:
    ana = invite(moving=True)
    ana.start_against_bots("cafe_del_gatto", seats=3, level="random")
    telling = ana.page.locator(".prompt.telling")
    ana.choose_and_watch("take")
    ana.page.keyboard.press("x")
    expect(telling).to_have_count(0)
    expect(ana.page.locator(".prompt.own")).to_be_visible()
    shown = ana.number()
    ana.settle()
    assert ana.number() == shown, "nothing was left to tell"


def test_a_touch_on_the_board_skips_and_does_nothing_else(invite: Invite) -> None:
    ana = invite(moving=True)
    ana.start_against_bots("cafe_del_gatto", seats=3, level="random")
    ana.page.evaluate("localStorage.ludocafe = JSON.stringify({ ...JSON.parse(localStorage.ludocafe), pace: 'slow' })")
    ana.page.reload()
    ana.wait_for_turn()
    ana.choose_and_watch("take")
    take = ana.on_board("take").first
    ana.page.locator(".scene").click(position={"x": 5, "y": 300})
    expect(ana.page.locator(".prompt.own")).to_be_visible()
    shown = ana.number()
    ana.settle()
    assert ana.number() == shown
    take.click()
    ana.after(shown)


def test_a_slower_pace_takes_longer(invite: Invite) -> None:
    """The same turns, shown again at each pace, and timed by the page itself."""
    ana = invite(moving=True)
    ana.start_against_bots("cafe_del_gatto", seats=3, level="random")
    ana.choose("take")
    ana.page.evaluate(
        """() => {
            let begun = null;
            new MutationObserver(() => {
                const telling = document.querySelector(".frame").hasAttribute("data-telling");
                if (telling && begun === null) begun = performance.now();
                else if (!telling && begun !== null) [window.lasted, begun] = [performance.now() - begun, null];
            }).observe(document.querySelector(".frame"), { attributeFilter: ["data-telling"] });
        }"""
    )
    lasted = {}
    for pace in ("slow", "brisk"):
        while ana.page.evaluate("JSON.parse(localStorage.ludocafe).pace") != pace:
            ana.page.keyboard.press("p")
        ana.page.evaluate("delete window.lasted")
        ana.page.keyboard.press("r")
        ana.page.wait_for_function("() => window.lasted !== undefined")
        lasted[pace] = ana.page.evaluate("window.lasted")
    assert lasted["brisk"] < 0.7 * lasted["slow"]


def test_what_happened_is_shown_again(invite: Invite) -> None:
    ana = invite(moving=True)
    ana.start_against_bots("cafe_del_gatto", seats=3, level="random")
    again = ana.page.get_by_role("button", name="Again", exact=True)
    expect(again).to_be_disabled()
    ana.choose("take")
    now = ana.number()
    expect(again).to_be_enabled()
    again.click()
    ana.told("Bot 2")
    ana.page.keyboard.press("x")
    expect(ana.page.locator(".frame")).to_have_attribute("data-number", str(now))
    expect(ana.page.locator(".prompt.own")).to_be_visible()


def test_plates_tell_the_last_turn_and_points_with_labels(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots("cafe_international", level="random")
    plate = ana.page.locator("[data-plate='0']")
    expect(plate).to_have_attribute("aria-label", re.compile(r"0 points now, -\d+ if it ended now"))
    ana.start_against_bots("cafe_del_gatto", level="random")
    ana.choose("take")
    expect(ana.page.locator("[data-plate='0']")).to_have_attribute("aria-label", re.compile("2 coins"))


@pytest.mark.parametrize("game", GAMES)
def test_the_drawer_tells_the_same_points_as_the_plates(invite: Invite, game: str) -> None:
    ana = invite(size=(1280, 720))
    ana.start_against_bots(game, level="random")
    chip, plate = ana.page.locator("[data-chip='1']"), ana.page.locator("[data-plate='1']")
    expect(chip).to_contain_text("now")
    told = re.findall(r"(-?\d+)(?: points?)? (now|if it ended now)", plate.get_attribute("aria-label") or "")
    shown = re.findall(r"(-?\d+)\s*(now|if it ended now)", chip.inner_text().replace("−", "-"))
    assert shown == told
    assert ana.barriers() == []


def test_a_reason_is_given_where_it_is_asked_for_and_goes_again(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots("cafe_del_gatto", level="random")
    reason = ana.page.locator(".popover.bad")
    refused = ana.page.locator(".scene [data-why]:not([data-do])").first
    refused.hover(force=True)
    ana.settle()
    expect(reason).to_have_count(0)
    refused.click(force=True)
    expect(reason).to_be_visible()
    expect(reason.get_by_role("button", name="GAT-")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    refused.click(force=True)
    expect(reason).to_be_visible()
    ana.choose("take")
    expect(reason).to_have_count(0)


def test_the_drawer_opens_for_the_keyboard_and_is_remembered(invite: Invite) -> None:
    ana = invite(drawer="")
    ana.start_against_bots("cafe_del_gatto", level="random")
    panel = ana.page.locator(".drawer .panel")
    expect(panel).to_have_count(0)
    ana.page.keyboard.press("Tab")
    expect(panel.locator("[data-tab=choices]")).to_have_attribute("aria-selected", "true")
    for tab in ("log", "chat", "choices"):
        ana.page.keyboard.press("l") if tab != "log" else ana.open_drawer("log")
        expect(panel.locator(f"[data-tab={tab}]")).to_have_attribute("aria-selected", "true")
    ana.page.keyboard.press("l")
    expect(panel).to_have_count(0)
    ana.page.reload()
    ana.wait_for_turn()
    expect(panel).to_have_count(0)
    ana.page.keyboard.press("Tab")
    expect(panel).to_have_count(0)
    ana.page.keyboard.press("Shift+?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("show again what happened")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    number = ana.number()
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("Enter")
    ana.after(number)


def test_a_list_that_is_put_away_points_at_nothing(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots("cafe_del_gatto", level="random")
    looked = ana.page.locator(".prompt .looking")
    ana.choices.first.hover()
    expect(looked).to_be_visible()
    ana.page.keyboard.press("l")
    expect(ana.page.locator(".drawer .panel")).to_have_count(0)
    expect(looked).to_have_count(0)


def test_a_piece_that_moves_in_its_place_stays_there(invite: Invite) -> None:
    ana = invite(moving=True, drawer=None)
    ana.start_against_bots("cafe_del_gatto", level="random")
    tap = ana.page.locator("[data-piece=tap-0]")
    box = tap.bounding_box()
    assert box is not None
    ana.page.evaluate(
        """() => {
            window.way = [];
            const look = () => {
                const tap = document.querySelector("[data-piece=tap-0]");
                if (tap?.getAnimations().length) window.way.push(tap.getBoundingClientRect().x);
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    clean = ana.on_board("clean milk")
    clean.click()
    sure = ana.page.locator(".slip.sure")  # asked once more if too few coins are left
    expect(sure.or_(ana.page.locator(".frame:not([data-number='0'])")).first).to_be_visible()
    if sure.count():
        clean.click()
    ana.after(0)
    way: list[float] = ana.page.evaluate("window.way")
    assert way, "the tap shakes"
    assert max(abs(x - box["x"]) for x in way) < 20


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["laptop", "phone"])
def test_the_result_is_what_one_sees_when_the_game_ends(invite: Invite, size: tuple[int, int]) -> None:
    """Also those who had the list of choices open to the last."""
    ana = invite(size=size, drawer="choices")
    ana.start_against_bots("cafe_del_gatto", level="random")
    assert ana.page.evaluate(STEADY, 2000)["over"]
    result = ana.page.locator("#result")
    expect(result).to_be_in_viewport()
    expect(result).to_be_focused()
    expect(ana.page.locator(".drawer .panel")).to_have_count(0)
    ana.page.keyboard.press("l")
    expect(ana.page.locator(".drawer [role=tab]")).to_have_count(2)
    assert ana.page.evaluate("JSON.parse(localStorage.ludocafe).drawer") == "choices"  # for the next game


def test_a_seat_left_to_a_bot_is_asked_about_and_can_be_taken_back(invite: Invite) -> None:
    ana, ben = invite(), invite()
    ben.enter("Ben")
    id = ana.open_table("cafe_del_gatto", "me", "open", listed=True)
    ben.ask(f"tables/{id}/join", {"seat": 1})
    ana.page.goto(f"/table/{id}")
    expect(ana.page.locator(".plate")).to_have_count(2)
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_role("button", name="Leave my seat to a bot").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("this seat is no longer yours")
    ana.page.get_by_role("button", name="I stay").click()
    ana.page.get_by_role("button", name="Leave my seat to a bot").click()
    ana.page.locator("[data-resign]").click()
    back = ana.page.get_by_role("button", name="Take my seat back")
    expect(back.first).to_be_visible()
    back.first.click()
    expect(back).to_have_count(0)
    expect(ana.page.locator(".tool.undo")).to_be_visible()  # a player's tool again


def test_a_table_begins_with_bots_when_nobody_else_comes(invite: Invite) -> None:
    ana, eve = invite(), invite()
    id = ana.open_table("cafe_del_gatto", "me", "open", "open", listed=True)
    ana.page.goto(f"/table/{id}")
    expect(ana.page.get_by_text("2 seats are free")).to_be_visible()
    eve.page.goto(f"/table/{id}")
    expect(ana.page.get_by_text("Watching: one guest")).to_be_visible()
    ana.page.get_by_label("Say something").fill("Anybody?")
    ana.page.keyboard.press("Enter")
    expect(eve.page.get_by_role("log")).to_contain_text("Anybody?")
    assert ana.barriers() == []
    ana.page.locator("[data-fill]").click()
    ana.wait_for_turn()
    expect(ana.page.locator(".plate")).to_have_count(3)
    # Who looks on has nothing to undo, and gets no hints.
    expect(eve.page.locator(".plate")).to_have_count(3)
    expect(eve.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Hint")).to_have_count(0)
    ana.open_drawer("chat")
    expect(ana.page.locator(".drawer")).to_contain_text("Watching: one guest")


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_waiting_room_lies_on_the_table_and_covers_no_player(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana, ben = invite(size=size, drawer=None), invite(drawer=None)
    id = ana.open_table(game, "open", "me")
    ana.page.goto(f"/table/{id}")
    room = ana.page.locator(".room")
    expect(room).to_be_visible()
    expect(ana.page.locator("[data-fill]")).to_be_visible()
    ana.still()
    for plate in ana.page.locator("[data-plate]").all():  # nobody has points before the game
        assert not re.search(r"\d", plate.inner_text()), plate.inner_text()
    covered = ana.page.evaluate(COVERED)
    assert covered == []
    assert ana.page.evaluate(SPILT) == []
    assert ana.overflows() <= 0
    assert ana.barriers() == []
    assert ana.untranslated() == []
    # A chair is taken at the players' plates, or by the button in the prompt.
    ben.page.goto(ana.page.get_by_label("Invitation link", exact=True).last.input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, ben):
        expect(guest.page.locator(".frame:not([data-waiting])")).to_be_visible()
        expect(guest.page.locator(".room")).to_have_count(0)
        expect(guest.page.locator(".frame")).to_contain_text("Ben")


def test_a_free_chair_is_taken_at_its_plate(invite: Invite) -> None:
    ana, ben = invite(), invite(drawer=None)
    id = ana.open_table("cafe_del_gatto", "me", "open", listed=True)
    ben.page.goto(f"/table/{id}")
    expect(ben.page.locator("[data-plate='1']")).to_contain_text("Sit down")
    ben.page.locator("[data-plate='1']").get_by_role("button").click()
    expect(ben.page.locator(".frame:not([data-waiting])")).to_be_visible()
    expect(ben.page.locator(".tool.undo")).to_be_visible()


def test_the_end_is_seen_first_and_leads_on(invite: Invite) -> None:
    ana = invite(size=PHONE, touch=True)
    ana.start_against_bots("cafe_international", seats=3, level="random")
    assert ana.page.evaluate(STEADY, 2000)["over"]
    result = ana.page.locator("#result")
    expect(result).to_be_focused()
    expect(result).to_contain_text(re.compile("You win|You came|share"))
    expect(ana.page.locator("[data-decided]")).to_be_visible()
    assert ana.overflows() <= 0
    assert ana.barriers() == []
    ana.picture("end-phone")
    bills: list[tuple[list[int], int]] = ana.page.locator(".bill").evaluate_all(
        """bills => bills.map((bill) => {
            const number = (cell) => Number(cell.innerText.replace("−", "-"));
            return [[...bill.querySelectorAll("tr:not(.sum) td:last-child")].map(number), number(bill.querySelector(".total b"))];
        })"""
    )
    assert len(bills) == 3
    assert all(sum(lines) == total for lines, total in bills)
    ana.page.get_by_role("button", name="Look at the table").click()
    expect(result).to_have_count(0)
    for nothing in ("Undo", "Hint"):  # that can be done no more
        expect(ana.page.get_by_role("button", name=nothing, exact=True)).to_have_count(0)
    ana.page.get_by_role("button", name="Result").click()
    expect(result).to_be_visible()
    ana.page.get_by_role("link", name="Look back").click()
    expect(ana.page.locator(".timeline")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_the_log_mark_their_pieces_and_open_their_rule(invite: Invite, game: str) -> None:
    ana = invite(size=(1280, 720))
    ana.start_against_bots(game, level="random")
    for _ in range(6):
        ana.choose(ana.wish())
    ana.open_drawer("log")
    lines = ana.page.locator(".log li.ruled")
    expect(lines.last).to_be_visible()
    if game != "cafe_international":  # which knows no rounds
        expect(ana.page.locator(".log .heading").first).to_be_visible()
    marked = 0
    for line in lines.all()[-6:]:
        line.hover()
        ana.settle()
        marked += ana.page.locator("[data-marked]").count()
    assert marked > 0
    expect(ana.page.locator(".log li[tabindex]")).to_have_count(0)  # no tab stops, unlike their rules
    ana.page.mouse.move(5, 5)
    expect(ana.page.locator("[data-marked]")).to_have_count(0)
    lines.last.click(position={"x": 60, "y": 8})
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("(GAT|CIN|CAF|CTR)-[0-9]+"))
    assert ana.untranslated() == []


def test_who_comes_back_is_told_what_happened_meanwhile(invite: Invite) -> None:
    ana, ben = invite(drawer=None), invite()
    ben.enter("Ben")
    id = ana.open_table("cafe_del_gatto", "me", "open", "bot:random", listed=True)
    ben.ask(f"tables/{id}/join", {"seat": 1})
    ana.page.goto(f"/table/{id}")
    ben.page.goto(f"/table/{id}")
    ana.wait_for_turn()
    ana.on_board("take").first.click()
    ana.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.number) === 1")
    ana.page.goto("/about")
    expect(ben.page.locator("[data-plate='0']")).to_contain_text("not connected")  # what comes now, she does not see
    ben.wait_for_turn()
    ben.on_board("take").first.click()
    ben.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.number) >= 3")  # the bot has played too
    ana.page.goto(f"/table/{id}")
    ana.wait_for_turn()
    told = ana.page.get_by_role("region", name="While you were away")
    expect(told).to_contain_text("Ben +2 coins")
    told.get_by_role("button", name="Read it in the log").click()
    expect(told).to_have_count(0)
    expect(ana.page.locator(".log .since")).to_be_visible()
    ana.page.goto("/about")
    expect(ben.page.locator("[data-plate='0']")).to_contain_text("not connected")  # what she has seen is noted then
    ana.page.goto(f"/table/{id}")
    ana.wait_for_turn()
    expect(told).to_have_count(0)


def test_a_link_to_a_step_opens_for_somebody_else(invite: Invite) -> None:
    ana, ben = invite(), invite()
    id = ana.start_against_bots("cafe_del_gatto", level="random")
    for _ in range(3):
        ana.choose(ana.wish())
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.goto(f"/replay/{id}/2")
    ana.page.get_by_role("button", name="Copy the link to this step").click()
    expect(ana.page.locator(".toast")).to_be_visible()
    ben.page.goto(ana.page.evaluate("navigator.clipboard.readText()"))
    expect(ben.page.locator(".frame")).to_have_attribute("data-number", "2")


@pytest.mark.parametrize("size", [PHONE, (1280, 720)], ids=["phone", "laptop"])
def test_stepping_through_a_replay_scrolls_nothing_but_the_log(invite: Invite, size: tuple[int, int]) -> None:
    ana = invite(size=size)
    id = ana.start_against_bots("cafe_del_gatto", level="random")
    for _ in range(6):
        ana.choose(ana.wish())
    ana.page.goto(f"/replay/{id}/0")
    frame = ana.page.locator(".frame")
    expect(frame).to_have_attribute("data-number", "0")
    places = """() => [window.scrollY, ...[...document.querySelectorAll(".scene, .scene > *, .prompt")]
        .map((one) => { const { x, y } = one.getBoundingClientRect(); return `${x} ${y} ${one.scrollTop}`; })].join()"""
    expect(ana.page.locator(".prompt")).to_be_visible()
    ana.still()
    before = ana.page.evaluate(places)
    for number in range(1, 9):
        ana.page.keyboard.press("ArrowRight")
        expect(frame).to_have_attribute("data-number", str(number))
        ana.settle()
        assert ana.page.evaluate(places) == before
    ana.page.keyboard.press("Shift+ArrowLeft")
    ana.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.number) < 8")


def test_sound_is_offered_once_and_off_until_then(invite: Invite) -> None:
    ana = invite(drawer="")
    ana.start_against_bots("cafe_del_gatto", level="random")
    toast = ana.page.locator(".toast")
    expect(toast).to_contain_text("can be heard")
    assert ana.page.evaluate("JSON.parse(localStorage.ludocafe).sound") is False
    toast.get_by_role("button", name="Sound on").click()
    expect(toast).to_have_count(0)
    assert ana.page.evaluate("JSON.parse(localStorage.ludocafe).sound") is True
    ana.page.reload()
    ana.wait_for_turn()
    expect(toast).to_have_count(0)


def test_a_turn_is_announced_once(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots("cafe_del_gatto", seats=3, level="random")
    ana.page.evaluate(
        """() => {
            window.heard = [];
            const live = document.querySelector("[aria-live=polite][aria-atomic]");
            const all = { childList: true, characterData: true, subtree: true };
            new MutationObserver(() => window.heard.push(live.textContent)).observe(live, all);
        }"""
    )
    ana.choose("take")
    ana.settle()
    heard: list[str] = ana.page.evaluate("window.heard")
    assert heard[-1].endswith("Your turn")
    assert len(heard) <= 3, heard  # two bots, and that it is one's turn


def test_the_line_breaks_and_the_table_says_so(invite: Invite, own_server: OwnServer) -> None:
    ana = invite(at=own_server)
    ana.start_against_bots("cafe_del_gatto", level="random")
    own_server.kill()
    expect(ana.page.get_by_text("Reconnecting")).to_be_visible()
    own_server.open()
    expect(ana.page.get_by_text("Reconnecting")).to_have_count(0)
    ana.choose("take")
