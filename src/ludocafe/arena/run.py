"""Runs many fixtures: in this process, on all cores, or on a Ray cluster; an interrupted run can be resumed."""

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from ludocafe.arena.fixtures import Fixture
from ludocafe.arena.play import Outcome, play
from ludocafe.arena.stats import standings
from ludocafe.core.errors import BadInput

JOURNAL = "games.jsonl"  # grows game by game
PLAN = "plan.json"
LOOKS = 8  # a match that ends when it is settled is looked at again when this part more deals are played, at least one


def one_by_one(fixtures: Sequence[Fixture]) -> Iterator[Outcome]:
    for fixture in fixtures:
        yield play(fixture)


def on_all_cores(fixtures: Sequence[Fixture], workers: int) -> Iterator[Outcome]:
    """Games in the order they end."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play, fixture) for fixture in fixtures]):
            yield done.result()


def on_ray(fixtures: Sequence[Fixture], address: str) -> Iterator[Outcome]:
    """The same games on a Ray cluster; an empty address starts a small one on this machine."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    remote = ray.remote(_play_json)
    waiting = [remote.remote(msgspec.json.encode(fixture)) for fixture in fixtures]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        for outcome in ray.get(done):
            yield msgspec.json.decode(outcome, type=Outcome)


def _play_json(fixture: bytes) -> bytes:
    return msgspec.json.encode(play(msgspec.json.decode(fixture, type=Fixture)))


Runner = Callable[[Sequence[Fixture]], Iterator[Outcome]]


class Job:
    """A list of fixtures with a folder that remembers which are done.

    With ``until_clear`` in its plan, a group ends as soon as it is settled who is better; where games are played ``abreast``,
    so many are begun before the next look.
    """

    def __init__(self, folder: Path, plan: dict[str, Any], fixtures: Sequence[Fixture], abreast: int = 1) -> None:
        self.folder = folder
        self.abreast = abreast
        self.until_clear = bool(plan.get("until_clear"))
        self.fixtures = list(fixtures)
        folder.mkdir(parents=True, exist_ok=True)
        written = folder / PLAN
        if written.exists() and json.loads(written.read_text(encoding="utf-8")) != plan:
            raise BadInput("arena-other-plan", {"folder": folder.name})
        written.write_text(json.dumps(plan, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        self.done = {outcome.number: outcome for outcome in read_journal(folder / JOURNAL)}

    @property
    def waiting(self) -> list[Fixture]:
        """What is to be played before the next look; nothing when all is done."""
        left = [fixture for fixture in self.fixtures if fixture.number not in self.done]
        if not self.until_clear:
            return left
        found: list[Fixture] = []
        for group in dict.fromkeys(fixture.group for fixture in left):
            rest = [fixture for fixture in left if fixture.group == group]
            played = [outcome for outcome in self.done.values() if outcome.group == group]
            deals = max((outcome.deal + 1 for outcome in played), default=0)
            if rest[0].deal == deals:  # else a run was stopped within a deal: that comes first
                if played and all(standing.settled for standing in standings(played)):
                    continue
                deals += max(1, deals // LOOKS, -(-self.abreast // len(rest[0].lineup)))
            found += [fixture for fixture in rest if fixture.deal < deals]
        return found

    def run(self, runner: Runner, progress: Callable[[Outcome], None] = lambda _: None) -> list[Outcome]:
        """Play the remaining fixtures; every outcome is written to disk before waiting for the next."""
        with (self.folder / JOURNAL).open("ab") as journal:
            while waiting := self.waiting:
                for outcome in runner(waiting):
                    journal.write(msgspec.json.encode(outcome) + b"\n")
                    journal.flush()
                    self.done[outcome.number] = outcome
                    progress(outcome)
        return self.outcomes()

    def outcomes(self) -> list[Outcome]:
        return [self.done[fixture.number] for fixture in self.fixtures if fixture.number in self.done]


def read_journal(path: Path) -> list[Outcome]:
    """The outcomes so far; a last line cut short by a crash is dropped, and cut off the file."""
    if not path.exists():
        return []
    found: list[Outcome] = []
    good = 0
    with path.open("rb") as lines:
        for line in lines:
            if not line.endswith(b"\n"):
                break
            found.append(msgspec.json.decode(line, type=Outcome))
            good += len(line)
    if good < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(good)
    return found
