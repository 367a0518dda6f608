"""How fast the page is, told by the browser's own tracing: the first load, a table to play at, a harvest with animation.

    PYTHONPATH=src:. python benchmarks/page.py [--games coffee_traders …] [--runs 3] [--harvests 3] [--json FILE]

A server of its own on loopback, a Chromium with an empty cache for every load. Three figures, each with its limit:

*First load*: compressed bytes, headers included, of everything the front page fetches. The second line is a whole first visit in
which no game's card is touched: it adds what the service worker fetches in the background so that the front page, rules and
settings open without a network. Boards are not among it; they are fetched when somebody looks at their game. Both have the same
limit, so that nobody pays for games they do not play.

*Table*: milliseconds from the navigation to a table of the largest number of players until a choice is drawn, enabled and not
covered by anything. It is this player's turn already, so no bot is waited for.

*Harvest*: a guest plays Coffee Traders against random bots until a harvest is told line by line. From the choice that brings it,
its answer and the first line, to the moment when the next question stands on the board, the region in which it is answered drawn
and every motion at its end: the longest task of the main thread and the longest time between two frames, each also as processor
time of that thread. The times on the clock grow when other programs want the processor too, even while the page has nothing to
do; the processor times do so far less. What the machine adds is seen in two ways: on an empty page that only asks for frames,
just before and after, and in the part of their time on the clock that the page's longer tasks had the processor. Where the empty
page gets a frame later than the limit, or the tasks had to share, the machine is too busy to judge frames by the clock. Several
harvests are told, and the one with the longest frame of all counts; the longest frame of each is in the raw figures.

The exit status is 1 when a limit is missed, 2 when it could not be judged.
"""

import argparse
import contextlib
import datetime
import functools
import importlib.util
import itertools
import json
import os
import platform
import random
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, expect, sync_playwright
from tests.browser.conftest import FLAGS, WIDE
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House
from tests.browser.test_coffee_traders import lively

from ludocafe import registry
from ludocafe.core import playout

FIRST_LOAD_KIB = 250.0
TABLE_MS = 1000.0
FRAME_MS = 50.0

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "loading", "v8"]
# What a long task is made of, for whoever wants to shorten it.
PARTS = ("FunctionCall", "RunMicrotasks", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "MinorGC", "MajorGC")

LONGEST_FRAME = "harvest told, longest frame"
HARVESTERS = max(registry.game("coffee_traders").seat_counts)
# Only a choice in one of these can be the last one before a harvest.
BEFORE_A_HARVEST = ("trade", "join_trade", "join_build")

# Sets the mark "interactive" in the first frame in which a choice can be clicked.
WATCH_FOR_A_CHOICE = """(() => {
    const clickable = (one) => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !one.disabled && hit !== null && (one === hit || one.contains(hit));
    };
    const look = () => {
        const board = document.querySelector(".board");
        const choices = board && board.ariaBusy !== "true" ? [...document.querySelectorAll("button[data-do]")] : [];
        if (choices.some(clickable)) setTimeout(() => performance.mark("interactive"));
        else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""

# Asks for every frame, so that all are counted.
WATCH_FRAMES = """() => {
    window.watching = true;
    const frame = () => { if (window.watching) requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    performance.mark("watching");
}"""
# Sets the mark "watched" in a task of its own, after everything that has been asked for is drawn.
STOP_WATCHING = """() => new Promise((done) => {
    const rest = (frames) => {
        if (frames) requestAnimationFrame(() => rest(frames - 1));
        else setTimeout(() => { window.watching = false; performance.mark("watched"); done(); });
    };
    rest(12);
})"""
# For how long the empty page asks for frames.
EMPTY_MS = 5000
# A quiet machine gives a task of at least so many milliseconds the processor for at least this part of its time.
LONG_MS = 4.0
QUIET = 0.8


@dataclass
class Figure:
    """One line of the table."""

    name: str
    unit: str
    value: float
    limit: float | None
    raw: dict[str, Any]
    judged: bool = True  # the machine was quiet enough to blame the page

    @property
    def kept(self) -> bool:
        return self.limit is None or self.value <= self.limit

    @property
    def verdict(self) -> str:
        if self.limit is None:
            return ""
        return "kept" if self.kept else "MISSED" if self.judged else "machine too busy"


class Trace:
    """Events of the browser's trace; times in microseconds."""

    def __init__(self, content: bytes) -> None:
        self.events: list[dict[str, Any]] = json.loads(content)["traceEvents"]

    def mark(self, name: str) -> dict[str, Any]:
        """A mark set by ``performance.mark`` in the page."""
        return next(event for event in self.events if event["name"] == name and "blink.user_timing" in event["cat"])

    def threads(self, name: str) -> list[dict[str, Any]]:
        """The events that name a thread so."""
        return [event for event in self.events if event["name"] == "thread_name" and event["args"]["name"] == name]

    def on_thread(self, of: dict[str, Any], *names: str) -> list[dict[str, Any]]:
        """Events of these names on the thread of that event, in order."""
        where = of["pid"], of["tid"]
        found = [event for event in self.events if event["name"] in names and (event["pid"], event["tid"]) == where]
        return sorted(found, key=lambda event: float(event["ts"]))


@contextlib.contextmanager
def visitor(browser: Browser, house: House, state: StorageState | None = None, offline_ready: bool = False) -> Iterator[Page]:
    """Somebody with an empty cache and nothing against motion."""
    context: BrowserContext = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]},
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="allow" if offline_ready else "block",
        base_url=house.address,
        storage_state=state,
    )
    context.set_default_timeout(60_000)
    try:
        yield context.new_page()
    finally:
        context.close()


