#!/usr/bin/env python3
"""weft.accelerate() on Warp's own examples and tests: seconds of code generation, time to first launch, and the same results.

    accelerate.py [--largest N] [--launch] [--tests N] [--seed S] [--weft PROGRAM]

  --largest N  the N modules with the most live kernels (default 10). Each is imported in a process of its own, with and without
               acceleration: seconds to hash it (all that a warm start needs), to hash and generate it for the CPU (a cold one)
  --launch     with them, the seconds until it is compiled and loaded on the CPU, from an empty cache: what a first launch waits
  --tests N    instead: N test modules drawn by the seed, run as `python -m unittest` on the CPU with and without
               `accelerate(check=True)`, which compares each text and hash with Warp's. Exit code 1 if an outcome differs

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import importlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "conformance"))


def in_child(command: list[str], program: Path, cache: str) -> dict:
    """This file again in a process of its own: the JSON of its last line."""
    environment = os.environ | {
        "WARP_CACHE_PATH": cache,
        "PYTHONPATH": str(program.resolve().parent / "python"),
    }
    done = subprocess.run(
        [sys.executable, __file__, *command, "--weft", str(program)],
        env=environment,
        capture_output=True,
        text=True,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    return json.loads(lines[-1]) if lines else {"error": done.stderr[-2000:]}


def seconds(work) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


def quiet_warp():
    import warp as wp

    wp.config.quiet = True
    wp.config.log_level = wp.LOG_ERROR
    wp.init()
    return wp


def own_module(wp, name: str):
    importlib.import_module(name)
    return wp.get_module(name)


def time_one(name: str, accelerated: bool, launch: bool) -> dict:
    """For a child: what one module takes."""
    wp = quiet_warp()
    module = own_module(wp, name)
    counts = None
    if accelerated:
        import weft

        counts = weft.accelerate().counts
    if launch:
        return {"launch": seconds(lambda: module.load("cpu", block_dim=1))}
    warm = seconds(lambda: module.get_module_hash(1))
    options = module.resolve_options(wp.config, block_dim=1) | {"output_arch": None}
    generate = seconds(lambda: module._run_codegen(options, True))
    kernels = sum(len(k.overloads) if k.is_generic else 1 for k in module._get_live_kernels())
    by_weft = counts is not None and counts.generated == 1
    return {"kernels": kernels, "warm": warm, "cold": warm + generate, "by_weft": by_weft}


def count_one(name: str) -> dict:
    """For a child: how many live kernels a module leaves."""
    module = own_module(quiet_warp(), name)
    return {"kernels": sum(len(k.overloads) if k.is_generic else 1 for k in module._get_live_kernels())}


def test_one(name: str, accelerated: bool) -> dict:
    """For a child: the outcome of each test of a module, on the CPU."""
    wp = quiet_warp()
    acceleration = None
    if accelerated:
        import weft

        acceleration = weft.accelerate(check=True)
    suite = unittest.defaultTestLoader.loadTestsFromName(name)
    result = unittest.TestResult()
    with open(os.devnull, "w") as nothing:
        sys.stdout, kept = nothing, sys.stdout
        suite.run(result)
        sys.stdout = kept
    wp.synchronize()
    plain = re.compile(r"0x[0-9a-f]+")
    bad = {str(test): plain.sub("", text.splitlines()[-1]) for test, text in result.failures + result.errors}
    return {"run": result.testsRun, "bad": bad, "counts": vars(acceleration.counts) if acceleration else {}}


def ways() -> tuple[tuple[str, bool], ...]:
    return (("Warp", False), ("weft", True))


def largest(program: Path, count: int, launch: bool) -> int:
    import oracle
    import packages

    names = [module.name for module in packages.modules_of_warp(oracle.warp_folder().parent)]
    with tempfile.TemporaryDirectory() as cache:
        sizes = {name: in_child(["--count-one", name], program, cache).get("kernels", 0) for name in names}
    print(
        f"{'module':42} kernels  made by   warm, s         cold, s       "
        + ("first launch, s" if launch else "")
    )
    for name in sorted(names, key=lambda name: -sizes[name])[:count]:
        row = {}
        for way, accelerated in ways():
            flag = ["--accelerated"] if accelerated else []
            with tempfile.TemporaryDirectory() as cache:
                row[way] = in_child(["--time-one", name, *flag], program, cache)
            if launch:
                with tempfile.TemporaryDirectory() as cache:
                    row[way] |= in_child(["--time-one", name, "--launch", *flag], program, cache)
        if any("error" in each for each in row.values()):
            print(f"{name:42} {next(each['error'] for each in row.values() if 'error' in each)}")
            continue
        warp, weft = row["Warp"], row["weft"]
        print(
            f"{name:42} {warp['kernels']:7}  {'weft' if weft['by_weft'] else 'Warp':7} "
            f"{warp['warm']:6.3f} {weft['warm']:6.3f}  {warp['cold']:6.3f} {weft['cold']:6.3f}  "
            + (f"{warp['launch']:7.2f} {weft['launch']:7.2f}" if launch else "")
        )
    return 0


def tests(program: Path, count: int, seed: int) -> int:
    import oracle

    folder = oracle.warp_folder()
    files = sorted((folder / "tests").rglob("test_*.py"))
    names = [".".join(file.relative_to(folder.parent).with_suffix("").parts) for file in files]
    different = 0
    for name in sorted(random.Random(seed).sample(names, min(count, len(names)))):
        with tempfile.TemporaryDirectory() as cache:
            plain = in_child(["--test-one", name], program, cache)
        with tempfile.TemporaryDirectory() as cache:
            accelerated = in_child(["--test-one", name, "--accelerated"], program, cache)
        if "error" in plain:
            print(f"{name}: does not load here")
            continue
        same = accelerated.get("bad") == plain["bad"] and accelerated.get("run") == plain["run"]
        different += not same
        told = accelerated.get("counts") or accelerated.get("error")
        print(
            f"{name}: {plain['run']} tests, {len(plain['bad'])} fail; {'the same' if same else 'DIFFERENT'}; {told}"
        )
        if not same:
            for test, text in accelerated.get("bad", {}).items():
                if plain["bad"].get(test) != text:
                    print(f"    {test}: {text}")
    print(f"{different} modules with other outcomes")
    return 1 if different else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--largest", type=int, default=10, metavar="N")
    parser.add_argument("--launch", action="store_true")
    parser.add_argument("--tests", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    for child in ("--count-one", "--time-one", "--test-one"):
        parser.add_argument(child, help=argparse.SUPPRESS)
    parser.add_argument("--accelerated", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    program = Path(arguments.weft)
    if arguments.count_one:
        print(json.dumps(count_one(arguments.count_one)))
    elif arguments.time_one:
        print(json.dumps(time_one(arguments.time_one, arguments.accelerated, arguments.launch)))
    elif arguments.test_one:
        print(json.dumps(test_one(arguments.test_one, arguments.accelerated)))
    elif arguments.tests:
        return tests(program, arguments.tests, arguments.seed)
    else:
        return largest(program, arguments.largest, arguments.launch)
    return 0


if __name__ == "__main__":
    sys.exit(main())
