"""The list of my games: rows that tell how each stands, giving up, and the archive of finished games."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}


def finished(guest: Guest, game: str = "cafe_del_gatto") -> str:
    """A game that bots play to its end in my place."""
    id = guest.open_table(game, "me", "bot:random")
    guest.ask(f"tables/{id}/resign", {"level": "random"})
    guest.wait_for_end(id)
    return id


def somebody(guest: Guest, name: str = "Anna") -> Guest:
    guest.enter(name)
    return guest


def row(guest: Guest, id: str) -> Locator:
    return guest.page.locator(f'[data-table="{id}"]')


def test_a_row_tells_game_company_turn_points_and_time(invite: Invite) -> None:
    anna = somebody(invite())
    mine = anna.open_table("cafe", "me", "bot:random", "bot:master")
    shared = anna.open_table("cafe_del_gatto", "me", "local:Ben", "local:Chloé")
    waiting = anna.open_table("coffee_traders", "me", "bot:barista", "open", "open")
    anna.page.goto("/games")
    expect(row(anna, mine)).to_contain_text("Round 1 of 8")
    expect(row(anna, mine)).to_contain_text("Random, Master")
    expect(row(anna, mine).get_by_role("list", name="Points now").locator("li")).to_have_count(3)
    expect(row(anna, mine).locator("time")).to_be_visible()
    # Around one device everybody is named, and there is no free chair.
    expect(row(anna, shared)).to_contain_text("Anna, Ben, Chloé")
    expect(row(anna, shared)).to_contain_text("Anna to play")
    expect(row(anna, shared)).not_to_contain_text("Free seat")
    expect(row(anna, waiting)).to_contain_text("2 seats free")
    expect(row(anna, waiting).get_by_role("link", name="Invite")).to_be_visible()
    anna.page.get_by_role("button", name="Waiting").click()
    expect(row(anna, waiting)).to_be_visible()
    expect(row(anna, shared)).to_have_count(0)
    anna.page.get_by_role("button", name="All", exact=False).first.click()
    row(anna, shared).get_by_role("link", name="Play on").click()
    anna.wait_for_turn()
    anna.front()
    expect(anna.page.locator(f'a[href="/table/{shared}"]')).to_contain_text("Anna, Ben, Chloé")


def test_the_counter_in_the_beam_tells_where_i_am_awaited(invite: Invite) -> None:
    anna = somebody(invite())
    anna.open_table("cafe_del_gatto", "me", "local")
    anna.open_table("cafe_international", "me", "local")
    anna.page.goto("/rules")
    expect(anna.page.get_by_role("banner").get_by_role("link", name="My games")).to_contain_text("2")


def test_giving_up_asks_once_and_can_be_thought_over(invite: Invite) -> None:
    anna, ben = somebody(invite()), somebody(invite(), "Ben")
    alone = anna.open_table("cafe_del_gatto", "me", "bot:random")
    shared = anna.open_table("cafe_international", "me", "open")
    invitation = anna.ask(f"tables/{shared}", method="GET")["invitation"]
    ben.ask(f"tables/{shared}/join", {"invitation": invitation})
    anna.page.goto("/games")
    for id, consequence in ((alone, "It ends without a result."), (shared, "The others play on.")):
        give_up = row(anna, id).get_by_role("button", name="Give up").first
        give_up.press("Enter")
        question = row(anna, id).get_by_role("alertdialog")
        expect(question).to_contain_text(consequence)
        expect(question.get_by_role("button", name="Stay")).to_be_focused()
        assert anna.barriers() == []
        anna.page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(give_up).to_be_focused()
        give_up.click()
        question.get_by_role("button", name="Give up").click()
        expect(anna.page.get_by_text("You have given up the game.").first).to_be_visible()
    expect(row(anna, alone)).to_have_count(0)
    expect(row(anna, shared)).to_contain_text("A bot plays for you")
    expect(row(anna, shared).get_by_role("button", name="Give up")).to_have_count(0)


def test_the_archive_is_searched_and_filtered(invite: Invite) -> None:
    anna = somebody(invite())
    gatto, cafe = finished(anna), finished(anna, "cafe_international")
    with_ben = anna.open_table("cafe_del_gatto", "me", "local:Ben")
    anna.page.goto("/games")
    expect(row(anna, gatto).get_by_role("list", name="All points").locator("li")).to_have_count(2)
    expect(row(anna, gatto).locator(".place")).to_have_text(re.compile("1st|2nd"))
    search = anna.page.get_by_role("searchbox")
    search.fill("internat")
    expect(row(anna, cafe)).to_be_visible()
    expect(row(anna, gatto)).to_have_count(0)
    search.fill("ben")
    expect(row(anna, with_ben)).to_be_visible()
    expect(anna.page.get_by_text("Nothing found.")).to_be_visible()
    search.fill("")
    chips = anna.page.get_by_role("group", name="Which games").last
    chips.get_by_role("button", name="Café del Gatto").click()
    expect(row(anna, cafe)).to_have_count(0)
    chips.get_by_role("button", name="With people").click()
    expect(row(anna, gatto)).to_have_count(0)
    chips.get_by_role("button", name="Bots only").click()
    expect(row(anna, gatto)).to_be_visible()
    row(anna, gatto).get_by_role("link", name="Look back").click()
    expect(anna.page.locator(".frame")).to_be_visible()
    anna.page.goto("/games")
    row(anna, gatto).get_by_role("button", name="Again").click()
    anna.wait_for_turn()


def test_more_games_than_one_list_holds_are_all_found(invite: Invite) -> None:
    """The server sends them in parts; the archive looks through all of them."""
    anna = somebody(invite())
    ids = [anna.open_table("cafe_del_gatto", "me", "open") for _ in range(3)]

    def in_parts(route: Route) -> None:
        answer = route.fetch()
        tables = answer.json()
        # As if there were many: the first part is filled up with copies that the list tells apart by their ids.
        if "before" not in route.request.url:
            tables = [tables[0]] + [{**tables[0], "id": f"copy-{n}", "state": "aborted"} for n in range(199)]
        route.fulfill(response=answer, json=tables)

    anna.page.route("**/api/me/tables*", in_parts)
    anna.page.goto("/games")
    expect(row(anna, ids[-1])).to_be_visible()
    expect(row(anna, ids[0])).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_fits_every_screen(invite: Invite, language: str) -> None:
    anna = somebody(invite(language=LANGUAGES[language]))
    anna.open_table("coffee_traders", "me", *["bot:apprentice"] * 4)
    anna.open_table("cafe", "me", "open")
    finished(anna)
    anna.page.goto("/games")
    expect(anna.page.locator("article")).to_have_count(3)
    expect(anna.page.locator("article .place")).not_to_have_text("–")
    assert anna.untranslated() == []
    for width, _, theme in anna.screens():
        assert anna.overflows() <= 0, (width, theme)
        assert anna.barriers() == [], (width, theme)
        anna.picture(f"my-games-{width}-{language}-{theme}", whole=True)
