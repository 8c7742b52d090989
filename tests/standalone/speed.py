"""How fast plain CUDA kernels are beside Warp's form of the same kernels, and variants beside `basic`. Needs a GPU and nvcc.

python tests/standalone/speed.py WEFT FOLDER [--warp DIR] [--arch 90] [-j N] [--json FILE]

FOLDER: projects of `weft cuda -n 4 --variant all -o FOLDER`, or without variants. Of each project `launch_<kernel>` is changed: the kernel is launched
RUNS times on the inputs that main fills, after a few launches that are not counted. Of `basic` the kernel that `weft ptx` makes of the Python file (weft's
text of Warp's form, by NVRTC) is loaded beside it and launched in the same way on the same arrays: where they lie in memory decides how fast atomics are.
The best of ROUNDS counts, ours and Warp's in turn. Projects whose form is one of the host (streams, managed, multi-gpu) have no
kernel of their own and are left out. Prints a line per kernel and the medians.
"""

import argparse
import collections
import json
import math
import os
import re
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

RUNS, ROUNDS = 20, 5
HOST_FORMS = ("streams", "managed", "multi-gpu")
LAUNCH = re.compile(r"\w+<<<\w+, \w+>>>\((.*?)\);", re.S)
# Both kernels run on the same arrays, in turn; what they write is put back before.
HELPERS = """
#include <cstdlib>
#include <functional>

struct Kept {
    void *data, *copy;
    size_t bytes;
};
std::vector<Kept> all_kept;

inline void keep(void* data, size_t bytes) {
    void* copy = nullptr;
    CUDA_CHECK(cudaMalloc(&copy, bytes));
    CUDA_CHECK(cudaMemcpy(copy, data, bytes, cudaMemcpyDeviceToDevice));
    all_kept.push_back({data, copy, bytes});
}

// Milliseconds of one launch.
inline double time_of(const std::function<void()>& launch) {
    for (const Kept& one : all_kept) CUDA_CHECK(cudaMemcpy(one.data, one.copy, one.bytes, cudaMemcpyDeviceToDevice));
    for (int run = 0; run < 3; ++run) launch();
    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    for (int run = 0; run < $runs$; ++run) launch();
    CUDA_CHECK(cudaGetLastError());
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float spent = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&spent, start, stop));
    return spent / $runs$;
}
""".replace("$runs$", str(RUNS))
# Warp's launch bounds and arrays, as its kernels take them (native/builtin.h, native/array.h of 1.19).
WARP_HELPERS = """
#include <cuda.h>
#include <initializer_list>

struct WarpArray {
    void *data, *grad;
    int shape[4], strides[4];
    unsigned short ndim, flags;
};

inline WarpArray warp_array(int bytes, std::initializer_list<int> sizes) {
    WarpArray to{};
    to.ndim = (unsigned short)sizes.size();
    for (int k = to.ndim - 1; k >= 0; --k) {
        to.shape[k] = sizes.begin()[k];
        to.strides[k] = bytes;
        bytes *= to.shape[k];
    }
    return to;
}

template <int N>
struct WarpBounds {
    unsigned int shape[N];
    size_t size, coord_mult;
};

std::vector<WarpArray*> warp_arrays;  // whose data are those of the arrays that ours has
void** warp_parameters;
size_t warp_threads;

inline std::function<void()> warp_launch(const char* file, const char* name) {
    CUmodule module;
    CUfunction function;
    if (cuModuleLoad(&module, file) != CUDA_SUCCESS || cuModuleGetFunction(&function, module, name) != CUDA_SUCCESS)
        std::exit(3);
    return [function] {
        const unsigned int blocks = unsigned((warp_threads + 255) / 256);
        if (cuLaunchKernel(function, blocks, 1, 1, 256, 1, 1, 0, nullptr, warp_parameters, nullptr) != CUDA_SUCCESS)
            std::exit(4);
    };
}
"""


class LeftOut(Exception):
    """Why a project is not measured."""


def parts(text: str) -> list[str]:
    """What stands between the commas of a call, those in brackets aside."""
    out, depth, begin = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([{") - (c in ")]}")
        if c == "," and depth == 0:
            out.append(text[begin:i].strip())
            begin = i + 1
    return [*out, text[begin:].strip()]


