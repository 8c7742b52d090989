#!/usr/bin/env python3
"""Two builds of weft on the same work, in turns: what a change of the code did to its speed, and to nothing else.

    ./dev bench turns --before DIR [--after DIR] [--files FOLDER] [-n 20000] [--rounds 5] [--threads 1,2,4]

DIR is a build folder with weft, synth_time and weft_time (cmake -DWEFT_BENCH=ON); --after is this checkout's own by
default. Measured, each in CPU seconds of one core, the median of the rounds, before and after taking turns:

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
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("WEFT_BUILD_DIR", ROOT / "build" / "release"))


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


def rows_hash(folder: Path) -> str:
    sha = hashlib.sha256()
    for file in sorted(folder.rglob("*.jsonl")):
        for line in file.read_text().splitlines():
            row = json.loads(line)
            del row["schema_version"], row["gradient"]
            sha.update(json.dumps(row).encode())
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
    parser.add_argument("-n", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=lambda text: [int(n) for n in text.split(",")], default=[])
    options = parser.parse_args()
    files = sorted(options.files.rglob("*.py"))

    if options.before:
        times: dict[str, dict[str, list[float]]] = {}
        hashes = set()
        for _ in range(options.rounds):
            for side, build in (("before", options.before), ("after", options.after)):
                measured = synth_seconds(build, options.n)
                measured["compile"] = compile_seconds(build, files)
                measured["jsonl"], rows = jsonl_seconds(build, options.n)
                hashes.add(rows)
                for what, seconds in measured.items():
                    times.setdefault(what, {}).setdefault(side, []).append(seconds)
        units = {"compile": len(files)}
        print("| what | before, µs each | after | times as fast |\n|---|---:|---:|---:|")
        for what, sides in times.items():
            before, after = (
                statistics.median(sides[s]) / units.get(what, options.n) * 1e6 for s in ("before", "after")
            )
            print(f"| {what} | {before:.1f} | {after:.1f} | {before / after:.2f} |")
        print(
            f"{options.n} kernels, {len(files)} files; {'same rows' if len(hashes) == 1 else 'ROWS DIFFER'} in all runs"
        )
    if options.threads:
        scaling(options.after, options.n * 5, options.threads)


if __name__ == "__main__":
    main()
