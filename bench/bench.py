#!/usr/bin/env python3
"""weft and Warp on the same kernels, in one run, one core each: how many times faster, and where the time goes.

    bench.py [--corpus [DIR]] [-n N] [--rounds R] [--micro] [--json FILE]

The kernels are those captured from Warp's own tests that weft compiles to identical text; without --corpus a sample
of them (about 980 files), with --corpus all (DIR: captured before). Nothing is chosen by hand; -n takes N of them,
spread by a hash of their names. Each is timed for cpu and cuda, with the backward pass and without
(`wp.set_module_options({"enable_backward": False})` in the file). Warp's time is hash + build + text, without
importing, reading or parsing; weft's is everything from source text to emitted text. Both are CPU time,
the best of the same number of rounds. --micro runs the stage benchmarks as well.

A timing is a ratio measured on this machine, never an assertion in a test.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "conformance"))

import conformance  # noqa: E402
import oracle  # noqa: E402

BUILD = Path(os.environ.get("WEFT_BUILD_DIR", ROOT / "build" / "tuned"))


def one_core() -> None:
    """Keep a child on one core."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def identical_files(corpus: Path, count: int) -> list[Path]:
    cases, _ = conformance.corpus_cases(corpus, count)
    outcomes, _ = conformance.compare(conformance.weft_program(), cases, [])
    files = [o.case.source for o in outcomes if o.kind == "identical"]
    print(f"{len(files)} of {len(outcomes)} captured files are compiled to identical text; these are timed")
    return files


def without_backward(source: str) -> str:
    """The same file with the backward pass switched off for its module."""
    lines = source.split("\n")
    last = max(i for i, line in enumerate(lines) if re.match(r"(import|from) ", line))
    lines.insert(last + 1, '\nwp.set_module_options({"enable_backward": False})')
    return "\n".join(lines)


def write_inputs(files: list[Path], work: Path) -> dict[str, list[Path]]:
    """Copies under names of their own, so that one Python process can import both variants."""
    variants = {"with backward": [], "forward only": []}
    for file in files:
        source = file.read_text()
        for variant, text in (("with backward", source), ("forward only", without_backward(source))):
            suffix = "" if variant == "with backward" else "_fwd"
            path = work / f"{file.stem}{suffix}.py"
            path.write_text(text)
            variants[variant].append(path)
    return variants


def time_both(paths: list[Path], work: Path, rounds: int) -> tuple[dict, dict]:
    listing = work / "list.txt"
    listing.write_text("".join(f"{p}\n" for p in paths))
    weft_out, warp_out = work / "weft.json", work / "warp.json"
    weft = [str(BUILD / "weft_time"), str(listing), str(weft_out), str(rounds)]
    warp = [
        sys.executable,
        str(ROOT / "bench" / "warp_time.py"),
        str(listing),
        str(warp_out),
        "--rounds",
        str(rounds),
    ]
    for command in (weft, warp):
        done = subprocess.run(command, preexec_fn=one_core, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{command[0]} failed:\n{done.stderr[-2000:]}")
    return oracle.load_json(weft_out), oracle.load_json(warp_out)


def summarize(variant: str, device: str, paths: list[Path], weft: dict, warp: dict) -> dict:
    ours = [weft[str(p)][device] for p in paths]
    theirs = [warp[str(p)][device] for p in paths]
    if any(o["seconds"] < 0 for o in ours):
        raise SystemExit("weft refuses a variant of a file that it compiles: the comparison would be unfair")
    ratios = [t["seconds"] / o["seconds"] for o, t in zip(ours, theirs, strict=True)]
    weft_s, warp_s = sum(o["seconds"] for o in ours), sum(t["seconds"] for t in theirs)
    weft_bytes, warp_bytes = sum(o["bytes"] for o in ours), sum(t["bytes"] for t in theirs)
    return {
        "device": device,
        "passes": variant,
        "files": len(paths),
        "weft_median_us": 1e6 * statistics.median(o["seconds"] for o in ours),
        "weft_mean_us": 1e6 * weft_s / len(paths),
        "warp_median_us": 1e6 * statistics.median(t["seconds"] for t in theirs),
        "warp_mean_us": 1e6 * warp_s / len(paths),
        "ratio_median": statistics.median(ratios),
        "ratio_of_means": warp_s / weft_s,
        "weft_mb_s": weft_bytes / weft_s / 1e6,
        "warp_mb_s": warp_bytes / warp_s / 1e6,
        "bytes_differ_by": abs(weft_bytes - warp_bytes) / warp_bytes,
    }


def stage_shares(paths: list[Path], weft: dict) -> dict[str, float]:
    """Mean microseconds that each stage takes; each timing includes the stages before it."""
    upto = {
        k: statistics.mean(weft[str(p)]["stages"][k] for p in paths) for k in ("parse", "evaluate", "lower")
    }
    done = {d: statistics.mean(weft[str(p)][d]["seconds"] for p in paths) for d in ("cpu", "cuda")}
    return {
        "parse": 1e6 * upto["parse"],
        "evaluate": 1e6 * (upto["evaluate"] - upto["parse"]),
        "hash, lower, reverse": 1e6 * (upto["lower"] - upto["evaluate"]),
        "print cpu": 1e6 * (done["cpu"] - upto["lower"]),
        "print cuda": 1e6 * (done["cuda"] - upto["lower"]),
    }


def print_table(rows: list[dict]) -> None:
    print(f"\n{'':24s} {'weft us/file':>18s} {'warp us/file':>20s} {'times faster':>18s} {'MB/s':>14s}")
    print(
        f"{'':24s} {'median':>9s}{'mean':>9s} {'median':>10s}{'mean':>10s} {'median':>9s}{'mean':>9s} {'weft':>8s}{'warp':>6s}"
    )
    for r in rows:
        print(
            f"{r['device']:5s} {r['passes']:18s} {r['weft_median_us']:9.1f}{r['weft_mean_us']:9.1f} "
            f"{r['warp_median_us']:10.0f}{r['warp_mean_us']:10.0f} {r['ratio_median']:9.0f}{r['ratio_of_means']:9.0f} "
            f"{r['weft_mb_s']:8.0f}{r['warp_mb_s']:6.1f}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--corpus", nargs="?", const="", metavar="DIR")
    parser.add_argument("-n", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--micro", action="store_true")
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    corpus = Path(args.corpus) if args.corpus else oracle.corpus_folder(only_sample=args.corpus is None)
    files = identical_files(corpus, args.n)
    if not files:
        raise SystemExit("nothing to time")
    rows, stages = [], {}
    with tempfile.TemporaryDirectory(prefix="bench-") as work:
        for variant, paths in write_inputs(files, Path(work)).items():
            weft, warp = time_both(paths, Path(work), args.rounds)
            rows += [summarize(variant, device, paths, weft, warp) for device in ("cpu", "cuda")]
            stages[variant] = stage_shares(paths, weft)
    print_table(rows)
    print("\nwhere weft's time goes, mean us/file:")
    for variant, shares in stages.items():
        print(f"  {variant:18s}" + "   ".join(f"{name} {us:.1f}" for name, us in shares.items()))
    worst = max(r["bytes_differ_by"] for r in rows)
    print(f"\nbytes written differ by {100 * worst:.3f} % (Warp numbers functions on in one process)")
    if args.json:
        Path(args.json).write_text(json.dumps({"rows": rows, "stages_us": stages}, indent=1) + "\n")
    if args.micro:
        subprocess.run([str(BUILD / "weft_bench")], preexec_fn=one_core, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
