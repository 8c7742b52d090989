#!/usr/bin/env python3
"""Look at every source and every header of src/, and at the fuzz targets, with a compiler, without making code.

    check_syntax.py BUILD [-j JOBS]

BUILD is a folder that CMake configured (nothing has to be built in it): compiler and flags are those of its
compile_commands.json, each warning is an error. A header is compiled alone, so that it includes what it needs; one that
is the first include of a source was compiled so with that source. What CMake left out (the Parquet library, where
Arrow does not fit the compiler) is named.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
FUZZ = ROOT / "tests" / "fuzz"  # built by ./dev fuzz alone
FIRST_INCLUDE = re.compile(r'^\s*#\s*include\s*["<]([^">]+)[">]', re.MULTILINE)


def syntax_only(entry: dict) -> list[str]:
    """The command of a source without its output."""
    words = shlex.split(entry["command"])
    if Path(words[0]).name == "ccache":
        words = words[1:]
    kept, skip = [], False
    for word in words:
        if not skip and word not in ("-o", "-c"):
            kept.append(word)
        skip = word == "-o"
    return [*kept, "-fsyntax-only", "-Werror"]


def units(build: Path) -> tuple[list[tuple[str, list[str], str]], list[str]]:
    """What to compile: (name, command, standard input); and the sources that CMake left out."""
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    commands = {Path(e["file"]).resolve(): syntax_only(e) for e in entries}
    commands = {path: words for path, words in commands.items() if path.is_relative_to(SRC)}
    if any("cmake_pch" in word for words in commands.values() for word in words):
        sys.exit(f"{build} precompiles headers, which hides missing ones: configure with -DWEFT_PCH=OFF")
    if any(Path(e["file"]).name.startswith("unity_") for e in entries):
        sys.exit(f"{build} compiles sources together, which hides what is missing: -DWEFT_UNITY=OFF")
    sources = sorted(SRC.rglob("*.cpp"))
    work, alone = [], set(SRC.rglob("*.h"))
    for path in sources:
        if path not in commands:
            continue
        work.append((str(path.relative_to(ROOT)), commands[path], ""))
        first = FIRST_INCLUDE.search(path.read_text(encoding="utf-8"))
        if first:
            alone.discard(SRC / first[1])
    flags = next(iter(commands.items()))
    base = [word for word in flags[1] if word != str(flags[0])]
    work += [(str(path.relative_to(ROOT)), [*base, str(path)], "") for path in sorted(FUZZ.glob("*.cpp"))]
    for path in sorted(alone):
        name = str(path.relative_to(SRC))
        work.append((f"src/{name}", [*base, "-x", "c++", "-"], f'#include "{name}"\n'))
    return work, [str(p.relative_to(ROOT)) for p in sources if p not in commands]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("build", type=Path)
    parser.add_argument("-j", "--jobs", type=int, default=len(os.sched_getaffinity(0)))
    args = parser.parse_args()
    work, left_out = units(args.build)

    def compiled(unit: tuple[str, list[str], str]) -> tuple[str, subprocess.CompletedProcess]:
        name, command, text = unit
        return name, subprocess.run(command, cwd=args.build, input=text, capture_output=True, text=True)

    wrong = []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for name, done in pool.map(compiled, work):
            if done.returncode != 0 or done.stderr:
                wrong.append(name)
                print(f"{name}:\n{done.stderr}")
    headers = sum(bool(text) for _, _, text in work)
    compiler = work[0][1][0]
    print(f"{compiler}: {len(work) - headers} sources and {headers} headers alone, {len(wrong)} wrong")
    if left_out:
        print(f"left out: {', '.join(left_out)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
