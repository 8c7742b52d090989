#!/usr/bin/env python3
"""Golden outputs of real Warp: the C++/CUDA source Warp generates for a .py file.

    golden.py FILE.py [FILE2.py ...] [-o DIR] [-j N] [--arch 90] [--block-dim N] [--list FILES.txt]

For every FILE.py this writes next to it (or into DIR)

    FILE.cpu.cpp    source for target "cpu"   (block_dim 1, as Warp launches on a CPU)
    FILE.cuda.cu    source for target "cuda"  (output_arch --arch, default 90; the module's block_dim, 256)
    FILE.json       modules, kernels, hashes, sizes, and the error if Warp refuses

A file may fill several Warp modules (`@wp.kernel(module="unique")` opens one per kernel,
`module="name"` a named one). Naming: the primary module has no infix; every other module M is written
as FILE.<M>.cpu.cpp / FILE.<M>.cuda.cu. Primary is the module named like the file if it holds a kernel,
else the first module (in creation order) with a kernel written in the file. `weft compile` uses the same
names. Modules of packages that the file imports are written too, with "own": false in the report.

With --basename-paths the absolute path of FILE.py, which Warp writes above every user function
(`// /abs/FILE.py:0`) and into `#line` in debug mode, is reduced to `FILE.py`, so that goldens can move.

tile_matmul/tile_cholesky/... on CUDA make Warp compile LTO code with libmathdx during codegen (seconds
each). The source only needs the symbol names, so by default that compilation is replaced by a stub;
--real-lto runs it. (tile_fft always runs it: the shared memory size it reports is part of the source.)

--stub-missing lets files load that import packages which are not installed (torch, pxr, ...): those
packages become empty stand-ins, which no kernel can depend on.

Isolation: Warp numbers user functions per process (`foo_0`, `foo_1`, ...), so every file is imported in a
freshly forked child of a parent which has only imported warp, and each target is generated in its own
fork of that child. Nothing one file (or one target) does can leak into another's output.
"""

import argparse
import atexit
import dataclasses
import hashlib
import importlib.util
import inspect
import json
import os
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence

import stubs
import warp as wp

wp.config.quiet = True
wp.config.log_level = wp.LOG_ERROR
import warp._src.context as ctx  # noqa: E402

WARP_VERSION = "1.19.0"  # the version weft reproduces
TARGETS = {"cpu": "cpu.cpp", "cuda": "cuda.cu"}
TIMEOUT_S = 120


@dataclasses.dataclass
class Options:
    arch: int = 90
    block_dim: int | None = None  # None: as launches use it, 1 on the CPU, the module's own (256) on CUDA
    basename_paths: bool = False
    keep_stale: bool = False  # many files at once: do not look for outputs of an earlier run


def stem_of(path: str) -> str:
    return os.path.splitext(os.path.basename(path))[0]