def traced(browser: Browser, page: Page, scene: Callable[[], None]) -> Trace:
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        scene()
    finally:
        content = browser.stop_tracing()
    return Trace(content)


def open_table(page: Page, game: str, seats: int) -> str:
    """A table against random bots at which it is this visitor's turn; returns its address."""
    headers = {"X-Ludocafe": "1"}
    expect(page.request.post("/api/me", data={"name": "Ana"}, headers=headers)).to_be_ok()
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(seats - 1))]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "chairs": chairs}, headers=headers)
    expect(made).to_be_ok()
    address = f"/table/{made.json()['id']}"
    page.goto(address)
    Guest(page).wait_for_turn()
    return address


# -- the three scenes ---------------------------------------------------------------------------------------------------------


def first_load(browser: Browser, house: House) -> list[Figure]:
    with visitor(browser, house) as page:
        trace = traced(browser, page, lambda: load_front(page))
    sizes = requests(trace)
    with visitor(browser, house, offline_ready=True) as page:
        trace = traced(browser, page, lambda: load_front(page, "navigator.serviceWorker.ready.then(() => true)"))
    visit = requests(trace, "ServiceWorker thread")
    return [
        Figure("front page, first load", "KiB", sum(sizes) / 1024, FIRST_LOAD_KIB, {"bytes": sum(sizes), "requests": len(sizes)}),
        Figure(
            "… and shell kept, no card touched",
            "KiB",
            sum(visit) / 1024,
            FIRST_LOAD_KIB,
            {"bytes": sum(visit), "requests": len(visit)},
        ),
    ]


def load_front(page: Page, wait: str = "null") -> None:
    Guest(page).front()
    page.evaluate(wait)
    page.wait_for_load_state("networkidle")
    page.evaluate("performance.mark('loaded')")


def requests(trace: Trace, *threads: str) -> list[int]:
    """Bytes that came over the line for each request of the page and of these threads; none when the cache had the answer."""
    askers = [trace.mark("loaded"), *(thread for name in threads for thread in trace.threads(name))]
    finished = [event for asker in askers for event in trace.on_thread(asker, "ResourceFinish")]
    sizes = [int(event["args"]["data"]["encodedDataLength"]) for event in finished]
    return [size for size in sizes if size]


def interactive(browser: Browser, house: House, game: str, runs: int) -> Figure:
    seats = max(registry.game(game).seat_counts)
    with visitor(browser, house) as page:
        address = open_table(page, game, seats)
        state = page.context.storage_state()
    times = [round(navigation(browser, house, address, state), 1) for _ in range(runs)]
    raw = {"seats": seats, "best": min(times), "median": statistics.median(times), "runs": times}
    return Figure(f"table of {game}, median", "ms", statistics.median(times), TABLE_MS, raw)


def navigation(browser: Browser, house: House, address: str, state: StorageState) -> float:
    """Milliseconds from the start of the navigation until a choice can be clicked."""
    with visitor(browser, house, state) as page:
        page.add_init_script(WATCH_FOR_A_CHOICE)

        def go() -> None:
            page.goto(address)
            page.wait_for_function("() => performance.getEntriesByName('interactive').length > 0")

        trace = traced(browser, page, go)
    mark = trace.mark("interactive")
    start = max(float(event["ts"]) for event in trace.on_thread(mark, "navigationStart") if event["ts"] < mark["ts"])
    return (float(mark["ts"]) - start) / 1000


