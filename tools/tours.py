"""A short tour of each game for the documentation: a real game in a real browser, as a looping animation.

    PYTHONPATH=src:. python tools/tours.py [game …]

A guest plays against bots and does what the coach advises: every choice is first shown, then made. Writes
``docs/pictures/tour_<game>.webp``, each smaller than 400 KiB, and ``docs/pictures/<game>.png``, the table with a choice shown.
"""

import argparse
import io
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from camera import camera, store
from PIL import Image
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest
from tests.browser.own_server import ROOT, OwnServer

from ludocafe import registry

SCREEN = (1280, 800)
WIDTH = 760  # of the picture
SMALL = 400 * 1024
SHOWN_MS, DONE_MS, END_MS = 1100, 900, 2500
MOMENT_MS = 3000
# What the picture of a game's table shows: the latest choice of this kind.
TELLING = {"cafe": "place ", "cafe_international": "P:", "cafe_del_gatto": "buy ", "coffee_traders": "SPACE/"}
MOST_PLACES = 200  # of a card
SEATS = {"cafe": 2, "cafe_international": 3, "cafe_del_gatto": 3, "coffee_traders": 3}
MOST = 3  # times as many decisions, until the telling choice has come
DECISIONS = {"cafe": 16, "cafe_international": 9, "cafe_del_gatto": 8, "coffee_traders": 9}

# A hand that shows where the guest touches the page.
POINTER = """() => {
    const hand = document.createElement("div");
    hand.id = "tour-pointer";
    hand.innerHTML = `<svg width="34" height="34" viewBox="0 0 24 24"><path d="M4 2l15 11-7 1 4 7-3 1.500-4-7-5 5z"
        fill="#fff" stroke="#2b211a" stroke-width="1.600" stroke-linejoin="round"/></svg>`;
    Object.assign(hand.style, { position: "fixed", zIndex: 99, pointerEvents: "none", left: "-99px", top: "-99px" });
    document.body.append(hand);
}"""
POINT = """([x, y]) => Object.assign(document.querySelector("#tour-pointer").style, { left: `${x - 6}px`, top: `${y - 4}px` })"""


