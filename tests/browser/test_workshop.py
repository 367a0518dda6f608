"""The workshop in a real browser: editions of one's own box are entered, kept, shared and played with, by mouse and keyboard."""

import re
import tomllib
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.guest import Guest
from tests.browser.own_server import OwnServer

Invite = Callable[..., Guest]


class Entry(NamedTuple):
    """Something to enter: on which piece, at which place, and what it becomes."""

    kind: str
    which: int
    place: str
    value: str


# Something of every kind of piece that is drawn; each edition stays one that can be played.
BOXES = {
    "cafe": (
        Entry("plan", 12, "plan[12].cafe.points", "9"),
        Entry("plan", 13, "plan[13].cafe.points", "8"),
        Entry("company", 1, "company[1].name", "Companhia do Porto"),
    ),
    "cafe_del_gatto": (
        Entry("cup", 2, "cups[2].menu[0]", "7"),
        Entry("cup", 2, "cups[2].tiles[4].value", "9"),
        Entry("machine", 0, "machine.surcharge[2]", "1"),
    ),
    "cafe_international": (
        Entry("scoring", 0, "scoring.own[4]", "9"),
        Entry("scoring", 0, "scoring.mixed[2]", "3"),
    ),
    "coffee_traders": (
        Entry("contract", 4, "contract[4].n3[0]", "4"),
        Entry("slot", 1, "contract_slot[1].coins", "5"),
        Entry("city", 3, "bars.city[3].slots[1].vp", "7"),
        Entry("row", 0, "player_board.plantation_row[0].items[1].cost", "2"),
        Entry("hills", 0, "coop_layout.building_space[1].arabica", "1"),
        Entry("track", 0, "arabica.vp_per_row[0].vp", "5"),
    ),
}


# From the place that is chosen towards another one: the arrow to press, as somebody sees it; none when one is there.
WAY = """path => {
    const middle = (one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const here = document.querySelector(".bench .ring.chosen"), there = document.querySelector(`.piece [data-field="${path}"]`);
    const [[x, y], [tx, ty]] = [middle(here), middle(there)];
    const [dx, dy] = [tx - x, ty - y];
    if (Math.hypot(dx, dy) < 4) return null;
    return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
}"""


def enter_room(guest: Guest, game: str) -> None:
    guest.page.goto(f"/workshop/{game}")
    expect(guest.page.locator(".room")).to_be_visible()


def lay(guest: Guest, kind: str, index: int = 0) -> None:
    """Take a piece from its shelf to the bench."""
    guest.page.locator(f'[data-piece-kind="{kind}"]').click()
    items = guest.page.locator(f'.shelf [data-item="{index}"]')
    if items.count():
        items.click()


def place(guest: Guest, path: str) -> Locator:
    """A place on the piece."""
    return guest.page.locator(f'.piece [data-field="{path}"]').first


def value(guest: Guest, path: str) -> Locator:
    """Its value in the form."""
    return guest.page.locator(f'.form [data-place="{path}"]')


def checked(guest: Guest) -> Locator:
    """What the checks say, once they have looked at what was entered last."""
    return guest.page.locator(".summary .said, .summary .pill")


