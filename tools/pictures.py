"""Pictures of pages that are no table, for the documentation: the front page and the workshop, in few colours to keep them small.

PYTHONPATH=src:. python tools/pictures.py

Those of the tables come with the tours (``tools/tours.py``).
"""

import io
import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.conftest import FLAGS, PATIENCE, chromium
from tests.browser.own_server import ROOT, OwnServer

SCREEN = (1280, 800)
COLOURS = 256


def front(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".street")).to_be_visible()


def workshop(page: Page) -> None:
    page.goto("/workshop/cafe")
    page.locator('.shelf [data-item="12"]').click()
    expect(page.locator(".bench .piece")).to_be_visible()


PICTURES = {"front": front, "workshop": workshop}


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "build_page.py")], check=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = OwnServer(Path(folder))
        server.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for name, visit in PICTURES.items():
                context = browser.new_context(
                    base_url=server.address,
                    viewport={"width": SCREEN[0], "height": SCREEN[1]},
                    locale="en-GB",
                    reduced_motion="reduce",
                )
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                visit(page)
                page.wait_for_load_state("networkidle")
                taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
                path = ROOT / "docs" / "pictures" / f"{name}.png"
                taken.quantize(COLOURS, Image.Quantize.MAXCOVERAGE).save(path, optimize=True)
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1024:.0f} KiB")
                context.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
