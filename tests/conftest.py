"""For all tests: notes for the summary of ``make test``, and what cannot run on this machine."""

import json
import os
from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser its tests are skipped, with the reason tools/get_chromium.sh gave."""
    reason = os.environ.get("LUDOCAFE_NO_BROWSER")
    for item in items if reason else ():
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.skip(reason=reason or ""))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write down how many tests ran and why others did not, for tools/summary.py."""
    notes = os.environ.get("LUDOCAFE_SUMMARY")
    if notes is None or hasattr(terminalreporter.config, "workerinput"):  # several processes: only the first of them counts
        return
    stats = terminalreporter.stats
    reasons = [str(report.longrepr[2]).removeprefix("Skipped: ") for report in stats.get("skipped", [])]
    tests = sum(len(stats.get(outcome, [])) for outcome in ("passed", "failed", "error"))
    with Path(notes).open("a", encoding="utf-8") as file:
        file.write(json.dumps({"tests": tests, "skipped": reasons}) + "\n")
