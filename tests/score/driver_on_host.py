"""A CUDA driver for one kernel that runs it on the host (driver_on_host.cpp), so that `weft score --gpu` can be tried
without a GPU.

python tests/score/driver_on_host.py WEFT SET [-n N]     own programs of a set's rows, each with a word changed
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ON_HOST = HERE.parent / "standalone" / "block_on_host.h"
# Threads of a block that wait for each other.
TOGETHER = re.compile(r"__syncthreads|__shfl|cooperative_groups|wmma::")
LAUNCH = re.compile(r"\w+<<<[^>]*>>>\(.*?\);", re.S)
KERNEL = re.compile(r"__global__ void (?:__launch_bounds__\([\d, ]+\) )?(\w+)\(")


def make_driver(program: str, folder: Path) -> Path:
    """The folder that $LD_LIBRARY_PATH must name. The last kernel of the program is the one that runs."""
    code = re.sub(r"#include <(cuda_runtime|cuda_pipeline|mma|cooperative_groups)[/\w]*\.h>\n", "", program)
    code = LAUNCH.sub("", code)
    source = folder / "code.h"
    source.write_text(f'#include "{ON_HOST}"\n{code}')
    run = "block_on_host" if TOGETHER.search(program) else "on_host"
    command = [
        "g++",
        "-std=c++17",
        "-O1",
        "-w",
        "-shared",
        "-fPIC",
        "-pthread",
        "-ffp-contract=off",
        "-fwrapv",
    ]
    command += [f'-DCODE="{source}"', f"-DKERNEL={KERNEL.findall(program)[-1]}", f"-DRUN={run}"]
    command += ["-o", str(folder / "libcuda.so.1"), str(HERE / "driver_on_host.cpp")]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return folder


def score_on_host(weft, data: Path, row: dict, program: str, *args: str, runs: str | None = None) -> dict:
    """The verdict on a program as an answer to a row. `runs`: what the driver runs for every kernel of that name."""
    with tempfile.TemporaryDirectory() as name:
        folder = make_driver(runs or program, Path(name))
        answer = json.dumps({"id": row["id"], "task": "standalone", "completion": program})
        environment = {**os.environ, "LD_LIBRARY_PATH": str(folder)}
        done = subprocess.run(
            [weft, "score", "-", "--data", data, "--gpu", "--threads", "1", *args],
            input=answer + "\n", capture_output=True, text=True, env=environment, timeout=300,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("weft", type=Path)
    parser.add_argument("set", type=Path)
    parser.add_argument("-n", type=int, default=20)
    arguments = parser.parse_args()
    lines = [line for path in sorted((arguments.set / "data").glob("*.jsonl")) for line in path.open()]
    counts = collections.Counter()
    for line in lines[: arguments.n]:
        row = json.loads(line)
        if not row["cuda_standalone"] or "fp16" in row["cuda_standalone"] or "bf16" in row["cuda_standalone"]:
            continue
        # A word that changes nothing: the text is another, so the kernel must run.
        program = row["cuda_standalone"].replace("__restrict__ ", "", 1)
        try:
            verdict = score_on_host(arguments.weft, arguments.set, row, program)
        except subprocess.TimeoutExpired:  # threads that wait for each other are slow on a host
            verdict = {"score": "none, too slow"}
        counts[row["variant"], verdict["score"]] += 1
        if verdict["score"] != 1:
            print(row["kernel_name"], row["variant"], verdict.get("why"))
    for (variant, score), count in sorted(counts.items(), key=str):
        print(f"{variant:12} score {score}: {count}")
    return 0 if all(score not in (0, None) for _, score in counts) else 1


if __name__ == "__main__":
    sys.exit(main())