@pytest.mark.parametrize("game", sorted(BOXES))
def test_a_box_is_entered_shared_and_played(invite: Invite, game: str) -> None:
    """By mouse: every value is put where it is drawn, the edition is shared, and a friend plays with it."""
    ana = invite()
    enter_room(ana, game)
    for entry in BOXES[game]:
        lay(ana, entry.kind, entry.which)
        place(ana, entry.place).click()
        value(ana, entry.place).fill(entry.value)
        expect(value(ana, entry.place)).to_have_value(entry.value)
    expect(checked(ana)).to_contain_text("It can be played")
    ana.page.get_by_label("Name of the edition").fill("From the attic")
    ana.page.locator(".tools .share").click()
    ana.page.get_by_role("dialog").get_by_role("switch").check()
    link = ana.page.locator(".address").input_value()
    assert re.search(rf"/workshop/{game}/[\w-]+\?key=[\w-]+$", link)

    ben = invite()
    ben.page.goto(link)
    expect(ben.page.get_by_label("Name of the edition")).to_have_value("From the attic")
    entry = BOXES[game][-1]
    lay(ben, entry.kind, entry.which)
    expect(value(ben, entry.place)).to_have_value(entry.value)
    expect(value(ben, entry.place)).to_be_disabled()
    ben.page.get_by_role("button", name="Play with it").click()
    dialog = ben.page.get_by_role("dialog")
    expect(dialog.get_by_label("Edition", exact=True).locator("option:checked")).to_have_text("From the attic")
    dialog.locator('[data-preset="bots"]').click()
    dialog.locator(".start").click()
    ben.wait_for_turn()
    for _ in range(3):
        ben.choose(ben.wish())
    note = ben.page.locator("[data-other-edition]")
    expect(note).to_contain_text("From the attic")
    note.get_by_role("button", name="What differs?").click()
    told = ben.page.get_by_role("dialog")
    for entry in BOXES[game]:
        expect(told.locator("dd b").filter(has_text=entry.value).first).to_be_visible()
    ben.page.keyboard.press("Escape")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


@pytest.mark.parametrize("game", sorted(BOXES))
def test_a_whole_piece_is_entered_by_keyboard(invite: Invite, game: str) -> None:
    """From the shelf to the bench, from place to place, value by value; then the piece is ticked and the next one comes."""
    entry = next(entry for entry in BOXES[game] if entry.kind in ("plan", "cup", "scoring", "contract"))
    ana = invite()
    enter_room(ana, game)
    keys = ana.page.keyboard
    ana.page.locator(f'[data-piece-kind="{entry.kind}"]').focus()
    keys.press("Enter")
    for _ in range(entry.which):
        keys.press("PageDown")
    bench = ana.page.get_by_role("application")
    bench.focus()
    for _ in range(40):
        arrow = ana.page.evaluate(WAY, entry.place)
        if arrow is None:
            break
        keys.press(arrow)
    chosen = ana.page.locator(".form .chosen [data-place]")
    expect(chosen).to_have_attribute("data-place", entry.place)
    keys.type(entry.value)
    expect(chosen).to_have_value(entry.value)
    keys.press("Enter")
    expect(chosen).to_be_focused()
    tick = ana.page.locator(".tickall")
    if tick.count():
        keys.press("Control+Enter")
        keys.press("PageUp")
        expect(tick).to_have_count(0)