def size_of(metadata: dict) -> int:
    """An n that keeps the GPU busy, fits into memory and into the grids of CUDA, whose y and z end at 65,535."""
    inputs = metadata["inputs"]
    shapes = [inputs["launch"], *(arg["shape"] for arg in inputs["args"])]

    def numbers(shape: list, n: int) -> list[int]:
        return [eval(str(size), {"n": n, "ceil": math.ceil}) for size in shape]

    n = 1 << 20
    while n > 64:
        launch = numbers(inputs["launch"], n)
        is_small = all(math.prod(numbers(shape, n)) <= 1 << 25 for shape in shapes)
        if is_small and max([1, *launch[-2:-1]]) <= 1 << 18 and max([1, *launch[-3:-2]]) <= 1 << 16:
            break
        n //= 2
    return n


def beside_warp(code: str, metadata: dict) -> str:
    """Statements of main that say which arguments Warp's kernel has."""
    call = re.search(r"\n    reference::\w+\((.*?)\);\n", code, re.S)[1]
    words = parts(call)
    dims = metadata["launch_dimensions"]
    sizes, given = words[:dims], words[dims:]
    out, names = [], ["&warp_bounds"]
    for number, word in enumerate(given):
        array = re.match(r"\{.*?(\w+)\.data\(\)\)?, \{(.*)\}\}$", word, re.S)
        if array:
            out.append(f"    WarpArray warp_{number} = warp_array(sizeof({array[1]}[0]), {{{array[2]}}});")
            out.append(f"    warp_arrays.push_back(&warp_{number});")
            names.append(f"&warp_{number}")
        elif re.fullmatch(r"\w+", word) and not word.endswith("_cpu"):
            names.append(f"const_cast<void*>(static_cast<const void*>(&{word}))")
        else:
            raise LeftOut("a struct with arrays")
    total = " * ".join(f"size_t({size})" for size in sizes)
    shape = ", ".join(f"unsigned({size})" for size in sizes)
    return "\n".join(
        [
            f"    WarpBounds<{dims}> warp_bounds{{{{{shape}}}, {total}, 1}};",
            *out,
            f"    void* warp_given[] = {{{', '.join(names)}}};",
            "    warp_parameters = warp_given;",
            f"    warp_threads = {total};\n",
        ]
    )


def timed(code: str, warp: tuple[Path, str] | None) -> str:
    """launch_<kernel> measures, prints and ends the program: the best of ROUNDS, ours and Warp's in turn."""
    launches = list(LAUNCH.finditer(code))
    if len(launches) != 1:
        raise LeftOut("no single launch")
    (launch,) = launches
    begin = code.rindex("\nfloat launch_", 0, launch.start())
    arrays = re.findall(r"DeviceArray<.*> (\w+)\((.*), (.*)\);\n", code[begin : launch.start()])
    lines = [f"keep({name}.data(), ({count}) * sizeof(*{name}.data()));" for name, _, count in arrays]
    lines += ["double ours_ms = 1e30, warp_ms = 1e30;"]
    rounds = [f"ours_ms = std::min(ours_ms, time_of([&] {{ {launch[0]} }}));"]
    if warp:
        data = ", ".join(re.findall(r"\w+\.data\(\)", launch[1]))
        lines += [f"void* warp_data[] = {{{data}}};"]
        lines += ["for (size_t k = 0; k < warp_arrays.size(); ++k) warp_arrays[k]->data = warp_data[k];"]
        lines += [f'const auto warp_run = warp_launch("{warp[0]}", "{warp[1]}");']
        rounds += ["warp_ms = std::min(warp_ms, time_of(warp_run));"]
    lines += [f"for (int round_ = 0; round_ < {ROUNDS}; ++round_) {{", *rounds, "}"]
    lines += ['std::printf("ours %.6f\\n", ours_ms);']
    if warp:
        lines += ['std::printf("warp %.6f\\n", warp_ms);']
    lines += ["std::fflush(stdout);", "std::_Exit(0);"]
    return (
        code[:begin]
        + HELPERS
        + (WARP_HELPERS if warp else "")
        + code[begin : launch.start()]
        + "\n    ".join(lines)
        + code[launch.end() :]
    )


def warp_code(weft: str, project: Path, folder: Path, arguments) -> tuple[Path, str]:
    """The machine code of Warp's form, and the name of its kernel."""
    python = next(project.glob("*.py"))
    command = [weft, "ptx", python, "--arch", arguments.arch, "-o", folder]
    if arguments.warp:
        command += ["--warp", arguments.warp]
    done = subprocess.run(command, capture_output=True, text=True)
    cubins = list(folder.glob("*.cubin"))
    if done.returncode != 0 or len(cubins) != 1:
        raise LeftOut("weft ptx: " + done.stderr.strip()[-200:])
    ptx = next(folder.glob("*.ptx")).read_text()
    return cubins[0], re.search(r"\.entry (\w+_cuda_kernel_forward)", ptx)[1]


