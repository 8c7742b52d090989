#!/usr/bin/env python3
"""Exemplars, one by one or all: accepted by Warp with the text that weft writes, and safe to run on the inputs of their headers.

    check_exemplars.py [FILE...] [--weft PROGRAM] [--no-run]

Prints a line per file that breaks a rule of exemplars/README.md, then a table of what the files hold. Exit code 1 if any does.
"""

import argparse
import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent / "live")]

import compare  # noqa: E402
import warp  # noqa: E402

NATIVE = Path(warp.__file__).parent / "native"
FIELDS = ("idea", "brief", "description", "launch", "inputs")
MORE = "fits"  # may stand behind them


@dataclass
class Exemplar:
    path: Path
    header: dict[str, str]
    inputs: list[str]
    fits: list[str]
    source: str

    @property
    def kernel(self) -> str:
        return self.path.stem


def read(path: Path) -> Exemplar:
    """The header's fields, and the file without it."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    header, inputs, fits, field, count = {}, [], [], "", 0
    for line in lines:
        if not line.startswith("#"):
            break
        count += 1
        text = line[1:].rstrip()
        if match := re.match(r" (\w+):(?: |$)(.*)", text):
            field = match[1]
            header[field] = match[2].strip()
        elif field in ("inputs", MORE) and text.strip():
            (inputs if field == "inputs" else fits).append(text.strip())
        elif text.startswith("    ") and field:
            header[field] += " " + text.strip()
        else:
            raise ValueError(f"line {count} of the header is neither a field nor goes on with one")
    if tuple(header) not in (FIELDS, (*FIELDS, MORE)):
        raise ValueError(f"the header has the fields {', '.join(header)}, not {', '.join(FIELDS)}")
    return Exemplar(path, header, inputs, fits, "".join(lines[count:]))


def rules_of_text(one: Exemplar) -> list[str]:
    """What is wrong with the words."""
    tree = ast.parse(one.source)
    wrong = []
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    if one.kernel not in [node.name for node in defined]:
        return [f"no function is called {one.kernel} as the file"]
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names |= {node.name for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    for quoted in re.findall(r"`([^`]*)`", one.header["description"]):
        unknown = set(re.findall(r"(?<![\w.\"'])[A-Za-z_]\w*", quoted)) - names
        if unknown:
            wrong.append(
                f"the description speaks of `{quoted}`, where {', '.join(sorted(unknown))} is no name of the file"
            )
    kernel = next(node for node in defined if node.name == one.kernel)
    listed = {re.split(r"[\[=.\s]", line)[0] for line in one.inputs}
    parameters = {argument.arg for argument in kernel.args.args}
    if listed != parameters:
        wrong.append(
            f"inputs are listed for {sorted(listed - parameters)} too much, {sorted(parameters - listed)} too little"
        )
    for parameter in parameters:
        if not re.search(rf"`[^`]*\b{parameter}\b[^`]*`", one.header["description"]):
            wrong.append(f"the description does not speak of `{parameter}`")
    if "`" in one.header["brief"] or not one.header["brief"].endswith("."):
        wrong.append("the brief is one sentence without names of parameters")
    return wrong


def inputs_of(weft: str, one: Exemplar, plain: Path) -> dict:
    command = [
        weft,
        "run",
        str(plain),
        "--kernel",
        one.kernel,
        "--unproved",
        "--print-inputs",
        "--dim",
        one.header["launch"],
    ]
    for line in one.inputs:
        command += ["--arg", line]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip().splitlines()[-1] if done.stderr else "no inputs")
    return json.loads(done.stdout)


def run_rows(weft: str, rows: list[dict], folder: Path) -> dict[str, list[str]]:
    """What `weft validate --run cpu` finds, by kernel."""
    path = folder / "rows.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    command = [weft, "validate", str(path), "--run", "cpu", "--warp", str(NATIVE), "--json", "--sanitize"]
    done = subprocess.run(command, capture_output=True, text=True)
    report = json.loads(done.stdout)
    found = {}
    for finding in report["findings"]:
        if finding["check"] in ("compile-cpu", "run-cpu", "gradient") and finding["place"]:
            row = rows[int(finding["place"].rsplit(":", 1)[1]) - 1]
            found.setdefault(row["kernel_name"], []).append(f"{finding['check']}: {finding['message']}")
    return found


def check(weft: str, paths: list[Path], run: bool = True) -> tuple[dict[Path, list[str]], list[dict]]:
    """What is wrong with each file, and what `weft compile --json` says of those that compile."""
    wrong = {path: [] for path in paths}
    folder = Path(tempfile.mkdtemp(prefix="weft-exemplars-"))
    exemplars = []
    for path in paths:
        try:
            one = read(path)
            wrong[path] += rules_of_text(one)
            plain = folder / path.name
            if plain.exists():
                raise ValueError("another exemplar has this name")
            plain.write_text(one.source, encoding="utf-8")
            exemplars.append((one, plain))
        except (ValueError, SyntaxError) as error:
            wrong[path].append(str(error))
    by_plain = {plain: one for one, plain in exemplars}
    for outcome in compare.compare_files(weft, list(by_plain)).outcomes:
        if outcome.kind != "equal":
            wrong[by_plain[outcome.path].path].append(f"{outcome.kind}: {outcome.detail}")
    sound = [(one, plain) for one, plain in exemplars if not wrong[one.path]]
    report = {"files": []}
    if sound:
        command = [weft, "compile", "--json", "-o", str(folder / "out"), *(str(plain) for _, plain in sound)]
        report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    model = json.loads(
        subprocess.run([weft, "generate", "-n", "1", "-o", "-"], capture_output=True, text=True).stdout
    )
    rows, facts = [], []
    for (one, plain), file in zip(sound, report["files"], strict=True):
        kernels = [kernel for module in file["modules"] for kernel in module["kernels"]]
        facts.append(kernels[0] | {"domain": one.path.parent.name})
        # Meshes and the like are objects of a running program: nobody can write them down.
        if any(" = handle(" in line for line in one.inputs):
            continue
        try:
            inputs = inputs_of(weft, one, plain)
        except ValueError as error:
            wrong[one.path].append(str(error))
            continue
        gradient = {"kind": kernels[0]["gradient"]["kind"], "reason": kernels[0]["gradient"]["reason"]}
        rows.append(
            model
            | {"python_source": one.source, "kernel_name": one.kernel, "inputs": inputs, "gradient": gradient}
        )
    if run and rows:
        by_kernel = {one.kernel: one.path for one, _ in exemplars}
        for kernel, found in run_rows(weft, rows, folder).items():
            wrong[by_kernel[kernel]] += found
    shutil.rmtree(folder)
    return wrong, facts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--weft", default=os.environ.get("WEFT_BIN", str(ROOT / "build/release/weft")))
    parser.add_argument("--no-run", action="store_true", help="compare the texts only")
    args = parser.parse_args()
    paths = args.files or sorted((ROOT / "exemplars").glob("*/*.py"))
    wrong, facts = check(os.path.abspath(args.weft), paths, not args.no_run)
    for path, lines in wrong.items():
        for line in lines:
            print(f"{path.parent.name}/{path.name}: {line}")
    print(f"{len(paths)} exemplars, {sum(map(bool, wrong.values()))} with findings")
    difficulties = [kernel["difficulty"] for kernel in facts]
    print("difficulty " + ", ".join(f"{level}: {difficulties.count(level)}" for level in range(1, 6)))
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