@dataclass
class Span:
    """What the main thread did between the marks "watching" and "watched"; times in milliseconds."""

    seconds: float
    tasks: list[dict[str, Any]]
    frames: list[float]
    work: list[float]  # processor time by frame

    @classmethod
    def of(cls, trace: Trace) -> "Span":
        start, end = trace.mark("watching"), trace.mark("watched")
        tasks = [task for task in trace.on_thread(start, "RunTask") if start["ts"] <= task["ts"] <= end["ts"]]
        fired = [float(frame["ts"]) for frame in trace.on_thread(start, "FireAnimationFrame")]
        frames, work = [], []
        for earlier, later in itertools.pairwise(at for at in fired if start["ts"] <= at <= end["ts"]):
            frames.append((later - earlier) / 1000)
            work.append(sum(task.get("tdur", 0) for task in tasks if earlier <= task["ts"] < later) / 1000)
        return cls((end["ts"] - start["ts"]) / 1e6, tasks, frames, work)


def most(values: list[float]) -> list[float]:
    return [round(value, 1) for value in sorted(values, reverse=True)[:5]]


def harvest(browser: Browser, house: House, luck: random.Random, keep: Path | None) -> list[Figure]:
    before = empty_page(browser, house)
    with visitor(browser, house) as page:
        open_table(page, "coffee_traders", HARVESTERS)
        guest = Guest(page)
        trace = told_harvest(browser, guest, luck)
        if page.locator(".story .fold").count():
            page.locator(".story .fold").click()
        lines = page.locator(".story .told").count()
        assert not guest.troubles, guest.troubles
    if keep:
        keep.write_text(json.dumps({"traceEvents": trace.events}), encoding="utf-8")
    empty = before + empty_page(browser, house)
    span = Span.of(trace)
    longest = max(span.tasks, key=lambda task: float(task["dur"]))
    on_clock = [task["dur"] / 1000 for task in span.tasks]
    on_processor = [task.get("tdur", 0) / 1000 for task in span.tasks]
    tasks_raw = {
        "seats": HARVESTERS,
        "lines": lines,
        "seconds": round(span.seconds, 1),
        "tasks": len(span.tasks),
        "longest_ms": most(on_clock),
        "parts_of_longest_ms": parts(trace, longest),
    }
    median = round(statistics.median(span.frames), 1)
    frames_raw = {"frames": len(span.frames), "median_ms": median, "longest_ms": most(span.frames)}
    longer = [task for task in span.tasks if task["dur"] >= LONG_MS * 1000]
    share = sum(task.get("tdur", 0) for task in longer) / max(1.0, sum(task["dur"] for task in longer))
    judged = max(empty) <= FRAME_MS and share >= QUIET
    return [
        Figure("empty page, longest frame", "ms", max(empty), None, {"frames": len(empty), "longest_ms": most(empty)}),
        Figure("… processor had by tasks of the page", "%", 100 * share, None, {"tasks": len(longer)}),
        Figure("harvest told, longest task", "ms", max(on_clock), FRAME_MS, tasks_raw, judged),
        Figure("… processor time of one task, at most", "ms", max(on_processor), FRAME_MS, {"most_ms": most(on_processor)}),
        Figure(LONGEST_FRAME, "ms", max(span.frames), FRAME_MS, frames_raw, judged),
        Figure("… processor time of one frame, at most", "ms", max(span.work), FRAME_MS, {"most_ms": most(span.work)}),
    ]


def worst_harvest(told: list[list[Figure]]) -> list[Figure]:
    """The harvest that counts: the one with the longest frame. It keeps the longest frame of each."""

    def frame(figures: list[Figure]) -> Figure:
        return next(figure for figure in figures if figure.name == LONGEST_FRAME)

    chosen = max(told, key=lambda figures: frame(figures).value)
    frame(chosen).raw["each_harvest_ms"] = [round(frame(figures).value, 1) for figures in told]
    return chosen


def empty_page(browser: Browser, house: House) -> list[float]:
    """The frames of a page that does nothing but ask for them: what the machine adds by itself."""
    with visitor(browser, house) as page:

        def rest() -> None:
            page.evaluate(WATCH_FRAMES)
            page.evaluate("(time) => new Promise((done) => setTimeout(done, time))", EMPTY_MS)
            page.evaluate(STOP_WATCHING)

        return Span.of(traced(browser, page, rest)).frames


def told_harvest(browser: Browser, guest: Guest, luck: random.Random) -> Trace:
    """Play until a choice brings a harvest; the trace begins with that choice and ends when all is told and drawn."""
    choose = lively(luck)
    page = guest.page
    for _ in range(2000):
        guest.wait_for_turn()
        if guest.over():  # somebody else made the last choice before every harvest
            open_table(page, "coffee_traders", HARVESTERS)
        asked = page.locator(".prompt").get_attribute("data-prompt") or ""
        notation = choose(guest)
        if asked in BEFORE_A_HARVEST:
            trace = traced(browser, page, functools.partial(tell, guest, notation))
            if any(event["name"] == "told" for event in trace.events):
                return trace
        else:
            choose_quickly(guest, notation)
    raise RuntimeError("no harvest was told")


