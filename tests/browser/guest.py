"""Somebody who sits in front of a browser."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.browser.own_server import ROOT

ARTIFACTS = ROOT / "artifacts"
UNTRANSLATED = re.compile(r"\b(page|prompt|action|effect|event|refusal|source|board|level|chapter|rule)-[a-z_]+(-[a-z_]+)*\b")
BROKEN = re.compile(r"\bNaN\b|\[object Object\]|\bundefined\b")
HEADERS = {"X-Ludocafe": "1"}
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What a sensible guest prefers, by the first word of a notation; everything else comes last.
WISHES = ("tile", "serve", "place", "sugar", "end_serve", "buy", "discard", "take")


class Guest:
    """Wraps a page; notes every script error."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(error.stack or str(error)))
        page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        # Failed requests are told to the guest by the page; the browser's own note about them is no error of ours.
        if message.type == "error" and not message.text.startswith(("Failed to load resource", "WebSocket connection")):
            self.troubles.append(message.text)

    # -- without the page ------------------------------------------------------------------------------------------------

    def ask(self, path: str, data: object = None, method: str = "POST") -> dict[str, Any]:
        """Ask the server."""
        answer = self.page.request.fetch(f"/api/{path}", method=method, data=data, headers=HEADERS)
        expect(answer).to_be_ok()
        found: dict[str, Any] = answer.json()
        return found

    def enter(self, name: str = "Ana") -> None:
        """Be somebody, unless this guest is already."""
        if self.page.request.get("/api/me").status != 200:
            self.ask("me", {"name": name})

    def open_table(self, game: str, *chairs: str, **asked: object) -> str:
        """Open a table; chairs are kinds, with a level or a name after a colon. Its id."""
        self.enter()
        made = []
        for chair in chairs:
            kind, _, more = chair.partition(":")
            made.append({"kind": kind} | ({"level" if kind == "bot" else "name": more} if more else {}))
        return str(self.ask("tables", {"game": game, "seats": len(chairs), "chairs": made, **asked})["id"])

    # -- going places ----------------------------------------------------------------------------------------------------

    def front(self) -> None:
        self.page.goto("/")
        expect(self.page.locator(".play").first).to_be_visible()

    def set_table(self, game: str = "cafe_del_gatto", preset: str = "friends", seats: int = 2) -> None:
        """Fill in the dialog for a new table, as far as who sits at it."""
        self.page.locator(f'article[data-game="{game}"] .friends').click()
        dialog = self.page.get_by_role("dialog")
        dialog.locator(f"[data-preset={preset}]").click()
        taken = dialog.locator("[data-chair]")
        if dialog.locator(f'[data-seats="{seats}"]').count():
            dialog.locator(f'[data-seats="{seats}"]').click()
        while taken.count() > seats:
            taken.last.click()
            dialog.locator(".out").click()
        expect(taken).to_have_count(seats)

    def start_against_bots(self, game: str = "cafe_del_gatto", seats: int = 2, level: str = "regular") -> str:
        """As by the dialog, which has tests of its own. The table's id."""
        id = self.open_table(game, "me", *[f"bot:{level}"] * (seats - 1))
        self.page.goto(f"/table/{id}")
        self.wait_for_turn()
        return id

    def speak(self, language: str) -> None:
        """Choose a language: in the page's head, at a table in its menu."""
        head, menu = self.page.get_by_role("banner").locator("select"), self.page.locator(".header-tools .menu").first
        expect(head.or_(menu).locator("visible=true").first).to_be_visible()  # a page that has just been opened is empty at first
        if head.is_visible():
            head.select_option(language)
            return
        menu.click()
        self.page.get_by_role("dialog").locator("select").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def sit_in(self, game: str, seats: int, share: float, settings: dict[str, str] | None = None) -> None:
        """Play on from a game that bots have played, so far into it: for whoever was to decide there."""
        id = self.open_table(game, *["bot:apprentice"] * seats, settings=settings or {})
        last = self.wait_for_end(id)
        taken = self.ask(f"tables/{id}/play-on", {"number": int(share * last), "level": "random"})
        self.page.goto(f"/table/{taken['id']}")
        self.wait_for_turn()

    def wait_for_end(self, id: str) -> int:
        """Wait until bots have played a table to its end; how many steps it took."""
        deadline = time.monotonic() + 60
        while (table := self.ask(f"tables/{id}", method="GET"))["state"] != "over":
            assert time.monotonic() < deadline, "bots play a game in less time"
            time.sleep(0.1)
        return int(table["number"])

    # -- the table -------------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        """The scene, or the board in the plain composition."""
        return self.page.locator(".frame .board, .frame .scene:not(:has(.board))")

    def on_board(self, notation: str, mark: str = "do") -> Locator:
        """What stands for a choice on the board, not its line in the drawer."""
        return self.page.locator(f'.frame .scene [data-{mark}="{notation}"]:not(.drawer *)')

    @property
    def choices(self) -> Locator:
        """The list of all choices, in the drawer."""
        return self.page.locator(".drawer .choices button[data-do]")

    def open_drawer(self, tab: str) -> None:
        """Log, chat or choices; nothing happens to a drawer that is open there already."""
        if self.page.locator(".drawer.open").count() == 0:
            self.page.locator(".drawer .tab, .header-tools .talk").first.click()
        self.page.locator(f'.drawer [role=tab][data-tab="{tab}"]').click()

    def offered(self) -> list[str]:
        """All that is in the list: it comes with several frames."""
        expect(self.page.locator(".drawer .choices[aria-busy=true]")).to_have_count(0)
        found: list[str] = self.choices.evaluate_all("list => list.map(one => one.dataset.do)")
        return found

    def number(self) -> int:
        return int(self.page.locator(".frame").get_attribute("data-number") or 0)

    def wait_for_turn(self) -> None:
        """Bots may come first, and think; a scene arrives after its frame, a long list of choices with several frames."""
        expect(self.page.locator(".prompt.own").or_(self.page.locator("#result")).first).to_be_visible()
        expect(self.page.locator(".frame .loading")).to_have_count(0)
        expect(self.page.locator(".drawer .choices[aria-busy=true]")).to_have_count(0)

    def over(self) -> bool:
        return self.page.locator("#result").is_visible()

    def after(self, number: int) -> None:
        """Wait until the table has moved on and asks this guest again, or is over."""
        self.page.wait_for_function(
            """before => {
                const frame = document.querySelector(".frame");
                if (!frame || Number(frame.dataset.number) <= before) return false;
                if (document.querySelector(".drawer .choices[aria-busy=true]")) return false;
                return document.querySelector("#result, .prompt.own, .ready") !== null;
            }""",
            arg=number,
        )

    def moved_on(self, number: int) -> None:
        """Wait until the table has moved on, whoever is asked now."""
        self.page.wait_for_function("before => Number(document.querySelector('.frame')?.dataset.number) > before", arg=number)

    def wish(self) -> str:
        """The choice a sensible guest makes: serve high, fill cups, buy the first, else take."""

        def rank(notation: str) -> tuple[int, int]:
            word, *rest = notation.split()
            last = int(rest[-1]) if rest and rest[-1].isdecimal() else 0
            place = WISHES.index(word) if word in WISHES else len(WISHES)
            return place, -last if word in ("tile", "sugar") else 0

        return min(self.offered(), key=rank)

    def take(self, notation: str) -> None:
        """Touch a choice in the list, whose group may be closed where there are many."""
        line = self.page.locator(f'.drawer .choices button[data-do="{notation}"]')
        line.evaluate("one => { const group = one.closest('details'); if (group) group.open = true; }")
        line.click()

    def choose(self, notation: str) -> None:
        """Take a choice from the list in the drawer."""
        number = self.number()
        self.take(notation)
        self.after(number)

    def choose_and_watch(self, notation: str) -> None:
        """Take a choice from the list, and wait until the turn of another begins to be told."""
        self.take(notation)
        self.told("Bot 2")

    def glimpse(self, selector: str) -> None:
        """Wait, looking at every frame, until something is there that may be gone soon."""
        self.page.wait_for_function("selector => document.querySelector(selector) !== null", arg=selector)

    def told(self, name: str) -> None:
        """Wait, looking at every frame, until something that this player does is told."""
        self.page.wait_for_function("name => document.querySelector('.prompt.telling')?.textContent.includes(name)", arg=name)

    def play_out(self, act: Callable[[str], None] | None = None, most: int = 2000) -> int:
        """Play to the end and say how many decisions it took."""
        act = act or self.choose
        self.wait_for_turn()
        for count in range(most):
            if self.over():
                return count
            act(self.wish())
        raise AssertionError(f"not over after {most} decisions")

    # -- looking ---------------------------------------------------------------------------------------------------------

    def screens(self, light: str = "1280x720 390x844", dark: str = "1440x900 320x640") -> Iterator[tuple[int, int, str]]:
        """Show the page at each of these sizes, by noon and by lamplight; width, height and time of day."""
        for theme, sizes in (("light", light), ("dark", dark)):
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for size in sizes.split():
                width, height = map(int, size.split("x"))
                self.page.set_viewport_size({"width": width, "height": height})
                self.settle()
                yield width, height, theme

    def settle(self) -> None:
        """Wait until what follows a change some frames later is drawn too, in its faces: the log, the page at another size."""
        self.page.evaluate(
            """async () => {
                await document.fonts.ready;
                for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
            }"""
        )

    def still(self) -> None:
        """Wait until the faces have come and the parts of the table have kept their places for some frames."""
        self.page.evaluate(
            """async () => {
                await document.fonts.ready;
                const parts = ".frame .scene > *, .frame .prompt, .frame [data-plate], .frame button";
                const boxes = () => [...document.querySelectorAll(parts)].map((one) => {
                    const { x, y, width, height } = one.getBoundingClientRect();
                    return [x, y, width, height].map(Math.round).join(" ");
                }).join();
                let before = boxes();
                for (let still = 0, frame = 0; still < 10 && frame < 600; frame++) {
                    await new Promise(requestAnimationFrame);
                    const now = boxes();
                    still = now === before ? still + 1 : 0;
                    before = now;
                }
            }"""
        )

    def picture(self, name: str, whole: bool = False) -> Path:
        ARTIFACTS.mkdir(exist_ok=True)
        path = ARTIFACTS / f"{name}.png"
        self.page.screenshot(path=path, full_page=whole)
        return path

    def untranslated(self) -> list[str]:
        """Names of messages, and values that are none, where words and numbers should stand."""
        drawn = self.page.locator("#app").text_content() or ""
        names = [match.group() for match in UNTRANSLATED.finditer(self.page.locator("body").inner_text())]
        return names + [match.group() for match in BROKEN.finditer(drawn)]

    def overflows(self) -> int:
        """How many pixels the page is wider than the screen, once it has been drawn at its present size."""
        self.settle()
        found: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return found

    def shifts(self) -> list[str]:
        """Controls that move or change their size while somebody points at the choices in the list.

        It begins when all is still: lines of the log get their height when they come near.
        """
        self.still()
        found: list[str] = self.page.evaluate(
            """async () => {
                const shown = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
                // What shows the choice itself goes where the choice is: a ghost with its handles, the answer that does it.
                const preview = ".lay, .lay *, .land *, .prompt .gold";
                const all = [...document.querySelectorAll(".frame button, .frame .prompt, .frame .scene > *")];
                const controls = all.filter((one) => !one.matches(preview));
                const boxes = () => controls.map((one) => {
                    const { x, y, width, height } = one.getBoundingClientRect();
                    return [x, y, width, height].map(Math.round).join(" ");
                });
                const before = boxes();
                const moved = new Set();
                const choices = [...document.querySelectorAll(".drawer .choices button[data-do]")];
                for (const choice of choices.filter((_, index) => index % Math.ceil(choices.length / 12) === 0)) {
                    choice.dispatchEvent(new PointerEvent("pointerenter"));
                    await shown();
                    boxes().forEach((box, index) => {
                        const name = controls[index].className || controls[index].innerText;
                        if (box !== before[index]) moved.add(`${name}: ${before[index]} -> ${box}`);
                    });
                    choice.dispatchEvent(new PointerEvent("pointerleave"));
                    await shown();
                }
                return [...moved];
            }"""
        )
        return found

    def cut_off(self, rooms: str) -> list[str]:
        """Words that reach beyond the sides of the part of the page that they stand in."""
        self.settle()
        found: list[str] = self.page.locator(rooms).evaluate_all(
            """rooms => rooms.flatMap((room) => {
                const { left, right } = room.getBoundingClientRect();
                const words = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
                const found = [];
                while (words.nextNode()) {
                    const node = words.currentNode;
                    if (!node.textContent.trim() || node.parentElement.closest(".visually-hidden, title")) continue;
                    const range = document.createRange();
                    range.selectNodeContents(node);
                    const box = range.getBoundingClientRect();
                    if (box.width && (box.left < left - 1 || box.right > right + 1))
                        found.push(`${node.textContent.trim()}: ${[left, box.left, box.right, right].map(Math.round)}`);
                }
                return found;
            })"""
        )
        return found

    def barriers(self) -> list[str]:
        """What axe-core calls serious or critical."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(
            """async () => {
                const { violations } = await axe.run(document, { resultTypes: ["violations"] });
                return violations
                    .filter(({ impact }) => impact === "serious" || impact === "critical")
                    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.failureSummary}`).join(" | ")}`);
            }"""
        )
        return found
