#!/usr/bin/env python3
"""Time Warp's own code generation: one process, one core, each file imported, then hash + build + text timed.

    warp_time.py LIST OUT.json [--rounds 2]

LIST has one path per line. Importing (which includes reading and parsing the file) is not timed. CPU time, the best of
the rounds. Used by bench.py.
"""

import argparse
import json
import os
import sys
import time

ORACLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools", "oracle")
sys.path.insert(0, ORACLE)

import golden  # noqa: E402
import warp as wp  # noqa: E402


def time_file(path: str, rounds: int, cuda_first: bool) -> dict[str, dict]:
    """Best seconds and bytes of the whole file, by device."""
    modules = [m for m in golden.import_file(path) if golden.codegen_roots(m)]
    devices = ("cuda", "cpu") if cuda_first else ("cpu", "cuda")
    times = {}
    for device in devices:
        seconds, size = [], 0
        for _round in range(rounds):
            total, size = 0.0, 0
            for module in modules:
                module.mark_modified()  # forget the hashes of the round before
                start = time.process_time()
                text, _hash, _builder = golden.generate(module, device, 90, 1 if device == "cpu" else None)
                total += time.process_time() - start
                size += len(text)
            seconds.append(total)
        times[device] = {"seconds": min(seconds), "bytes": size}
    return times


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("list")
    parser.add_argument("out")
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    with open(args.list) as f:
        paths = f.read().split("\n")[:-1]
    wp.init()
    golden.stub_lto_compilers()
    result = {}
    for index, path in enumerate(paths):
        result[path] = time_file(path, args.rounds, cuda_first=index % 2 == 1)
    with open(args.out, "w") as f:
        json.dump(result, f)


if __name__ == "__main__":
    main()
