#!/usr/bin/env python3
"""Speed of the synthesizer: growing alone, growing and compiling for both devices, beside Warp on the same kernels.

    ./dev bench synth [-n 20000] [--warp 300] [--seed 1] [--json FILE]

One core each, CPU time. Warp's time is hash, build and text of kernels that are imported already; weft's is everything
from the seed to the emitted text. A ratio of one run, never an assertion.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = Path(os.environ.get("WEFT_BUILD_DIR", ROOT / "build" / "tuned"))


def one_core() -> None:
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def run(command: list) -> None:
    done = subprocess.run(command, preexec_fn=one_core, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed:\n{done.stderr[-2000:]}")


def measure(seed: int, count: int, warp_count: int, rounds: int) -> list[dict]:
    with tempfile.TemporaryDirectory(prefix="weft-bench-") as name:
        work = Path(name)
        weft_out, warp_out, listing = work / "weft.json", work / "warp.json", work / "list.txt"
        run([str(BUILD / "synth_time"), str(seed), str(count), str(weft_out), name, str(warp_count)])
        listing.write_text("".join(f"{work}/kernel_{i}.py\n" for i in range(warp_count)))
        warp_time = [sys.executable, str(ROOT / "bench" / "warp_time.py"), str(listing), str(warp_out)]
        run([*warp_time, "--rounds", str(rounds)])
        weft = json.loads(weft_out.read_text())
        warp = json.loads(warp_out.read_text()).values()
    rows = []
    for what, label in (("grow", "weft, growing"), ("grow_and_compile", "weft, growing and both devices")):
        seconds = weft[what]["seconds"]
        size = weft[what]["python_bytes"] + weft[what]["code_bytes"]
        rows.append(
            {"what": label, "kernels": count, "kernels_s": count / seconds, "mb_s": size / seconds / 1e6}
        )
    seconds = sum(device["seconds"] for kernel in warp for device in kernel.values())
    size = sum(device["bytes"] for kernel in warp for device in kernel.values())
    rows.append(
        {
            "what": "Warp, both devices",
            "kernels": warp_count,
            "kernels_s": warp_count / seconds,
            "mb_s": size / seconds / 1e6,
        }
    )
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", "--count", type=int, default=20000)
    parser.add_argument("--warp", type=int, default=300, help="how many of them Warp gets")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("-s", "--seed", type=int, default=1)
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    rows = measure(args.seed, args.count, args.warp, args.rounds)
    print(f"{'':32s} {'kernels':>9s} {'kernels/s':>11s} {'MB/s':>8s} {'times Warp':>11s}")
    for row in rows:
        ratio = row["kernels_s"] / rows[-1]["kernels_s"]
        print(
            f"{row['what']:32s} {row['kernels']:9d} {row['kernels_s']:11.0f} {row['mb_s']:8.1f} {ratio:11.0f}"
        )
    if args.json:
        Path(args.json).write_text(json.dumps(rows, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
