"""``python -m ludocafe``: the same as the ``ludocafe`` command."""

from ludocafe.cli import main

main()
