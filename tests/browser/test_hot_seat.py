"""Several people at one device, and those who only look on, at every table."""

import pytest
from playwright.sync_api import expect

from ludocafe import registry
from tests.browser.conftest import PHONE, Invite
from tests.browser.guest import Guest

GAMES = sorted(registry.kinds())


def shared_table(guest: Guest, game: str) -> str:
    """Mia and Tom at one device."""
    return guest.open_table(game, "local:Mia", "local:Tom", listed=True)


@pytest.mark.parametrize("size", [(1280, 720), PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_device_goes_round(invite: Invite, game: str, size: tuple[int, int]) -> None:
    ana = invite(size=size)
    ana.page.goto(f"/table/{shared_table(ana, game)}")
    secret = not registry.game(game).same_view_for_all
    ready, own = ana.page.locator(".ready"), ana.page.locator(".prompt.own")
    seen = set()
    for _ in range(12):
        expect(ready.or_(own).first).to_be_visible()
        if ready.is_visible():
            # Nothing of the table is there: no card, no choice, no log.
            expect(ana.page.locator(".scene [data-piece]")).to_have_count(0)
            expect(ana.page.locator("[data-do]")).to_have_count(0)
            seen.add(ana.page.locator("#hand-over").inner_text())
            assert ana.overflows() <= 0
            assert ana.barriers() == []
            ready.click()
            expect(own).to_be_visible()
        number = ana.number()
        expect(ana.choices.first).to_be_attached()
        ana.page.locator(f'.drawer .choices button[data-do="{ana.wish()}"]').click()
        moved = "before => Number(document.querySelector('.frame').dataset.number) > before"
        ana.page.wait_for_function(
            f"before => ({moved})(before) && document.querySelector('#result, .prompt.own, .ready')", arg=number
        )
        if len(seen) == 2:
            break
    assert len(seen) == (2 if secret else 0), seen


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_chooses_from_whose_side_to_look(invite: Invite, game: str) -> None:
    ana, eve = invite(), invite(size=(1280, 720), drawer=None)
    id = shared_table(ana, game)
    ana.page.goto(f"/table/{id}")
    eve.page.goto(f"/table/{id}")
    side = eve.page.locator("[data-look-from]")
    expect(side).to_be_visible()
    expect(eve.page.locator(".plate")).to_have_count(2)
    places = """() => [...document.querySelectorAll("[data-plate]")]
        .map((one) => [Number(one.dataset.plate), one.getBoundingClientRect()])
        .map(([seat, { x, y }]) => [seat, Math.round(x), Math.round(y)]).sort(([a], [b]) => a - b)"""
    eve.still()
    (_, *mia), (_, *tom) = eve.page.evaluate(places)
    side.select_option("1")
    eve.still()
    (_, *mia_then), (_, *tom_then) = eve.page.evaluate(places)
    assert (mia_then, tom_then) == (tom, mia)
    assert eve.barriers() == []
    assert eve.untranslated() == []
    # Nothing can be chosen, and nobody's hand is seen.
    expect(eve.page.locator(".scene [data-do]")).to_have_count(0)
