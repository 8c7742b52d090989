#!/usr/bin/env python3
"""Collect live kernels of the installed warp-lang and write each as a standalone file.

    collect.py OUT_DIR [--jobs N] [--limit SECONDS] [--only REGEX]

Every Python module of Warp's tests, examples and library (those whose dotted name matches REGEX) is
imported in a child of its own with Kernel.__init__ hooked; then, to make factories produce their kernels,
its unittests (or its Example class) run with wp.launch() replaced by a stub which only instantiates
generic kernels, and with all assertions disabled, so that no native code is compiled. Each captured
kernel goes through standalone.Standalone. Candidates of all children are deduplicated by text and written to

    OUT_DIR/<origin>__<kernel>[_n].py          plus OUT_DIR/collect.json (counts, reasons)

Run build_corpus.py over them next. The files contain Warp's code: never commit them.
"""

import argparse
import collections
import contextlib
import importlib
import importlib.util
import json
import os
import re
import signal
import tempfile
import time
import unittest
import warnings
from unittest import mock

import stubs

MAX_VARIANTS = 4  # kept kernels per code object (factories make thousands of near-twins)
ROOTS = ["warp.tests", "warp.examples", "warp._src", "warp.fem"]
LEAVE_OUT = (
    r"thirdparty|unittest_|run_coverage|__main__|\.browse$|walkthrough|build_dll|\.jax|distributed"
    r"|test_examples|paddle|mujoco"
)


class AlarmError(BaseException):
    """Raised by SIGALRM; not an Exception, so that tests cannot swallow it."""


def on_alarm(_signum, _frame):
    raise AlarmError


class Swallow:
    """Stands in for assertRaises(...) & co: ignores whatever happens inside."""

    exception = warning = mock.MagicMock()
    output, records = [], []

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        return kind is not None and issubclass(kind, Exception)


def swallow(self, expected, *args, **kwargs):
    call = next((a for a in args if callable(a)), None)
    if call is None:
        return Swallow()
    with contextlib.suppress(Exception):
        call(*args[args.index(call) + 1 :], **kwargs)


def disarm(wp, ctx) -> None:
    """Make running tests harmless and quick: no compilation, no launches, no assertions."""
    import subprocess

    import numpy as np

    def fake_launch(kernel, dim=None, inputs=(), outputs=(), *args, record_cmd=False, **kwargs):
        if isinstance(kernel, ctx.Kernel) and kernel.is_generic:
            with contextlib.suppress(Exception):
                kernel.add_overload(kernel.infer_argument_types([*inputs, *outputs]))
        return mock.MagicMock() if record_cmd else None

    wp.launch = wp.launch_tiled = ctx.launch = ctx.launch_tiled = fake_launch
    ctx.Module.load = lambda self, *a, **k: None
    ctx.Module._compile = lambda self, *a, **k: True
    for name in dir(unittest.TestCase):
        if re.match(r"assert(Raises|Warns|Logs|NoLogs)", name):
            setattr(unittest.TestCase, name, swallow)
        elif name.startswith("assert"):
            setattr(unittest.TestCase, name, lambda self, *a, **k: None)
    for name in dir(np.testing):
        if name.startswith("assert_") and callable(getattr(np.testing, name)):
            setattr(np.testing, name, lambda *a, **k: None)

    def no_process(*_args, **_kwargs):
        raise OSError("no subprocess while collecting")

    subprocess.Popen.__init__ = no_process  # tests that start whole Python processes


class QuietResult(unittest.TestResult):
    """Runs every test under an alarm of its own."""

    def startTest(self, test):
        signal.alarm(8)

    def stopTest(self, test):
        signal.alarm(0)


def run_tests(module, deadline: float) -> None:
    suite = unittest.defaultTestLoader.loadTestsFromModule(module)
    stack, tests = [suite], []
    while stack:
        item = stack.pop()
        if isinstance(item, unittest.TestSuite):
            stack.extend(item)
        else:
            tests.append(item)
    for test in reversed(tests):
        if time.monotonic() > deadline:
            return
        with contextlib.suppress(AlarmError, Exception, SystemExit):
            try:
                test.run(QuietResult())
            finally:
                signal.alarm(0)


def run_example(module) -> None:
    """Construct the module's Example and step it a few times."""
    cls = getattr(module, "Example", None)
    if cls is None:
        return
    for attempt in (lambda: cls(stage_path=None), lambda: cls()):
        with contextlib.suppress(AlarmError, Exception, SystemExit):
            signal.alarm(20)
            try:
                example = attempt()
                for method in ("step", "render"):
                    if hasattr(example, method):
                        getattr(example, method)()
                return
            finally:
                signal.alarm(0)