def stub_lto_compilers() -> None:
    """Let libmathdx GEMM/solver builds succeed without compiling anything."""

    def touch(*paths: str) -> bool:
        for path in paths:
            with open(path, "wb") as f:
                f.write(b"stub")
        return True

    folder = tempfile.mkdtemp(prefix="warp-stub-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    wp.config.kernel_cache_dir = folder
    wp.init()
    core = ctx.runtime.core
    core.wp_cuda_compile_dot = lambda lto, *rest: touch(lto.decode())
    core.wp_cuda_compile_solver = lambda fatbin, lto, *rest: touch(fatbin.decode(), lto.decode())


def describe(error: BaseException) -> dict:
    return {"type": type(error).__name__, "message": str(error)}


def fork_call(func: Callable[[], dict]) -> dict:
    """Run func() in a forked child and return the JSON-able value it returns."""
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.close(read_end)
            with os.fdopen(write_end, "w") as pipe:
                json.dump(func(), pipe)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        text = pipe.read()
    _, status = os.waitpid(pid, 0)
    if status != 0 or not text:
        raise RuntimeError(f"child died with status {status}")
    return json.loads(text)


def import_file(path: str) -> list:
    """Import path as a module named after its stem, and return the new Warp modules."""
    before = set(ctx.user_modules)
    name = stem_of(path)
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return [m for key, m in ctx.user_modules.items() if key not in before]


def codegen_roots(warp_module) -> list:
    """Concrete kernels of a module: plain ones and the overloads of generic ones."""
    roots = []
    for kernel in warp_module._get_live_kernels():
        roots.extend(kernel.overloads.values() if kernel.is_generic else [kernel])
    return roots


def is_own(warp_module, path: str) -> bool:
    """Whether a kernel of the module is written in the file at path (and not in a package it imports)."""
    files = {inspect.unwrap(k.func).__code__.co_filename for k in codegen_roots(warp_module)}
    return any(os.path.abspath(f) == os.path.abspath(path) for f in files)


def generate(warp_module, target: str, arch: int, block_dim: int | None = None) -> tuple:
    """Hash, build and generate one module the way loading and compiling it do."""
    module_hash = warp_module.get_module_hash(block_dim)
    block_dim = block_dim or warp_module.options["block_dim"]
    options = warp_module.resolve_options(wp.config, block_dim=block_dim)
    options |= {"output_arch": None if target == "cpu" else arch}
    builder = ctx.ModuleBuilder(warp_module, options, hasher=warp_module.hashers[block_dim], target=target)
    return builder.codegen(target), module_hash, builder


def run_target(warp_module, target: str, path: str, out_path: str, options: Options) -> dict:
    block_dim = options.block_dim or (1 if target == "cpu" else None)
    try:
        start = time.perf_counter()
        source, module_hash, builder = generate(warp_module, target, options.arch, block_dim)
        elapsed = time.perf_counter() - start
    except Exception as error:
        return {"error": describe(error)}
    if options.basename_paths:
        source = source.replace(os.path.abspath(path), os.path.basename(path))
    data = source.encode()
    with open(out_path, "wb") as f:
        f.write(data)
    return {
        "file": os.path.basename(out_path),
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
        "ms": round(elapsed * 1e3, 3),
        "module_hash": module_hash.hex(),
        "kernels": [k.get_mangled_name() for k in builder.kernels],
        "functions": [f.native_func for f in builder.functions],
        "structs": [s.native_name for s in builder.structs],
        "lto": sorted(builder.ltoirs_decl),
    }


def golden(path: str, out_dir: str, options: Options) -> dict:
    """Import one file and write its goldens. Runs inside a forked child."""
    stem = stem_of(path)
    report = {
        "file": os.path.basename(path),
        "warp": wp.config.version,
        "arch": options.arch,
        "modules": [],
    }
    for name in os.listdir(out_dir) if not options.keep_stale else ():
        if name.startswith(stem + ".") and name.endswith((".cpp", ".cu")):
            os.remove(os.path.join(out_dir, name))
    try:
        created = import_file(path)
    except BaseException as error:
        report["error"] = {"stage": "import"} | describe(error)
        return report

    with_kernels = [m for m in created if codegen_roots(m)]
    if not with_kernels:
        report["error"] = {
            "stage": "import",
            "type": "NoKernels",
            "message": "no concrete kernel in file",
        }
        return report
    own = [m for m in with_kernels if is_own(m, path)]
    primary = next((m for m in own if m.name == stem), (own or with_kernels)[0])

    for warp_module in [primary] + [m for m in with_kernels if m is not primary]:
        infix = "" if warp_module is primary else f".{warp_module.name}"
        entry = {
            "name": warp_module.name,
            "primary": warp_module is primary,
            "own": warp_module in own,
            "kernels": sorted({k.key for k in codegen_roots(warp_module)}),
        }
        for target, ext in TARGETS.items():
            call = (warp_module, target, path, os.path.join(out_dir, f"{stem}{infix}.{ext}"), options)
            entry[target] = fork_call(lambda call=call: run_target(*call))
            if "error" in entry[target] and "error" not in report:
                report["error"] = {"stage": f"codegen:{target}"} | entry[target]["error"]
        report["modules"].append(entry)
    return report


def write_report(path: str, out_dir: str, report: dict) -> None:
    with open(os.path.join(out_dir, stem_of(path) + ".json"), "w") as f:
        json.dump(report, f, indent=1)
        f.write("\n")


def worker(path: str, out_dir: str, options: Options) -> None:
    signal.alarm(TIMEOUT_S)
    try:
        report = golden(path, out_dir, options)
    except BaseException as error:
        report = {"file": os.path.basename(path), "error": {"stage": "worker"} | describe(error)}
    write_report(path, out_dir, report)


def run_pool(
    paths: Sequence[str], out_dir: str | None, jobs: int, options: Options, progress: bool = False
) -> None:
    """Golden many files, each in its own fork, `jobs` at a time."""
    wp.init()
    running = {}
    queue = list(reversed(paths))
    done = 0
    while queue or running:
        while queue and len(running) < jobs:
            path = queue.pop()
            target_dir = out_dir or os.path.dirname(os.path.abspath(path))
            sys.stdout.flush()
            pid = os.fork()
            if pid == 0:
                worker(path, target_dir, options)
                os._exit(0)
            running[pid] = (path, target_dir)
        pid, status = os.wait()
        path, target_dir = running.pop(pid)
        if status != 0:  # killed: by the alarm, or a crash in native code
            error = {"stage": "worker", "type": "Killed", "message": f"wait status {status}"}
            write_report(path, target_dir, {"file": os.path.basename(path), "error": error})
        done += 1
        if progress and done % 200 == 0:
            print(f"  {done} files", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*")
    parser.add_argument("--list", help="text file with one path per line")
    parser.add_argument("-o", "--out", help="output folder (default: beside each file)")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--arch", type=int, default=90)
    parser.add_argument("--basename-paths", action="store_true")
    parser.add_argument("--real-lto", action="store_true")
    parser.add_argument("--stub-missing", action="store_true")
    parser.add_argument(
        "--block-dim",
        type=int,
        help="default: 1 on the CPU, the module's own (256) on CUDA, as launches use",
    )
    args = parser.parse_args()
    if wp.config.version != WARP_VERSION:
        parser.error(f"warp-lang {WARP_VERSION} is the oracle; this is {wp.config.version}")
    if not args.real_lto:
        stub_lto_compilers()
    if args.stub_missing:
        stubs.install()
    paths = list(args.files)
    if args.list:
        with open(args.list) as f:
            paths += [line.strip() for line in f if line.strip()]
    options = Options(args.arch, args.block_dim, args.basename_paths, keep_stale=len(paths) > 50)
    if args.out:
        os.makedirs(args.out, exist_ok=True)
    start = time.perf_counter()
    run_pool(paths, args.out, args.jobs, options, progress=len(paths) > 400)
    elapsed = time.perf_counter() - start

    failed = 0
    for path in paths:
        out_dir = args.out or os.path.dirname(os.path.abspath(path))
        with open(os.path.join(out_dir, stem_of(path) + ".json")) as f:
            report = json.load(f)
        if "error" in report:
            failed += 1
            if len(paths) <= 20:
                error = report["error"]
                print(f"{path}: {error['stage']}: {error['type']}: {error['message'][:300]}")
    print(f"{len(paths)} files, {len(paths) - failed} ok, {failed} failed, {elapsed:.1f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
