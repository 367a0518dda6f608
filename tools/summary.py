"""The end of ``make test``: every step with its time, the tests it ran, and what was skipped and why.

``python tools/summary.py build/summary.jsonl STATUS`` reads what tools/run_tests.sh and tests/conftest.py wrote down.
"""

import json
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any


def main(file: Path, status: int) -> int:
    steps: list[dict[str, Any]] = []
    skipped: Counter[str] = Counter()
    for line in file.read_text(encoding="utf-8").splitlines():
        note = json.loads(line)
        if "step" in note:
            steps.append({**note, "tests": 0})
        else:
            steps[-1]["tests"] += note["tests"]
            skipped.update(note["skipped"])
    print("\n== summary")
    for step, following in zip(steps, [*steps[1:], {"at": time.time()}], strict=True):
        minutes, seconds = divmod(round(following["at"] - step["at"]), 60)
        tests = f"{step['tests']:6,} tests" if step["tests"] else ""
        failed = "FAILED" if status and step is steps[-1] else ""
        print(f"{step['step']:44} {minutes:3}:{seconds:02} {tests:13} {failed}".rstrip())
    for reason, number in skipped.items():
        print(f"Skipped: {number} tests. {reason}")
    if not skipped and not status:
        print("Everything is green, nothing was skipped.")
    return 1 if skipped and os.environ.get("LUDOCAFE_SKIP_NOTHING") == "1" else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
