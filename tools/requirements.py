"""Print the requirements of the package and of the named extras, one a line: ``python tools/requirements.py dev postgres``.

Extras that name other extras of ours are followed, so that the lines can be installed without the package itself.
"""

import sys
import tomllib
from pathlib import Path


def main() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    wanted = dict.fromkeys(project["dependencies"])
    to_do = sys.argv[1:]
    while to_do:
        for requirement in extras[to_do.pop()]:
            if requirement.startswith("ludocafe["):
                to_do += requirement.removeprefix("ludocafe[").rstrip("]").split(",")
            else:
                wanted[requirement] = None
    sys.stdout.write("\n".join(wanted) + "\n")


if __name__ == "__main__":
    main()
