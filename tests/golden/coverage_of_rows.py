#!/usr/bin/env python3
"""Which builtin rows do the golden cases exercise?

    coverage_of_rows.py [--list]     totals by group; the rows that no case uses (--list: every row with a case)

A row is one overload as Warp registers it; the concrete specializations that Warp derives from a generic row
count for that row. Calls are seen where Warp resolves them while it generates a case's code.
"""

import argparse
import importlib
import sys
from collections import defaultdict

import golden_cases as cases
import warp_text

context, codegen = warp_text.context, warp_text.codegen

# What this compiler does not do yet: rows of these groups, and rows with these parameter types or names.
OTHER_GROUPS = {"Code Generation"}
OTHER_NAMES = {"tile_fft", "tile_ifft"}
OTHER_TYPES = (
    "indexedarray",
    "fabricarray",
    "indexedfabricarray",
)
# Rows that exist only to raise an error.
ALWAYS_RAISES = {
    "select(cond, value_if_false, value_if_true)",
    "select(arr, value_if_false, value_if_true)",
    "matrix(pos, rot, scale, dtype)",
}


# Warp declares the results of these as `wp::transform_t<Float>`, which no compiler accepts: weft refuses them.
TEXT_THAT_DOES_NOT_COMPILE = {
    "transform_set_translation_copy(xform, p)",
    "transform_set_rotation_copy(xform, q)",
}


def row_text(name: str, func) -> str:
    return f"{name}({', '.join(func.input_types)})"


def type_text(annotation) -> str:
    return f"{type(annotation).__name__} {getattr(annotation, '__name__', '')}"


def is_ours(name: str, func) -> bool:
    if func.group in OTHER_GROUPS or name in OTHER_NAMES:
        return False
    if name == "tile_matmul" and "vector(" in matched_types(
        func
    ):  # of complex numbers: it only raises an error
        return False
    text = " ".join(type_text(t) for t in func.input_types.values())
    return not any(other in text for other in OTHER_TYPES)


def matched_types(func) -> str:
    """Rows with equal text match the same calls, so only the first is ever chosen: Python's int beside int32,
    local arrays beside arrays."""
    types = [warp_text.wp._src.types.type_repr(t) for t in func.input_types.values()]
    return f"{func.key} {func.value_type}" + ", ".join("array" if "array(" in t else t for t in types)


def derived_flags() -> dict:
    """name -> for each overload, in registration order, whether it was derived from a generic one.

    Warp registers derived overloads by calling add_builtin from within add_builtin, so the registration file
    is run once more with a wrapper that counts the depth. To be called in a process of its own.
    """
    import warp._src.builtins as registrations

    depth, flags, original = [0], defaultdict(list), context.add_builtin

    def counting(key, *args, **options):
        depth[0] += 1
        try:
            original(key, *args, **options)
        finally:
            depth[0] -= 1
        flags[key].append((bool(options.get("variadic")), depth[0] > 0))

    context.add_builtin = registrations.add_builtin = counting
    importlib.reload(registrations)
    # The registry keeps variadic overloads last; so must the flags.
    return {
        key: [derived for _, derived in sorted(rows, key=lambda row: row[0])] for key, rows in flags.items()
    }


def rows_by_overload() -> dict:
    """(name, index of overload) -> (name, index of its row)"""
    flags = warp_text.fork_call(derived_flags)
    table = {}
    for name, func in context.builtin_functions.items():
        if not func.is_builtin():
            continue
        assert len(flags[name]) == len(func.overloads), name
        row = None
        for index in reversed(range(len(func.overloads))):
            # derived overloads are registered just before the row they come from
            row = index if not flags[name][index] else row
            table[name, index] = (name, row)
    return table


def watch_calls() -> set:
    """Collect (name, index of overload) of every builtin call resolved from now on."""
    used = set()
    resolve_func = codegen.Adjoint.resolve_func
    index_of = {}
    for name, func in context.builtin_functions.items():
        if func.is_builtin():
            index_of.update({id(overload): (name, i) for i, overload in enumerate(func.overloads)})

    def watching(adj, *args, **options):
        func = resolve_func(adj, *args, **options)
        key = index_of.get(id(func))
        if key:
            used.add(key)
        return func

    codegen.Adjoint.resolve_func = watching
    return used


def calls_of_case(case) -> list:
    """Build the case in this process (a forked one) and report the builtins it called."""
    used = watch_calls()
    for module in warp_text.import_file(str(case.path)):
        if warp_text.concrete_kernels(module):
            warp_text.make_builder(module, "cuda", None)
    return sorted(used)


def row_usage() -> dict:
    """(name, row index) -> names of the cases that use it, for every row that is ours."""
    rows = rows_by_overload()
    usage = {
        row: []
        for row in dict.fromkeys(rows.values())
        if is_ours(row[0], context.builtin_functions[row[0]].overloads[row[1]])
    }
    chosen = [c for c in cases.all_cases() if not c.fails]
    for case, calls in warp_text.for_each(chosen, calls_of_case):
        if isinstance(calls, dict):
            raise RuntimeError(f"{case.name}: {calls['error']}")
        for row in {rows[tuple(call)] for call in calls}:
            if row in usage:
                usage[row].append(case.name)
    return usage


def reachable_rows() -> list:
    """(group, row as text, cases) for every row that some call can choose."""
    usage = {
        (name, context.builtin_functions[name].overloads[i]): used for (name, i), used in row_usage().items()
    }
    matched = {matched_types(func) for (_, func), used_by in usage.items() if used_by}
    rows = []
    for (name, func), used_by in usage.items():
        text = row_text(name, func)
        if text in ALWAYS_RAISES | TEXT_THAT_DOES_NOT_COMPILE or (
            not used_by and matched_types(func) in matched
        ):
            continue
        types = ", ".join(warp_text.wp._src.types.type_repr(t) for t in func.input_types.values())
        rows.append((func.group, f"{text}: {types}", used_by))
    return rows


def missing_rows() -> list:
    return [text for _, text, used_by in reachable_rows() if not used_by]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", action="store_true")
    args = parser.parse_args()
    totals, missing = defaultdict(lambda: [0, 0]), []
    for group, text, used_by in reachable_rows():
        totals[group][0] += 1
        totals[group][1] += bool(used_by)
        if not used_by:
            missing.append(text)
        elif args.list:
            print(f"{text}  ({used_by[0]})")
    for group, (total, used) in totals.items():
        print(f"{group:20} {used:4} of {total} rows")
    for text in missing:
        print("no case:", text)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
