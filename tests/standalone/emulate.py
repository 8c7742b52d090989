"""The projects of `weft cuda` on a machine without a GPU: the .cu file as C++ of the host (cuda_on_host.h).

python tests/standalone/emulate.py FOLDER [-j N]     every project of a folder
"""

import argparse
import collections
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).parent
LAUNCH = re.compile(r"(\w+)<<<(\w+), (\w+)(?:, 0, [\w\[\]]+)?>>>\((.*?)\);", re.S)
# Threads of a block that wait for each other.
TOGETHER = re.compile(r"__syncthreads|__shfl|cooperative_groups|wmma::")


class Unsupported(Exception):
    """The project needs what a host compiler has not."""


def as_host_code(text: str) -> str:
    if "cuda_fp16.h" in text or "cuda_bf16.h" in text:
        raise Unsupported("halves")
    text = re.sub(r"#include <(cuda_runtime|cuda_pipeline|mma|cooperative_groups)[/\w]*\.h>\n", "", text)
    run = "block_on_host" if TOGETHER.search(text) else "on_host"
    text, launches = LAUNCH.subn(run + r"(\2, \3, [&] { \1(\4); });", text)
    assert launches in (1, 2), launches
    return f'#include "{HERE / "block_on_host.h"}"\n{text}'


def compiled(code: str, source: Path, *flags: str) -> Path:
    """The program of this text, which is put into a file; warnings are errors."""
    source.write_text(code)
    program = source.with_suffix("")
    command = [
        "g++",
        "-std=c++17",
        "-O1",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wno-unused-function",
        "-Wno-unused-parameter",
    ]
    command += ["-pthread", "-ffp-contract=off", "-fwrapv", *flags, "-o", str(program), str(source)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:3000]
    return program


def build(project: Path, folder: Path) -> Path:
    name = json.loads((project / "metadata.json").read_text())["name"]
    return compiled(as_host_code((project / f"{name}.cu").read_text()), folder / f"{name}.cpp")


def run(project: Path, *args: str) -> subprocess.CompletedProcess:
    with tempfile.TemporaryDirectory() as folder:
        program = build(project, Path(folder))
        return subprocess.run([program, *args], capture_output=True, text=True, timeout=120)


def verdict(project: Path) -> tuple[str, str]:
    try:
        done = run(project, "--n", "300")
    except Unsupported as why:
        return "not emulated", str(why)
    except AssertionError as why:
        return "does not compile", str(why)
    except subprocess.TimeoutExpired:
        return "too slow", ""
    if done.returncode == 0 and "PASS" in done.stdout:
        return "PASS", ""
    return "FAIL", done.stdout[-300:] + done.stderr[-300:] + f" (exit code {done.returncode})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-j", type=int, default=2)
    arguments = parser.parse_args()
    projects = sorted(
        p.parent for p in arguments.folder.glob("*/metadata.json") if not list(p.parent.glob("*.h"))
    )
    counts = collections.Counter()
    with ThreadPoolExecutor(arguments.j) as pool:
        for project, (what, why) in zip(projects, pool.map(verdict, projects), strict=True):
            counts[what] += 1
            if what not in ("PASS", "not emulated"):
                print(f"{project.name}: {what} {why}")
    print(dict(counts))
    return 1 if set(counts) - {"PASS", "not emulated"} else 0


if __name__ == "__main__":
    sys.exit(main())
