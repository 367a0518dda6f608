"""How fast the page is, told by the browser's own tracing: the first load, a table to play at, turns of others that are told.

    PYTHONPATH=src:. python benchmarks/page.py [--games coffee_traders …] [--runs 3] [--turns 4] [--json FILE]

A server of its own on loopback, a Chromium with an empty cache for every load. Four figures, each with its limit:

*First load*: compressed bytes, headers included, of everything the front page fetches. The second line is a whole first visit in
which no game's card is touched: it adds what the service worker fetches in the background so that the front page, rules and
settings open without a network. Boards are not among it; they are fetched when somebody looks at their game. Both have the same
limit, so that nobody pays for games they do not play.

*Table*: milliseconds from the navigation to a table of the largest number of players until a choice is drawn, enabled and not
covered by anything. It is this player's turn already, so no bot is waited for.

*Scene*: compressed bytes of everything that a table fetches for a visitor who has seen the front page: the frame, the game's
scene with its drawings, faces and words, and the table itself.

*Turns told*: a guest plays against random bots, and the turns of the others are told at the pace *normal*. From the choice to
the moment when it is the guest's turn again and nothing moves any more: the median and the longest time between two frames,
and the longest task of the main thread, each also as processor time of that thread. The times on the clock grow when other
programs want the processor too, even while the page has nothing to do; the processor times do so far less. What the machine
adds is seen in two ways: on an empty page that only asks for frames, just before and after, and in the part of their time on
the clock that the page's longer tasks had the processor. Where the empty page gets a frame later than the limit, or the tasks
had to share, the machine is too busy to judge frames by the clock.

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
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright
from tests.browser.conftest import FLAGS, WIDE, chromium
from tests.browser.guest import Guest
from tests.browser.own_server import ROOT, OwnServer

from ludocafe import registry
from ludocafe.core import playout

FIRST_LOAD_KIB = 250.0
TABLE_MS = 1000.0
SCENE_KIB = 250.0
FRAME_MS = 50.0
MEDIAN_MS = 20.0

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "loading", "v8"]
# What a long task is made of, for whoever wants to shorten it.
PARTS = ("FunctionCall", "RunMicrotasks", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "MinorGC", "MajorGC")

# Sets the mark "interactive" in the first frame in which a choice can be clicked.
WATCH_FOR_A_CHOICE = """(() => {
    const clickable = (one) => {
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return one.ariaDisabled !== "true" && !one.disabled && hit !== null && (one === hit || one.contains(hit));
    };
    const look = () => {
        const choices = [...document.querySelectorAll(".scene [data-do]")];
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
SAME_FRAME = 4000  # microseconds


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
def visitor(
    browser: Browser, server: OwnServer, state: StorageState | None = None, offline_ready: bool = False
) -> Iterator[Page]:
    """Somebody with an empty cache and nothing against motion."""
    context: BrowserContext = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]},
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="allow" if offline_ready else "block",
        base_url=server.address,
        storage_state=state,
    )
    context.set_default_timeout(60_000)
    context.add_init_script("localStorage.ludocafe ??= JSON.stringify({ drawer: 'choices', offered: true })")
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
    return f"/table/{Guest(page).start_against_bots(game, seats, 'random')}"


# -- the three scenes ---------------------------------------------------------------------------------------------------------


def first_load(browser: Browser, server: OwnServer) -> list[Figure]:
    with visitor(browser, server) as page:
        trace = traced(browser, page, lambda: load_front(page))
    sizes = requests(trace)
    with visitor(browser, server, offline_ready=True) as page:
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


def interactive(browser: Browser, server: OwnServer, game: str, runs: int) -> Figure:
    seats = max(registry.game(game).seat_counts)
    with visitor(browser, server) as page:
        address = open_table(page, game, seats)
        state = page.context.storage_state()
    times = [round(navigation(browser, server, address, state), 1) for _ in range(runs)]
    raw = {"seats": seats, "best": min(times), "median": statistics.median(times), "runs": times}
    return Figure(f"table of {game}, median", "ms", statistics.median(times), TABLE_MS, raw)


def navigation(browser: Browser, server: OwnServer, address: str, state: StorageState) -> float:
    """Milliseconds from the start of the navigation until a choice can be clicked."""
    with visitor(browser, server, state) as page:
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
        fired: list[float] = []
        for frame in trace.on_thread(start, "FireAnimationFrame"):
            if not fired or float(frame["ts"]) - fired[-1] > SAME_FRAME:  # everybody who asked for a frame is called in it
                fired.append(float(frame["ts"]))
        frames, work = [], []
        for earlier, later in itertools.pairwise(at for at in fired if start["ts"] <= at <= end["ts"]):
            frames.append((later - earlier) / 1000)
            work.append(sum(task.get("tdur", 0) for task in tasks if earlier <= task["ts"] < later) / 1000)
        return cls((end["ts"] - start["ts"]) / 1e6, tasks, frames, work)


def most(values: list[float]) -> list[float]:
    return [round(value, 1) for value in sorted(values, reverse=True)[:5]]


