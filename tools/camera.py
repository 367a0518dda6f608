"""A server and a browser for taking pictures; both are gone afterwards."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.own_server import OwnServer


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
