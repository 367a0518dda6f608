"""A real Chromium, a freshly built page and a server of our own."""

import fcntl
import importlib.util
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.guest import Guest
from tests.browser.own_server import ROOT, OwnServer
from tests.server.mailbox import Mailbox
from tests.support import free_port

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",  # letters as wide as in a window; without windows Chromium rounds them to whole pixels
]
# How long anything may take on a machine that is busy with something else. Nothing waits that long when all is well.
PATIENCE = int(os.environ.get("LUDOCAFE_PATIENCE", "60000"))
expect.set_options(timeout=PATIENCE)

WIDE = (1280, 800)
PHONE = (390, 844)


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page as it is now, not as it was when somebody last built it."""
    spec = importlib.util.spec_from_file_location("build_page", ROOT / "build_page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with (ROOT / "web" / "package.json").open("rb") as turnstile:
        fcntl.flock(turnstile, fcntl.LOCK_EX)  # test processes come here one after the other
        folder: Path = module.build_page()
    return folder


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnServer]:
    server = OwnServer(tmp_path_factory.mktemp("server"))
    server.open()
    yield server
    server.close()


@pytest.fixture
def own_server(built_page: Path, tmp_path: Path) -> Iterator[OwnServer]:
    """A server that a test may kill."""
    server = OwnServer(tmp_path)
    server.open()
    yield server
    server.close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    controller = Controller(mailbox, "127.0.0.1", free_port())
    controller.start()
    mailbox.port = controller.port
    yield mailbox
    controller.stop()


@pytest.fixture
def mailing_server(built_page: Path, tmp_path: Path, mailbox: Mailbox) -> Iterator[OwnServer]:
    """A server that tells people of their turn by letters, and by webhooks of theirs."""
    server = OwnServer(
        tmp_path,
        LUDOCAFE_SMTP_HOST="127.0.0.1",
        LUDOCAFE_SMTP_PORT=str(mailbox.port),
        LUDOCAFE_SMTP_SENDER="house@example.org",
        LUDOCAFE_SMTP_TLS="0",
        LUDOCAFE_PERSONAL_WEBHOOKS="1",
    )
    server.environment["LUDOCAFE_PUBLIC_URL"] = server.address
    server.open()
    yield server
    server.close()


# The first is Chromium without the windows, menus and services around its pages: it needs a third less of the processor.
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def chromium() -> str | None:
    """The browser of this machine; None: the one that Playwright brings."""
    return os.environ.get("LUDOCAFE_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


Invite = Callable[..., Guest]


@pytest.fixture
def invite(browser: Browser, server: OwnServer) -> Iterator[Invite]:
    """Somebody with a browser of their own; whatever goes wrong in it fails the test."""
    guests: list[Guest] = []

    def make(
        size: tuple[int, int] = WIDE,
        language: str = "en-GB",
        theme: str = "light",
        touch: bool = False,
        at: OwnServer | None = None,
        offline_ready: bool = False,
        moving: bool = False,
        drawer: str | None = "choices",
    ) -> Guest:
        """`drawer`: the tab that is open at tables (most tests choose from the list); None: closed; "": as for newcomers."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if offline_ready else "block",
            base_url=(at or server).address,
        )
        context.set_default_timeout(PATIENCE)
        if drawer != "":
            context.add_init_script(
                f"localStorage.ludocafe ??= JSON.stringify({json.dumps({'drawer': drawer, 'offered': True})})"
            )
        page: Page = context.new_page()
        guest = Guest(page)
        guests.append(guest)
        return guest

    yield make
    for guest in guests:
        guest.page.context.close()
    for guest in guests:
        assert not guest.troubles, guest.troubles
