"""Cut the faces of the four signs to the letters that stand on them: `python web/scripts/sign-faces.py` (needs fonttools)."""

import io
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parents[1]
SIGNS = {
    "gatto": ("lilita-one", "Café del Gatto 0123456789"),
    "international": ("caprasimo", "Café International"),
    "cafe": ("federo", "Café"),
    "traders": ("alfa-slab-one", "Coffee Traders"),
}


def machine() -> str:
    """What stands on the machine in the window, in the face of its sign."""
    drawings = (WEB / "src/artwork/drawings.svg").read_text(encoding="utf-8")
    return "".join(re.findall(r"<text[^>]*gt-d[^>]*>([^<]*)<", drawings))


def main() -> None:
    for sign, (face, letters) in SIGNS.items():
        font = TTFont(WEB / f"node_modules/@fontsource/{face}/files/{face}-latin-400-normal.woff")
        cutter = subset.Subsetter(subset.Options(hinting=False, layout_features=["kern"], notdef_outline=True))
        cutter.populate(text=letters + (machine() if sign == "gatto" else ""))
        cutter.subset(font)
        font.flavor = "woff"
        cut = io.BytesIO()
        font.save(cut)
        (WEB / f"src/artwork/faces/{sign}.woff").write_bytes(cut.getvalue())


if __name__ == "__main__":
    main()
