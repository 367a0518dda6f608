"""Editions of people's own boxes: described, checked within bounds, kept, shared, and played with."""

import copy
import re
from typing import Any

import msgspec
import pytest

from ludocafe import registry
from ludocafe.core import form as forms
from ludocafe.core import toml
from ludocafe.core.edition import Edition
from ludocafe.server.edition_check import EditionChecks, Parsed, fair, objections, parsed, refusals, unreadable
from ludocafe.server.editions import differences
from tests.server.clients import GENEROUS, Person, ServerProcess, people, play_out, run

GAMES = sorted(registry.kinds())
GATTO = "cafe_del_gatto"


def standard(game: str) -> dict[str, Any]:
    return copy.deepcopy(registry.game(game).edition.data)


def dear(data: dict[str, Any]) -> dict[str, Any]:
    """A box whose doppio brings more."""
    changed = copy.deepcopy(data)
    next(cup for cup in changed["cups"] if cup["id"] == "doppio")["menu"] = [7, 5]
    return changed


# -- forms ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_form_fits_the_standard_edition(game: str) -> None:
    """Every field finds values, and the values are what the field lets people enter."""
    data = registry.game(game).edition.data
    for piece in registry.kinds()[game].form.pieces:
        pieces = forms.items(data, piece)
        assert pieces, piece.id
        for field in piece.fields:
            found = [value for one in pieces for _, value in forms.values(one, field.path)]
            assert found or field.absent, (piece.id, field.path)
            for value in found:
                if field.kind == "number":
                    assert field.least <= value <= field.most, (piece.id, field.path, value)
                if field.kind == "choice":
                    assert value in field.choices, (piece.id, field.path, value)
                if field.kind == "text":
                    assert len(value) <= field.most, (piece.id, field.path, value)


@pytest.mark.parametrize("game", GAMES)
def test_every_stand_in_can_be_entered(game: str) -> None:
    """What is our own because only a lost picture showed it is a field of the form, or only drawn."""
    form = registry.kinds()[game].form
    entered = {f"{piece.items}[].{field.path}" if piece.items else field.path for piece in form.pieces for field in piece.fields}
    entered |= {path.removesuffix(".value") for path in entered}
    entered |= {path.removesuffix("[]") for path in entered} | {path.removesuffix("[][]") for path in entered}
    for fact in registry.game(game).edition.stand_ins():
        path = "".join("[]" if place % 2 else part for place, part in enumerate(fact.key.replace("]", "[").split("[")))
        drawn = any(path == key or path.startswith((f"{key}.", f"{key}[")) for key in form.drawing)
        assert drawn or path in entered, fact.key


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_survives_its_file(game: str) -> None:
    data = registry.game(game).edition.data
    assert parsed(toml.dumps(data)) == Parsed(data)


def test_a_file_may_hold_any_sign() -> None:
    assert parsed("x = 1979-05-27") == Parsed({"x": "1979-05-27"})
    assert parsed("[[").data is None
    odd = {"a b": {"é": "\"'\\\n\t\x7f☕", "empty": {}, "list": [], "mixed": [1, 2.5, True, "x", [], {}]}}
    assert parsed(toml.dumps(odd)) == Parsed(odd)


# -- checks --------------------------------------------------------------------------------------------------------------


def test_objections_say_where_they_are() -> None:
    data = standard(GATTO)
    assert not refusals(objections(GATTO, data).objections)
    data["cups"][2]["menu"] = [1, 2, 3, 4]
    found = refusals(objections(GATTO, data).objections)
    assert {path for one in found for path in one.paths} == {"cups[2].menu"}


def test_a_check_that_takes_too_long_is_ended_and_the_next_one_works() -> None:
    """The process that checks has so much time to compute; then it ends, and the server goes on."""

    async def story() -> None:
        checks = EditionChecks()
        try:
            large = standard("coffee_traders")
            fine = objections("coffee_traders", large)
            assert await checks.objections("coffee_traders", large) == fine
            checks.seconds = 0.001
            assert await checks.objections("coffee_traders", large) == unreadable("time")
            checks.seconds = 10.0
            assert await checks.objections("coffee_traders", large) == fine
        finally:
            await checks.close()

    run(story())


HOSTILE = {
    "a key of many parts": (".".join(["a"] * 100_000) + "=1", "time"),
    "tables in tables": ("[" + ".".join(["a"] * 2000) + "]\nx = 1", "RecursionError"),
    "deep lists": ("x = " + "[" * 20 + "]" * 20, "size"),
    "a long list": (f"x = {[0] * 501}", "size"),
}


