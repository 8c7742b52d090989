#!/usr/bin/env python3
"""How often the balanced mix draws each exemplar: src/exemplars/variety.def, so that those with few variants do not come again and again.

    weft generate -n 1000000 -o SET --format jsonl; variety.py SET       prints the exemplars with the fewest variants
    variety.py SET --write                                               writes the weights; then build weft again

Two variants of an exemplar are one structure with a chance that the pairs of SET show; its inverse is the number of structures that it
would have if all were drawn alike. Weights follow the root of that number, up to one from which more do not matter: so each exemplar
has about as many rows that are there already as any other.
"""

import argparse
import json
import math
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "src" / "exemplars" / "variety.def"
HEAD = """// How often the balanced mix draws an exemplar that has few variants: WEFT_VARIETY("name", weight); the others have weight 100.
// Written by `python tests/exemplars/variety.py SET --write`.
"""
FULL = 100
ENOUGH = 400_000  # structures: of a million rows an exemplar has some two thousand
GROWN = "grown/"


def count(path: Path) -> dict[str, Counter]:
    """By exemplar: how many rows of a file each structure has."""
    out: dict[str, Counter] = defaultdict(Counter)
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if not row["family"].startswith(GROWN):
                out[row["family"]][row["structure"]] += 1
    return out


def structures(folder: Path) -> dict[str, Counter]:
    out: dict[str, Counter] = defaultdict(Counter)
    with ProcessPoolExecutor() as pool:
        for found in pool.map(count, sorted(folder.rglob("*.jsonl"))):
            for family, rows in found.items():
                out[family].update(rows)
    return out


def variety(rows: Counter) -> float:
    """The number of structures, as far as the pairs of these rows can tell."""
    count = sum(rows.values())
    pairs = count * (count - 1) / 2
    same = sum(n * (n - 1) / 2 for n in rows.values())
    return pairs / max(same, 1)


def weight(found: float, rows: Counter) -> int:
    if len(rows) == sum(rows.values()):
        return FULL  # no two alike: nothing is known of a limit
    return min(FULL, max(1, round(FULL * math.sqrt(found / ENOUGH))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("set", type=Path, help="rows as jsonl")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    options = parser.parse_args()
    by_family = structures(options.set)
    found = {name: variety(rows) for name, rows in by_family.items()}
    weights = {name: weight(found[name], rows) for name, rows in by_family.items()}
    for name in sorted(found, key=found.get)[:40]:
        rows = by_family[name]
        print(
            f"{name:40} {sum(rows.values()):7} rows {len(rows):7} structures ~{found[name]:12.0f} weight {weights[name]}"
        )
    print(f"{len(weights)} exemplars, {sum(w < FULL for w in weights.values())} of them with few variants")
    if options.write:
        lines = [
            f'WEFT_VARIETY("{name}", {weights[name]})\n' for name in sorted(weights) if weights[name] < FULL
        ]
        FILE.write_text(HEAD + "".join(lines))


if __name__ == "__main__":
    main()
