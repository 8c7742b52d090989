#!/usr/bin/env python3
"""How often the balanced mix draws each exemplar: src/exemplars/variety.def, so that those with few variants do not come again and again.

    weft generate -n 1000000 -o SET --format jsonl; variety.py SET       prints the exemplars with the fewest variants
    variety.py SET --write                                               writes the weights; then build weft again

Two variants of an exemplar at a difficulty are one structure with a chance that the pairs of SET show; its inverse is the number of
structures that there would be if all were drawn alike. Weights follow the root of that number, up to one from which more do not
matter: so each has about as many rows that are there already as any other. Where no two rows are alike the weight stays as it is, or
rises to what so many different rows prove.
"""

import argparse
import json
import math
import re
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "src" / "exemplars" / "variety.def"
HEAD = """// How often the balanced mix draws an exemplar that has few variants at a difficulty, its own or the one above:
// WEFT_VARIETY("name", difficulty, weight); the others have weight 100.
// Written by `python tests/exemplars/variety.py SET --write`.
"""
FULL = 100
ENOUGH = 1_000_000  # structures: of a million rows an exemplar has some two thousand at a difficulty
HARDEST = 5
GROWN = "grown/"

Cell = tuple[str, int]  # an exemplar at a difficulty


def count(path: Path) -> dict[Cell, Counter]:
    """By exemplar and difficulty: how many rows of a file each structure has."""
    out: dict[Cell, Counter] = defaultdict(Counter)
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if not row["family"].startswith(GROWN):
                out[row["family"], row["difficulty"]][row["structure"]] += 1
    return out


def structures(folder: Path) -> dict[Cell, Counter]:
    out: dict[Cell, Counter] = defaultdict(Counter)
    with ProcessPoolExecutor() as pool:
        for found in pool.map(count, sorted(folder.rglob("*.jsonl"))):
            for cell, rows in found.items():
                out[cell].update(rows)
    return out


def recorded() -> dict[Cell, int]:
    rows = re.findall(r'^WEFT_VARIETY\("(\w+)", (\d), (\d+)\)$', FILE.read_text(), re.MULTILINE)
    return {(name, int(level)): int(weight) for name, level, weight in rows}


def drawn() -> list[Cell]:
    """Every exemplar at the difficulties that it is drawn for: its own, and the next."""
    text = (FILE.parent / "catalogue.def").read_text()
    rows = re.findall(r'^WEFT_EXEMPLAR\("\w+", "(\w+)", (\d)', text, re.MULTILINE)
    return [(name, level) for name, own in rows for level in (int(own), min(int(own) + 1, HARDEST))]


def variety(rows: Counter) -> float:
    """The number of structures, as far as the pairs of these rows can tell."""
    count = sum(rows.values())
    pairs = count * (count - 1) / 2
    same = sum(n * (n - 1) / 2 for n in rows.values())
    return pairs / max(same, 1)


def weight(rows: Counter, before: int) -> int:
    found = min(FULL, max(1, round(FULL * math.sqrt(variety(rows) / ENOUGH))))
    return max(found, before) if len(rows) == rows.total() else found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("set", type=Path, help="rows as jsonl")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    options = parser.parse_args()
    by_cell = structures(options.set)
    weights = recorded()
    for cell, rows in by_cell.items():
        weights[cell] = weight(rows, weights.get(cell, FULL))
    # What never came of so many draws would be drawn in vain: there is not enough to change.
    weights |= {cell: 1 for cell in drawn() if cell not in by_cell}
    for cell in sorted(by_cell, key=lambda one: variety(by_cell[one]))[:40]:
        rows = by_cell[cell]
        print(
            f"{cell[0]:40} {cell[1]} {rows.total():7} rows {len(rows):7} structures ~{variety(rows):12.0f} weight {weights[cell]}"
        )
    few = {cell: found for cell, found in sorted(weights.items()) if found < FULL}
    print(f"{len(by_cell)} exemplars at a difficulty, {len(few)} of them with few variants")
    if options.write:
        lines = [f'WEFT_VARIETY("{name}", {level}, {found})\n' for (name, level), found in few.items()]
        FILE.write_text(HEAD + "".join(lines))


if __name__ == "__main__":
    main()
