"""Print the requirements of the package and of the named extras, one a line: ``python tools/requirements.py dev postgres``."""

import sys
import tomllib
from pathlib import Path


def main() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in sys.argv[1:]:
        wanted += project["optional-dependencies"][extra]
    sys.stdout.write("\n".join(wanted) + "\n")


if __name__ == "__main__":
    main()
