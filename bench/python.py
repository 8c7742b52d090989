#!/usr/bin/env python3
"""The Python package beside the command: rows a second as dicts, as an Arrow stream and by `weft generate`, import time.

    python.py [-n ROWS] [--rounds R] [--threads T] [--weft PROGRAM]

The package is the one beside the program (build/…/python). Each way makes the same rows (-d both), in turns; the command writes
jsonl, and writes nothing (format none: rows are made and counted). Medians over the rounds.

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def seconds(work) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    arguments = parser.parse_args()
    package = arguments.weft.resolve().parent / "python"
    sys.path.insert(0, str(package))
    import weft

    options = {"device": "both", "threads": arguments.threads}

    def command(format_: str) -> None:
        with tempfile.TemporaryDirectory() as name:
            subprocess.run(
                [arguments.weft, "generate", "-n", str(arguments.n), "-d", "both", "--format", format_]
                + ["--threads", str(arguments.threads), "--quiet", "-o", f"{name}/set"],
                check=True,
            )

    def dicts() -> None:
        for _ in weft.generate(arguments.n, **options):
            pass

    def arrow() -> None:
        import pyarrow

        rows = 0
        for batch in pyarrow.RecordBatchReader.from_stream(weft.generate_arrow(arguments.n, **options)):
            rows += batch.num_rows
        assert rows == arguments.n

    ways = {
        "weft generate, nothing written": lambda: command("none"),
        "weft generate, jsonl": lambda: command("jsonl"),
        "weft.generate_arrow": arrow,
        "weft.generate, dicts": dicts,
    }
    arrow()  # imports
    times = {name: [] for name in ways}
    for _ in range(arguments.rounds):
        for name, way in ways.items():
            times[name].append(seconds(way))
    best = arguments.n / statistics.median(times["weft generate, nothing written"])
    print(f"{arguments.n} rows, {arguments.threads} threads, median of {arguments.rounds}")
    for name, all_ in times.items():
        rate = arguments.n / statistics.median(all_)
        print(f"{name:34}{rate:>10.0f} rows/s{rate / best:>8.0%}")
    script = "import time; t = time.perf_counter(); import weft; print((time.perf_counter() - t) * 1000)"
    environment = {**os.environ, "PYTHONPATH": str(package)}
    imports = [
        float(
            subprocess.run(
                [sys.executable, "-c", script], env=environment, capture_output=True, check=True
            ).stdout
        )
        for _ in range(9)
    ]
    print(f"import weft: {statistics.median(imports):.1f} ms, the slowest of nine {max(imports):.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
