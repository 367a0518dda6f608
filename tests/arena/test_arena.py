"""Whole runs: fair schedules, forfeits, going on after a stop, results as files."""

import json
import sys
import threading
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

from ludocafe import registry
from ludocafe.arena import fixtures
from ludocafe.arena.fixtures import Fixture
from ludocafe.arena.play import Outcome, Sitting, forfeited, play
from ludocafe.arena.players import player
from ludocafe.arena.run import JOURNAL, Job, on_all_cores, on_ray, one_by_one, read_journal
from ludocafe.arena.stats import standings
from ludocafe.cli import app
from ludocafe.core.errors import BadInput

GATTO = "cafe_del_gatto"
OUTSIDE = f"{sys.executable} {Path(__file__).parent / 'outside_bot.py'}"


def fixture(*lineup: str, number: int = 0) -> Fixture:
    return Fixture(number, "test", GATTO, {}, lineup, 0, 11)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_with_the_same_deals(seats: int) -> None:
    games = fixtures.match(GATTO, {}, seats, "regular", "random", 5, 1)
    assert len(games) % seats == 0 and len(games) >= 5
    where = Counter(game.lineup.index("regular") for game in games)
    assert set(where.values()) == {len(games) // seats}
    for deal in {game.deal for game in games}:
        assert len({game.seed for game in games if game.deal == deal}) == 1
    assert [game.number for game in games] == list(range(len(games)))


def test_ladders_and_tournaments_cover_all_meetings() -> None:
    ladder = fixtures.ladder(GATTO, {}, [2, 3], ["random", "apprentice", "regular"], 6, 1)
    assert {game.group for game in ladder} == {
        "apprentice vs random, 2p",
        "regular vs apprentice, 2p",
        "apprentice vs random, 3p",
        "regular vs apprentice, 3p",
    }
    assert len({game.number for game in ladder}) == len(ladder)
    cup = fixtures.tournament(GATTO, {}, 3, ["random", "apprentice", "regular", "barista:5"], 3, 1)
    assert len({tuple(sorted(game.lineup)) for game in cup}) == 4
    small = fixtures.tournament(GATTO, {}, 3, ["random", "regular"], 3, 1)
    assert {tuple(sorted(game.lineup)) for game in small} == {("random", "random", "regular"), ("random", "regular", "regular")}


def test_a_game_is_played_to_its_end_and_repeats() -> None:
    found = play(fixture("regular", "random"))
    assert found.forfeit == -1 and sum(found.share) == 1.0 and found.decisions > 10
    again = play(fixture("regular", "random"))
    assert (again.points, again.decisions) == (found.points, found.decisions)


@pytest.mark.parametrize("id", sorted(registry.kinds()))
def test_the_regular_scores_more_than_chance(id: str) -> None:
    """A sign of life with fixed seeds; docs/ladder holds the measurements."""
    games = [play(each) for each in fixtures.match(id, {}, 2, "regular", "random", 2, 5)]
    assert sum(game.points[seat] - game.points[1 - seat] for game in games for seat in (game.lineup.index("regular"),)) > 0


@pytest.mark.parametrize(
    ("manner", "reason"), [("crash", "crashed"), ("nonsense", "debug"), ("huge", "nonsense"), ("illegal", "illegal")]
)
def test_bots_that_misbehave_forfeit(manner: str, reason: str) -> None:
    found = play(fixture("regular", f"stdio:{OUTSIDE} {manner}"))
    assert (found.forfeit, found.reason) == (1, reason)
    assert found.places == [1, 2] and found.share == [1.0, 0.0]


def test_what_a_bot_complains_of_is_kept_and_shown(tmp_path: Path) -> None:
    """Standard error of a crashing bot, with its exit status, in the result, in the summary and on the terminal."""
    crashing = f"stdio:{OUTSIDE} crash"
    found = play(fixture("regular", crashing))
    assert found.detail == "exit status 3" and found.printed.endswith("I give up")
    stillborn = play(fixture(f"stdio:{OUTSIDE} stillborn", "regular"))  # whether or not it was told anything before
    assert (stillborn.reason, stillborn.detail, stillborn.printed) == ("crashed", "exit status 4", "I cannot start")
    assert play(fixture("regular", f"stdio:{OUTSIDE} illegal")).printed == ""
    assert play(fixture("regular", f"stdio:{OUTSIDE} nonsense")).printed == "I mutter"  # though it did not end by itself
    command = ["arena", "match", GATTO, crashing, "regular", "--games", "2", "--out", str(tmp_path / "out"), "--lang", "en"]
    with warnings.catch_warnings():
        warnings.filterwarnings("error", "constrained_layout")  # a long command leaves room for the plot
        result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    shown = " ".join(result.output.split())
    assert "forfeited (2 games): it ended. exit status 3" in shown and "I give up" in shown
    assert "I give up" in (tmp_path / "out" / "summary.md").read_text(encoding="utf-8")


def test_a_line_of_debug_output_names_the_remedy(tmp_path: Path) -> None:
    command = [
        "arena",
        "match",
        GATTO,
        f"stdio:{OUTSIDE} nonsense",
        "regular",
        "--games",
        "2",
        "--out",
        str(tmp_path),
        "--lang",
        "en",
    ]
    shown = " ".join(CliRunner().invoke(app, command).output.split())
    assert "print debug lines to standard error. pardon?" in shown


def test_a_bot_that_complains_without_end_is_not_held_up() -> None:
    found = play(fixture("random", f"stdio:{OUTSIDE} chatty"))
    assert found.forfeit == -1


def test_simulate_takes_the_bots_of_the_arena() -> None:
    command = ["simulate", GATTO, "--games", "1", "--json", "--bots"]
    result = CliRunner().invoke(app, [*command, f"barista:20,stdio:{OUTSIDE} code"])
    assert result.exit_code == 0, result.output
    assert [seat["bot"] for seat in json.loads(result.output)["seats"]] == ["barista:20", f"stdio:{OUTSIDE} code"]
    assert CliRunner().invoke(app, [*command, f"random,stdio:{OUTSIDE} crash"]).exit_code != 0


def test_bots_that_hang_forfeit() -> None:
    found = play(fixture("regular", f"0.3s stdio:{OUTSIDE} hang"))
    assert (found.forfeit, found.reason) == (1, "silent")


def test_programs_that_cannot_start_forfeit() -> None:
    found = play(fixture("stdio:/no/such/program", "regular"))
    assert (found.forfeit, found.reason, found.decisions) == (0, "crashed", 0)


def test_the_others_share_a_forfeited_game() -> None:
    assert forfeited(4, 2) == [1, 1, 4, 1]


@pytest.mark.parametrize("manner", ["code", "notation"])
def test_programs_may_answer_by_code_or_notation(manner: str) -> None:
    found = play(fixture("random", f"stdio:{OUTSIDE} {manner}"))
    assert found.forfeit == -1


class Answering(BaseHTTPRequestHandler):
    """An HTTP bot: takes a legal action, or fails when its path says so."""

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        body = json.dumps(
            {"code": message["legal"][len(message["legal"]) // 2]["code"]} if message["type"] == "decide" else {}
        ).encode()
        self.send_response(500 if self.path == "/broken" and message["type"] == "decide" else 200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Silence."""


@pytest.fixture
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_bots_behind_an_address(address: str) -> None:
    assert play(fixture("random", address + "/good")).forfeit == -1
    broken = play(fixture("random", address + "/broken"))
    assert (broken.forfeit, broken.reason) == (1, "crashed")
    nobody = play(fixture("http://127.0.0.1:9/", "random"))
    assert (nobody.forfeit, nobody.reason) == (0, "crashed")


def test_a_game_that_does_not_end_is_counted_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(registry.game(GATTO)), "max_decisions", 20)
    found = play(fixture("random", "random"))
    assert (found.decisions, found.forfeit, found.reason) == (20, -1, "endless")


def test_names_that_mean_no_bot() -> None:
    for wrong in ("nobody", "master:x", "openspiel-chess", "openspiel-mcts@-1", "0s stdio:x"):
        with pytest.raises(BadInput):
            player(wrong)


def stopped_after(count: int) -> Callable[[Sequence[Fixture]], Iterator[Outcome]]:
    def run(waiting: Sequence[Fixture]) -> Iterator[Outcome]:
        yield from one_by_one(waiting[:count])
        raise KeyboardInterrupt

    return run


def test_a_stopped_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    plan = {"kind": "test"}
    games = fixtures.match(GATTO, {}, 2, "regular", "random", 6, 1)
    with pytest.raises(KeyboardInterrupt):
        Job(tmp_path, plan, games).run(stopped_after(2))
    with (tmp_path / JOURNAL).open("ab") as journal:
        journal.write(b'{"number":2,"gro')  # the third game was being written when the power went
    job = Job(tmp_path, plan, games)
    assert [fixture.number for fixture in job.waiting] == [2, 3, 4, 5]
    seen: list[Outcome] = []
    outcomes = job.run(one_by_one, seen.append)
    assert len(outcomes) == 6 and len(seen) == 4
    assert len(read_journal(tmp_path / JOURNAL)) == 6
    with pytest.raises(BadInput):
        Job(tmp_path, {"kind": "another"}, games)


def test_a_match_ends_when_it_is_settled(tmp_path: Path) -> None:
    plan = {"kind": "test", "until_clear": True}
    games = fixtures.match(GATTO, {}, 3, "regular", "random", 300, 1)
    assert [fixture.deal for fixture in Job(tmp_path, plan, games, abreast=5).waiting] == [0, 0, 0, 1, 1, 1]
    job = Job(tmp_path, plan, games)
    job.run(one_by_one)
    assert 9 <= len(job.done) < 100 and len(job.done) % 3 == 0
    assert all(standing.settled for standing in standings(job.outcomes()))
    assert not Job(tmp_path, plan, games).waiting


def test_a_match_of_equals_goes_on_to_its_last_game(tmp_path: Path) -> None:
    games = fixtures.match(GATTO, {}, 2, "random", "apprentice", 40, 1)
    even = [msgspec.structs.replace(play(games[0]), number=n, deal=n // 2, share=[n % 2, 1 - n % 2]) for n in range(40)]
    job = Job(tmp_path, {"until_clear": True}, games)
    assert len(job.run(lambda waiting: iter([even[fixture.number] for fixture in waiting]))) == 40


def test_a_stopped_match_finishes_its_deal_before_it_is_looked_at(tmp_path: Path) -> None:
    games = fixtures.match(GATTO, {}, 2, "regular", "random", 100, 1)
    job = Job(tmp_path, {"until_clear": True}, games, abreast=4)
    with pytest.raises(KeyboardInterrupt):
        job.run(stopped_after(3))
    assert [fixture.number for fixture in Job(tmp_path, {"until_clear": True}, games).waiting] == [3]


def same(outcomes: list[Outcome]) -> list[tuple[int, list[int], int]]:
    return sorted((outcome.number, outcome.points, outcome.decisions) for outcome in outcomes)


def test_processes_give_the_same_games() -> None:
    games = fixtures.match(GATTO, {}, 2, "regular", "random", 4, 1)
    assert same(list(on_all_cores(games, 2))) == same(list(one_by_one(games)))


def test_a_ray_cluster_of_two_nodes_gives_the_same_games() -> None:
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    try:
        ray.init(address=cluster.address, log_to_driver=False)
        assert len(ray.nodes()) == 2
        games = fixtures.match(GATTO, {}, 2, "regular", "random", 4, 1)
        assert same(list(on_ray(games, cluster.address))) == same(list(one_by_one(games)))
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_the_command_writes_rows_summary_and_plot(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    arguments = ["arena", "match", GATTO, "regular", "random", "--games", "6", "--out", str(folder), "--json"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    summary = json.loads(done.stdout)
    assert summary["games"] == 6 and summary["standings"][0]["bot"] == "regular"
    rows = parquet.read_table(folder / "results.parquet").to_pylist()
    assert len(rows) == 6 and set(rows[0]["lineup"]) == {"regular", "random"}
    assert summary["command"] in (folder / "summary.md").read_text(encoding="utf-8")
    assert (folder / "ratings.svg").read_text(encoding="utf-8").startswith("<?xml")
    again = CliRunner().invoke(app, [*arguments[:-1], "--lang", "de"])
    assert again.exit_code == 0 and "Sieganteil" in (folder / "summary.md").read_text(encoding="utf-8")


def test_the_command_stops_when_it_is_settled(tmp_path: Path) -> None:
    arguments = [
        "arena",
        "match",
        GATTO,
        "regular",
        "random",
        "--games",
        "400",
        "--until-clear",
        "--out",
        str(tmp_path),
        "--lang",
        "en",
    ]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0 and "even 50.0% ruled out" in done.stdout
    summary = json.loads((tmp_path / "summary.json").read_text(encoding="utf-8"))
    assert summary["games"] < 100 and "--games 400 --seed 1 --until-clear" in summary["command"]


def test_a_turn_is_clocked_until_another_seat_acts() -> None:
    sitting = Sitting(fixture("regular", "random"))
    for seat, took, free in [(0, 0.1, True), (0, 0.2, True), (0, 0.1, False), (1, 0.3, False), (0, 0.1, True), (1, 0.2, True)]:
        sitting.clock(seat, took, free)
    assert sitting.turns == [2, 1] and sitting.moves == [3, 1]
    assert sitting.longest == pytest.approx([0.4, 0.3]) and sitting.slowest == [0.2, 0.3]
    played = standings([play(fixture("regular", "random"))])[0]
    assert 0.0 < played.seconds <= played.turn <= played.longest


def test_results_of_earlier_versions_can_be_read() -> None:
    outcome = msgspec.to_builtins(play(fixture("regular", "random")))
    del outcome["turns"], outcome["longest"]
    assert [standing.longest for standing in standings([msgspec.convert(outcome, Outcome)])] == [0.0, 0.0]


def test_ladder_and_tournament_commands(tmp_path: Path) -> None:
    ladder = ["arena", "ladder", GATTO, "-p", "2", "--bots", "random,regular", "-n", "2", "--out", str(tmp_path / "l"), "--json"]
    assert json.loads(CliRunner().invoke(app, ladder).stdout)["games"] == 2
    cup = ["arena", "tournament", GATTO, "random,regular,apprentice", "-n", "2", "--out", str(tmp_path / "t"), "--json"]
    assert json.loads(CliRunner().invoke(app, cup).stdout)["games"] == 6


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", GATTO, "regular", "regular"],
        ["match", GATTO, "nobody", "random"],
        ["match", GATTO, "regular", "random", "-p", "9"],
    ],
)
def test_wrong_commands_end_before_a_game(arguments: list[str], tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["arena", *arguments, "--out", str(tmp_path / "x")])
    assert isinstance(done.exception, BadInput) and not (tmp_path / "x").exists()
