"""A program that speaks the bot protocol well or badly, as told by its argument."""

import json
import sys
import time


def main(manner: str) -> None:
    if manner == "stillborn":
        sys.stderr.write("I cannot start\n")
        raise SystemExit(4)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "decide":
            continue
        legal = message["legal"]
        if manner == "crash":
            sys.stderr.write("I give up\n")
            raise SystemExit(3)
        if manner == "chatty":  # more than a pipe holds
            sys.stderr.write("hm " * 40_000 + "\n")
        if manner == "nonsense":
            sys.stderr.write("I mutter\n")
        if manner == "hang":
            time.sleep(60)
        answers = {
            "chatty": {"code": legal[0]["code"]},
            "code": {"code": legal[len(legal) // 2]["code"]},
            "notation": {"action": legal[len(legal) // 2]["notation"]},
            "illegal": {"code": next(code for code in range(10_000) if code not in {choice["code"] for choice in legal})},
            "huge": {"code": 10**30},
        }
        sys.stdout.write("pardon?\n" if manner == "nonsense" else json.dumps(answers[manner]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