def build(arguments, project: Path, folder: Path) -> tuple[dict, Path]:
    metadata = json.loads((project / "metadata.json").read_text())
    if metadata["variant"] in HOST_FORMS:
        raise LeftOut("a form of the host")
    folder.mkdir(parents=True)
    text = (project / f"{metadata['name']}.cu").read_text()
    warp = None
    if metadata["variant"] == "basic":
        warp = warp_code(arguments.weft, project, folder, arguments)
        call = re.search(rf"\n    const float (\w+) = launch_{metadata['name']}\(", text)
        text = text[: call.start() + 1] + beside_warp(text, metadata) + text[call.start() + 1 :]
    text = timed(text, warp)
    source = folder / "timed.cu"
    source.write_text(text)
    program = folder / "timed"
    command = [
        arguments.nvcc,
        "-std=c++17",
        "-O3",
        f"-arch=sm_{arguments.arch}",
        "-w",
        "-o",
        program,
        source,
        "-lcuda",
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise LeftOut("nvcc: " + done.stderr.strip()[:300])
    return metadata, program


def times(metadata: dict, program: Path) -> dict[str, float]:
    try:
        done = subprocess.run(
            [program, "--n", str(size_of(metadata))], capture_output=True, text=True, timeout=60
        )
    except subprocess.TimeoutExpired:
        raise LeftOut("it took more than a minute") from None
    found = {name: float(value) for name, value in re.findall(r"^(ours|warp) ([-\d.]+)$", done.stdout, re.M)}
    if done.returncode != 0 or "ours" not in found or found.get("warp", 1.0) <= 0:
        raise LeftOut("it failed: " + (done.stderr or done.stdout).strip()[-200:])
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--warp", help="folder of Warp's headers")
    parser.add_argument("--arch", default="90")
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("-j", type=int, default=os.cpu_count(), help="compilers at once")
    parser.add_argument(
        "--build-only", action="store_true", help="without a GPU: see that everything compiles"
    )
    parser.add_argument("--json", type=Path, help="a file for all figures")
    arguments = parser.parse_args()
    projects = sorted(
        p.parent for p in arguments.folder.glob("*/metadata.json") if not list(p.parent.glob("*.h"))
    )
    left_out, rows = collections.Counter(), []
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(arguments.j) as pool:

        def built(project: Path):
            try:
                return build(arguments, project, Path(scratch) / project.name)
            except LeftOut as why:
                return why

        # Compilers side by side, kernels one after the other.
        for project, made in zip(projects, pool.map(built, projects), strict=True):
            try:
                if isinstance(made, LeftOut):
                    raise made
                metadata, program = made
                found = {"ours": 0.0} if arguments.build_only else times(metadata, program)
            except LeftOut as why:
                left_out[str(why).split("\n")[0][:160]] += 1
                continue
            # sample_0003_loop_basic and sample_0003_loop_shared are forms of one kernel
            sample = project.name.removesuffix("_" + metadata["variant"].replace("-", "_"))
            rows.append({"project": project.name, "kernel": metadata["name"], "sample": sample,
                         "variant": metadata["variant"], **found})  # fmt: skip
    for why, count in left_out.most_common():
        print(f"{count:5} left out: {why}")
    if arguments.build_only:
        print(f"{len(rows)} built")
        return 0 if rows else 1
    basic = {(row["sample"], row["kernel"]): row["ours"] for row in rows if row["variant"] == "basic"}
    ratios = collections.defaultdict(list)
    print(f"{'project':48} {'us':>10} {'beside':>8}   ratio")
    for row in rows:
        is_basic = row["variant"] == "basic"
        beside = row.get("warp") if is_basic else basic.get((row["sample"], row["kernel"]))
        if not beside:
            continue
        row["ratio"] = row["ours"] / beside
        ratios["basic beside Warp's form" if is_basic else row["variant"] + " beside basic"].append(
            row["ratio"]
        )
        print(f"{row['project'][:48]:48} {1e3 * row['ours']:10.2f} {1e3 * beside:8.2f}   {row['ratio']:.3f}")
    for what, all_of in sorted(ratios.items()):
        within = sum(ratio <= 1.05 for ratio in all_of)
        print(
            f"{what}: {len(all_of)} kernels, median {statistics.median(all_of):.3f}, least {min(all_of):.3f}, "
            f"largest {max(all_of):.3f}, {within} within 1.05"
        )
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1) + "\n")
    return 0 if ratios else 1


if __name__ == "__main__":
    sys.exit(main())
