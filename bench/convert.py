#!/usr/bin/env python3
"""`weft convert`: rows a second and the most memory that it takes, of a small set and of one ten times as large.

    convert.py [-n ROWS] [--weft PROGRAM] [--formats jsonl.zst,parquet] [--generate ARGS]

Makes a set of ROWS / 10 and one of ROWS rows (1,000,000; jsonl.zst), and converts each to every format. Memory is what the
system says of the process at its end; flat means that both sets need about the same.

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHEAP = "-c arithmetic --difficulty 1-2 --no-backward"


def run(command: list[str]) -> tuple[float, float]:
    """Seconds of the wall, and MB of memory at most."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{shlex.join(command)} failed")
    return time.perf_counter() - begin, usage.ru_maxrss / 1024


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", type=int, default=1_000_000)
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    parser.add_argument("--formats", default="parquet,jsonl.zst")
    parser.add_argument("--threads", default="2")
    parser.add_argument("--generate", default=CHEAP, help="how the sets are made")
    arguments = parser.parse_args()
    print(f"{'rows':>10} {'to':10}{'seconds':>9}{'rows/s':>10}{'memory, MB':>12}")
    with tempfile.TemporaryDirectory() as name:
        for rows in (arguments.n // 10, arguments.n):
            base = Path(name, str(rows))
            made = [
                str(arguments.weft),
                "generate",
                "-n",
                str(rows),
                "-o",
                str(base),
                "--format",
                "jsonl.zst",
                "--quiet",
            ]
            run([*made, *shlex.split(arguments.generate)])
            for form in arguments.formats.split(","):
                to = Path(name, f"{rows}-{form}")
                command = [str(arguments.weft), "convert", str(base), "-o", str(to), "--format", form]
                seconds, memory = run([*command, "--threads", arguments.threads])
                print(f"{rows:10,} {form:10}{seconds:9.1f}{rows / seconds:10,.0f}{memory:12.0f}", flush=True)
                subprocess.run(["rm", "-rf", str(to)], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
