#!/bin/sh
# Finds a Python that is new enough and hands over to bootstrap.py; a sentence where there is none.
# Usage: setup.sh play [ARGUMENT...] | test | check

set -u
export PYTHONDONTWRITEBYTECODE=1
here=${0%/*}

will_do() {
    "$1" -c 'import sys, ctypes, ssl, fcntl; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

for python in python3 python3.11 python3.12 python3.13 /usr/bin/python3; do
    if will_do "$python"; then
        exec "$python" "$here/bootstrap.py" "$@"
    fi
done

if found=$(python3 --version 2>/dev/null); then
    echo "Riverboat Desktop needs a complete Python 3.11 or newer. This machine has only $found," \
        "or parts of it are missing." >&2
else
    echo "Riverboat Desktop needs Python 3.11 or newer, and this machine has no Python 3." >&2
fi
if command -v apt-get >/dev/null 2>&1; then
    echo "On Debian 12, Ubuntu 24.04 and newer this command brings it:" >&2
    echo "  sudo apt-get install -y python3 python3-venv" >&2
else
    echo "Install it with the package manager of this system, then run the same command again." >&2
fi
exit 1
