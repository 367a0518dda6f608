"""How much an installation brings: packages and megabytes for each set of extras, into empty environments.

    python tools/install_size.py            # lean, [server], [postgres]
    python tools/install_size.py arena,learn

Needs a package index for the dependencies.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]


def measure(wheel: Path, extras: str, folder: Path) -> tuple[int, float]:
    """Packages (with ours) and megabytes of site-packages."""
    environment = folder / (extras or "lean")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    what = f"{wheel}[{extras}]" if extras else str(wheel)
    subprocess.run([*PIP, "--python", environment / "bin" / "python", "install", "--no-compile", what], check=True)
    packages = next((environment / "lib").glob("python*/site-packages"))
    size = sum(file.stat().st_size for file in packages.rglob("*") if file.is_file() and not file.is_symlink())
    return len(list(packages.glob("*.dist-info"))), size / 1e6


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        subprocess.run([*PIP, "wheel", "--no-deps", "--wheel-dir", folder, ROOT], check=True)
        wheel = next(folder.glob("*.whl"))
        for extras in sys.argv[1:] or ["", "server", "postgres"]:
            packages, size = measure(wheel, extras, folder)
            print(f"{f'ludocafe[{extras}]' if extras else 'ludocafe':24} {packages:3} packages {size:6.0f} MB")


if __name__ == "__main__":
    main()
