#!/usr/bin/env python3
"""Hashes of everything weft writes, to show that a change of the code changed no text.

    text_hashes.py [--weft PROGRAM] [--corpus DIR] [--rows N] [-o FILE] [--against FILE]

One line per text: its sha256 and where it comes from. The texts are

  golden/     whole modules and both code columns of every golden case, for both devices; diagnostics of all of them
  examples/   the same of examples/
  corpus/     the same of captured kernels (--corpus: a folder that ./dev conformance --corpus made)
  rows/       a data set of N grown kernels for both devices with its side files; rows as json and as chat views

-o writes the lines, --against compares them with a file written before and names every difference (exit code 1).
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WITH_A_CLOCK = {"run.json", "progress.json"}


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def folder_hashes(folder: Path, name: str) -> dict[str, str]:
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.name not in WITH_A_CLOCK)
    return {f"{name}/{p.relative_to(folder)}": sha256(p.read_bytes()) for p in files}


def compile_hashes(weft: str, sources: list[Path], name: str) -> dict[str, str]:
    """Every text of the files, and what is said about those that are refused."""
    hashes = {}
    passes = ("module",) if name.endswith("/bombs") else ("module", "forward", "backward")  # bombs take long
    for which in passes:
        with tempfile.TemporaryDirectory(prefix="hashes-") as work:
            command = [
                weft,
                "compile",
                *(p.name for p in sources),
                "-d",
                "both",
                "-o",
                work,
                "--paths",
                "base",
            ]
            done = subprocess.run([*command, "--pass", which], cwd=sources[0].parent, capture_output=True)
            if done.returncode not in (0, 1):
                sys.exit(f"weft compile ended with {done.returncode}:\n{done.stderr.decode()[-4000:]}")
            hashes |= folder_hashes(Path(work), f"{name}/{which}")
            hashes[f"{name}/{which}/stderr"] = sha256(done.stderr)
    return hashes


def tree_hashes(weft: str, folder: Path, name: str) -> dict[str, str]:
    """Of all Python files below a folder, folder by folder: within one, names of files are unique."""
    hashes = {}
    for parent in sorted({p.parent for p in folder.rglob("*.py") if "__pycache__" not in p.parts}):
        where = f"{name}/{parent.relative_to(folder)}" if parent != folder else name
        hashes |= compile_hashes(weft, sorted(parent.glob("*.py")), where)
    return hashes


def set_hashes(weft: str, rows: int) -> dict[str, str]:
    kinds = {
        "jsonl": ["-n", str(rows), "--format", "jsonl"],
        "json": ["-n", str(max(1, rows // 20)), "--format", "json"],
        "chat": ["-n", str(max(1, rows // 20)), "--task", "python-cuda"],
        "synth": [],
    }
    hashes = {}
    for kind, arguments in kinds.items():
        with tempfile.TemporaryDirectory(prefix="hashes-") as work:
            if kind == "synth":
                command = [weft, "synth", "-n", str(max(1, rows // 20)), "-s", "42", "--json"]
                hashes["rows/synth.json"] = sha256(
                    subprocess.run(command, capture_output=True, check=True).stdout
                )
                continue
            command = [weft, "generate", *arguments, "-s", "42", "-d", "both", "-o", f"{work}/set"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            hashes |= folder_hashes(Path(work) / "set", f"rows/{kind}")
    return hashes


def report(before: dict[str, str], now: dict[str, str]) -> int:
    changed = sorted(k for k in before.keys() & now.keys() if before[k] != now[k])
    gone, new = sorted(before.keys() - now.keys()), sorted(now.keys() - before.keys())
    for word, names in (("changed", changed), ("gone", gone), ("new", new)):
        for name in names:
            print(f"{word}  {name}")
    same = len(before.keys() & now.keys()) - len(changed)
    print(f"{same} texts are the same, {len(changed)} changed, {len(gone)} gone, {len(new)} new")
    return 1 if changed or gone or new else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--weft", default=os.environ.get("WEFT_BIN", str(ROOT / "build" / "release" / "weft"))
    )
    parser.add_argument("--corpus", type=Path)
    parser.add_argument("--rows", type=int, default=10000)
    parser.add_argument("-o", "--output", type=Path)
    parser.add_argument("--against", type=Path)
    options = parser.parse_args()
    weft = str(Path(options.weft).resolve())

    hashes = tree_hashes(weft, ROOT / "tests" / "golden", "golden")
    hashes |= tree_hashes(weft, ROOT / "examples", "examples")
    if options.corpus:
        hashes |= tree_hashes(weft, options.corpus, "corpus")
    if options.rows:
        hashes |= set_hashes(weft, options.rows)
    lines = "".join(f"{value}  {name}\n" for name, value in sorted(hashes.items()))
    if options.output:
        options.output.write_text(lines)
    print(f"{len(hashes)} texts, all together {sha256(lines.encode())}")
    if not options.against:
        return 0
    before = dict(reversed(line.split("  ", 1)) for line in options.against.read_text().splitlines())
    if not options.corpus:
        before = {name: value for name, value in before.items() if not name.startswith("corpus/")}
    if not options.rows:
        before = {name: value for name, value in before.items() if not name.startswith("rows/")}
    return report(before, hashes)


if __name__ == "__main__":
    sys.exit(main())
