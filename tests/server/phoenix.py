"""A server that rises again: everything is imported once, and every time the serving process dies a new one is forked.

Run as a program with the settings handed down; it prints the process id of each serving process and ends when its
standard input closes.
"""

import os
import signal
import sys
import threading

from ludocafe.server import app, running
from ludocafe.server.settings import Settings


def main() -> None:
    settings = Settings.handed_down()
    app.App(settings)  # fills caches, so that the children start fast
    state = {"child": 0, "stop": False}

    def watch() -> None:
        sys.stdin.read()
        state["stop"] = True
        os.kill(state["child"], signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
    while not state["stop"]:
        child = os.fork()
        if child == 0:
            running.run(settings)
            os._exit(0)
        state["child"] = child
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
