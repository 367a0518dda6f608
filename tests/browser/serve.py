"""``ludocafe`` for browser tests: every table is shuffled alike, so that a test meets the same game each time.

``LUDOCAFE_TEST_SEED`` names another shuffle, to see what the tests make of it.
"""

import os
from unittest.mock import patch

from ludocafe.cli import main
from ludocafe.server.tables import opening

SEED = os.environ.get("LUDOCAFE_TEST_SEED", "espresso")

if __name__ == "__main__":
    with patch.object(opening, "new_seed", return_value=SEED):
        main()