def concretize(wp, t, scalar, value):
    """Fill the generic parts of an argument type: scalar for element types, value for whole types."""
    import typing

    import warp._src.types as wtypes

    if t is typing.Any:
        return value
    if isinstance(t, typing.TypeVar) or t in (wtypes.Scalar, wtypes.Float, wtypes.Int):
        return wp.int32 if t is wtypes.Int else scalar
    if wtypes.is_array(t):
        ndim = 1 if t.ndim is typing.Any else t.ndim
        return type(t)(dtype=concretize(wp, t.dtype, scalar, value), ndim=ndim)
    if isinstance(t, type) and hasattr(t, "_wp_scalar_type_") and wtypes.type_is_generic(t):
        kind = getattr(t, "_wp_generic_type_str_", "")
        element = concretize(wp, t._wp_scalar_type_, scalar, scalar)
        if kind == "quat_t":
            return wtypes.quaternion(dtype=element)
        if kind == "transform_t":
            return wtypes.transformation(dtype=element)
        dims = [n if isinstance(n, int) and n > 0 else 3 for n in t._shape_]
        return wtypes.vector(dims[0], element) if len(dims) == 1 else wtypes.matrix(tuple(dims), element)
    return t


def instantiate(wp, ctx, kernel, seconds: float = 1.5) -> bool:
    """Give a generic kernel nobody launched one plausible instance that Warp can build."""
    import random

    import warp._src.types as wtypes

    generic = [n for n, t in kernel.adj.arg_types.items() if wtypes.type_is_generic(t)]
    vectors = re.compile(
        r"pos|vel|force|coord|vec|normal|point|momentum|dir|shift|com\b|dipole|grad|disp", re.I
    )
    integers = re.compile(r"mask|id$|idx|index|flag|type|count|num|ptr|batch|^n_|boundary", re.I)
    options = {"vector": (wp.vec3f, wp.float32, wp.vec3d), "integer": (wp.int32, wp.uint8, wp.float32),
               "other": (wp.float32, wp.vec3f, wp.int32, wp.mat33f, wp.float64)}  # fmt: skip
    classes = {
        n: "integer" if integers.search(n) else "vector" if vectors.search(n) else "other" for n in generic
    }
    tries = [
        {n: wp.float32 for n in generic},
        {n: options[classes[n]][0] for n in generic},
        {n: (wp.vec3f if classes[n] == "vector" else wp.float32) for n in generic},
        {n: (wp.uint8 if classes[n] == "integer" else wp.float32) for n in generic},
        {n: wp.vec3f for n in generic},
        {n: wp.int32 for n in generic},
    ]
    rng = random.Random(0)
    tries += [{n: rng.choice(options[classes[n]]) for n in generic} for _ in range(200)]
    build_options = kernel.module.resolve_options(wp.config) | {"output_arch": None}
    start = time.monotonic()
    for chosen in tries:
        if time.monotonic() - start > seconds:
            return False
        try:
            arg_types = [
                concretize(wp, t, wp.float32, chosen.get(n, wp.float32))
                for n, t in kernel.adj.arg_types.items()
            ]
            overload = kernel.add_overload(arg_types)
            builder = ctx.ModuleBuilder(ctx.Module("try", None), build_options)
            overload.adj.build(builder)
            for function in builder.deferred_functions:
                builder.build_function(function)
            return True
        except Exception:
            kernel.overloads.clear()
    return False


