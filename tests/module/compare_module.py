#!/usr/bin/env python3
"""Compare the static evaluation of Python files with what Warp holds after importing them.

    compare_module.py --dump BUILD/dump_program FOLDER_OR_FILE ... [--recursive] [--show N] [--least N]

Each file is imported by Warp in a forked child (functions are numbered per process), and its
kernels, functions, structs and constants are compared with the JSON that dump_program prints:
keys, type codes, options, native names, source text and line, values.  Exit status 1 on any
disagreement, or when fewer than --least files were compared; files that weft refuses are counted
by reason.
"""

import argparse
import collections
import enum
import importlib.util
import inspect
import json
import os
import signal
import subprocess
import sys
import tempfile

os.environ.setdefault("PYTHONDONTWRITEBYTECODE", "1")
import warp as wp

wp.config.quiet = True
wp.config.log_level = wp.LOG_ERROR
import warp._src.codegen as codegen  # noqa: E402
import warp._src.context as ctx  # noqa: E402
import warp._src.types as wt  # noqa: E402

STANDARD = {"__name__", "__doc__"}


def number(value) -> str:
    return repr(value) if isinstance(value, float) else str(value)


def shown(value) -> str:
    """The text dump_program prints for a value; None when it prints nothing definite."""
    if value is None:
        return "None"
    if isinstance(value, enum.Enum):
        return "enum:" + value.name if value.name else None
    if type(value) in (bool, int, float):
        return number(value)
    if type(value) is str:
        return "str:" + value
    if isinstance(value, (*wt.scalar_types, wt.bool)):
        raw = value.value
        if isinstance(raw, enum.Enum):
            raw = int(raw)
        if type(raw) not in (bool, int, float):
            return None
        if isinstance(value, wt.bool):
            raw = bool(raw)
        return f"{wt.get_type_code(type(value))}({number(raw)})"
    if wt.is_composite(value):
        cls = type(value)
        flat = (
            [value[i, j] for i in range(value._shape_[0]) for j in range(value._shape_[1])]
            if len(value._shape_) == 2
            else [value[i] for i in range(cls._length_)]
        )
        flat = [x.value if isinstance(x, wt.scalar_types) else x for x in flat]
        return f"{wt.get_type_code(cls)}({', '.join(number(x) for x in flat)})"
    if isinstance(value, ctx.Kernel):
        return "kernel:" + value.key
    if isinstance(value, ctx.Function):
        return "function" if not value.is_builtin() else "other"
    if isinstance(value, codegen.Struct):
        return "struct:" + value.native_name
    if isinstance(value, type) and (
        value in (int, float, bool, str)
        or value in wt.scalar_and_bool_types
        or hasattr(value, "_wp_scalar_type_")
    ):
        code = wt.get_type_code(value)
        return "opaque" if "?" in code else "type:" + code
    if type(value) in (tuple, list):
        items = [shown(x) for x in value]
        if None in items:
            return None
        inner = "".join(x + "," for x in items)
        return f"({inner})" if type(value) is tuple else f"[{inner}]"
    return None


def type_code(t) -> str:
    try:
        return wt.get_type_code(t)
    except Exception as error:
        return f"error: {error}"


def callable_facts(adj, defaults) -> dict:
    params = []
    for name, t in adj.arg_types.items():
        if name == "return":
            continue
        params.append([name, type_code(t), shown(defaults[name]) or "?" if name in defaults else ""])
    return {
        "params": params,
        "source": adj.source,
        "line": adj.fun_lineno,
        "lines": "".join(x + "\n" for x in adj.source_lines),
    }


def defaults_of(func) -> dict:
    return {k: v.default for k, v in inspect.signature(func).parameters.items() if v.default is not v.empty}


