#!/usr/bin/env python3
"""Real kernels, changed at random, through weft and through Warp: equal texts, or weft refuses.

    mutants.py -n 50000 --seed 7 [--weft PROGRAM] [--corpus DIR] [--keep DIR] [--minutes M]

The kernels are those that conformance.py captures from the installed warp-lang (DIR: captured before, the folder with
the .py files); mutate.py changes them. Where Warp refuses a mutant, weft must write nothing. A mutant that differs is
reduced and printed; --keep leaves them in a folder. --minutes stops after so many. Exit code 1 if anything differs.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "conformance"), str(HERE.parent / "golden")]

import compare  # noqa: E402
import mutate  # noqa: E402
import oracle  # noqa: E402

WRONG = ("differs", "warp refuses")
UNJUDGED = ("Killed:",)  # Warp took too long, or too much memory: no word on the file


def captured(folder) -> list:
    """The captured kernels, the same order everywhere."""
    return sorted((Path(folder) if folder else oracle.corpus_folder(only_sample=True) / "warp").glob("*.py"))


def write_mutants(sources: list, folder: Path, seed: int, indices: range) -> list:
    paths = []
    for index in indices:
        rng = random.Random(f"{seed} {index}")
        path = folder / f"m_{index:06d}.py"
        path.write_text(mutate.mutant(rng.choice(sources).read_text(encoding="utf-8"), rng), encoding="utf-8")
        paths.append(path)
    return paths


def judged(outcome) -> str:
    if outcome.kind == "warp refuses" and outcome.detail.startswith(UNJUDGED):
        return "not judged"
    return outcome.kind


def campaign(
    weft: str, sources: list, folder: Path, seed: int, count: int, jobs=2, minutes=None, progress=None
):
    """Counts by kind, and the outcomes that are wrong; the files of all others are removed."""
    counts, wrong, began = Counter(), [], time.monotonic()
    for start in range(0, count, compare.BATCH):
        if minutes and time.monotonic() - began > 60 * minutes:
            break
        paths = write_mutants(sources, folder, seed, range(start, min(start + compare.BATCH, count)))
        for outcome in compare.compare_files(weft, paths, jobs).outcomes:
            kind = judged(outcome)
            counts[kind] += 1
            if kind in WRONG:
                wrong.append(outcome)
            else:
                outcome.path.unlink()
        if progress:
            progress(counts)
    return counts, wrong


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weft", default=os.environ.get("WEFT_BIN", "build/release/weft"))
    parser.add_argument("--corpus", metavar="DIR")
    parser.add_argument("--keep", metavar="DIR")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("-j", "--jobs", type=int, default=2)
    args = parser.parse_args()
    folder = Path(args.keep or tempfile.mkdtemp(prefix="weft-mutants-"))
    folder.mkdir(parents=True, exist_ok=True)
    weft = os.path.abspath(args.weft)

    def line(counts: Counter) -> str:
        return f"{sum(counts.values())} mutants: " + ", ".join(
            f"{n} {kind}" for kind, n in counts.most_common()
        )

    counts, wrong = campaign(
        weft, captured(args.corpus), folder, args.seed, args.n, args.jobs, args.minutes,
        lambda counts: print("  " + line(counts), flush=True),
    )  # fmt: skip
    for number, group in enumerate(compare.grouped(wrong)):
        print(f"{len(group)} x {group[0].kind}, the first in {group[0].path}: {group[0].detail}")
        if number == 0:
            print("---- reduced:", compare.shrunk(weft, group[0], folder / "shrink"), "----", sep="\n")
    print(line(counts))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