def collect_module(name: str, run: bool, limit: float, work: str) -> dict:
    """Import a module, provoke its kernels if `run`, return their standalone texts. Runs in a child."""
    deadline = time.monotonic() + limit
    stubs.install()
    warnings.simplefilter("ignore")
    import warp as wp

    wp.config.quiet = True
    wp.config.log_level = wp.LOG_ERROR
    wp.config.kernel_cache_dir = tempfile.mkdtemp(prefix="cache-", dir=work)
    import warp._src.context as ctx

    captured = []
    original_init = ctx.Kernel.__init__

    def hooked_init(self, *args, **kwargs):
        original_init(self, *args, **kwargs)
        if len(captured) < 20000:
            captured.append(self)

    for module in ctx.user_modules.values():  # made while importing warp itself
        captured.extend(module._get_live_kernels())
    ctx.Kernel.__init__ = hooked_init
    wp.init()
    disarm(wp, ctx)
    error = None
    signal.signal(signal.SIGALRM, on_alarm)
    signal.alarm(int(limit))
    try:
        module = importlib.import_module(name)
        signal.alarm(0)
        if run:
            run_tests(module, deadline)
            run_example(module)
    except (AlarmError, Exception, SystemExit) as failure:
        error = f"{type(failure).__name__}: {failure}"[:300]
    signal.alarm(0)

    from standalone import Skip, Standalone  # imports warp, which only a child may do

    by_code = collections.defaultdict(dict)  # code object -> {text: kernel}
    synthetic = collections.Counter()
    skipped = collections.Counter()
    examples = {}
    unique = list({id(k): k for k in captured}.values())
    start = time.monotonic()
    for kernel in unique:
        if time.monotonic() - start > 240:
            skipped["time limit while writing"] += 1
            continue
        try:
            writer = Standalone(kernel)
            code = kernel.func.__code__
            unused = kernel.func.__module__ == name and kernel.is_generic and not kernel.overloads
            if unused and synthetic[code] < 2 * MAX_VARIANTS:
                synthetic[code] += 1
                if instantiate(wp, ctx, kernel):
                    writer.notes.add("synthetic-instance")
            text = writer.text()
            by_code[code].setdefault(text, (kernel, sorted(writer.notes)))
        except (Skip, Exception) as failure:
            reason = (
                str(failure) if isinstance(failure, Skip) else f"internal {type(failure).__name__}: {failure}"
            )
            skipped[reason[:120]] += 1
            examples.setdefault(reason[:120], f"{kernel.func.__module__}.{kernel.key}")
    found = []
    capped = 0
    for texts in by_code.values():
        variants = list(texts.items())
        if len(variants) > MAX_VARIANTS:
            capped += len(variants) - MAX_VARIANTS
            step = (len(variants) - 1) / (MAX_VARIANTS - 1)
            variants = [variants[round(i * step)] for i in range(MAX_VARIANTS)]
        for text, (kernel, notes) in variants:
            origin = {
                "module": kernel.func.__module__ or "unknown",
                "kernel": kernel.func.__name__,
                "qualname": kernel.func.__qualname__,
                "closure": bool(kernel.func.__closure__),
                "unique_module": 'module="unique"' in text,
            }
            found.append({"text": text, "origin": origin, "notes": notes})
    return {
        "module": name,
        "error": error,
        "captured": len(unique),
        "distinct": sum(len(t) for t in by_code.values()),
        "capped": capped,
        "skipped": dict(skipped),
        "skip_examples": examples,
        "found": found,
    }


def list_modules(roots, leave_out: str) -> list:
    """Names of all modules below the given packages, without importing them."""
    names = []
    for root in roots:
        top = importlib.util.find_spec(root.split(".")[0])
        base = top.submodule_search_locations[0]
        folder = os.path.join(base, *root.split(".")[1:])
        names.append(root)
        for where, folders, files in os.walk(folder):
            folders[:] = sorted(d for d in folders if d.isidentifier() and d != "__pycache__")
            dotted = root + where[len(folder) :].replace(os.sep, ".")
            names += [f"{dotted}.{f[:-3]}" for f in sorted(files) if f.endswith(".py") and f != "__init__.py"]
    names = list(dict.fromkeys(names))
    return [n for n in names if not re.search(leave_out, n)]


def has_kernels(name: str) -> bool:
    """Cheap test whether importing the module can bring kernels of its own."""
    spec_root = importlib.util.find_spec(name.split(".")[0]).submodule_search_locations[0]
    path = os.path.join(spec_root, *name.split(".")[1:])
    path = os.path.join(path, "__init__.py") if os.path.isdir(path) else path + ".py"
    with open(path, errors="replace") as f:
        text = f.read()
    return re.search(r"\bkernel\b|integrand|wp\.map|Kernel\(", text) is not None


def origin_name(module: str) -> str:
    for prefix in ("warp.tests.", "warp.examples.", "warp._src.", "warp."):
        if module.startswith(prefix):
            tag = {"warp.tests.": "tests_", "warp.examples.": "examples_", "warp._src.": "src_", "warp.": ""}[
                prefix
            ]
            return tag + module[len(prefix) :].replace(".", "_")
    parts = [p for p in module.split(".")[1:] if p != "_src"] or [module]
    return "_".join(parts)


