"""Pictures for the documentation beside those of the tables: the front page, the workshop and a table that waits for its players.

PYTHONPATH=src:. python tools/pictures.py

Those of the tables come with the tours (``tools/tours.py``).
"""

import io
import subprocess
import sys

from camera import camera, store
from PIL import Image
from playwright.sync_api import Page, expect
from tests.browser.conftest import PATIENCE
from tests.browser.guest import Guest
from tests.browser.own_server import ROOT

SCREEN = (1280, 800)


def front(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".street.artwork")).to_be_visible()


def workshop(page: Page) -> None:
    page.goto("/workshop/cafe")
    page.locator('.shelf [data-item="12"]').click()
    expect(page.locator(".bench .piece")).to_be_visible()


def invitation(page: Page) -> None:
    """Somebody waits for company: the link, and the code to scan."""
    page.goto("/")
    guest = Guest(page)
    guest.set_table("cafe_international", "friends", 4)
    page.locator(".start").click()
    expect(page.get_by_label("Invitation link", exact=True).last).to_be_visible()


PICTURES = {"front": front, "workshop": workshop, "invitation": invitation}


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "build_page.py")], check=True)
    with camera() as (browser, server):
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
            print(f"{path.relative_to(ROOT)}: {store(taken, path) / 1024:.0f} KiB")
            context.close()


if __name__ == "__main__":
    main()
