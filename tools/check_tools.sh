#!/bin/sh
# Names what is missing in one clear line. Usage: tools/check_tools.sh PYTHON
python=$1
command -v "$python" >/dev/null 2>&1 || { echo "ludocafe needs Python 3.11 or newer: no '$python' was found (set PYTHON=…)." >&2; exit 2; }
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "ludocafe needs Python 3.11 or newer; '$python' is older (set PYTHON=…)." >&2; exit 2; }
"$python" -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing (Debian: apt install python3-venv)." >&2; exit 2; }
command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1 || echo "No C compiler found: the rules will run as plain Python, only slower." >&2
