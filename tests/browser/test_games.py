"""Every game of the house can be played to its end in the browser."""

from pathlib import Path

import pytest

from ludocafe import registry
from tests.browser.conftest import Invite

# Plays a whole game from inside the page, which is many times faster than one message per click from outside.
PLAY = """async ([most, patience]) => {
    const buttons = () => [...document.querySelectorAll("aside .choices button[data-do]")];
    let luck = 7;
    let count = 0;
    for (let waited = 0; count < most && waited < patience; ) {
        if (document.querySelector("#result")) return count;
        const offered = buttons();
        const before = document.querySelector(".frame").dataset.number;
        if (offered.length && document.querySelector(".board").ariaBusy !== "true") {
            luck = (luck * 1103515245 + 12345) % 2147483648;
            offered[luck % offered.length].click();
            count++;
            waited = 0;
        }
        for (const until = performance.now() + 2000; performance.now() < until; ) {
            await new Promise((next) => setTimeout(next, 5));
            if (document.querySelector(".frame").dataset.number !== before || document.querySelector("#result")) break;
        }
        waited += 5;
    }
    return document.querySelector("#result") ? count : -1;
}"""


HERE = Path(__file__).parent
# Games with tests of their own play whole games there.
OTHERS = [id for id in registry.kinds() if not (HERE / f"test_{id}.py").exists()]


@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_against_bots(invite: Invite, game: str) -> None:
    ana = invite()
    ana.page.set_default_timeout(60_000)
    ana.start_against_bots(game)
    ana.picture(f"{game}-start")
    assert ana.barriers() == []
    decisions = ana.page.evaluate(PLAY, [3000, 2000])
    assert decisions > 5
    assert ana.untranslated() == []
    ana.picture(f"{game}-end")
