"""Put the best screenshots of the browser tests (``artifacts/``) into the documentation, in few colours to keep them small."""

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
PICTURES = {
    "front": "front-light-wide",
    "phone": "gatto-phone-portrait",
}  # those of the tables come with the tours (tools/tours.py)


def main() -> None:
    target = ROOT / "docs" / "pictures"
    target.mkdir(exist_ok=True)
    for name, artefact in PICTURES.items():
        source = ROOT / "artifacts" / f"{artefact}.png"
        if not source.exists():
            sys.exit(f"{source.relative_to(ROOT)} is missing: run the browser tests first (make test)")
        with Image.open(source) as picture:
            picture.convert("RGB").quantize(96).save(target / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
