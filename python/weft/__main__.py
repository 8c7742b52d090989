"""The command line, `python -m weft`: the program that the package carries takes this process's place."""

import os
import sys

from weft._program import program


def main() -> None:
    path = program()
    os.environ.setdefault("WEFT_PYTHON", sys.executable)  # which engines run in
    os.execv(path, [str(path), *sys.argv[1:]])


if __name__ == "__main__":
    main()