def choose_quickly(guest: Guest, notation: str) -> None:
    """Click from inside the page, because a long list of choices is partly folded."""
    number = guest.number()
    guest.page.locator(f'aside .choices button[data-do="{notation}"]').dispatch_event("click", {"detail": 1})
    guest.after(number)


def tell(guest: Guest, notation: str) -> None:
    """Make the choice and hear the story that it brings, if it brings one."""
    page = guest.page
    page.evaluate(WATCH_FRAMES)
    choose_quickly(guest, notation)
    story = page.locator(".story")
    if story.count():
        expect(story.locator(".skip")).to_have_count(0, timeout=120_000)
        page.evaluate("Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null)))")
        page.evaluate("performance.mark('told')")
    page.evaluate(STOP_WATCHING)


def parts(trace: Trace, task: dict[str, Any]) -> dict[str, float]:
    """Milliseconds by kind of work within a task; kinds may contain one another."""
    found: dict[str, float] = {}
    for event in trace.on_thread(task, *PARTS):
        if task["ts"] <= event["ts"] < task["ts"] + task["dur"] and "dur" in event:
            found[event["name"]] = round(found.get(event["name"], 0.0) + event["dur"] / 1000, 1)
    return found


# -- telling ------------------------------------------------------------------------------------------------------------------


def show(figure: Figure) -> None:
    limit = "" if figure.limit is None else f"{figure.limit:.0f} {figure.unit}"
    best = f"{figure.raw['best']:.0f} {figure.unit}" if "best" in figure.raw else ""
    print(f"{figure.name:40} {figure.value:9.1f} {figure.unit:3} {best:>10} {limit:>10}  {figure.verdict}", flush=True)


def build_page() -> None:
    """The page as it is now, not as it was when somebody last built it."""
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "build_page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.build_page()


def measure(
    launch: Callable[[], Browser], house: House, games: list[str], runs: int, harvests: int, seed: int, keep: Path | None
) -> list[Figure]:
    """All scenes; every harvest in a browser of its own, which has nothing to clear up after others."""
    print(f"{'':40} {'measured':>13} {'best':>10} {'limit':>10}")
    with launch() as browser:
        figures = first_load(browser, house)
        for figure in figures:
            show(figure)
        for game in games:
            figures.append(interactive(browser, house, game, runs))
            show(figures[-1])
    if "coffee_traders" in games:
        told = []
        for number in range(harvests):
            with launch() as browser:
                trace = keep.with_stem(f"{keep.stem}-{number + 1}") if keep else None
                told.append(harvest(browser, house, random.Random(seed + number), trace))
        for figure in worst_harvest(told):
            show(figure)
            figures.append(figure)
    return figures


def main() -> None:
    kinds = list(registry.kinds())
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--games", nargs="*", default=kinds, choices=kinds)
    parser.add_argument("--runs", type=int, default=3, help="loads of each table")
    parser.add_argument("--harvests", type=int, default=3, help="that are told")
    parser.add_argument("--seed", type=int, default=5, help="of the guest who plays up to the harvest")
    parser.add_argument("--json", type=Path, help="write raw figures")
    parser.add_argument("--remark", default="", help="a sentence for the report, as on other runs")
    parser.add_argument("--trace", type=Path, help="write the trace of each harvest, numbered, for the browser's tools")
    arguments = parser.parse_args()
    build_page()
    load = os.getloadavg()[0]
    program = os.environ.get("LUDOCAFE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            launch = functools.partial(playwright.chromium.launch, executable_path=program, args=FLAGS)
            figures = measure(launch, house, arguments.games, arguments.runs, arguments.harvests, arguments.seed, arguments.trace)
            with launch() as browser:
                version = browser.version
        finally:
            house.close()
    if arguments.json:
        report = {
            "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "machine": {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count()},
            "chromium": version,
            "compiled": not str(playout.__file__).endswith(".py"),
            "load_average_before": round(load, 2),
            "remark": arguments.remark,
            "figures": [
                {
                    "name": one.name,
                    "unit": one.unit,
                    "value": round(one.value, 1),
                    "limit": one.limit,
                    "kept": one.kept,
                    "judged": one.judged,
                    **one.raw,
                }
                for one in figures
            ],
        }
        arguments.json.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    missed = [figure for figure in figures if not figure.kept]
    sys.exit(0 if not missed else 1 if any(figure.judged for figure in missed) else 2)


if __name__ == "__main__":
    main()
