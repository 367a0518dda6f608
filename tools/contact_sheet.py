"""Pictures of the main moments of every game, in every size, by day and by lamplight, on one page for people who look.

    PYTHONPATH=src:. python tools/contact_sheet.py [--games cafe …] [--sizes phone …] [--themes dark] [--language fr]

The pictures and ``index.html`` lie in ``build/contact-sheet``. A moment that a game does not have at that point (nobody is
refused anything, say) is left out and told.
"""

import argparse
import html
import sys
from collections.abc import Callable, Iterator

from camera import camera
from playwright.sync_api import Browser, Error, Page, expect
from tests.browser.guest import Guest
from tests.browser.own_server import ROOT, OwnServer

from ludocafe import registry

TARGET = ROOT / "build" / "contact-sheet"
SIZES = {"wide": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
THEMES = ("light", "dark")
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
DECISIONS = 9  # until something has happened
MORE = 60  # until there is something to choose from
SEATS = 3
PATIENCE = 20_000

# Plays on with the drawer's choices until the game is over.
PLAY_OUT = """async () => {
    let seed = 5;
    for (const until = performance.now() + 240000; performance.now() < until && !document.querySelector("#result"); ) {
        const offered = [...document.querySelectorAll(".drawer .choices button[data-do]")];
        seed = (seed * 1103515245 + 12345) % 2147483648;
        if (offered.length && document.querySelector(".prompt.own")) offered[seed % offered.length].click();
        await new Promise((next) => setTimeout(next, 15));
    }
    return document.querySelector("#result") !== null;
}"""

# Somebody's turn is being told, or there is something to choose again.
TOLD = """before => document.querySelector(".prompt.telling")
    || (Number(document.querySelector(".frame").dataset.number) > before
        && document.querySelector(".prompt.own") && document.querySelector(".drawer .choices button[data-do]"))"""


class Missing(Exception):
    """The game does not have this moment now."""


class Photographer:
    """Takes a game through its moments, and pictures of each at every size."""

    def __init__(self, browser: Browser, server: OwnServer, game: str, sizes: list[str], theme: str, language: str) -> None:
        self.game, self.sizes, self.theme, self.language = game, sizes, theme, language
        self.server = server
        self.browser = browser
        self.guest = self.visitor(moving=False)
        self.taken: list[tuple[str, str]] = []
        self.missing: list[str] = []

    def visitor(self, moving: bool) -> Guest:
        context = self.browser.new_context(
            base_url=self.server.address,
            locale=LANGUAGES[self.language],
            color_scheme="dark" if self.theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.ludocafe ??= JSON.stringify({ drawer: null, offered: true, pace: 'slow' })")
        return Guest(context.new_page())

    @property
    def page(self) -> Page:
        return self.guest.page

    def shoot(self, moment: str, show: Callable[[], None] | None = None) -> None:
        """A picture at each size; ``show`` brings the moment about, at each size anew."""
        for size in self.sizes:
            width, height = SIZES[size]
            self.page.set_viewport_size({"width": width, "height": height})
            self.guest.settle()
            try:
                if show is not None:
                    show()
            except (Missing, Error) as error:
                self.missing.append(f"{self.game} {moment} {size} {self.theme}: {str(error).splitlines()[0]}")
                continue
            self.guest.settle()
            name = f"{self.game}-{moment}-{size}-{self.theme}-{self.language}.png"
            self.page.screenshot(path=TARGET / name)
            self.taken.append((moment, name))
            self.page.keyboard.press("Escape")

    # -- the moments -----------------------------------------------------------------------------------------------------

    def all(self) -> None:
        self.waiting()
        id = self.guest.open_table(self.game, "me", *["bot:random"] * (SEATS - 1))
        self.page.goto(f"/table/{id}")
        self.guest.wait_for_turn()
        for made in range(DECISIONS + MORE):
            self.guest.open_drawer("choices")
            if made >= DECISIONS and self.page.locator(".drawer .choices button[data-do]").count() > 1:
                break
            self.guest.choose(self.guest.wish())
        self.close_drawer()
        self.shoot("own-turn")
        self.shoot("why-not", self.refuse)
        self.shoot("hint", self.hint)
        self.shoot("drawer", self.drawer)
        self.told()
        self.end(id)

    def waiting(self) -> None:
        id = self.guest.open_table(self.game, "me", "open", "bot:random")
        self.page.goto(f"/table/{id}")
        expect(self.page.locator(".room")).to_be_visible()
        self.shoot("waiting-room")

    def refuse(self) -> None:
        refused = self.page.locator(".scene [data-why]:not([data-do]):not(.drawer *)").filter(visible=True)
        if not refused.count():
            raise Missing("nothing is refused here")
        refused.first.click(force=True)
        expect(self.page.locator(".popover")).to_be_visible()

    def hint(self) -> None:
        self.page.keyboard.press("h")
        sheet = self.page.locator("[data-hint], .hint").first
        expect(sheet).to_be_visible()

    def drawer(self) -> None:
        self.guest.open_drawer("log")

    def close_drawer(self) -> None:
        close = self.page.locator(".drawer .close")
        if close.count():
            close.click()

    def told(self) -> None:
        """Somebody else's turn while it is told, and the traces it leaves."""
        self.close_drawer()
        quiet, self.guest = self.guest, self.visitor(moving=True)
        try:
            id = self.guest.open_table(self.game, "me", *["bot:random"] * (SEATS - 1))
            self.page.set_viewport_size({"width": 1440, "height": 900})
            self.page.goto(f"/table/{id}")
            self.guest.wait_for_turn()
            for _ in range(40):
                self.guest.open_drawer("choices")
                number = self.guest.number()
                self.page.locator(f'.drawer .choices button[data-do="{self.guest.wish()}"]').click()
                self.page.wait_for_function(TOLD, arg=number)
                if self.page.locator(".prompt.telling").count():
                    break
            self.close_drawer()
            self.shoot("others-turn")
            self.guest.wait_for_turn()
            self.shoot("traces")
        finally:
            self.guest.page.context.close()
            self.guest = quiet

    def end(self, id: str) -> None:
        self.guest.open_drawer("choices")
        if not self.page.evaluate(PLAY_OUT):
            raise RuntimeError(f"{self.game} did not come to its end")
        self.shoot("end")
        self.page.goto(f"/replay/{id}/20")
        expect(self.page.locator(".timeline")).to_be_visible()
        self.shoot("replay")


def photograph(games: list[str], sizes: list[str], themes: list[str], language: str) -> Iterator[Photographer]:
    with camera() as (browser, server):
        for game in games:
            for theme in themes:
                one = Photographer(browser, server, game, sizes, theme, language)
                one.all()
                one.guest.page.context.close()
                yield one


STYLE = """body { margin: 16px; background: #6d655c; color: #fff; font: 15px/1.4 sans-serif }
h2 { margin: 28px 0 6px } div { display: flex; flex-wrap: wrap; gap: 10px; align-items: start }
figure { margin: 0 } img { display: block; height: 300px } figcaption { font-size: 13px }"""


def sheet(taken: list[tuple[str, str, str]], missing: list[str]) -> str:
    """The page: game by game, moment by moment, the sizes and times of day side by side."""
    parts = [f"<!doctype html><meta charset=utf-8><title>Contact sheet</title><style>{STYLE}</style>"]
    for game, moment in dict.fromkeys((game, moment) for game, moment, _ in taken):
        parts.append(f"<h2>{html.escape(game)} – {html.escape(moment)}</h2><div>")
        parts += [
            f'<figure><a href="{name}"><img src="{name}" loading="lazy" alt=""></a><figcaption>{name}</figcaption></figure>'
            for one, that, name in taken
            if (one, that) == (game, moment)
        ]
        parts.append("</div>")
    parts += [f"<p>{html.escape(line)}</p>" for line in missing]
    return "\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every game's main moments on one page.")
    parser.add_argument("--games", nargs="+", choices=sorted(registry.kinds()), default=sorted(registry.kinds()))
    parser.add_argument("--sizes", nargs="+", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", choices=list(LANGUAGES), default="en")
    asked = parser.parse_args()
    TARGET.mkdir(parents=True, exist_ok=True)
    taken: list[tuple[str, str, str]] = []
    missing: list[str] = []
    for one in photograph(asked.games, asked.sizes, asked.themes, asked.language):
        taken += [(one.game, moment, name) for moment, name in one.taken]
        missing += one.missing
        print(f"{one.game}, {one.theme}: {len(one.taken)} pictures", *one.missing, *one.guest.troubles, sep="\n  ", flush=True)
        (TARGET / "index.html").write_text(sheet(taken, missing), encoding="utf-8")
    print(TARGET / "index.html")
    sys.exit(0 if taken else 1)


if __name__ == "__main__":
    main()
