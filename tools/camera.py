"""A server and a browser for taking pictures, both gone afterwards; and how pictures of screens are stored."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.own_server import OwnServer

COLOURS = 256
ROUNDS = 8  # of k-means, after which the palette no longer changes visibly


def store(screen: Image.Image, path: Path) -> int:
    """Save a picture of a screen in few colours, its own; the size of the file in bytes.

    Without dithering: drawings are flat, and the noise would double the file.
    """
    screen.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=ROUNDS).save(path, optimize=True)
    return path.stat().st_size


@contextmanager
def camera() -> Iterator[tuple[Browser, OwnServer]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = OwnServer(Path(folder))
        server.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            yield browser, server
        finally:
            browser.close()
            server.close()
