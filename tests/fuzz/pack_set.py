#!/usr/bin/env python3
"""The files of a set in one, as the fuzz target `dataset` takes them: python3 pack_set.py FOLDER > SEED

Of each file the byte of its name (names in dataset.cpp), its length in three bytes, and its bytes.
"""

import re
import sys
from pathlib import Path

NAMES = re.findall(r'^    "([^"]+)",', (Path(__file__).parent / "dataset.cpp").read_text(), re.MULTILINE)


def main() -> None:
    folder = Path(sys.argv[1])
    for number, name in enumerate(NAMES):
        if (folder / name).is_file():
            data = (folder / name).read_bytes()
            sys.stdout.buffer.write(bytes([number]) + len(data).to_bytes(3, "little") + data)


if __name__ == "__main__":
    main()