def warp_facts(path: str) -> dict:
    """Import the file and describe what Warp made of it."""
    before = set(ctx.user_modules)
    made = []
    original = ctx.Function.__init__

    def recording(self, func, *args, **kwargs):
        original(self, func, *args, **kwargs)
        if func is not None and kwargs.get("native_func") is None and kwargs.get("module") is not None:
            made.append(self)

    ctx.Function.__init__ = recording
    stem = os.path.splitext(os.path.basename(path))[0]
    spec = importlib.util.spec_from_file_location(stem, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[stem] = module
    spec.loader.exec_module(module)
    functions = []
    for f in made:
        if f.func.__module__ != stem or f.key.startswith("replay_"):  # refused by name, so not kept
            continue
        facts = callable_facts(f.adj, f.defaults)
        inline = {None: 0, "noinline": 1, "forceinline": 2}[f.inline_hint]
        returns = f.adj.arg_types.get("return")
        facts |= {
            "key": f.key,
            "native": f.native_func,
            "inline": inline,
            "result": type_code(returns) if returns is not None else "",
        }
        facts["generic"] = any("?" in p[1] for p in facts["params"])
        functions.append(facts)
    modules = {}
    for name, m in ctx.user_modules.items():
        if name in before:
            continue
        options = m.resolve_options(wp.config)
        kernels = []
        with_template = []
        for template in m._get_live_kernels():
            with_template += [(k, template) for k in (template, *template.overloads.values())]
        for k, template in with_template:
            if k.func.__module__ != stem:
                continue
            facts = callable_facts(k.adj, defaults_of(k.func))
            facts["line"] = template.adj.fun_lineno  # Warp counts the lines of an overload from 0
            facts |= {
                "key": k.key,
                "generic": k.is_generic,
                "options": {n: str(v) for n, v in sorted(k.options.items())},
            }
            facts["enable_backward"] = bool((options | k.options)["enable_backward"])
            kernels.append(facts)
        modules[name] = {
            "kernels": kernels,
            "max_unroll": options["max_unroll"],
            "enable_backward": bool(options["enable_backward"]),
            "strip_hash": bool(options["strip_hash"]),
            "lineinfo": bool(options["lineinfo"]),
            "debug": options["mode"] == "debug",
            "block_dim": options["block_dim"],
            "grid_stride": bool(options["default_grid_stride"]),
        }
    names = {n: shown(v) for n, v in vars(module).items()}
    sets = {
        n: [f.native_func for f in v.user_overloads.values() if f.generic_parent is None]
        + [f.native_func for f in v.user_templates.values()]
        for n, v in vars(module).items()
        if isinstance(v, ctx.Function) and not v.is_builtin() and v.func.__module__ == stem
    }
    return {"names": names, "functions": functions, "modules": modules, "sets": sets, "stem": stem}


def in_child(path: str) -> dict:
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        signal.alarm(60)
        os.close(read_end)
        sys.stdout = open(os.devnull, "w")
        try:
            answer = warp_facts(path)
        except BaseException as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        with os.fdopen(write_end, "w") as pipe:
            json.dump(answer, pipe)
        os._exit(0)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        text = pipe.read()
    os.waitpid(pid, 0)
    return json.loads(text) if text else {"error": "child died"}


def compare_callable(ours: dict, theirs: dict, where: str, out: list) -> None:
    concrete = "unsupported" not in ours
    for key in ("source", "line", "lines"):
        if ours[key] != theirs[key]:
            out.append(f"{where}: {key}: {ours[key]!r} != {theirs[key]!r}")
    if not concrete:
        return
    if [p[0] for p in ours["params"]] != [p[0] for p in theirs["params"]]:
        out.append(f"{where}: parameters {ours['params']} != {theirs['params']}")
        return
    for mine, real in zip(ours["params"], theirs["params"], strict=False):
        if concrete and mine[1].replace("tplt", "tpl") != real[1]:
            out.append(f"{where}: type of {mine[0]}: {mine[1]} != {real[1]}")
        if real[2] != "?" and mine[2] != real[2] and not mine[2].startswith(("unknown", "other", "opaque")):
            out.append(f"{where}: default of {mine[0]}: {mine[2]} != {real[2]}")


def compare(ours: dict, theirs: dict) -> tuple:
    """Disagreements, and the unknown names with their reasons."""
    out, unknown = [], []
    for name, value in ours["names"].items():
        if name in STANDARD:
            continue
        if value.startswith("unknown:"):
            unknown.append(value[8:])
            continue
        real = theirs["names"].get(name, "absent")
        if (
            real is None
            or real == "other"
            or value in ("other", "opaque")
            or "other" in value
            or "unknown:" in value
        ):
            continue
        if real != value:
            out.append(f"name {name}: {value} != {real}")
    for name in theirs["names"]:
        if name not in ours["names"] and not name.startswith("__"):
            out.append(f"name {name} is missing")
    mine, real = ours["functions"], theirs["functions"]
    if [f["native"] for f in mine] != [f["native"] for f in real]:
        out.append(f"functions {[f['native'] for f in mine]} != {[f['native'] for f in real]}")
    else:
        for a, b in zip(mine, real, strict=False):
            where = f"function {a['native']}"
            compare_callable(a, b, where, out)
            keys = (
                ["key", "inline", "generic"] if "unsupported" in a else ["key", "inline", "generic", "result"]
            )
            for key in keys:
                if key == "generic" and "unsupported" in a:
                    continue
                if key == "result" and a[key].replace("tplt", "tpl") == b[key]:
                    continue
                if a[key] != b[key]:
                    out.append(f"{where}: {key}: {a[key]} != {b[key]}")
    for name, *natives in ours["sets"]:
        if name not in theirs["sets"]:  # an overload of a builtin, refused by name
            continue
        if theirs["sets"].get(name) != natives and set(theirs["sets"].get(name, [])) != set(natives):
            out.append(f"overloads of {name}: {natives} != {theirs['sets'].get(name)}")
    order = list(theirs["modules"])
    real_modules = dict(theirs["modules"])
    for module in ours["modules"]:
        name = module["name"] or theirs["stem"]
        if module["unique"]:
            candidates = [n for n in order if n in real_modules and n.rpartition("_")[0] == name]
            if not candidates:
                continue  # equal to an earlier one
            name = next((n for n in candidates if same_kernels(module, real_modules[n])), candidates[0])
        if name not in real_modules:
            if module["kernels"]:
                out.append(f"module {name} does not exist")
            continue
        real = real_modules.pop(name)
        for key in (
            "max_unroll",
            "enable_backward",
            "strip_hash",
            "lineinfo",
            "debug",
            "block_dim",
            "grid_stride",
        ):
            if "unsupported" not in module and module[key] != real[key]:
                out.append(f"module {name}: {key}: {module[key]} != {real[key]}")
        a = sorted(module["kernels"], key=lambda k: (k["key"], k["line"], k["generic"], str(k["params"])))
        b = sorted(real["kernels"], key=lambda k: (k["key"], k["line"], k["generic"], str(k["params"])))
        if [k["key"] for k in a] != [k["key"] for k in b]:
            out.append(f"module {name}: kernels {[k['key'] for k in a]} != {[k['key'] for k in b]}")
            continue
        for k, r in zip(a, b, strict=False):
            where = f"kernel {k['key']}"
            compare_callable(k, r, where, out)
            for key in ("generic", "options", "enable_backward"):
                if k[key] != r[key]:
                    out.append(f"{where}: {key}: {k[key]} != {r[key]}")
    for name, real in real_modules.items():
        if real["kernels"]:
            out.append(f"module {name} was not found")
    return out, unknown


def same_kernels(ours: dict, theirs: dict) -> bool:
    return [k["source"] for k in ours["kernels"]] == [k["source"] for k in theirs["kernels"]]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--dump", required=True, help="the dump_program binary")
    parser.add_argument("--recursive", action="store_true")
    parser.add_argument("--show", type=int, default=20)
    parser.add_argument("--least", type=int, default=1, help="how many files must be compared")
    args = parser.parse_args()
    files = []
    for path in args.paths:
        if os.path.isfile(path):
            files.append(path)
        elif args.recursive:
            files += [os.path.join(d, f) for d, _, names in os.walk(path) for f in names if f.endswith(".py")]
        else:
            files += [os.path.join(path, f) for f in os.listdir(path) if f.endswith(".py")]
    files.sort()
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as listing:
        listing.write("\n".join(files) + "\n")
        listing.flush()
        lines = subprocess.run(
            [args.dump, "--list", listing.name], check=True, capture_output=True, text=True
        ).stdout.split("\n")
    wp.init()
    refused, unknown_counts, wrong = collections.Counter(), collections.Counter(), 0
    both_fail = compared = not_importable = 0
    examples = {}
    for path, line in zip(files, lines, strict=False):
        ours = json.loads(line)
        theirs = in_child(path)
        if "error" in theirs:
            unusable = "error" in ours or any("unsupported" in m for m in ours["modules"])
            missing = theirs["error"].startswith(("ModuleNotFoundError", "ImportError"))
            if (
                "Error evaluating static expression" in theirs["error"]
            ):  # a function body's matter, refused later
                unusable = True
            if unusable:
                both_fail += 1
            elif missing:  # a package that is not installed here
                not_importable += 1
            else:
                wrong += 1
                if wrong <= args.show:
                    print(f"{path}: Warp fails ({theirs['error'][:200]}), weft does not")
            continue
        if "error" in ours:
            reason = ours["error"][:110]
            refused[reason] += 1
            examples.setdefault(reason, f"{os.path.basename(path)}:{ours['at']}")
            continue
        compared += 1
        differences, unknown = compare(ours, theirs)
        for reason in unknown:
            unknown_counts[reason[:90]] += 1
            examples.setdefault(reason[:90], os.path.basename(path))
        if differences:
            wrong += 1
            if wrong <= args.show:
                for difference in differences[:4]:
                    print(f"{path}: {difference[:400]}")
    print(
        f"{len(files)} files: {compared} compared, {wrong} disagree, {sum(refused.values())} refused by weft only, {both_fail} refused by both, {not_importable} need packages that are not here"
    )
    for title, counter in (("refused", refused), ("unknown", unknown_counts)):
        for reason, count in counter.most_common(60):
            print(f"  {title} {count:5d}  {reason}   [{examples[reason]}]")
    if compared < args.least:
        print(f"{compared} files were compared, {args.least} should be: weft or Warp refuses too many")
    return 1 if wrong or compared < args.least else 0


if __name__ == "__main__":
    sys.exit(main())
