"""A bot that knows nothing of networks: one JSON state per line comes in, one notation per line goes out.

ludocafe bot-seat http://127.0.0.1:8000/table/<id> --invitation <token> -- python examples/stdio_bot.py
"""

import json
import random
import sys

for line in sys.stdin:
    state = json.loads(line)
    print(random.choice(state["legal"]), flush=True)
