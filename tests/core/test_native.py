"""Compiled and interpreted rules are the same rules; here only: are we testing what we think we test?"""

import os

from ludocafe.core import playout
from ludocafe.games.cafe_del_gatto.rules import decisions


def test_the_package_under_test_is_the_expected_one() -> None:
    expected = ".so" if os.environ.get("LUDOCAFE_EXPECT_NATIVE") == "1" and os.name == "posix" else ".py"
    assert str(playout.__file__).endswith(expected)
    assert str(decisions.__file__).endswith(expected)
