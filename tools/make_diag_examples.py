#!/usr/bin/env python3
"""Writes src/source/diag_examples.def: for each diagnostic the shortest golden case that shows it and nothing else.

    make_diag_examples.py [--check]     --check only says whether the file is up to date

The cases are tests/golden/*/fail_*.py; what weft says of each stands beside it in a .diag file, which the golden tests compare.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests/golden"
TARGET = ROOT / "src/source/diag_examples.def"
LONGEST = 700  # bytes: an example is read at one glance

HEAD = """// An example of each diagnostic that a short file can show, written by tools/make_diag_examples.py from tests/golden.
// WEFT_EXAMPLE(Kind, "what it shows", text)

"""


def kinds() -> dict[str, str]:
    """Code -> kind, in the order of diags.def."""
    text = (ROOT / "src/source/diags.def").read_text()
    rows = re.findall(r'^WEFT_(?:DIAG|LIMIT)\((\w+),\s*"([^"]+)"', text, re.M)
    return {code: kind for kind, code in rows}


def example(path: Path) -> tuple[str, str] | None:
    """What the case shows, by its first line, and its text without that line; nothing of what cannot be shown."""
    try:
        first, _, text = path.read_text(encoding="utf-8").partition("\n")
    except UnicodeDecodeError:
        return None
    said = re.match(r"# \w+: \w+[.;,]? *(.*)", first)
    is_plain = all(c == "\n" or c.isprintable() for c in text)
    if not said or len(text) > LONGEST or not is_plain or ")py" in text:
        return None
    return said[1].strip(), text.strip("\n") + "\n"


def examples() -> str:
    shown: dict[str, list[tuple[int, str, str, str]]] = {}
    for diag in sorted(GOLDEN.glob("*/fail_*.diag")):
        codes = set(re.findall(r"error\[([^\]]+)\]", diag.read_text()))
        found = example(diag.with_suffix(".py"))
        if len(codes) == 1 and found:
            shown.setdefault(codes.pop(), []).append((len(found[1]), diag.stem, *found))
    out = HEAD
    for code, kind in kinds().items():
        if code not in shown:
            continue
        _, _, about, text = min(shown[code])
        caption = about.replace("\\", "\\\\").replace('"', '\\"')
        out += f'WEFT_EXAMPLE({kind}, "{caption}", R"py({text})py")\n'
    return out + "\n#undef WEFT_EXAMPLE\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    arguments = parser.parse_args()
    text = examples()
    if arguments.check:
        if TARGET.read_text() != text:
            print(
                f"{TARGET.relative_to(ROOT)} is out of date: tools/make_diag_examples.py writes it",
                file=sys.stderr,
            )
            return 1
        return 0
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
