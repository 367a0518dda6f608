"""A short tour of each game for the documentation: a real game in a real browser, as a looping animation.

    PYTHONPATH=src:. python tools/tours.py [game …]

A guest plays against bots and does what the house would do: every choice is first shown, then made. Writes
``docs/pictures/tour_<game>.webp``, each smaller than 400 KiB.
"""

import argparse
import io
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, expect, sync_playwright
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House

from ludocafe import registry

SCREEN = (1180, 760)
WIDTH = 760  # of the picture
SMALL = 400 * 1024
SHOWN_MS, DONE_MS, END_MS = 1100, 900, 2500
SEATS = {"cafe": 2, "cafe_international": 3, "cafe_del_gatto": 3, "coffee_traders": 3}
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

    def shoot(self, milliseconds: int) -> None:
        picture = Image.open(io.BytesIO(self.guest.page.screenshot())).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        self.frames.append((picture.resize((WIDTH, height), Image.Resampling.LANCZOS), milliseconds))

    def touch(self, target: Locator) -> None:
        """Show where, take a picture, then click."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        if box is not None:
            self.guest.page.evaluate(POINT, [box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)])
        target.hover(force=True)
        self.shoot(SHOWN_MS)
        target.click(force=True)

    def advice(self) -> str:
        """What the house would do here; without a choice, what there is to do."""
        offered = self.guest.offered()
        bulb = self.guest.page.locator(".prompt").get_by_role("button", name="hint")
        if len(offered) == 1 or not bulb.count():
            return offered[0]
        bulb.click()
        hinted = self.guest.page.locator("aside .choices .hinted")
        expect(hinted).to_have_count(1)
        return hinted.get_attribute("data-do") or offered[0]

    def way(self, notation: str) -> Iterator[Locator]:
        """What to touch, one after the other, to make a choice on the board; else in the list beside it."""
        board = self.guest.board
        chosen = board.locator(f'[data-do="{notation}"]:visible')
        if notation.startswith("P:"):
            kind, _, chair = notation.removeprefix("P:").partition("@")
            card = board.locator(f'[data-guest="{kind}"]')
            if card.get_attribute("aria-pressed") == "false":
                yield card
            yield board.locator(f'[data-chair="{chair}"]')
        elif notation.startswith("buy "):
            yield chosen.first
            yield board.locator(".glass.lit").first
        elif chosen.count():
            yield chosen.first
        else:
            yield self.guest.page.locator(f'aside .choices button[data-do="{notation}"]')

    def play(self) -> None:
        self.guest.start_against_bots(self.game, seats=SEATS[self.game])
        self.guest.page.evaluate(POINTER)
        self.shoot(DONE_MS)
        for _ in range(DECISIONS[self.game]):
            if self.guest.over():
                break
            notation, number = self.advice(), self.guest.number()
            for target in self.way(notation):
                self.touch(target)
            placed = notation.startswith("buy ")  # the token went onto a cup as well
            self.guest.after(number + int(placed))
            self.guest.page.evaluate(POINT, [-99, -99])
            self.guest.page.mouse.move(2, 2)
            self.guest.page.evaluate("scrollTo(0, 0)")
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


def take(browser: Browser, house: House, game: str) -> None:
    context = browser.new_context(
        viewport={"width": SCREEN[0], "height": SCREEN[1]},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        base_url=house.address,
    )
    context.set_default_timeout(PATIENCE)
    tour = Tour(Guest(context.new_page()), game)
    tour.play()
    context.close()
    path = ROOT / "docs" / "pictures" / f"tour_{game}.webp"
    print(f"{path.relative_to(ROOT)}: {len(tour.frames)} pictures, {tour.save(path) / 1024:.0f} KiB")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the animated tours of the documentation.")
    parser.add_argument("game", nargs="*", default=sorted(registry.kinds()))
    games = parser.parse_args().game
    subprocess.run([sys.executable, str(ROOT / "build_page.py")], check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in games:
                take(browser, house, game)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
