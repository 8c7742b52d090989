#!/usr/bin/env python3
"""Two builds of weft on the same work, in turns: what a change of the code did to its speed, and to nothing else.

    ./dev bench turns --before DIR [--after DIR] [--files FOLDER] [-n 4000] [--rounds 9] [--threads 1,2,4]

DIR is a build folder with weft, synth_time and weft_time (cmake -DWEFT_BENCH=ON); --after is this checkout's own by
default. Measured in CPU seconds of one core, before and after at once behind each other, because a machine's speed
changes; printed are the medians of the rounds, and of their ratios:

  grow          growing kernels alone
  grow+compile  growing and compiling them for both devices, forward and backward
  compile       every Python file below --files for both devices (captured kernels, or examples/)
  jsonl         `weft generate -d both --format jsonl` with all its files

The rows of the timed runs are compared: `same rows` leaves out schema_version and gradient, which tell of a version.
--threads prints rows a second of `generate` for numbers of threads, by the clock, for --after alone.
"""

import argparse
import hashlib
import json
import os
import re
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("WEFT_BUILD_DIR", ROOT / "build" / "tuned"))


def one_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def cpu_seconds(command: list[str]) -> float:
    child = subprocess.Popen(
        command, preexec_fn=one_core, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        raise SystemExit(f"{' '.join(command)} failed")
    return usage.ru_utime + usage.ru_stime


def synth_seconds(build: Path, count: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="weft-turns-") as work:
        cpu_seconds([str(build / "synth_time"), "1", str(count), f"{work}/out.json", work, "0"])
        timed = json.loads(Path(work, "out.json").read_text())
    return {"grow": timed["grow"]["seconds"], "grow+compile": timed["grow_and_compile"]["seconds"]}


def compile_seconds(build: Path, files: list[Path]) -> float:
    with tempfile.TemporaryDirectory(prefix="weft-turns-") as work:
        Path(work, "list").write_text("".join(f"{f}\n" for f in files))
        cpu_seconds([str(build / "weft_time"), f"{work}/list", f"{work}/out.json", "3"])
        timed = json.loads(Path(work, "out.json").read_text())
    done = [t for t in timed.values() if t["cpu"]["seconds"] > 0 and t["cuda"]["seconds"] > 0]
    return sum(t["cpu"]["seconds"] + t["cuda"]["seconds"] for t in done)


VERSIONED = re.compile(rb'"(schema_version":\d+|gradient":\{[^}]*\})')


def rows_hash(folder: Path) -> str:
    sha = hashlib.sha256()
    for file in sorted(folder.rglob("*.jsonl")):
        sha.update(VERSIONED.sub(b"", file.read_bytes()))
    return sha.hexdigest()


def generate(build: Path, count: int, folder: str, threads: int) -> list[str]:
    options = ["-n", str(count), "-s", "42", "-d", "both", "--format", "jsonl", "--threads", str(threads)]
    return [str(build / "weft"), "generate", *options, "-o", folder]


def jsonl_seconds(build: Path, count: int) -> tuple[float, str]:
    with tempfile.TemporaryDirectory(prefix="weft-turns-") as work:
        seconds = cpu_seconds(generate(build, count, f"{work}/set", 1))
        return seconds, rows_hash(Path(work))


def scaling(build: Path, count: int, threads: list[int]) -> None:
    print("\n| threads | rows/s |\n|---:|---:|")
    for number in threads:
        with tempfile.TemporaryDirectory(prefix="weft-turns-") as work:
            command = [*generate(build, count, f"{work}/set", number), "--shards", "32"]
            start = time.monotonic()
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            print(f"| {number} | {count / (time.monotonic() - start):,.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path)
    parser.add_argument("--after", type=Path, default=BUILD)
    parser.add_argument("--files", type=Path, default=ROOT / "examples")
    parser.add_argument("-n", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--threads", type=lambda text: [int(n) for n in text.split(",")], default=[])
    options = parser.parse_args()
    files = sorted(options.files.rglob("*.py"))

    if options.before:
        hashes = set()

        def jsonl(build: Path) -> dict[str, float]:
            seconds, rows = jsonl_seconds(build, options.n)
            hashes.add(rows)
            return {"jsonl": seconds}

        measures = (
            lambda build: synth_seconds(build, options.n),
            lambda build: {"compile": compile_seconds(build, files)},
            jsonl,
        )
        pairs: dict[str, list[tuple[float, float]]] = {}
        for _ in range(options.rounds):
            for measure in measures:
                before, after = measure(options.before), measure(options.after)
                for what, seconds in before.items():
                    pairs.setdefault(what, []).append((seconds, after[what]))
        units = {"compile": len(files)}
        print("| what | before, µs each | after | times as fast |\n|---|---:|---:|---:|")
        for what, runs in pairs.items():
            scale = 1e6 / units.get(what, options.n)
            before, after = (statistics.median(run[side] for run in runs) * scale for side in (0, 1))
            ratio = statistics.median(first / second for first, second in runs)
            print(f"| {what} | {before:.1f} | {after:.1f} | {ratio:.2f} |")
        print(
            f"{options.n} kernels, {len(files)} files; {'same rows' if len(hashes) == 1 else 'ROWS DIFFER'} in all runs"
        )
    if options.threads:
        scaling(options.after, options.n * 5, options.threads)


if __name__ == "__main__":
    main()
