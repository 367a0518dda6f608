"""The coach looks back at a finished game, on the replay page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest
from tests.browser.own_server import OwnServer


@pytest.fixture
def coached(built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OwnServer]:
    """A server whose coach is quick."""
    monkeypatch.setenv("LUDOCAFE_REVIEW_SIMULATIONS", "12")
    server = OwnServer(tmp_path)
    server.open()
    yield server
    server.close()


def finished_game(guest: Guest) -> str:
    """A table at which bots have played to the end."""
    id = guest.open_table("cafe_del_gatto", "bot:regular", "bot:random", "bot:regular")
    guest.page.goto(f"/table/{id}")
    expect(guest.page.locator("#result")).to_be_visible(timeout=60_000)
    return id


def test_the_coach_looks_back_at_a_finished_game(invite: Invite, coached: OwnServer) -> None:
    ana = invite(at=coached)
    id = finished_game(ana)
    page = ana.page
    page.goto(f"/replay/{id}")
    page.locator("[data-tab=coach]").click()
    panel, frame = page.locator("[data-review]"), page.locator(".frame")
    # How far the coach is, is told only until it has finished, which may be soon.
    page.evaluate(
        """() => {
            const look = () => (window.progressTold ||= document.querySelector("[data-review] progress") !== null);
            new MutationObserver(look).observe(document.querySelector("[data-review]"), { childList: true, subtree: true });
        }"""
    )
    panel.get_by_role("button", name="Look back at this game").press("Enter")
    expect(panel).to_have_attribute("data-review", "done")
    assert page.evaluate("window.progressTold") is True
    expect(panel.locator("path.share")).to_have_count(3)
    expect(panel.locator("text.label").first).to_be_visible()

    turning = panel.locator("button[data-turning]").first
    number = turning.get_attribute("data-turning") or ""
    expect(turning).to_contain_text("Better:")
    turning.press("Enter")
    expect(frame).to_have_attribute("data-number", number)
    expect(turning).to_have_attribute("aria-current", "step")
    assert ana.untranslated() == [] and "coach-" not in panel.inner_text()
    assert ana.barriers() == []
    ana.picture("review", whole=True)

    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    ana.open_drawer("coach")  # on a phone a replay begins with the board
    expect(panel).to_have_attribute("data-review", "done")  # kept: nobody has to ask again
    ana.speak("fr")
    expect(panel.locator("h2")).to_have_text("Le regard de l’entraîneur")
    expect(turning).to_contain_text("Mieux :")
    panel.locator("g.mark").last.click()
    expect(panel.locator("button[data-turning]").last).to_have_attribute("aria-current", "step")
    assert ana.overflows() <= 0
    assert ana.barriers() == []
    panel.screenshot(path=ana.picture("review-phone-dark"))