def test_squares_are_chosen_by_their_first_letters(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe")
    bench = ana.page.get_by_role("application", name="Plan card 1")
    bench.focus()
    keys = ana.page.keyboard
    for letter, name in (("d", "drying patio"), ("y", "yellow field"), ("s", "ship"), ("e", "empty land"), ("c", "café")):
        keys.press(letter)
        expect(value(ana, "plan[0].squares[0]").locator("option:checked")).to_have_text(name)
        expect(ana.page.get_by_role("status").filter(has_text=name)).to_have_count(1)
    expect(value(ana, "plan[0].cafe.points")).to_be_visible()  # a façade asks for what its café is called and orders
    keys.press(" ")
    expect(value(ana, "plan[0].cafe.points")).to_have_count(0)


def test_every_step_is_taken_back_and_done_again(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    place(ana, "cups[0].menu[0]").click()
    plus = ana.page.get_by_role("button", name="One more", exact=True)
    menu = value(ana, "cups[0].menu[0]")
    before = menu.input_value()
    plus.click()
    expect(menu).to_have_value(str(int(before) + 1))
    ana.page.locator('[data-tick="cups[0].tiles"]').check()
    keys = ana.page.keyboard
    keys.press("Control+z")
    expect(ana.page.locator('[data-tick="cups[0].tiles"]')).not_to_be_checked()
    keys.press("Control+z")
    expect(menu).to_have_value(before)
    expect(ana.page.get_by_role("button", name="Undo")).to_be_disabled()
    keys.press("Control+y")
    expect(menu).to_have_value(str(int(before) + 1))
    ana.page.get_by_role("button", name="Redo").click()
    expect(ana.page.locator('[data-tick="cups[0].tiles"]')).to_be_checked()


def test_stand_ins_are_counted_until_all_are_as_in_the_box(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    left = ana.page.locator(".summary .open")
    count = int(re.search(r"\d+", left.inner_text()).group())  # type: ignore[union-attr]
    tick = ana.page.locator(".tickall")
    here = int(re.search(r"\d+", tick.inner_text()).group())  # type: ignore[union-attr]
    tick.click()
    expect(left).to_contain_text(f"{count - here} stand-ins")
    expect(ana.page.locator('[data-piece-kind="cup"]')).to_contain_text("1 of 5")
    for kind in ("cup", "token"):
        ana.page.locator(f'[data-piece-kind="{kind}"]').click()
        for item in ana.page.locator(".shelf [data-item]").all():
            item.click()
            if tick.count():
                tick.click()
    expect(left).to_contain_text("Nothing left to compare")


def test_an_objection_stands_beside_its_field(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    lay(ana, "cup", 2)
    ana.page.get_by_role("button", name="Layers, from below: one less").click()
    field = ana.page.locator(".form fieldset").filter(has=ana.page.locator(".said .refusal")).first
    expect(field).to_be_visible()
    expect(ana.page.get_by_role("button", name="Play with it")).to_be_disabled()
    lay(ana, "cup", 0)
    expect(ana.page.locator('.shelf [data-item="2"]')).to_have_accessible_name(re.compile("objection"))
    checked(ana).click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Doppio").first.click()
    expect(ana.page.get_by_role("heading", name="Doppio")).to_be_visible()
    ana.page.keyboard.press("Control+z")
    expect(checked(ana)).to_contain_text("It can be played")
    expect(ana.page.locator(".form .said .refusal")).to_have_count(0)


def test_what_is_said_of_all_pieces_of_a_kind_stands_at_each(invite: Invite) -> None:
    """A plantation of another level makes two totals wrong, and no row alone is to blame."""
    ana = invite()
    enter_room(ana, "coffee_traders")
    lay(ana, "row")
    value(ana, "player_board.plantation_row[0].items[0].level").fill("3")
    refused = ana.page.locator(".form .said .refusal")
    expect(refused).to_have_count(2)
    lay(ana, "city")
    expect(refused).to_have_count(0)
    checked(ana).click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Plantation rows").first.click()
    expect(refused).to_have_count(2)


def test_what_was_entered_is_there_again(invite: Invite) -> None:
    """On the device alone, and then on the server, where each change goes by itself."""
    ana = invite()
    enter_room(ana, "cafe_international")
    lay(ana, "limits")
    value(ana, "limits.hand_max.value").fill("15")
    expect(ana.page.locator(".state")).to_have_text("on this device only")
    ana.page.wait_for_function('() => Object.values(localStorage).some((kept) => kept.includes(\'"hand_max":{"value":15\'))')
    ana.page.reload()
    lay(ana, "limits")
    expect(value(ana, "limits.hand_max.value")).to_have_value("15")
    ana.page.get_by_role("button", name="Save here").click()
    expect(ana.page).to_have_url(re.compile(r"/workshop/cafe_international/[\w-]+$"))
    lay(ana, "limits")
    held: list[Route] = []
    ana.page.route("**/api/editions/*", lambda route: held.append(route))
    with ana.page.expect_request("**/api/editions/*"):
        value(ana, "limits.hand_max.value").fill("14")
        expect(ana.page.locator(".state")).to_have_text("saving …")
    expect(ana.page.locator(".state")).to_have_text("saving …")
    for route in held:
        route.continue_()
    ana.page.unroute("**/api/editions/*")
    expect(ana.page.locator(".state")).to_have_text("saved")
    ana.page.evaluate("localStorage.clear()")
    ana.page.reload()
    lay(ana, "limits")
    expect(value(ana, "limits.hand_max.value")).to_have_value("14")
    ana.page.goto("/workshop")
    expect(ana.page.locator(".mine li")).to_contain_text("My box")
    ana.page.get_by_role("button", name="Throw away").click()
    ana.page.get_by_role("button", name="Really throw away?").click()
    expect(ana.page.locator(".mine li")).to_have_count(0)


def test_two_windows_notice_each_other(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    ana.page.get_by_role("button", name="Save here").click()
    expect(ana.page).to_have_url(re.compile(r"/workshop/cafe_del_gatto/[\w-]+$"))
    second = Guest(ana.page.context.new_page())
    second.page.goto(ana.page.url)
    place(second, "cups[0].menu[0]").click()
    value(second, "cups[0].menu[0]").fill("4")
    expect(second.page.locator(".state")).to_have_text("saved")
    place(ana, "cups[0].menu[0]").click()
    value(ana, "cups[0].menu[0]").fill("6")
    expect(ana.page.locator(".state")).to_have_text("changed in another window")
    ana.page.get_by_role("button", name="Make a copy of mine").click()
    expect(ana.page.locator(".state")).to_have_text("saved")
    expect(ana.page.get_by_label("Name of the edition")).to_have_value("My box (copy)")
    expect(value(ana, "cups[0].menu[0]")).to_have_value("6")
    assert not second.troubles


def test_an_edition_goes_through_a_file(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "coffee_traders")
    value(ana, "contract[0].n3[0]").fill("5")
    ana.page.get_by_role("button", name="File").click()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("button", name="Download as TOML").click()
    text = download.value.path().read_text(encoding="utf-8")
    data = tomllib.loads(text)
    assert data["contract"][0]["n3"][0] == 5
    assert data["contract"][0]["n3_source"] == "B"

    ben = invite()
    enter_room(ben, "coffee_traders")
    ben.page.get_by_role("button", name="File").click()
    ben.page.get_by_label("Or paste its text").fill(text)
    ben.page.get_by_role("button", name="Read it").click()
    expect(value(ben, "contract[0].n3[0]")).to_have_value("5")
    ben.page.get_by_role("button", name="Undo").click()
    expect(value(ben, "contract[0].n3[0]")).to_have_value("2")
    ben.page.get_by_role("button", name="File").click()
    dialog = ben.page.get_by_role("dialog")
    ben.page.get_by_label("Or paste its text").fill("[[contract")
    ben.page.get_by_role("button", name="Read it").click()
    expect(dialog.get_by_text("cannot be read")).to_be_visible()
    told = dialog.locator(".notice").filter(has_text="cannot be read")
    told.get_by_role("button", name="Close").click()  # nothing lies over it
    expect(dialog.get_by_text("cannot be read")).to_have_count(0)
    ben.page.get_by_label("Or paste its text").fill("[meta]\ngame = 'cafe'")
    ben.page.get_by_role("button", name="Read it").click()
    expect(dialog.get_by_text("no edition of this game")).to_be_visible()
    ben.page.set_viewport_size({"width": 390, "height": 844})
    assert dialog.locator(".content").evaluate("one => one.scrollWidth <= one.clientWidth"), "wider than a phone"
    expect(value(ben, "contract[0].n3[0]")).to_have_value("2")


def test_a_kept_edition_is_chosen_for_a_new_table(invite: Invite) -> None:
    """The waiting room tells everybody, also who comes by an invitation."""
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    value(ana, "cups[0].menu[0]").fill("3")
    ana.page.get_by_label("Name of the edition").fill("Grandmother’s box")
    ana.page.get_by_role("button", name="Save here").click()
    expect(ana.page.locator(".state")).to_have_text("saved")
    ana.front()
    ana.page.locator('article[data-game="cafe_del_gatto"]').get_by_role("button", name="With friends").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label("Edition", exact=True).select_option(label="Grandmother’s box")
    dialog.locator(".start").click()
    expect(ana.page.locator("[data-other-edition]")).to_contain_text("Grandmother’s box")
    link = ana.page.get_by_label("Invitation link", exact=True).last.input_value()
    ben = invite()
    ben.page.goto(link)
    ben.page.locator("form button").last.click()
    note = ben.page.locator("[data-other-edition]").first
    expect(note).to_contain_text("Grandmother’s box")
    note.get_by_role("button", name="What differs?").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("1 value differs")
    expect(ben.page.get_by_role("dialog")).to_contain_text("Espresso")


def test_a_link_that_is_not_shared_any_more_shows_nothing(invite: Invite) -> None:
    ana, ben = invite(), invite()
    enter_room(ana, "cafe")
    ana.page.locator(".tools .share").click()
    ana.page.get_by_role("dialog").get_by_role("switch").check()
    link = ana.page.locator(".address").input_value()
    ben.page.goto(link)
    expect(ben.page.locator(".room")).to_be_visible()
    ana.page.get_by_role("dialog").get_by_role("switch").uncheck()
    expect(ana.page.locator(".address")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.get_by_role("alert")).to_contain_text("no longer shared")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_workshop_speaks_every_language(invite: Invite, language: str) -> None:
    ana = invite(language=language)
    for game in sorted(BOXES):
        enter_room(ana, game)
        for tab in ana.page.locator("[data-piece-kind]").all():
            tab.click()
            assert ana.untranslated() == []
            labels = ana.page.locator(".room").evaluate(
                "room => [...room.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)"
            )
            assert [label for label in labels if re.match(r"(form|piece|page)-", label)] == []
            assert not re.search(r"\b(form|piece)-[a-z]", ana.page.locator(".room").inner_text())


@pytest.mark.parametrize(
    ("theme", "size"), [("light", (1440, 900)), ("dark", (1280, 720)), ("light", (390, 844)), ("dark", (320, 640))]
)
def test_the_workshop_puts_up_no_barriers(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    ana = invite(size=size, theme=theme, touch=size[0] < 600)
    for game in sorted(BOXES):
        enter_room(ana, game)
        expect(ana.page.locator(".summary .said, .summary .pill")).to_be_visible()
        for tab in ana.page.locator("[data-piece-kind]").all():
            tab.click()
            assert ana.overflows() <= 0, (game, tab.inner_text())
        assert ana.barriers() == [], game
        ana.picture(f"workshop-{game}-{size[0]}-{theme}")


def test_a_broken_connection_loses_nothing(invite: Invite, own_server: OwnServer) -> None:
    """What could not be sent is sent when the server is back."""
    ana = invite(at=own_server)
    enter_room(ana, "cafe_del_gatto")
    ana.page.get_by_role("button", name="Save here").click()
    expect(ana.page.locator(".state")).to_have_text("saved")
    own_server.kill()
    value(ana, "cups[0].menu[0]").fill("8")
    expect(ana.page.locator(".state")).to_have_text("not saved yet, trying again")
    own_server.open()
    expect(ana.page.locator(".state")).to_have_text("saved")
    ana.page.evaluate("localStorage.clear()")
    ana.page.reload()
    expect(value(ana, "cups[0].menu[0]")).to_have_value("8")


def test_whoever_leaves_while_an_edition_is_saved_has_left(invite: Invite) -> None:
    ana = invite()
    enter_room(ana, "cafe_del_gatto")
    held: list[Route] = []
    ana.page.route("**/api/editions", lambda route: held.append(route))
    with ana.page.expect_request("**/api/editions"):
        ana.page.get_by_role("button", name="Save here").click()
    ana.page.get_by_role("banner").get_by_role("link", name="Rules", exact=True).click()
    expect(ana.page.locator("h1")).to_have_text("What is in the box")
    address = ana.page.url
    with ana.page.expect_response("**/api/editions"):
        held.pop().continue_()
    ana.settle()
    assert ana.page.url == address
