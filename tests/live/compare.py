#!/usr/bin/env python3
"""Random kernels through weft and through Warp, live: the texts must be equal byte for byte on both devices.

    compare.py -n 5000 --seed 7 [--kernels plain|tiles] [--weft PROGRAM] [--keep DIR] [--shrink N] [--minutes M]

Prints counts. A file that differs is reduced to a small one that still differs and is printed with the first lines
that differ; --keep DIR leaves all files of interest there. Exit code 1 if anything differs, or if weft writes text
where Warp refuses, or refuses where Warp does not.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "golden")]

import kernel_gen  # noqa: E402
import shrink  # noqa: E402
import tile_gen  # noqa: E402
import warp_text  # noqa: E402

BATCH = 500
KERNELS = {"plain": kernel_gen.kernel_text, "tiles": tile_gen.kernel_text}


@dataclass
class Outcome:
    """What a file came to: equal, both refuse, differs, weft refuses, warp refuses."""

    path: Path
    kind: str
    detail: str = ""


@dataclass
class Report:
    outcomes: list = field(default_factory=list)

    @property
    def counts(self) -> Counter:
        return Counter(outcome.kind for outcome in self.outcomes)

    @property
    def wrong(self) -> list:
        return [outcome for outcome in self.outcomes if outcome.kind not in ("equal", "both refuse")]


def run_weft(weft: str, paths: list, out: Path) -> str:
    """All files in one process; what it printed on stderr."""
    command = [weft, "compile", *map(str, paths), "-d", "both", "-o", str(out), "--paths", "base"]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        return f"weft ended with exit code {run.returncode}\n{run.stderr}"
    return run.stderr


def weft_text(out: Path, stem: str) -> dict:
    names = {"cpu": f"{stem}.cpu.cpp", "cuda": f"{stem}.cuda.cu"}
    return {d: (out / name).read_bytes().decode() for d, name in names.items() if (out / name).exists()}


def diagnostic_of(path: Path, stderr: str) -> str:
    lines = [line for line in stderr.split("\n") if f"{path.name}:" in line or "exit code" in line]
    return lines[0] if lines else "no diagnostic"


def judge(path: Path, warp: dict, weft: dict, stderr: str) -> Outcome:
    if "error" in warp:
        if weft:
            return Outcome(path, "warp refuses", warp["error"])
        return Outcome(path, "both refuse", warp["error"])
    if len(weft) < 2:
        return Outcome(path, "weft refuses", diagnostic_of(path, stderr))
    for device, texts in warp[""].items():
        if texts["module"] != weft[device]:
            return Outcome(path, "differs", f"{device}: " + first_difference(texts["module"], weft[device]))
    return Outcome(path, "equal")


def first_difference(warp: str, weft: str) -> str:
    ours, theirs = weft.split("\n"), warp.split("\n")
    for number, (a, b) in enumerate(zip(theirs, ours, strict=False), 1):
        if a != b:
            return f"line {number}\n  warp: {a}\n  weft: {b}"
    return f"lengths: warp has {len(theirs)} lines, weft {len(ours)}"


def warp_module_text(path: Path) -> dict:
    return warp_text.texts_of_file(str(path), whole=True)


def compare_files(weft: str, paths: list, jobs: int = 2) -> Report:
    report = Report()
    with tempfile.TemporaryDirectory(prefix="weft-live-") as folder:
        out = Path(folder)
        stderr = run_weft(weft, paths, out)
        for path, warp in warp_text.for_each(paths, warp_module_text, jobs):
            report.outcomes.append(judge(path, warp, weft_text(out, path.stem), stderr))
    return report


def write_kernels(folder: Path, kernels: str, seed: int, indices: range) -> list:
    paths = []
    for index in indices:
        path = folder / f"k_{index:06d}.py"
        path.write_bytes(KERNELS[kernels](seed, index).encode())
        paths.append(path)
    return paths


def compare(
    weft: str,
    seed: int,
    count: int,
    folder: Path,
    jobs: int = 2,
    progress=None,
    kernels="plain",
    minutes=None,
) -> Report:
    """Write `count` kernels into the folder and compare them; files that are equal are removed again."""
    report, began = Report(), time.monotonic()
    for start in range(0, count, BATCH):
        if minutes and time.monotonic() - began > 60 * minutes:
            break
        paths = write_kernels(folder, kernels, seed, range(start, min(start + BATCH, count)))
        report.outcomes += compare_files(weft, paths, jobs).outcomes
        for outcome in report.outcomes[start:]:
            if outcome.kind == "equal":
                outcome.path.unlink()
        if progress:
            progress(report)
    return report


def shrunk(weft: str, outcome: Outcome, folder: Path) -> str:
    """The smallest file found that comes to the same kind of outcome."""
    folder.mkdir(exist_ok=True)

    def still_wrong(texts: list) -> int:
        """The index of the first text that is still wrong in the same way, or -1."""
        paths = []
        for number, text in enumerate(texts):
            path = folder / f"try_{number}" / outcome.path.name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            paths.append(path)
        for number, path in enumerate(paths):
            if compare_files(weft, [path]).outcomes[0].kind == outcome.kind:
                return number
        return -1

    return shrink.smallest(outcome.path.read_text(encoding="utf-8"), still_wrong)


def grouped(outcomes: list) -> list:
    """Outcomes that look alike, numbers and file names apart; the largest group first."""
    groups = {}
    for outcome in outcomes:
        looks = re.sub(r"k_\d+|\d+", "", outcome.detail)
        groups.setdefault((outcome.kind, looks), []).append(outcome)
    return sorted(groups.values(), key=len, reverse=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=1000, help="how many kernels")
    parser.add_argument("--kernels", choices=KERNELS, default="plain")
    parser.add_argument("--minutes", type=float, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weft", default=os.environ.get("WEFT_BIN", "build/release/weft"))
    parser.add_argument("--keep", metavar="DIR", help="leave the files that are not equal here")
    parser.add_argument("--shrink", type=int, default=1, help="how many kinds of wrong files to reduce")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    args = parser.parse_args()
    folder = Path(args.keep or tempfile.mkdtemp(prefix="weft-live-"))
    folder.mkdir(parents=True, exist_ok=True)
    weft = os.path.abspath(args.weft)

    def progress(report: Report):
        print("  " + ", ".join(f"{count} {kind}" for kind, count in report.counts.items()), flush=True)

    report = compare(
        weft, args.seed, args.n, folder, args.jobs, progress, kernels=args.kernels, minutes=args.minutes
    )
    for number, group in enumerate(grouped(report.wrong)):
        outcome = group[0]
        print(f"{len(group)} x {outcome.kind}, the first in {outcome.path}: {outcome.detail}")
        if number < args.shrink:
            print("---- reduced:", shrunk(weft, outcome, folder / "shrink"), "----", sep="\n")
    print(
        f"{len(report.outcomes)} kernels: "
        + ", ".join(f"{count} {kind}" for kind, count in report.counts.items())
    )
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
