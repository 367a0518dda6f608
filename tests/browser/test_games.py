"""Every game is played to its end in the browser, in a test file of its own; here is what they share."""

from pathlib import Path

from ludocafe import registry

# Plays a whole game from inside the page, which is many times faster than one message per click from outside.
PLAY = """async ([most, patience]) => {
    const buttons = () => [...document.querySelectorAll("aside .choices button[data-do]")];
    let seed = 7;
    let count = 0;
    for (let waited = 0; count < most && waited < patience; ) {
        if (document.querySelector("#result")) return count;
        const offered = buttons();
        const before = document.querySelector(".frame").dataset.number;
        if (offered.length && document.querySelector(".board").ariaBusy !== "true") {
            seed = (seed * 1103515245 + 12345) % 2147483648;
            offered[seed % offered.length].click();
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


def test_every_game_has_browser_tests_of_its_own() -> None:
    here = Path(__file__).parent
    assert [id for id in registry.kinds() if not (here / f"test_{id}.py").exists()] == []