def turns_told(browser: Browser, server: OwnServer, game: str, turns: int, rng: random.Random, keep: Path | None) -> list[Figure]:
    before = empty_page(browser, server)
    seats = max(registry.game(game).seat_counts)
    with visitor(browser, server) as page:
        open_table(page, game, seats)
        guest = Guest(page)
        trace = traced(browser, page, functools.partial(watch_turns, guest, turns, rng))
        assert not guest.troubles, guest.troubles
    if keep:
        keep.with_stem(f"{keep.stem}-{game}").write_text(json.dumps({"traceEvents": trace.events}), encoding="utf-8")
    empty = before + empty_page(browser, server)
    span = Span.of(trace)
    longest = max(span.tasks, key=lambda task: float(task["dur"]))
    on_clock = [task["dur"] / 1000 for task in span.tasks]
    tasks_raw = {
        "seats": seats,
        "seconds": round(span.seconds, 1),
        "tasks": len(span.tasks),
        "longest_ms": most(on_clock),
        "parts_of_longest_ms": parts(trace, longest),
    }
    frames_raw = {"frames": len(span.frames), "longest_ms": most(span.frames)}
    longer = [task for task in span.tasks if task["dur"] >= LONG_MS * 1000]
    share = sum(task.get("tdur", 0) for task in longer) / max(1.0, sum(task["dur"] for task in longer))
    judged = max(empty) <= FRAME_MS and share >= QUIET
    median = statistics.median(span.frames)
    return [
        Figure(f"turns of {game}, median frame", "ms", median, MEDIAN_MS, frames_raw, judged),
        Figure("… longest frame", "ms", max(span.frames), FRAME_MS, frames_raw, judged),
        Figure("… processor time of one frame, at most", "ms", max(span.work), FRAME_MS, {"most_ms": most(span.work)}),
        Figure("… longest task", "ms", max(on_clock), FRAME_MS, tasks_raw, judged),
        Figure("… processor had by tasks of the page", "%", 100 * share, None, {"tasks": len(longer)}),
        Figure("empty page, longest frame", "ms", max(empty), None, {"frames": len(empty), "longest_ms": most(empty)}),
    ]


def watch_turns(guest: Guest, turns: int, rng: random.Random) -> None:
    """Choose at random, and wait each time until the turns of others are told to their end."""
    page = guest.page
    guest.still()  # the table has been loaded to its end
    guest.offered()  # and the driver has brought its own scripts
    page.evaluate(WATCH_FRAMES)
    for _ in range(turns):
        if guest.over():
            break
        number = guest.number()
        guest.page.locator(f'.drawer .choices button[data-do="{rng.choice(guest.offered())}"]').dispatch_event(
            "click", {"detail": 1}
        )
        guest.after(number)
        page.wait_for_function("() => !document.querySelector('.frame').hasAttribute('data-telling')")
    page.evaluate(STOP_WATCHING)


def scene_size(browser: Browser, server: OwnServer, game: str) -> Figure:
    """What a table adds to a front page that has been seen."""
    seats = max(registry.game(game).seat_counts)
    with visitor(browser, server) as page:
        load_front(page)
        trace = traced(browser, page, functools.partial(load_table, page, game, seats))
    sizes = requests(trace)
    return Figure(f"scene of {game}", "KiB", sum(sizes) / 1024, SCENE_KIB, {"bytes": sum(sizes), "requests": len(sizes)})


def load_table(page: Page, game: str, seats: int) -> None:
    open_table(page, game, seats)
    page.wait_for_load_state("networkidle")
    page.evaluate("performance.mark('loaded')")


def empty_page(browser: Browser, server: OwnServer) -> list[float]:
    """The frames of a page that does nothing but ask for them: what the machine adds by itself."""
    with visitor(browser, server) as page:

        def rest() -> None:
            page.evaluate(WATCH_FRAMES)
            page.evaluate("(time) => new Promise((done) => setTimeout(done, time))", EMPTY_MS)
            page.evaluate(STOP_WATCHING)

        return Span.of(traced(browser, page, rest)).frames


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
    launch: Callable[[], Browser], server: OwnServer, games: list[str], runs: int, turns: int, seed: int, keep: Path | None
) -> list[Figure]:
    """All figures; turns are told in a browser of their own, which has nothing to clear up after others."""
    print(f"{'':40} {'measured':>13} {'best':>10} {'limit':>10}")
    with launch() as browser:
        figures = first_load(browser, server)
        for figure in figures:
            show(figure)
        for game in games:
            figures.append(interactive(browser, server, game, runs))
            show(figures[-1])
    for game in games:
        with launch() as browser:
            told = [scene_size(browser, server, game), *turns_told(browser, server, game, turns, random.Random(seed), keep)]
        for figure in told:
            show(figure)
        figures += told
    return figures


def main() -> None:
    kinds = list(registry.kinds())
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--games", nargs="*", default=kinds, choices=kinds)
    parser.add_argument("--runs", type=int, default=3, help="loads of each table")
    parser.add_argument("--turns", type=int, default=4, help="after which those of the others are told")
    parser.add_argument("--seed", type=int, default=5, help="of the guest who plays")
    parser.add_argument("--json", type=Path, help="write raw figures")
    parser.add_argument("--remark", default="", help="a sentence for the report, as on other runs")
    parser.add_argument("--trace", type=Path, help="write the trace of the turns of each game, for the browser's tools")
    arguments = parser.parse_args()
    build_page()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = OwnServer(Path(folder))
        server.open()
        try:
            launch = functools.partial(playwright.chromium.launch, executable_path=chromium(), args=FLAGS)
            figures = measure(launch, server, arguments.games, arguments.runs, arguments.turns, arguments.seed, arguments.trace)
            with launch() as browser:
                version = browser.version
        finally:
            server.close()
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
