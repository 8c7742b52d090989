"""The sequential form of `weft cuda` projects beside Warp itself: the same inputs, Warp's own launch on the CPU.

python tests/standalone/beside_warp.py FOLDER [--limit N]     the projects of a folder, as `weft cuda -n 9 -s 7 -o FOLDER` writes them

Each project is compiled for the host (emulate.py), and what its namespace `reference` computes for --n 300 is compared with what Warp
computes: bit for bit, else by the bound that `main` has for the GPU. Prints how many are the same; exit code 1 if one is beyond its bound.
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

import emulate
import numpy as np
import warp as wp

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "verify"))
import against_warp

SIZE = 300
BOUNDS = {
    wp.float64: 1e-9,
    wp.float16: 2e-3,
    wp.bfloat16: 2e-3,
}  # of float32 1e-4, of integers 0 (docs/standalone.md)
# Writes the numbers of the sequential form to a file where main compares them.
DUMP = """
#include <cstdio>
#include <vector>
inline const char* dumped(const char* name, const std::vector<double>& numbers) {
    std::FILE* file = std::fopen("%s", "ab");
    std::fprintf(file, "%%s %%zu\\n", name, numbers.size());
    std::fwrite(numbers.data(), sizeof(double), numbers.size(), file);
    std::fclose(file);
    return name;
}
"""


def sequential(project: Path) -> dict[str, np.ndarray]:
    """By output: what the project's own sequential form computes."""
    name = json.loads((project / "metadata.json").read_text())["name"]
    with tempfile.TemporaryDirectory() as folder:
        dump = Path(folder) / "numbers"
        code = emulate.as_host_code((project / f"{name}.cu").read_text())
        code, count = re.subn(
            r"error_of\((\".*?\"|name), (gpu\w*), (cpu\w*),", r"error_of(dumped(\1, \3), \2, \3,", code
        )
        assert count > 0
        program = emulate.compiled(DUMP % dump + code, Path(folder) / f"{name}.cpp", "-w")
        subprocess.run([program, "--n", str(SIZE)], capture_output=True, timeout=300)
        data, out = dump.read_bytes(), {}
    while data:
        line, data = data.split(b"\n", 1)
        output, size = line.decode().rsplit(" ", 1)
        out[output] = np.frombuffer(data[: 8 * int(size)])
        data = data[8 * int(size) :]
    return out


def by_warp(project: Path, number: int, folder: Path) -> dict[str, tuple[object, np.ndarray]]:
    """By output: its type, and what Warp's launch on the CPU computes."""
    row = json.loads((project / "metadata.json").read_text())
    name = next(project.glob("*.py")).stem
    kernel = against_warp.load((project / f"{name}.py").read_text(), name, f"weft_beside_{number}", folder)
    launch = against_warp.Launch(kernel, row, SIZE)
    wp.launch(kernel, dim=launch.dim, inputs=launch.inputs, device="cpu")
    out = {}
    for one in launch.arguments:
        if one.is_output:
            numbers = against_warp.memory(one.array, one.kind, one.members)
            out[one.spec["name"]] = (against_warp.scalar_of(one.kind), numbers.astype(np.float64).ravel())
    wp.get_module(f"weft_beside_{number}").unload()
    return out


def error(kind, ours: np.ndarray, warps: np.ndarray) -> float:
    """The largest difference as a part of what is allowed; 0: the same bits."""
    same = (ours == warps) | (np.isnan(ours) & np.isnan(warps))
    if same.all():
        return 0.0
    if kind not in (wp.float16, wp.bfloat16, wp.float32, wp.float64):
        return np.inf
    finite = warps[np.isfinite(warps)]
    largest = np.abs(finite).max() if finite.size else 0.0
    bound = BOUNDS.get(kind, 1e-4) * (10 * np.abs(warps) + largest)
    with np.errstate(all="ignore"):
        parts = np.where(same, 0.0, np.abs(ours - warps) / bound)
    return float(np.nan_to_num(parts, nan=np.inf).max())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--limit", type=int, default=10**9)
    parser.add_argument("-j", type=int, default=2, help="compilers at once")
    arguments = parser.parse_args()
    wp.config.quiet = True
    wp.config.enable_backward = False
    projects = sorted(
        p.parent for p in arguments.folder.glob("*/metadata.json") if not list(p.parent.glob("*.h"))
    )
    projects = projects[: arguments.limit]

    def computed(project: Path):
        try:
            return sequential(project)
        except emulate.Unsupported as why:
            return str(why)

    counts, worst = collections.Counter(), 0.0
    with ThreadPoolExecutor(arguments.j) as pool, tempfile.TemporaryDirectory() as folder:
        for number, (project, ours) in enumerate(zip(projects, pool.map(computed, projects), strict=True)):
            if isinstance(ours, str):
                counts[f"not compared ({ours})"] += 1
                continue
            scratch = Path(folder) / str(number)
            scratch.mkdir()
            warps = by_warp(project, number, scratch)
            assert set(ours) <= set(warps) and ours, project
            largest = max(error(warps[name][0], numbers, warps[name][1]) for name, numbers in ours.items())
            worst = max(worst, largest)
            verdict = "the same bits" if largest == 0 else "within the bound" if largest <= 1 else "different"
            counts[verdict] += 1
            if verdict == "different":
                print(f"{project.name}: {largest:.3g} of what is allowed", flush=True)
    print(
        f"{len(projects)} projects, Warp {wp.__version__}: {dict(counts)}, largest {worst:.3g} of what is allowed"
    )
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