def child(name: str, run: bool, limit: float, work: str, path: str) -> None:
    """Body of a forked child: collect one module quietly and leave the result at path."""
    null = os.open(os.devnull, os.O_RDWR)
    for fd in (0, 1, 2):
        os.dup2(null, fd)
    os.chdir(work)
    try:
        result = collect_module(name, run, limit, work)
    except BaseException as failure:
        result = {"module": name, "error": f"{type(failure).__name__}: {failure}"[:300]}
    with open(path, "w") as f:
        json.dump(result, f)


def collect_all(modules: list[str], jobs: int, limit: float, work: str) -> list[dict]:
    """Collect every module in a child of its own, `jobs` at a time."""
    queue, running, results = [(m, True) for m in reversed(modules)], {}, []
    while queue or running:
        while queue and len(running) < jobs:
            name, run = queue.pop()
            path = os.path.join(work, name + ".json")
            pid = os.fork()
            if pid == 0:
                try:
                    child(name, run, limit, work, path)
                finally:
                    os._exit(0)
            running[pid] = (name, path, time.monotonic(), run)
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid == 0:
            time.sleep(0.05)
            for running_pid, (_name, _path, since, _run) in running.items():
                if time.monotonic() - since > limit * 8 + 150:
                    os.kill(running_pid, signal.SIGKILL)
            continue
        name, path, since, run = running.pop(pid)
        try:
            with open(path) as f:
                result = json.load(f)
        except (OSError, ValueError):
            if run:  # a test crashed native code: import only
                queue.append((name, False))
                continue
            result = {"module": name, "error": f"child died, status {status}"}
        results.append(result)
        error = f", ERROR {result['error'][:100]}" if result.get("error") else ""
        captured, written = result.get("captured", 0), len(result.get("found", []))
        print(
            f"{time.monotonic() - since:6.1f}s {name}: captured {captured}, written {written}{error}",
            flush=True,
        )
    return sorted(results, key=lambda r: r["module"])


def write_candidates(results: list[dict], out: str) -> dict:
    """Write every distinct text under a name of its own; name -> origin."""
    seen, used, origins, per_code = set(), set(), {}, collections.Counter()
    for result in results:
        for item in result.get("found", []):
            if item["text"] in seen:
                continue
            seen.add(item["text"])
            code = (item["origin"]["module"], item["origin"]["qualname"])
            per_code[code] += 1
            if per_code[code] > 2 * MAX_VARIANTS:
                continue
            base = f"{origin_name(item['origin']['module'])}__{item['origin']['kernel']}"
            base = re.sub(r"\W", "_", base)[:120]
            name, n = base, 1
            while name.lower() in used:
                n += 1
                name = f"{base}_{n}"
            used.add(name.lower())
            with open(os.path.join(out, name + ".py"), "w") as f:
                f.write(item["text"])
            origins[name] = item["origin"] | {"notes": item["notes"]}
    return origins


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("out")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--limit", type=float, default=60.0, help="seconds for the tests of one module")
    parser.add_argument("--only", default="", help="regex of the module names to collect")
    args = parser.parse_args()
    modules = [m for m in list_modules(ROOTS, LEAVE_OUT) if re.search(args.only, m)]
    modules = [m for m in modules if m in ROOTS or has_kernels(m)]
    out = os.path.abspath(args.out)
    os.makedirs(out, exist_ok=True)
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="collect-", ignore_cleanup_errors=True) as work:
        results = collect_all(modules, args.jobs, args.limit, work)
    origins = write_candidates(results, out)
    skipped, skip_examples = collections.Counter(), {}
    for result in results:
        skipped.update(result.get("skipped", {}))
        skip_examples |= result.get("skip_examples", {})
    summary = {
        "seconds": round(time.monotonic() - start, 1),
        "modules": len(results),
        "module_errors": {r["module"]: r["error"] for r in results if r.get("error")},
        "captured": sum(r.get("captured", 0) for r in results),
        "distinct_per_module": sum(r.get("distinct", 0) for r in results),
        "capped": sum(r.get("capped", 0) for r in results),
        "written": len(origins),
        "skipped": dict(skipped.most_common()),
        "skip_examples": skip_examples,
        "origins": origins,
    }
    with open(os.path.join(out, "collect.json"), "w") as f:
        json.dump(summary, f, indent=1)
    print(
        f"{summary['captured']} captured, {len(origins)} files written, "
        f"{sum(skipped.values())} skipped, {summary['seconds']} s"
    )
    for reason, count in skipped.most_common(15):
        print(f"  {count:5d}  {reason}   e.g. {skip_examples.get(reason)}")


if __name__ == "__main__":
    main()
