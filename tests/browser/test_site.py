"""What surrounds the games: pages, languages, tables with several people, lost lines, spectators, replays, size."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludocafe import registry
from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest
from tests.browser.own_server import OwnServer

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
SMALL = 250 * 1024


def open_table_with_friends(guest: Guest) -> str:
    """Open a table with a free chair and give the invitation link."""
    guest.front()
    guest.set_table()
    guest.page.locator(".start").click()
    return guest.page.get_by_label("Invitation link", exact=True).last.input_value()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(invite: Invite, language: str) -> None:
    ana = invite(language=LANGUAGES[language])
    ana.front()
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    ana.picture(f"front-{language}")
    assert ana.untranslated() == []
    for path in ("/rules", "/rules/cafe_del_gatto", "/about", "/settings"):
        ana.page.goto(path)
        expect(ana.page.locator("h1")).to_be_visible()
        assert ana.untranslated() == []
    ana.start_against_bots()
    for _ in range(6):
        ana.choose(ana.wish())
    assert ana.untranslated() == []
    ana.picture(f"table-{language}")


def test_the_language_changes_in_the_middle_of_a_game(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    ana.choose("take")
    ana.page.evaluate("window.stillTheSamePage = true")
    for language, words in (("fr", "Tous les choix"), ("de", "Alle Züge"), ("en", "All choices")):
        ana.speak(language)
        expect(ana.page.locator("[data-tab=choices]")).to_contain_text(words)
        expect(ana.page.locator("html")).to_have_attribute("lang", language)
        assert ana.untranslated() == []
    assert ana.page.evaluate("window.stillTheSamePage") is True


def test_two_people_play_each_other(invite: Invite) -> None:
    ana, ben = invite(), invite(language="de-DE")
    link = open_table_with_friends(ana)
    ana.picture("waiting-room")
    assert ana.barriers() == []
    ben.page.goto(link)
    assert ben.barriers() == []
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name="Hinsetzen").click()
    ana.wait_for_turn()
    expect(ana.page.locator("[data-plate='1']")).to_contain_text("Ben")
    for _ in range(4):
        for guest, other in ((ana, ben), (ben, ana)):
            expect(guest.choices.first).to_be_visible()
            number = guest.number()
            guest.page.locator('.drawer .choices button[data-do="take"]').click()
            other.after(number)
    ana.open_drawer("chat")
    ana.page.get_by_label("Say something").fill("Guten Tag!")
    ana.page.keyboard.press("Enter")
    ben.open_drawer("chat")
    expect(ben.page.get_by_role("log")).to_contain_text("Guten Tag!")
    number = ana.number()
    ben.page.get_by_role("button", name="Zurück?").click()
    ana.page.get_by_role("button", name="Agree").click()
    ben.after(number)
    ben.page.context.close()
    expect(ana.page.locator("[data-plate='1']")).to_contain_text("not connected")


def test_a_move_survives_the_death_of_the_server(invite: Invite, own_server: OwnServer) -> None:
    ana = invite(at=own_server)
    ana.start_against_bots()
    ana.choose("take")
    coins = ana.page.locator("[data-piece='purse-of-0'] .visually-hidden").first.inner_text()
    own_server.kill()
    expect(ana.page.get_by_text("Reconnecting")).to_be_visible()
    ana.picture("reconnecting")
    number = ana.number()
    ana.page.locator('.drawer .choices button[data-do="take"]').click()
    own_server.open()
    expect(ana.page.get_by_text("Reconnecting")).to_have_count(0)
    ana.after(number)
    after = ana.page.locator("[data-piece='purse-of-0'] .visually-hidden").first.inner_text()
    assert int(re.findall(r"\d+", after)[0]) == int(re.findall(r"\d+", coins)[0]) + 2
    ana.page.reload()
    ana.wait_for_turn()
    assert ana.page.locator("[data-piece='purse-of-0'] .visually-hidden").first.inner_text() == after


def test_a_game_of_other_rules_tells_its_players_why_it_waits(invite: Invite, own_server: OwnServer) -> None:
    """The server comes back as a version that plays other rules: the table says so, and goes on when they are back."""
    ana = invite(at=own_server)
    ana.start_against_bots()
    ana.choose("take")
    ana.wait_for_turn()
    own_server.kill()
    own_server.play_rules("cafe_del_gatto", 0)
    own_server.open()
    said = {"fr": "version 0 des règles", "de": "Version 0 der Regeln", "en": "version 0 of the rules"}
    ana.page.reload()
    for language, words in said.items():
        ana.speak(language)
        expect(ana.page.get_by_role("main").get_by_role("status")).to_contain_text(words)
        assert ana.untranslated() == []
    assert ana.barriers() == []
    ana.picture("pinned")
    own_server.kill()
    own_server.play_rules("cafe_del_gatto", 1)
    own_server.open()
    ana.page.reload()
    ana.wait_for_turn()
    ana.choose("take")


def test_a_spectator_sees_the_table_but_cannot_play(invite: Invite) -> None:
    ana, eve = invite(), invite()
    ana.start_against_bots()
    table = ana.page.url
    eve.page.goto(table)
    expect(eve.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_text("Let somebody watch").click()
    link = ana.page.get_by_label("Link for spectators", exact=True).last.input_value()
    expect(ana.page.get_by_role("img", name="Link for spectators")).to_be_visible()
    ana.picture("spectator-link")
    ana.page.keyboard.press("Escape")
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(eve.board.locator("[data-do]")).to_have_count(0)
    expect(eve.choices).to_have_count(0)
    number = ana.number()
    ana.choose("take")
    eve.page.wait_for_function("before => Number(document.querySelector('.frame').dataset.number) > before", arg=number)


def test_one_device_is_handed_around(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.set_table("cafe_international", "device")
    ana.page.locator("[data-chair='2']").click()
    ana.page.get_by_label("Name on seat 2").fill("Ben")
    ana.page.locator(".start").click()
    ready = ana.page.locator(".ready")
    expect(ready).to_be_visible()
    expect(ana.choices).to_have_count(0)
    ready.click()
    ana.wait_for_turn()
    while not ready.is_visible():
        ana.choose(ana.offered()[0])
    expect(ready).to_contain_text("I am")
    expect(ana.page.locator(".plate")).to_have_count(0)
    ana.picture("hand-over")
    assert ana.barriers() == []
    ready.click()
    ana.wait_for_turn()


def test_a_game_without_secrets_is_handed_around_in_the_open(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.set_table("cafe_del_gatto", "device")
    ana.page.locator("[data-chair='2']").click()
    ana.page.get_by_label("Name on seat 2").fill("Ben")
    ana.page.locator(".start").click()
    for name in ("Ben", "Guest", "Ben"):
        ana.wait_for_turn()
        expect(ana.page.locator(".plate.active .name")).not_to_have_text(name)
        ana.choose("take")
        expect(ana.page.locator(".plate.active .name")).to_have_text(name)
    expect(ana.page.locator(".ready")).to_have_count(0)


def test_a_replay_steps_links_and_draws_the_points(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    for _ in range(8):
        ana.choose(ana.wish())
    most = ana.number()
    ana.page.get_by_role("button", name="Table menu").click()
    ana.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    frame = ana.page.locator(".frame")
    expect(frame).to_have_attribute("data-number", str(most))
    ana.page.keyboard.press("ArrowLeft")
    expect(frame).to_have_attribute("data-number", str(most - 1))
    ana.page.keyboard.press("Home")
    expect(frame).to_have_attribute("data-number", "0")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.wait_for_function("() => Number(document.querySelector('.frame').dataset.number) >= 2")
    ana.page.get_by_role("button", name="Pause").click()
    ana.page.goto(re.sub(r"/\d+$", "/3", ana.page.url))
    expect(frame).to_have_attribute("data-number", "3")
    ana.page.get_by_role("button", name="Look at step 5", exact=True).click()
    expect(frame).to_have_attribute("data-number", "5")
    ana.picture("replay")
    assert ana.barriers() == []
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Record").click()
    assert download.value.suggested_filename.startswith("cafe_del_gatto-")


@pytest.mark.parametrize(("theme", "size"), [("light", (1280, 800)), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_front_page_dialog_and_table_put_up_no_barriers(invite: Invite, theme: str, size: tuple[int, int]) -> None:
    ana = invite(theme=theme, size=size)
    kind = f"{theme}-{'phone' if size == PHONE else 'wide'}"
    ana.front()
    assert ana.barriers() == []
    assert ana.overflows() <= 0
    ana.picture(f"front-{kind}", whole=True)
    ana.set_table(preset="bots")
    assert ana.barriers() == []
    ana.picture(f"create-{kind}")
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    for _ in range(3):
        ana.choose(ana.wish())
    assert ana.barriers() == []
    ana.picture(f"table-{kind}", whole=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_is_wider_than_a_phone(invite: Invite, language: str) -> None:
    ana = invite(size=PHONE, touch=True, language=LANGUAGES[language])

    def fits(what: str) -> None:
        for width in (320, 360, 390):
            ana.page.set_viewport_size({"width": width, "height": 700})
            assert ana.overflows() <= 0, f"{what}, {width} wide"

    ana.front()
    fits("front page")
    for game in registry.kinds():
        ana.page.goto(f"/learn/{game}")
        expect(ana.page.locator("h1").first).to_be_attached()
        fits(f"lessons of {game}")
    ana.page.goto(f"/table/{ana.open_table('cafe_del_gatto', 'me', 'open')}")
    expect(ana.page.locator(".room")).to_be_visible()
    fits("waiting room")
    for game in registry.kinds():
        ana.start_against_bots(game)
        fits(game)
    ana.page.goto(ana.page.url.replace("/table/", "/replay/"))
    expect(ana.page.locator(".frame")).to_be_visible()
    fits("replay")


@pytest.mark.parametrize("size", [PHONE, (1366, 768)], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", ["cafe", "cafe_del_gatto", "cafe_international"])
def test_pointing_at_a_choice_moves_nothing(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana = invite(size=size, language="fr-FR", touch=size == PHONE)
    ana.start_against_bots(game)
    for _ in range(6):
        assert ana.shifts() == []
        ana.choose(ana.offered()[0])


@pytest.mark.parametrize("game", ["cafe", "cafe_del_gatto"])
def test_every_line_of_the_log_tells_something(invite: Invite, game: str) -> None:
    ana = invite()
    ana.start_against_bots(game)
    for _ in range(12):
        ana.choose(ana.wish())
    ana.open_drawer("log")
    lines = ana.page.locator(".log li:not(.since) > div").all_text_contents()  # lines out of sight have no inner text
    assert len(lines) > 6
    assert all(line.strip() for line in lines)


def test_the_front_page_is_light(invite: Invite) -> None:
    ana = invite()
    session = ana.page.context.new_cdp_session(ana.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    ana.front()
    expect(ana.page.locator("article")).to_have_count(len(registry.kinds()))
    ana.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) < SMALL


def sent(file: Path) -> int:
    """How many bytes a file is over the line."""
    twin = file.with_name(f"{file.name}.br")
    return (twin if twin.exists() else file).stat().st_size


def test_what_is_kept_to_open_without_a_network_is_light(built_page: Path) -> None:
    """The service worker fetches it behind a first visit, whether or not somebody comes to a table."""
    files = re.search(r"FILES = (\[.*?\]);", (built_page / "sw.js").read_text(encoding="utf-8"), re.DOTALL)
    assert files
    kept = [built_page / (name.removeprefix("/") or "index.html") for name in json.loads(files[1])]
    assert len(kept) > 20
    assert sum(map(sent, kept)) < SMALL


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_can_be_started_without_scrolling_on_a_laptop(invite: Invite, language: str) -> None:
    ana = invite(size=(1280, 720), language=LANGUAGES[language])
    ana.front()
    plays = ana.page.locator("article .play")
    expect(plays).to_have_count(len(registry.kinds()))
    ana.settle()
    tops = set()
    for play in plays.all():
        box = play.bounding_box()
        assert box is not None and box["y"] + box["height"] < 720
        tops.add(round(box["y"]))
    assert len(tops) == 1  # the same thing in the same place
    ana.picture(f"front-laptop-{language}")


def luminance(guest: Guest, x: int, y: int) -> float:
    """The mean relative luminance of some pixels of the street around a point in the units of its drawing."""
    place = guest.page.locator(".street.artwork > svg").evaluate(
        "(svg, [x, y]) => { const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [at.x, at.y]; }", [x, y]
    )
    seen = guest.page.screenshot(clip={"x": place[0] - 6, "y": place[1] - 6, "width": 12, "height": 12})
    found: float = guest.page.evaluate(
        """async (bytes) => {
            const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
            const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
            canvas.drawImage(picture, 0, 0);
            const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
            const line = (value) => (value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
            let sum = 0;
            for (let at = 0; at < data.length; at += 4) {
                sum += 0.2126 * line(data[at]) + 0.7152 * line(data[at + 1]) + 0.0722 * line(data[at + 2]);
            }
            return sum / (data.length / 4);
        }""",
        list(seen),
    )
    return found


@pytest.mark.parametrize(("theme", "least"), [("light", 1.2), ("dark", 3.0)])
def test_the_cat_on_its_sign_stands_out_from_the_wall(invite: Invite, theme: str, least: float) -> None:
    """By noon its colour does much; by lamplight a dark cat on a dark wall was lost."""
    ana = invite(size=(1280, 720), theme=theme)
    ana.front()
    ana.settle()
    fur, wall = luminance(ana, 290, 176), luminance(ana, 177, 172)
    lighter, darker = max(fur, wall), min(fur, wall)
    assert (lighter + 0.05) / (darker + 0.05) > least
    ana.picture(f"front-cat-{theme}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_press_starts_a_game_against_two_bots(invite: Invite, language: str) -> None:
    ana = invite(language=LANGUAGES[language], drawer=None)
    ana.front()
    ana.page.locator('article[data-game="cafe_del_gatto"] .play').click()
    ana.wait_for_turn()
    expect(ana.page.locator("[data-plate]")).to_have_count(3)
    ana.picture(f"at-once-{language}")


def test_the_next_game_is_against_bots_of_the_level_chosen_last(invite: Invite) -> None:
    ana = invite(drawer=None)
    ana.front()
    ana.set_table(preset="bots")
    ana.page.locator("[data-chair='2']").click()
    ana.page.locator("[data-level=apprentice]").click()
    ana.page.locator(".start").click()
    ana.wait_for_turn()
    ana.front()
    ana.page.locator('article[data-game="cafe_del_gatto"] .play').click()
    ana.wait_for_turn()
    ana.front()
    ana.page.locator('article[data-game="cafe"] .friends').click()
    ana.page.locator("[data-preset=bots]").click()
    expect(ana.page.locator("[data-chair='2']")).to_contain_text("Apprentice")


def test_a_new_table_is_private_until_somebody_switches_that_off(invite: Invite, own_server: OwnServer) -> None:
    ana, ben = invite(at=own_server), invite(at=own_server)
    open_table_with_friends(ana)
    ben.front()
    expect(ben.page.get_by_text("No table is open")).to_be_visible()
    ana.front()
    ana.set_table("coffee_traders", seats=3)
    switch = ana.page.get_by_role("switch", name="Private table")
    expect(switch).to_be_checked()
    expect(switch).to_be_in_viewport()
    switch.press("Space")
    expect(ana.page.get_by_role("switch", name="Open table")).not_to_be_checked()
    ana.page.locator(".start").click()
    expect(ana.page.get_by_label("Invitation link", exact=True).last).to_be_visible()
    ben.front()
    expect(ben.page.get_by_role("link", name="Join : Coffee Traders")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_fits_every_screen(invite: Invite, language: str) -> None:
    ana = invite(language=LANGUAGES[language])
    ana.front()
    for width, height, theme in ana.screens():
        ana.set_table("coffee_traders", seats=5)
        dialog = ana.page.get_by_role("dialog")
        assert ana.overflows() <= 0
        assert ana.barriers() == []
        for part in (dialog.locator(".start"), dialog.get_by_role("switch")):
            box = part.bounding_box()
            assert box is not None and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
        before = dialog.locator(".start").bounding_box()
        dialog.locator("[data-chair='5']").click()
        dialog.locator(".out").click()
        assert dialog.locator(".start").bounding_box() == before
        ana.picture(f"new-table-{width}-{theme}")
        ana.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_new_table_is_opened_by_keyboard(invite: Invite) -> None:
    """The dialog starts at the first thing to write, and gives the focus back."""
    ana = invite()
    ana.front()
    keys = ana.page.keyboard
    friends = ana.page.locator('article[data-game="coffee_traders"] .friends')
    friends.press("Enter")
    expect(ana.page.get_by_label("Your name")).to_be_focused()
    expect(ana.page.locator("[data-chair]")).to_have_count(3)  # two would play with André
    keys.press("Escape")
    expect(friends).to_be_focused()
    friends.press("Enter")
    expect(ana.page.get_by_label("Your name")).to_be_focused()
    keys.type("Ana")
    expect(ana.page.locator("[data-chair='1']")).to_contain_text("Ana")
    keys.press("Enter")
    expect(ana.page.get_by_label("Invitation link", exact=True).last).to_be_visible()


def test_players_are_named_in_the_options_and_only_those_at_the_table(invite: Invite) -> None:
    ana = invite()
    ana.front()
    ana.set_table("cafe_international", "device", 2)
    ana.page.locator("[data-chair='2']").click()
    ana.page.get_by_label("Name on seat 2").fill("Ben")
    first = ana.page.get_by_role("group", name="First player")
    expect(first.get_by_role("button")).to_have_count(3)
    first.get_by_role("button", name="Ben").click()
    ana.page.locator(".start").click()
    expect(ana.page.locator(".ready")).to_contain_text("Ben")


def test_a_house_is_a_door_to_its_plate(invite: Invite) -> None:
    ana = invite(size=(1280, 720))
    ana.front()
    ana.page.locator(".street .doors button").nth(2).click()
    expect(ana.page.locator('article[data-game="cafe"] .play')).to_be_focused()


def test_a_board_is_fetched_when_somebody_looks_at_its_game(invite: Invite) -> None:
    ana = invite(offline_ready=True)
    ana.front()
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept = "async () => (await (await caches.open((await caches.keys())[0])).keys()).map((one) => new URL(one.url).pathname)"
    boards = f"async () => (await ({kept})()).filter((path) => /Board|Scene/.test(path)).length"
    assert ana.page.evaluate(kept)
    assert ana.page.evaluate(boards) == 0
    ana.page.locator('article[data-game="cafe"]').hover()
    ana.page.wait_for_function(f"async () => await ({boards})() >= 2")  # the board and its style
    ana.page.locator('article[data-game="cafe_del_gatto"] .play').focus()
    ana.page.wait_for_function(f"async () => await ({boards})() >= 4")


def test_the_shell_opens_without_a_network(invite: Invite) -> None:
    ana = invite(offline_ready=True)
    ana.front()
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ana.page.goto("/rules/cafe_del_gatto")
    expect(ana.page.locator("h1")).to_have_text("What is in the box")
    ana.page.context.set_offline(True)
    ana.page.goto("/rules/cafe_del_gatto")
    expect(ana.page.locator("h1")).to_have_text("What is in the box")
    ana.page.get_by_role("link", name="Front page").click()
    expect(ana.page.get_by_text("cannot be reached").first).to_be_visible()
    ana.page.context.set_offline(False)


def test_the_front_page_lists_my_games_and_open_tables(invite: Invite) -> None:
    ana, ben = invite(), invite()
    ana.front()
    ana.set_table()
    ana.page.get_by_role("switch").uncheck()
    ana.page.locator(".start").click()
    expect(ana.page.get_by_label("Invitation link", exact=True).last).to_be_visible()
    ana.start_against_bots()
    ana.front()
    mine = ana.page.locator("section", has=ana.page.locator("#mine"))
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Waiting for players")
    ben.front()
    expect(ben.page.locator("section", has=ben.page.locator("#open")).locator("a").first).to_be_visible()


def test_the_log_is_read_for_one_player_by_keyboard(invite: Invite) -> None:
    ana = invite()
    ana.start_against_bots()
    for _ in range(4):
        ana.choose(ana.wish())
    ana.open_drawer("log")
    whose = ana.page.get_by_label("Show", exact=True)
    lines = ana.page.locator(".log li")
    ana.settle()
    everybody = lines.count()
    bot = whose.locator("option").nth(2).inner_text()
    whose.focus()
    ana.page.keyboard.press("ArrowDown")
    ana.page.keyboard.press("ArrowDown")
    expect(whose.locator("option:checked")).to_have_text(bot)
    assert 0 < lines.count() < everybody
    assert any(bot in text for text in lines.all_inner_texts())
    assert ana.barriers() == []
    ana.picture("log-of-one-player")
    whose.select_option(index=0)
    expect(lines).to_have_count(everybody)


def test_the_settings_are_kept(invite: Invite) -> None:
    ana = invite()
    ana.page.goto("/settings")
    ana.page.get_by_label("Your name").first.fill("Ana")
    ana.page.get_by_role("button", name="Save").first.click()
    expect(ana.page.get_by_text("Saved.")).to_be_visible()
    ana.page.get_by_role("button", name="Dark", exact=True).click()
    ana.page.get_by_label("Confirm every move").check()
    ana.page.reload()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ana.page.get_by_label("Confirm every move")).to_be_checked()
    expect(ana.page.get_by_label("Your name").first).to_have_value("Ana")


def test_rules_are_searched_and_linked(invite: Invite) -> None:
    ana = invite()
    ana.page.goto("/rules/cafe_del_gatto/GAT-44")
    rule = ana.page.locator("#rule-GAT-44")
    expect(rule).to_be_focused()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Buying a token")
    # What the rulebook leaves open stands on its own paper.
    expect(rule.locator(".ours")).to_contain_text("Our ruling. The rulebook is silent here; we count the missing neighbour as 0")
    expect(rule.locator("p").first).not_to_contain_text("rulebook")
    chapters = ana.page.get_by_role("navigation", name="Chapters")
    chapters.get_by_role("button", name="Numbers we could not know").click()
    expect(ana.page.get_by_text("cups.espresso.menu")).to_be_visible()
    ana.page.get_by_role("searchbox").fill("cleaning")
    expect(ana.page.get_by_role("status").first).to_contain_text("rules found")
    expect(ana.page.locator("#rule-GAT-41")).to_have_count(0)
    expect(ana.page.locator("#rule-GAT-31")).to_have_count(1)
    expect(ana.page.locator("mark").first).to_have_text(re.compile("cleaning", re.IGNORECASE))
    expect(chapters.get_by_role("button", name="Cleaning the machine")).to_contain_text(re.compile(r"\d of 6"))
    ana.page.get_by_role("searchbox").fill("")
    ana.page.get_by_role("navigation", name="All games").get_by_role("link", name="Coffee Traders").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("The game in outline")
    ana.page.get_by_role("button", name="Next chapter").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Setting up the main board")


def test_a_link_to_a_rule_is_copied(invite: Invite) -> None:
    ana = invite()
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.goto("/rules/cafe_del_gatto/GAT-41")
    ana.page.locator("#rule-GAT-43 .copy").click()
    expect(ana.page.get_by_text("Copied.")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()").endswith("/rules/cafe_del_gatto/GAT-43")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quiet_pages_fit_every_screen(invite: Invite, language: str) -> None:
    ana = invite(language=LANGUAGES[language])
    rules = [f"/rules/{game}" for game in registry.kinds()]
    for path in ("/rules", *rules, "/about", "/settings", "/games", "/nowhere"):
        ana.page.goto(path)
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        assert path.startswith("/rules/") or ana.untranslated() == [], path  # rules speak of action points
        for width, _, theme in ana.screens():
            where = path, width, theme
            assert ana.overflows() <= 0, where
            assert width in (1280, 320) or ana.barriers() == [], where  # once by noon, once by lamplight
            ana.picture(f"quiet{path.replace('/', '-')}-{width}-{language}-{theme}")