class Tour:
    """Plays and takes pictures."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.game = game
        self.frames: list[tuple[Image.Image, int]] = []
        self.table: Image.Image | None = None

    def shoot(self, milliseconds: int) -> Image.Image:
        picture = Image.open(io.BytesIO(self.guest.page.screenshot())).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        self.frames.append((picture.resize((WIDTH, height), Image.Resampling.LANCZOS), milliseconds))
        return picture

    def touch(self, target: Locator) -> Image.Image:
        """Show where, take a picture, then click."""
        box = target.bounding_box()
        if box is not None:
            self.guest.page.evaluate(POINT, [box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)])
        target.hover(force=True)
        self.guest.settle()
        picture = self.shoot(SHOWN_MS)
        target.click(force=True)
        return picture

    def offered(self) -> list[str]:
        """What may be chosen, from the list in the drawer."""
        self.guest.open_drawer("choices")
        self.guest.wait_for_turn()
        found = self.guest.offered()
        self.guest.page.locator(".drawer .close").click()
        return found

    def advice(self) -> str:
        """What the coach says; without a choice, what there is to do."""
        offered = self.offered()
        if len(offered) == 1:
            return offered[0]
        self.guest.page.get_by_role("button", name="Hint").first.click()
        first = self.guest.page.locator("[data-suggestion]").first
        expect(first).to_be_visible()
        advised = first.get_attribute("data-suggestion") or offered[0]
        self.guest.page.locator(".hint .close").click()
        return advised

    def way(self, notation: str) -> Iterator[Locator]:
        """What to touch on the table, one after the other, to make a choice."""
        board, on_board = self.guest.board, self.guest.on_board(notation)
        if notation.startswith("P:"):
            kind, _, chair = notation.removeprefix("P:").partition("@")
            card = board.locator(f'[data-guest="{kind}"]').first
            if card.get_attribute("aria-pressed") == "false":
                yield card
            yield board.locator(f'[data-chair="{chair}"]')
        elif notation.startswith("X:"):
            if board.locator("button.down[aria-pressed=false]").count():
                yield board.locator("button.down")
            yield board.locator(f'[data-guest="{notation[2:]}"]').first
        elif notation.startswith("buy "):
            yield on_board.first
            yield board.locator("[data-taker]").first
        elif notation.startswith("place ") and self.game == "cafe":
            wanted = notation.split()[1:]
            for _ in range(MOST_PLACES):
                lies = board.locator(".ghost").evaluate("one => [one.dataset.x, one.dataset.y, one.dataset.rot]")
                if lies == wanted:
                    break
                self.guest.page.keyboard.press("n")
            yield board.locator("[data-lay]").first
        elif on_board.count():
            yield on_board.first
            if notation.startswith("pick ") and on_board.count():  # an open card is tried first, then taken
                yield on_board.first

    def choose(self, notation: str) -> None:
        number = self.guest.number()
        for target in self.way(notation):
            if self.guest.number() == number:
                picture = self.touch(target)
                if notation.startswith(TELLING[self.game]):
                    self.table = picture
        if self.guest.number() == number and not self.moved(number):
            self.guest.open_drawer("choices")
            self.guest.page.locator(f'.drawer .choices button[data-do="{notation}"]').evaluate("one => one.click()")
            self.guest.page.locator(".drawer .close").click()
        self.guest.after(number)

    def moved(self, number: int) -> bool:
        """Has the choice been made, within a moment?"""
        try:
            self.guest.page.wait_for_function(
                "before => Number(document.querySelector('.frame').dataset.number) > before", arg=number, timeout=MOMENT_MS
            )
        except TooLate:
            return False
        return True

    def play(self) -> None:
        self.guest.start_against_bots(self.game, seats=SEATS[self.game])
        self.guest.page.evaluate(POINTER)
        self.shoot(DONE_MS)
        for count in range(MOST * DECISIONS[self.game]):
            if self.guest.over() or (count >= DECISIONS[self.game] and self.table is not None):
                break
            self.choose(self.advice())
            self.guest.wait_for_turn()
            self.guest.page.evaluate(POINT, [-99, -99])
            self.guest.page.mouse.move(2, 2)
        self.shoot(END_MS)

    def save(self, path: Path) -> int:
        """The best quality that is small enough."""
        pictures = [picture for picture, _ in self.frames]
        times = [time for _, time in self.frames]
        for quality in (70, 60, 50, 42, 35, 28, 20):
            pictures[0].save(
                path,
                save_all=True,
                append_images=pictures[1:],
                duration=times,
                loop=0,
                quality=quality,
                method=6,
                minimize_size=True,
            )
            if path.stat().st_size < SMALL:
                break
        size = path.stat().st_size
        if size >= SMALL:
            raise SystemExit(f"{path.name} is too large: {size} bytes")
        return size


def take(browser: Browser, server: OwnServer, game: str) -> None:
    context = browser.new_context(
        viewport={"width": SCREEN[0], "height": SCREEN[1]},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        base_url=server.address,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.ludocafe ??= JSON.stringify({ drawer: null, offered: true })")
    tour = Tour(Guest(context.new_page()), game)
    tour.play()
    context.close()
    if tour.table is None:
        raise SystemExit(f"{game}: no choice to show")
    store(tour.table, ROOT / "docs" / "pictures" / f"{game}.png")
    path = ROOT / "docs" / "pictures" / f"tour_{game}.webp"
    print(f"{path.relative_to(ROOT)}: {len(tour.frames)} pictures, {tour.save(path) / 1024:.0f} KiB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the animated tours of the documentation.")
    parser.add_argument("game", nargs="*", default=sorted(registry.kinds()))
    games = parser.parse_args().game
    subprocess.run([sys.executable, str(ROOT / "build_page.py")], check=True)
    with camera() as (browser, server):
        for game in games:
            take(browser, server, game)


if __name__ == "__main__":
    main()
