#!/usr/bin/env python3
"""Rows of real code through Warp and through weft: every text equal on both devices, every kernel that of its file.

    from_code.py PATH... [--variants 3] [--sample N] [--weft PROGRAM] [-j 2] [--rows FILE]

Makes a set with `weft generate --from PATH...`, saves every `python_source` as `<kernel_name>.py`, lets Warp generate
the code columns for it and compares them with those of the row. With --origins the original files are imported in
Warp too, and the hash in the name of every kernel that was not changed (it covers the source, the types and all that
the kernel refers to) must be one that Warp gives a kernel of that file. Prints the summary of the run, counts, and the
first rows that are wrong. Exit code 1 if any is.
"""

import argparse
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "golden")]

import warp_text  # noqa: E402

COLUMNS = {"cpp_forward": ("cpu", "fwd"), "cpp_backward": ("cpu", "bwd")}
COLUMNS |= {"cuda_forward": ("cuda", "fwd"), "cuda_backward": ("cuda", "bwd")}


def make_rows(weft: str, paths: list, variants: int, folder: Path) -> tuple[list, dict]:
    """The rows in the order of their indexes, and the summary."""
    out = folder / "set"
    command = [weft, "generate", "--from", *map(str, paths), "--variants", str(variants), "-d", "both"]
    command += ["--format", "jsonl", "-o", str(out), "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    rows = [
        json.loads(line) for path in sorted((out / "data").iterdir()) for line in path.open(encoding="utf-8")
    ]
    return sorted(rows, key=lambda row: row["index"]), json.loads(done.stdout)


def saved(rows: list, folder: Path) -> list:
    """A folder for each row: names of kernels repeat."""
    jobs = []
    for row in rows:
        path = folder / f"{row['index']:06d}" / f"{row['kernel_name']}.py"
        path.parent.mkdir(parents=True)
        path.write_text(row["python_source"], encoding="utf-8")
        jobs.append((row, path))
    return jobs


def columns_of_warp(job: tuple) -> dict:
    return warp_text.texts_of_file(str(job[1]), whole=False)


def difference(row: dict, warp: dict) -> str:
    """What is wrong with a row; empty: nothing."""
    if "error" in warp:
        return "Warp refuses: " + warp["error"]
    if len(warp) != 1:
        return f"Warp makes {len(warp)} modules"
    for column, (device, part) in COLUMNS.items():
        theirs, ours = warp[""][device][part], row[column]
        if theirs == ours:
            continue
        for number, (a, b) in enumerate(zip(theirs.split("\n"), ours.split("\n"), strict=False), 1):
            if a != b:
                return f"{column}, line {number}\n  warp: {a}\n  weft: {b}"
        return f"{column}: one text is longer"
    return ""


def compare(rows: list, jobs: int, folder: Path) -> list:
    """(row, what is wrong with it) for those with which something is."""
    wrong = []
    for (row, _path), warp in warp_text.for_each(saved(rows, folder), columns_of_warp, jobs):
        if what := difference(row, warp):
            wrong.append((row, what))
    return wrong


# ---- the files that they come from


def module_of(origin: str) -> str:
    return origin.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def hashes_of_file(origin: str) -> dict:
    """Names with hashes of all kernels that importing a file makes."""
    import warp._src.context as context

    os.environ.setdefault("MPLBACKEND", "agg")
    importlib.import_module(module_of(origin))
    names = set()
    for module in context.user_modules.values():
        module.get_module_hash(None)
        for kernel in warp_text.concrete_kernels(module):
            names.add(kernel.get_mangled_name())
    return {"names": sorted(names)}


def compare_origins(rows: list, jobs: int) -> tuple[list, Counter]:
    """Rows that were not changed and are no kernels of their files, and counts."""
    plain = [row for row in rows if row["transforms"] == ""]
    counts, wrong, known = Counter(), [], {}
    for origin, found in warp_text.for_each(sorted({r["origin"] for r in plain}), hashes_of_file, jobs):
        known[origin] = found
    for row in plain:
        found = known[row["origin"]]
        name = re.search(r"^struct wp_args_(\w+) \{", row["cpp_forward"], re.MULTILINE)[1]
        if "error" in found:
            counts["file that Warp does not import here"] += 1
        elif name in found["names"]:
            counts["same hash"] += 1
        else:
            counts["other hash"] += 1
            wrong.append((row, f"{name} is no kernel of {row['origin']}"))
    return wrong, counts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--variants", type=int, default=3)
    parser.add_argument("--sample", type=int, default=1, help="compare every N-th row")
    parser.add_argument("--origins", action="store_true", help="compare hashes with those of the files, too")
    parser.add_argument("--weft", default=os.environ.get("WEFT_BIN", "build/release/weft"))
    parser.add_argument("-j", "--jobs", type=int, default=2)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="weft-from-") as folder:
        rows, summary = make_rows(os.path.abspath(args.weft), args.paths, args.variants, Path(folder))
        print(json.dumps(summary, indent=1))
        wrong, counts = compare_origins(rows, args.jobs) if args.origins else ([], Counter())
        chosen = rows[:: args.sample]
        different = compare(chosen, args.jobs, Path(folder) / "files")
    for row, what in (wrong + different)[:10]:
        print(f"row {row['index']}, {row['family']}, {row['transforms']}: {what}")
    for what, count in counts.items():
        print(f"{count} kernels as they were found: {what}")
    print(f"{len(chosen)} of {len(rows)} rows compared on both devices, {len(different)} different")
    return 1 if wrong or different else 0


if __name__ == "__main__":
    sys.exit(main())
