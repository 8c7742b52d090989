"""The projects of `weft cuda` on a machine without a GPU: the .cu file as C++ of the host (cuda_on_host.h).

python tests/standalone/emulate.py FOLDER [-j N] [--fused]     every project of a folder

With --fused the kernel's side rounds as a GPU does, a * b + c once, and the sequential form as before: what fails then and not without it is
decided by a last bit.
"""

import argparse
import collections
import json
import platform
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


def split_at_launch(code: str) -> tuple[str, str]:
    """The kernel's side, with launch_<kernel>, and the rest, which only declares it."""
    end = code.index("\n// ---- the same, one thread after the other on the CPU")
    launch = code.rindex("\nfloat launch_", 0, end) + 1
    body = code.index(") {\n", launch) + 1
    visible = '[[gnu::visibility("default")]] '
    return code[:launch] + visible + code[launch:end], code[:launch] + code[launch:body] + ";\n" + code[end:]


def fused(code: str, source: Path) -> Path:
    """The program, whose kernel's side is a library: inline functions of both sides would become one."""
    kernel, rest = split_at_launch(code)
    # gcc fuses from -O2 on; x86-64 has to be told that there are such instructions.
    machine = ["-mfma"] if platform.machine() == "x86_64" else []
    library = source.with_name("kernel.cpp")
    flags = [
        "-O2",
        "-ffp-contract=fast",
        *machine,
        "-shared",
        "-fPIC",
        "-fvisibility=hidden",
        "-Wl,-Bsymbolic",
    ]
    made = compiled(kernel, library, *flags, "-Wno-unused-variable")
    return compiled(rest, source, "-Wl,--no-as-needed", str(made), f"-Wl,-rpath,{source.parent}")


def build(project: Path, folder: Path, is_fused: bool = False) -> Path:
    name = json.loads((project / "metadata.json").read_text())["name"]
    code = as_host_code((project / f"{name}.cu").read_text())
    return (fused if is_fused else compiled)(code, folder / f"{name}.cpp")


def run(project: Path, *args: str, is_fused: bool = False) -> subprocess.CompletedProcess:
    with tempfile.TemporaryDirectory() as folder:
        program = build(project, Path(folder), is_fused)
        return subprocess.run([program, *args], capture_output=True, text=True, timeout=120)


def verdict(project: Path, is_fused: bool = False) -> tuple[str, str]:
    try:
        done = run(project, "--n", "300", is_fused=is_fused)
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
    parser.add_argument("--fused", action="store_true", help="the kernel's side rounds a * b + c once")
    arguments = parser.parse_args()
    projects = sorted(
        p.parent for p in arguments.folder.glob("*/metadata.json") if not list(p.parent.glob("*.h"))
    )
    counts = collections.Counter()
    with ThreadPoolExecutor(arguments.j) as pool:
        for project, (what, why) in zip(
            projects, pool.map(lambda one: verdict(one, arguments.fused), projects), strict=True
        ):
            counts[what] += 1
            if what not in ("PASS", "not emulated"):
                print(f"{project.name}: {what} {why}")
    print(dict(counts))
    return 1 if set(counts) - {"PASS", "not emulated"} else 0


if __name__ == "__main__":
    sys.exit(main())
