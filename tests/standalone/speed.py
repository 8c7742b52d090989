"""How fast plain CUDA kernels are beside Warp's form of the same kernels, and variants beside `basic`. Needs a GPU and nvcc.

python tests/standalone/speed.py WEFT FOLDER [--warp DIR] [--arch 90] [-j N] [--json FILE]

FOLDER: projects of `weft cuda -n 4 --variant all -o FOLDER`, or without variants. Of each project `main` is changed: the kernel is launched
RUNS times on the inputs that it fills, after a few launches that are not counted. Of `basic` the kernel that `weft ptx` makes of the Python file (weft's
text of Warp's form, by NVRTC) is loaded beside it and timed in the same way on arrays of the same numbers. Projects whose
form is one of the host (streams, managed, multi-gpu) have no kernel of their own and are left out. Prints a line per kernel and the medians.
"""

import argparse
import collections
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

RUNS = 20
HOST_FORMS = ("streams", "managed", "multi-gpu")
LAUNCH = re.compile(r"\w+<<<\w+, \w+>>>\(.*?\);", re.S)
# Warp's launch bounds and arrays, as its kernels take them (native/builtin.h, native/array.h of 1.19).
HELPERS = """
#include <cuda.h>
#include <initializer_list>

struct WarpArray {
    void *data, *grad;
    int shape[4], strides[4];
    unsigned short ndim, flags;
};

template <class T>
WarpArray warp_array(const std::vector<T>& from, std::initializer_list<int> sizes) {
    WarpArray to{};
    CUDA_CHECK(cudaMalloc(&to.data, from.size() * sizeof(T)));
    CUDA_CHECK(cudaMemcpy(to.data, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice));
    to.ndim = (unsigned short)sizes.size();
    int stride = sizeof(T);
    for (int k = to.ndim - 1; k >= 0; --k) {
        to.shape[k] = sizes.begin()[k];
        to.strides[k] = stride;
        stride *= to.shape[k];
    }
    return to;
}

template <int N>
struct WarpBounds {
    unsigned int shape[N];
    size_t size, coord_mult;
};

// Milliseconds of one launch of a kernel of a file of machine code.
inline double warp_milliseconds(const char* file, const char* name, size_t threads, void** parameters) {
    CUmodule module;
    CUfunction function;
    if (cuModuleLoad(&module, file) != CUDA_SUCCESS || cuModuleGetFunction(&function, module, name) != CUDA_SUCCESS)
        return -1.0;
    const unsigned int blocks = unsigned((threads + 255) / 256);
    const auto launch = [&]() {
        return cuLaunchKernel(function, blocks, 1, 1, 256, 1, 1, 0, nullptr, parameters, nullptr) == CUDA_SUCCESS;
    };
    for (int run = 0; run < 3; ++run) {
        if (!launch()) return -1.0;
    }
    cudaEvent_t start, stop;
    CUDA_CHECK(cudaEventCreate(&start));
    CUDA_CHECK(cudaEventCreate(&stop));
    CUDA_CHECK(cudaEventRecord(start));
    for (int run = 0; run < $runs$; ++run) launch();
    CUDA_CHECK(cudaEventRecord(stop));
    CUDA_CHECK(cudaEventSynchronize(stop));
    float spent = 0.0f;
    CUDA_CHECK(cudaEventElapsedTime(&spent, start, stop));
    return spent / $runs$;
}
""".replace("$runs$", str(RUNS))


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
    """An n that keeps the GPU busy and fits into memory: smaller where sizes multiply it."""
    inputs = metadata["inputs"]
    shapes = [inputs["launch"], *(arg["shape"] for arg in inputs["args"])]
    powers = max(sum(len(re.findall(r"\bn\b", str(size))) for size in shape) for shape in shapes)
    return {0: 1 << 20, 1: 1 << 20, 2: 1024}.get(powers, 100)


def repeated(code: str) -> str:
    """The launch in launch_<kernel> many times, between its events."""
    (launch,) = [found for found in LAUNCH.finditer(code)] or [None]
    if launch is None:
        raise LeftOut("no single launch")
    event = re.findall(r"cudaEventRecord\((\w+)\)", code[: launch.start()])[-1]
    again = (
        f"for (int run = 0; run < 3; ++run) {launch[0]}\n    CUDA_CHECK(cudaEventRecord({event}));\n"
        f"    for (int run = 0; run < {RUNS}; ++run) {launch[0]}"
    )
    return code[: launch.start()] + again + code[launch.end() :]


def beside_warp(code: str, metadata: dict, cubin: Path, entry: str) -> str:
    """Statements of main that time Warp's kernel on the inputs that main filled."""
    call = re.search(r"\n    reference::\w+\((.*?)\);\n", code, re.S)[1]
    words = parts(call)
    dims = metadata["launch_dimensions"]
    sizes, given = words[:dims], words[dims:]
    out, names = [], ["&bounds"]
    for number, word in enumerate(given):
        array = re.match(r"\{.*?(\w+)\.data\(\)\)?, \{(.*)\}\}$", word, re.S)
        if array:
            out.append(f"    WarpArray warp_{number} = warp_array({array[1]}, {{{array[2]}}});")
            names.append(f"&warp_{number}")
        elif re.fullmatch(r"\w+", word) and not word.endswith("_cpu"):
            names.append(f"const_cast<void*>(static_cast<const void*>(&{word}))")
        else:
            raise LeftOut("a struct with arrays")
    total = " * ".join(f"size_t({size})" for size in sizes)
    shape = ", ".join(f"unsigned({size})" for size in sizes)
    return "\n".join(
        [
            "    {",
            f"    WarpBounds<{dims}> bounds{{{{{shape}}}, {total}, 1}};",
            *out,
            f"    void* parameters[] = {{{', '.join(names)}}};",
            f'    std::printf("warp %.6f\\n", warp_milliseconds("{cubin}", "{entry}", {total}, parameters));',
            "    }\n",
        ]
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
    code = repeated((project / f"{metadata['name']}.cu").read_text())
    launch = re.search(rf"\n    const float (\w+) = launch_{metadata['name']}\(.*?\);\n", code, re.S)
    head, tail = code[: launch.start() + 1], code[launch.start() + 1 : launch.end()]
    if metadata["variant"] == "basic":
        cubin, entry = warp_code(arguments.weft, project, folder, arguments)
        begin = head.index("\nint main(")
        head = head[:begin] + HELPERS + head[begin:] + beside_warp(code, metadata, cubin, entry)
    text = (
        head + tail + f'    std::printf("ours %.6f\\n", double({launch[1]}) / {RUNS});\n    return 0;\n}}\n'
    )
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
