"""Draw the pictures that messengers show of invitations: `python web/scripts/invitation-cards.py` (needs Playwright, Pillow)."""

import io
import re
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).resolve().parents[1]
FACES = WEB / "node_modules/@fontsource"
# The families of the signs in the drawings, and the game, its symbol, its sign, the face of the sign, the colour of the house.
SIGNS = {"Gatto": "lilita-one", "International": "caprasimo", "Cafe": "federo", "Traders": "alfa-slab-one"}
CARDS = {
    "cafe_del_gatto": ("gt", "Café<br>del Gatto", "lilita-one", "#b23a28"),
    "cafe_international": ("in", "Café<br>International", "caprasimo", "#2b6a55"),
    "cafe": ("ca", "Café", "federo", "#2456a6"),
    "coffee_traders": ("tr", "Coffee<br>Traders", "alfa-slab-one", "#8a4a1c"),
}
SIZE = {"width": 1200, "height": 630}
COLOURS = 128

PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Sign; src: url("{sign_face}"); }}
@font-face {{ font-family: Display; src: url("{display_face}"); }}
{faces}
{styles}
* {{ box-sizing: border-box; margin: 0; }}
body {{ width: 1200px; height: 630px; overflow: hidden; position: relative; background: linear-gradient(#a9d3dc, #f7ebcf 92%); }}
.defs {{ position: absolute; width: 0; height: 0; }}
.pave {{ position: absolute; inset: 566px 0 0; background: #d9c7a3; border-top: 5px solid #ece0c4; }}
.kerb {{ position: absolute; inset: 604px 0 0; background: #b79f77; }}
.house {{ position: absolute; left: 44px; top: 17px; width: 450px; height: 588px; overflow: visible; }}
.sun {{ position: absolute; right: 24px; top: 20px; width: 110px; height: 110px; border-radius: 50%; background: #ffe08f; }}
.letter {{
  position: absolute; left: 556px; top: 96px; width: 584px; height: 400px; padding: 22px; rotate: -2deg; background: #fffaf0;
  border: 4px solid #2b1d16; border-radius: 14px; box-shadow: 0 12px 0 #2b1d1640;
}}
.letter div {{
  height: 100%; border: 3px dashed {hue}; border-radius: 6px; display: flex; flex-direction: column; justify-content: center;
  align-items: center; gap: 22px; text-align: center;
}}
.sign {{ font: 400 {size}px/1.02 Sign; color: {hue}; }}
.from {{ --edge: #2b1d16; display: flex; gap: 14px; align-items: center; font: 400 44px/1 Display; color: #2b1d16; }}
</style>
<div class="defs artwork">{drawings}</div>
<i class="sun"></i><i class="pave"></i><i class="kerb"></i>
<svg class="artwork house" viewBox="0 0 360 470"><use href="#h-{symbol}" width="360" height="470"/></svg>
<div class="letter"><div><span class="sign">{sign}</span><span class="from">{logo}Ludocafé</span></div></div>
"""


def page(symbol: str, sign: str, face: str, hue: str) -> str:
    def woff(name: str) -> str:
        return (FACES / f"{name}/files/{name}-latin-400-normal.woff2").as_uri()

    def of_sign(name: str) -> str:
        return f'@font-face {{ font-family: "Sign {name}"; src: url("{woff(SIGNS[name])}"); }}'

    [logo] = re.findall(r"<svg.*?</svg>", (WEB / "src/artwork/Logo.svelte").read_text(encoding="utf-8"), re.DOTALL)
    return PAGE.format(
        sign_face=woff(face),
        display_face=woff("yeseva-one"),
        faces="".join(map(of_sign, SIGNS)),
        styles=(WEB / "src/artwork/drawings.css").read_text(encoding="utf-8"),
        drawings=(WEB / "src/artwork/drawings.svg").read_text(encoding="utf-8"),
        symbol=symbol,
        sign=sign,
        hue=hue,
        size=150 if symbol == "ca" else 78 if symbol == "in" else 92,
        logo=logo,
    )


def main() -> None:
    folder = WEB / "public/cards"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game, card in CARDS.items():
            source = folder / f"{game}.html"
            source.write_text(page(*card), encoding="utf-8")
            tab = browser.new_page(viewport=SIZE)
            tab.goto(source.as_uri())
            tab.evaluate("document.fonts.ready")
            drawn = Image.open(io.BytesIO(tab.screenshot())).convert("RGB")
            drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(folder / f"{game}.png", optimize=True)
            source.unlink()
        browser.close()


if __name__ == "__main__":
    main()
