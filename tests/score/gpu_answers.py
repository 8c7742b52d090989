#!/usr/bin/env python3
"""Answers in CUDA, judged on a GPU: those that are right score 1, wrong ones 0.

    gpu_answers.py WEFT [-n ROWS] [--warp FOLDER] [--seed S]

Makes rows of every category with plain CUDA programs beside them, and answers to each: the row's own text with every variable
renamed (right, though not its text), the same with another operator, cut in the middle, and the code of another row; as many of
whole programs. `weft score --gpu` judges them on the GPU of this machine. Prints a table of the verdicts by kind, and every answer
that was judged otherwise than it should be; exit code 1 if there is one, 77 where there is no GPU.

Another operator need not change what a kernel computes (a sum of zeros): such answers are listed, not counted as wrong.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

RIGHT = {"renamed", "as it is"}
SWAPS = {"wp::add(": "wp::sub(", "wp::mul(": "wp::add(", "wp::sub(": "wp::add("}


def answers(rows: list[dict]):
    """Kind, id, task and text of each."""
    for number, row in enumerate(rows):
        other = rows[number - 1]
        text = row["cuda_forward"]
        yield "renamed", row["id"], "python-cuda", re.sub(r"\bvar_(\d+)\b", r"value_\1", text)
        yield "cut", row["id"], "python-cuda", text[: len(text) // 2]
        yield "of another row", row["id"], "python-cuda", other["cuda_forward"]
        swap = next((old for old in SWAPS if old in text), None)
        if swap:
            yield "another operator", row["id"], "python-cuda", text.replace(swap, SWAPS[swap], 1)
        program = row["cuda_standalone"]
        if program:
            yield "as it is", row["id"], "standalone", program.replace("\n}\n", "\n}\n// a remark\n", 1)
            yield "cut", row["id"], "standalone", program[: program.index("_kernel(") + 120]
            if other["cuda_standalone"]:
                yield "of another row", row["id"], "standalone", other["cuda_standalone"]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft", type=Path)
    parser.add_argument("-n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--warp", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make = [
            arguments.weft,
            "generate",
            "-n",
            arguments.n,
            "-s",
            arguments.seed,
            "-d",
            "cuda",
            "--standalone",
        ]
        subprocess.run([*map(str, make), "-o", folder / "set", "--format", "jsonl", "--quiet"], check=True)
        files = sorted((folder / "set" / "data").glob("*"))
        rows = [json.loads(line) for path in files for line in path.open(encoding="utf-8")]
        asked = list(answers(rows))
        with (folder / "answers.jsonl").open("w", encoding="utf-8") as out:
            for _, row, task, text in asked:
                out.write(json.dumps({"id": row, "task": task, "completion": text}) + "\n")
        command = [
            arguments.weft,
            "score",
            folder / "answers.jsonl",
            "--data",
            folder / "set",
            "--gpu",
            "--level",
            "runs",
        ]
        if arguments.warp:
            command += ["--warp", arguments.warp]
        done = subprocess.run(
            [*map(str, command), "-o", folder / "verdicts.jsonl"], capture_output=True, text=True
        )
        if "there is no GPU" in done.stderr:
            print(done.stderr.strip())
            return 77
        if done.returncode:
            sys.exit(done.stderr)
        verdicts = [json.loads(line) for line in (folder / "verdicts.jsonl").open(encoding="utf-8")]
    seen, wrong = Counter(), []
    for (kind, row, task, _), verdict in zip(asked, verdicts, strict=True):
        seen[task, kind, verdict["score"]] += 1
        expected = 1 if kind in RIGHT else 0
        if verdict["score"] not in (expected, None):
            wrong.append((kind, f"{task}, {kind}, {row}: {json.dumps(verdict)[:300]}"))
    print(f"{len(rows)} rows, {len(asked)} answers")
    print(f"{'task':14}{'answer':20}{'score 1':>9}{'score 0':>9}{'not judged':>12}")
    for task, kind in sorted({(task, kind) for task, kind, _ in seen}):
        counts = [seen[task, kind, score] for score in (1, 0, None)]
        print(f"{task:14}{kind:20}{counts[0]:9}{counts[1]:9}{counts[2]:12}")
    for kind, text in wrong:
        print(("perhaps no change: " if kind == "another operator" else "WRONG: ") + text)
    return 1 if any(kind != "another operator" for kind, _ in wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
