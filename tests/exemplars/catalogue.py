#!/usr/bin/env python3
"""The catalogue of the exemplars, src/exemplars/catalogue.def, from what `weft synth --exemplars` says of every file.

    catalogue.py WEFT            says whether the file is what it should be (exit code 1: it is not)
    catalogue.py WEFT --write    writes it; then build weft again

To be written again when an exemplar is added or changed, or when a category or difficulty changes its meaning.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "src" / "exemplars" / "catalogue.def"
HEAD = """// What the exemplars are: WEFT_EXEMPLAR("domain", "name", difficulty, categories), in the order of their paths.
// Written by `python tests/exemplars/catalogue.py WEFT --write`; a test compares it with the files.
"""


def enumerator(category: str) -> str:
    return "C(" + "".join(part.capitalize() for part in category.split("_")) + ")"


def text_of(weft: str) -> str:
    listed = subprocess.run(
        [weft, "synth", "--exemplars", "--json"], capture_output=True, text=True, check=True
    )
    text = HEAD
    for line in listed.stdout.splitlines():
        row = json.loads(line)
        categories = " | ".join(map(enumerator, row["categories"])) or "0"
        text += f'WEFT_EXEMPLAR("{row["domain"]}", "{row["name"]}", {row["difficulty"]}, {categories})\n'
    return text


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    text = text_of(args.weft)
    if args.write:
        FILE.write_text(text)
        return 0
    if FILE.read_text() == text:
        return 0
    print(
        f"{FILE.relative_to(ROOT)} is not what the exemplars are: python tests/exemplars/catalogue.py WEFT --write"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
