#!/usr/bin/env python3
"""Kernels of the synthesizer through Warp and through weft: every one accepted, every text equal on both devices.

    warp_agreement.py --count 20000 --seed 1 [-c vector,loop] [--weft PROGRAM] [--keep DIR]

Prints counts by category, and what went wrong with the first kernels that did. Exit code 1 if any kernel is refused by
either side or differs.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "live")]

import compare  # noqa: E402

BATCH = 500


def grown(weft: str, seed: int, indexes: range, categories: str = "", synth: str = "") -> list:
    """What `weft synth` says about these kernels."""
    command = [synth or weft, "synth", "--json", "-s", str(seed), "--index", str(indexes.start)]
    command += ["-n", str(len(indexes))] + (["-c", categories] if categories else [])
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def agreement(
    weft: str, seed: int, count: int, folder: Path, categories="", jobs=2, synth="", progress=None
) -> dict:
    """Counts by category, the kernels that are wrong (row, outcome), how many there were."""
    result = {"by_category": Counter(), "wrong": [], "kernels": 0}
    for start in range(0, count, BATCH):
        rows = grown(weft, seed, range(start, min(start + BATCH, count)), categories, synth)
        paths = []
        for row in rows:
            path = folder / f"k_{row['index']:07d}.py"
            path.write_text(row["python_source"], encoding="utf-8")
            paths.append(path)
            result["by_category"][row["category"]] += 1
        report = compare.compare_files(weft, paths, jobs)
        for row, outcome in zip(rows, report.outcomes, strict=True):
            if outcome.kind == "equal":
                outcome.path.unlink()
            else:
                result["wrong"].append((row, outcome))
        result["kernels"] += len(rows)
        if progress:
            progress(result)
    return result


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", "--count", type=int, default=500)
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("-c", "--categories", default="")
    parser.add_argument("--weft", default=os.environ.get("WEFT_BIN", "build/release/weft"))
    parser.add_argument("--synth", default="", help="another program for the kernels")
    parser.add_argument("--keep", metavar="DIR", help="leave the files that are not equal here")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    folder = Path(args.keep or tempfile.mkdtemp(prefix="weft-synth-"))
    folder.mkdir(parents=True, exist_ok=True)

    def progress(result: dict):
        print(f"  {result['kernels']} kernels, {len(result['wrong'])} wrong", flush=True)

    weft = os.path.abspath(args.weft)
    result = agreement(weft, args.seed, args.count, folder, args.categories, args.jobs, args.synth, progress)
    for row, outcome in result["wrong"][:20]:
        print(f"{outcome.path}: {row['category']}: {outcome.kind}: {outcome.detail}")
    print(", ".join(f"{name} {count}" for name, count in sorted(result["by_category"].items())))
    kinds = Counter(outcome.kind for _, outcome in result["wrong"])
    print(f"{result['kernels']} kernels, {len(result['wrong'])} wrong {dict(kinds)}")
    return 1 if result["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
