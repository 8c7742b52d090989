#!/usr/bin/env python3
"""`weft score`: answers a second by level, on one core and on two, and how much of it is the compiler's.

    score.py [-n ANSWERS] [--rows ROWS] [--weft PROGRAM] [--json FILE]

The answers are of mixed quality, to rows of a fresh set (task python-cpp): 3 in 10 are the row's text, 2 are the same but
for comments and layout, 2 name every variable otherwise, 2 have another operator and 1 is cut in the middle. Each level is a
run of its own over all of them; the sandbox is that of every run. Seconds are those of the wall; processor seconds, those of
all processes, and the compiler's share of them are read from /proc 50 times a second. Where other work is on the machine, answers
of a second of a processor tell more than answers of a second of the wall.

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILER = {"cc1plus", "as", "ld", "collect2", "c++", "g++", "clang++", "ld.bfd", "x86_64-linux-gnu"}


def mixed(row: dict, number: int) -> str:
    text = row["cpp_forward"]
    kind = number % 10
    if kind < 3:
        return text
    if kind < 5:
        return re.sub(r"//.*", "// a remark", text).replace("    ", "\t")
    if kind < 7:
        return re.sub(r"\bvar_(\d+)\b", r"value_\1", text)
    if kind < 9:
        swapped = {"wp::add(": "wp::sub(", "wp::mul(": "wp::add(", "wp::sub(": "wp::add("}
        for old, new in swapped.items():
            if old in text:
                return text.replace(old, new, 1)
    return text[: len(text) // 2]


def look(root: int, seen: dict[int, tuple[int, bool]]) -> None:
    """Notes what each process from this one down has used so far, and whether it is a compiler."""
    parents, used = {}, {}
    for entry in os.scandir("/proc"):
        if not entry.name.isdigit():
            continue
        try:
            stat = Path(entry.path, "stat").read_text()
        except OSError:
            continue
        name, rest = stat[stat.index("(") + 1 : stat.rindex(")")], stat[stat.rindex(")") + 2 :].split()
        parents[int(entry.name)] = int(rest[1])
        used[int(entry.name)] = int(rest[11]) + int(rest[12]), name in COMPILER
    for pid, figures in used.items():
        above = pid
        while above in parents and above != root:
            above = parents[above]
        if above == root:
            seen[pid] = figures


def run(command: list[str], cores: int) -> tuple[float, float, float]:
    """Seconds of the wall, seconds of all processors, and the share of compilers in these."""
    some = set(sorted(os.sched_getaffinity(0))[:cores])
    seen: dict[int, tuple[int, bool]] = {}
    begin = time.perf_counter()
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: os.sched_setaffinity(0, some),
    )
    while process.poll() is None:
        look(process.pid, seen)
        time.sleep(0.02)
    wall = time.perf_counter() - begin
    if process.returncode:
        sys.exit(process.stderr.read().decode())
    total = sum(ticks for ticks, _ in seen.values())
    compilers = sum(ticks for ticks, is_compiler in seen.values() if is_compiler)
    return wall, total / os.sysconf("SC_CLK_TCK"), compilers / max(total, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", type=int, default=1000)
    parser.add_argument("--rows", type=int, default=200)
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    parser.add_argument("--levels", default="identical,tokens,compiles,runs")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    figures = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = [
            str(arguments.weft),
            "generate",
            "-n",
            str(arguments.rows),
            "-s",
            "77",
            "-o",
            str(folder / "set"),
        ]
        subprocess.run([*made, "--format", "jsonl", "--quiet"], check=True)
        lines = [line for path in sorted((folder / "set" / "data").glob("*")) for line in path.open()]
        rows = [json.loads(line) for line in lines]
        draw = random.Random(1)
        with (folder / "answers.jsonl").open("w") as out:
            for number in range(arguments.n):
                row = draw.choice(rows)
                answer = {"id": row["id"], "task": "python-cpp", "completion": mixed(row, number)}
                out.write(json.dumps(answer) + "\n")
        print(f"{arguments.n} answers of mixed quality to {len(rows)} rows")
        print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        print(f"{'level':12}{'cores':>6}{'seconds':>10}{'answers/s':>12}{'processor s':>13}{'compiler':>10}")
        for level in arguments.levels.split(","):
            for cores in (1, 2):
                command = [
                    str(arguments.weft),
                    "score",
                    str(folder / "answers.jsonl"),
                    "--data",
                    str(folder / "set"),
                ]
                command += ["--level", level, "--threads", str(cores), "-o", str(folder / "verdicts.jsonl")]
                wall, used, share = run(command, cores)
                line = f"{level:12}{cores:6}{wall:10.2f}{arguments.n / wall:12.1f}{used:13.1f}{share:10.0%}"
                print(line, flush=True)
                figures.append({"level": level, "cores": cores, "seconds": wall, "processor_seconds": used,
                                "compiler_share": share})  # fmt: skip
        scores = [json.loads(line)["score"] for line in (folder / "verdicts.jsonl").open()]
        print(f"score 1: {scores.count(1)}, 0: {scores.count(0)}, not judged: {scores.count(None)}")
    if arguments.json:
        arguments.json.write_text(json.dumps({"answers": arguments.n, "figures": figures}, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
