#!/usr/bin/env python3
"""The tools that work on sets: rows a second and the most memory that each takes, of a small set and of one ten times as large.

    tools.py [-n ROWS] [--weft PROGRAM] [--formats jsonl,jsonl.zst,parquet,json] [--tools show,stats,...]

Makes a set of ROWS / 10 and one of ROWS rows (200,000) in every format and gives each to every tool. Memory is what the system
says of the process at its end; flat means that both sets need about the same.

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from convert import CHEAP, ROOT, run

TOOLS = {
    "show": ["show", "SET", "LAST"],
    "stats": ["stats", "SET"],
    "validate": ["validate", "SET", "--sample", "1000"],
    "convert": ["convert", "SET", "-o", "NEW", "--where", "difficulty>=2"],
    "sample": ["convert", "SET", "-o", "NEW", "--sample", "1000"],
    "dedup": ["dedup", "SET", "-o", "NEW", "--by", "structure"],
    "near": ["dedup", "SET", "-o", "NEW", "--by", "near"],
    "diff": ["diff", "SET", "SET"],
    "score": ["score", "ANSWERS", "--data", "SET", "--level", "tokens", "-o", "NEW.jsonl"],
    "status": ["status", "SET"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("-n", type=int, default=200_000)
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    parser.add_argument("--formats", default="jsonl,jsonl.zst,parquet,json")
    parser.add_argument("--tools", default=",".join(TOOLS))
    arguments = parser.parse_args()
    weft = str(arguments.weft)
    print(f"{'tool':10}{'format':11}{'rows':>9}{'seconds':>9}{'rows/s':>11}{'memory, MB':>12}")
    with tempfile.TemporaryDirectory() as name:
        for form in arguments.formats.split(","):
            for rows in (arguments.n // 10, arguments.n):
                words = prepare(weft, Path(name), form, rows)
                for tool in arguments.tools.split(","):
                    command = [weft, *(words.get(word, word) for word in TOOLS[tool])]
                    seconds, memory = run(command)
                    line = f"{tool:10}{form:11}{rows:9,}{seconds:9.1f}{rows / seconds:11,.0f}{memory:12.0f}"
                    print(line, flush=True)
                    shutil.rmtree(words["NEW"], ignore_errors=True)
                shutil.rmtree(words["SET"])
    return 0


def prepare(weft: str, folder: Path, form: str, rows: int) -> dict[str, str]:
    """A set, answers to a thousand of its rows, and the id of its last one."""
    made = folder / "set"
    run([weft, "generate", "-n", str(rows), "-o", str(made), "--format", form, "--quiet", *CHEAP.split()])
    some = subprocess.run(
        [weft, "convert", str(made), "-o", "-", "--sample", "1000"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    answers = folder / "answers.jsonl"
    with answers.open("w") as out:
        for row in map(json.loads, some):
            answer = {"id": row["id"], "task": "python-cpp", "completion": row["cpp_forward"]}
            out.write(json.dumps(answer) + "\n")
    last = subprocess.run(
        [weft, "show", str(made), str(rows - 1), "--column", "id"], capture_output=True, text=True, check=True
    ).stdout
    return {
        "SET": str(made), "NEW": str(folder / "new"), "NEW.jsonl": str(folder / "new.jsonl"), "ANSWERS": str(answers),
        "LAST": last.strip(),
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
