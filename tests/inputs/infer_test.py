"""Inferred inputs are safe: grown kernels, run on what is inferred for them instead of what they were grown with, stay
inside their arrays by Warp's own checks (assertions on), and no integer overflows or divides by zero (traps). The same
for any set: python tests/inputs/infer_test.py WEFT ROWS.jsonl OUT.jsonl writes the rows with inferred inputs and
prints the share that has some, and the reasons of the rest by count."""

import collections
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Apart, for a comma stands between compilers.
TRAPS = (
    "-fsanitize=signed-integer-overflow -fsanitize=integer-divide-by-zero -fsanitize-undefined-trap-on-error"
)


def infer(weft: Path, rows: list[dict], folder: Path) -> list[tuple[dict | None, dict]]:
    """Per row: the inferred inputs, and what is said about them."""
    paths = []
    for i, row in enumerate(rows):
        paths.append(folder / f"row{i}.py")
        paths[-1].write_text(row["python_source"], encoding="utf-8")
    found = {}
    for first in range(0, len(paths), 100):
        command = [
            str(weft),
            "compile",
            "--json",
            "-o",
            str(folder / "out"),
            *map(str, paths[first : first + 100]),
        ]
        report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        for file in report["files"]:
            for module in file["modules"]:
                for kernel in module["kernels"]:
                    found[file["file"], kernel["key"]] = kernel["inputs"], kernel["inferred"]
    return [found[str(path), row["kernel_name"]] for path, row in zip(paths, rows, strict=True)]


def with_inferred(weft: Path, rows: list[dict], folder: Path) -> tuple[list[dict], collections.Counter]:
    """Rows that can be run both ways, and why the others cannot."""
    kept, reasons = [], collections.Counter()
    for row, (inputs, said) in zip(rows, infer(weft, rows, folder), strict=True):
        if inputs is None or said["forward_only"]:
            text = said["reason"] or said["forward_only"]
            reasons[re.sub(r"`[^`]*`", "`…`", re.sub(r"^line \d+: ", "", text))] += 1
        else:
            kept.append(row | {"inputs": inputs})
    return kept, reasons


def test_grown_kernels_run_on_inferred_inputs(weft: Path, tmp_path: Path):
    import warp

    grown = [
        str(weft),
        "generate",
        "-n",
        "30",
        "-s",
        "5",
        "--difficulty",
        "1-2",
        "--format",
        "jsonl",
        "-o",
        "-",
        "--quiet",
    ]
    text = subprocess.run(grown, capture_output=True, text=True, check=True).stdout
    rows, reasons = with_inferred(weft, [json.loads(line) for line in text.splitlines()], tmp_path)
    assert len(rows) >= 27, reasons
    # Warp's backward pass of `.shape` clears the shape of the gradient, at which its assertions then fail: those run below
    # the sanitizers in the campaign of docs/inputs.md.
    rows = [row for row in rows if ".shape" not in row["python_source"]]
    (tmp_path / "rows.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    # Warp's headers, with their checks.
    native = Path(shutil.copytree(Path(warp.__file__).parent / "native", tmp_path / "native"))
    first = native / "builtin.h"
    first.write_text("#undef NDEBUG\n" + first.read_text(encoding="utf-8"), encoding="utf-8")
    command = [
        str(weft),
        "validate",
        str(tmp_path / "rows.jsonl"),
        "--run",
        "cpu",
        "--no-gradients",
        "--json",
    ]
    command += ["--warp", str(native), "--compiler", f"g++ {TRAPS}"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, timeout=300).stdout)
    problems = collections.Counter(
        finding["message"].split(":")[0]
        for finding in report["findings"]
        if finding["check"] in ("compile-cpu", "run-cpu")
    )
    assert report["checks"]["run-cpu"]["checked"] == len(rows)
    # Ranges do not promise that every float is finite.
    assert set(problems) <= {"not-finite", "gradient-not-finite"}, problems
    assert problems.total() <= 0.1 * len(rows)


if __name__ == "__main__":
    import tempfile

    source = [json.loads(line) for line in Path(sys.argv[2]).read_text(encoding="utf-8").splitlines()]
    with tempfile.TemporaryDirectory() as made:
        made_rows, why = with_inferred(Path(sys.argv[1]), source, Path(made))
    Path(sys.argv[3]).write_text("".join(json.dumps(row) + "\n" for row in made_rows), encoding="utf-8")
    print(f"{len(made_rows)} of {len(source)} kernels have inferred inputs")
    for reason, count in why.most_common():
        print(f"{count:6} {reason}")