def test_edition_check_limits_time_and_memory(server: str) -> None:
    """Files are read where edition checks run: within bounds, and the next one is read as ever."""

    async def story() -> None:
        checks = EditionChecks()
        try:
            for name, (text, why) in HOSTILE.items():
                found = await checks.read(text)
                assert found == Parsed(None, why), name
                assert await checks.read("x = 1") == Parsed({"x": 1}), name
        finally:
            await checks.close()
        async with people(server, "Ana") as (ana,):
            refused = await ana.post("/api/editions/read", {"text": HOSTILE["deep lists"][0]}, 400)
            assert refused["text"] == "edition-too-large"
            refused = await ana.post("/api/editions/read", {"text": "[[cups\nx = 1"}, 400)
            assert refused["text"] == "edition-odd"
            assert "line 1" in refused["fields"]["detail"]
            assert await ana.post("/api/editions/read", {"text": toml.dumps(standard(GATTO))}) == standard(GATTO)

    run(story())


@pytest.mark.parametrize("text", ["", "[meta]\ngame = 'cafe'\n[setup]", "[meta]\ntitle = 'Mine'", "[bakery]\nbread = 1"])
def test_a_file_of_another_game_is_refused(server: str, text: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            refused = await ana.post("/api/editions/read", {"text": text, "game": GATTO}, 400)
            assert refused["text"] == "edition-of-another-game"
            own = {"text": toml.dumps(standard(GATTO)), "game": GATTO}
            assert await ana.post("/api/editions/read", own) == standard(GATTO)
            part = {"text": "[setup]\nstart_coins = 7", "game": GATTO}
            assert await ana.post("/api/editions/read", part) == {"setup": {"start_coins": 7}}
            assert (await ana.post("/api/editions/read", {**own, "game": "chess"}, 404))["text"] == "unknown-game"

    run(story())


def test_only_editions_of_a_fair_size_are_looked_at() -> None:
    data = standard(GATTO)
    assert fair(GATTO, data)
    assert not fair(GATTO, {**data, "more": ["x" * 1000] * 100})
    assert not fair(GATTO, {**data, "more": 10**9})
    assert not fair(GATTO, {**data, "more": list(range(501))})


# -- keeping and sharing -------------------------------------------------------------------------------------------------


async def kept(person: Person, data: dict[str, Any], name: str = "From the cellar", game: str = GATTO) -> dict[str, Any]:
    found: dict[str, Any] = await person.post("/api/editions", {"game": game, "name": name, "data": data})
    return found


def test_an_edition_is_private_until_its_link_is_given_out(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            mine = await kept(ana, dear(standard(GATTO)))
            address = f"/api/editions/{mine['id']}"
            assert mine["token"] is None
            await ben.get(address, 404)
            token = (await ana.post(f"{address}/share", {"shared": True}))["token"]
            seen = await ben.get(f"{address}?key={token}")
            assert seen["data"] == mine["data"]
            assert not seen["yours"]
            assert seen["token"] is None
            for method, path, body in (
                ("PUT", address, {"name": "Ben's", "data": {}, "version": 1}),
                ("DELETE", address, None),
                ("POST", f"{address}/share", {"shared": False}),
            ):
                await ben.ask(method, path, body, 404)
            await ana.post(f"{address}/share", {"shared": False})
            await ben.get(f"{address}?key={token}", 404)
            again = (await ana.post(f"{address}/share", {"shared": True}))["token"]
            assert again != token

    run(story())


def test_two_windows_do_not_overwrite_each_other(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            mine = await kept(ana, standard(GATTO))
            address = f"/api/editions/{mine['id']}"
            change = {"name": "Mine", "data": dear(standard(GATTO)), "version": mine["version"]}
            saved = await ana.ask("PUT", address, change)
            assert (saved["name"], saved["version"]) == ("Mine", 2)
            refused = await ana.ask("PUT", address, change, 409)
            assert refused["text"] == "edition-changed-elsewhere"
            assert [one["name"] for one in await ana.get("/api/editions")] == ["Mine"]
            await ana.ask("DELETE", address)
            assert await ana.get("/api/editions") == []

    run(story())


def test_number_of_editions_per_person_is_limited(tmp_path: Any) -> None:
    few = msgspec.json.encode({**GENEROUS, "editions": 2, "checks": 0.0001, "check_burst": 4}).decode()
    with ServerProcess(str(tmp_path / "tables.sqlite3"), LUDOCAFE_LIMITS=few) as server:

        async def story() -> None:
            async with people(server.url, "Ana", "Ben") as (ana, ben):
                body = {"game": GATTO, "name": "x", "data": standard(GATTO)}
                await ana.post("/api/editions", body)
                await ana.post("/api/editions", body)
                assert (await ana.post("/api/editions", body, 429))["text"] == "too-many-editions"
                await ana.post("/api/editions", {**body, "data": {"x": "y" * 3000}}, 400)
                assert (await ana.post("/api/editions", body, 429))["text"] == "too-fast"
                for _ in range(4):
                    await ben.post(f"/api/games/{GATTO}/check", {"data": standard(GATTO)})
                await ben.post(f"/api/games/{GATTO}/check", {"data": standard(GATTO)}, 429)

        run(story())


def test_account_export_and_deletion_include_editions(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            mine = await kept(ana, standard(GATTO))
            token = (await ana.post(f"/api/editions/{mine['id']}/share", {"shared": True}))["token"]
            assert [one["id"] for one in (await ana.get("/api/me/export"))["editions"]] == [mine["id"]]
            await ana.ask("DELETE", "/api/me")
            await ben.get(f"/api/editions/{mine['id']}?key={token}", 404)

    run(story())


# -- at the table --------------------------------------------------------------------------------------------------------


def test_a_table_is_opened_with_a_kept_edition_and_tells_what_differs(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana", "Ben") as (ana, ben):
            mine = await kept(ana, dear(standard(GATTO)), "Dear doppio")
            token = (await ana.post(f"/api/editions/{mine['id']}/share", {"shared": True}))["token"]
            refused = {"game": GATTO, "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}], "edition_id": mine["id"]}
            await ben.post("/api/tables", refused, 404)
            await ben.post("/api/tables", {**refused, "game": "cafe", "edition_key": token}, 404)
            table = await ben.open("me", "bot:random", edition_id=mine["id"], edition_key=token)
            assert table["edition"]["name"] == "Dear doppio"
            other = await ben.get(f"/api/tables/{table['id']}/differences")
            assert other == {"found": [{"key": "cups[doppio].menu", "standard": [3, 1], "here": [7, 5]}], "count": 1}
            await ana.ask("DELETE", f"/api/editions/{mine['id']}")
            async with ben.live(table["id"]) as live:  # the table keeps what it is played with
                await play_out([live], lambda choices: choices[0])
            plain = await ben.open("me", "bot:random")
            assert (await ben.get(f"/api/tables/{plain['id']}/differences"))["count"] == 0

    run(story())


def test_an_edition_that_cannot_be_played_is_kept_but_opens_no_table(server: str) -> None:
    async def story() -> None:
        async with people(server, "Ana") as (ana,):
            broken = standard(GATTO)
            broken["cups"][0]["menu"] = []
            mine = await kept(ana, broken)
            found = await ana.post(f"/api/games/{GATTO}/check", {"data": broken})
            assert any(path.startswith("cups[0]") for one in found["objections"] for path in one["paths"])
            body = {"game": GATTO, "seats": 2, "chairs": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
            assert (await ana.post("/api/tables", {**body, "edition_id": mine["id"]}, 400))["text"] == "edition-invalid"

    run(story())


def test_differences_are_told_up_to_a_limit() -> None:
    data = standard("coffee_traders")
    for contract in data["contract"]:
        contract["n3"] = [9, 9, 9]
    told = differences("coffee_traders", Edition(data), most=5)
    assert (len(told.found), told.count) == (5, 30)


@pytest.mark.parametrize("game", GAMES)
def test_a_form_offers_nothing_that_is_impossible_by_itself(game: str) -> None:
    """The least and the most of a number, every choice and every length are within what the engine has room for."""
    kind = registry.kinds()[game]
    impossible = {"objection-number", "objection-one-of", "objection-list", "objection-flag", "objection-text"}
    for piece in kind.form.pieces:
        for field in piece.fields:
            offers: dict[str, list[Any]] = {
                "number": [field.least or (None if field.absent else 0), field.most],
                "choice": list(field.choices),
                "text": ["x"],
                "flag": [True, False],
            }
            for value in offers[field.kind]:
                data = standard(game)
                node = forms.items(data, piece)[-1 if field.path.startswith("cafe.") else 0]
                at = _first(node, field.path)
                if at is None:
                    continue
                owner, key = at
                owner[key] = value
                if value is None:
                    del owner[key]
                said = [one for one in kind.check_edition(data) if one.message in impossible]
                assert not said, (piece.id, field.path, value, said[0].paths)


def _first(node: Any, path: str) -> tuple[Any, Any] | None:
    """The table or list that holds the first value of a path, and its place there."""
    found = [at for at, _ in forms.values(node, path)]
    if not found:
        return None
    *way, last = [int(step[1:-1]) if step[0] == "[" else step for step in re.findall(r"[^.\[\]]+|\[\d+\]", found[0])]
    for step in way:
        node = node[step]
    return node, last
