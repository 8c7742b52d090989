"""Counts false alarms: kernels that `weft check --gradients` warns of although their measured gradient is right, and the
same of the messages that Warp prints on its debug level.

    alarms.py [--weft PROGRAM] [PATH...]     kernels of these files; default: the examples and tests of the installed Warp

`weft generate --from` cuts the kernels out with inputs that are safe, `weft validate --run cpu` measures their gradients by
central differences in float64, and each kernel is given to `weft check` and to Warp.
"""

import argparse
import contextlib
import importlib.util
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import warp as wp

ROOT = Path(__file__).resolve().parents[2]
DEBUG = 10  # of wp.config.log_level


class Messages:
    """A logger for Warp that keeps what is said on the debug level."""

    def __init__(self):
        self.texts = []

    def debug(self, text, *rest):
        self.texts.append(text)

    def info(self, *rest):
        pass

    warning = error = info


def warp_warns(path: Path) -> bool:
    """Does Warp say of the kernel of this file that something in it may have no derivative?"""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    heard = Messages()
    level, wp.config.log_level = wp.config.log_level, DEBUG
    before = wp._src.logger._active_logger
    wp._src.logger._active_logger = heard
    try:
        spec.loader.exec_module(module)
        for kernel in [value for value in vars(module).values() if isinstance(value, wp.Kernel)]:
            with contextlib.suppress(Exception):
                builder = wp._src.context.ModuleBuilder(kernel.module, dict(kernel.module.options))
                builder.build_kernel(kernel)
    finally:
        wp.config.log_level = level
        wp._src.logger._active_logger = before
    return any("differentiable" in text for text in heard.texts)


def measured_rows(weft: Path, paths: list[Path], folder: Path):
    """Rows of kernels whose gradient was measured, with the outcome."""
    made = folder / "made"
    command = [weft, "generate", "--from", *paths, "-o", made, "-d", "cpu", "--format", "jsonl"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(command, **quiet)  # exit code 1: some kernel was refused, or some row failed
    found = folder / "found"
    installed = Path(wp.__file__).parent  # whose headers the kernels are compiled with
    command = [weft, "validate", made, "--run", "cpu", "--annotate", found, "--warp", installed]
    subprocess.run(command, **quiet)
    for file in sorted((found / "data").glob("*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            checks = json.loads(row["checks"] or "{}") if isinstance(row["checks"], str) else row["checks"]
            outcome = (checks or {}).get("gradient", "")
            if "exact" in outcome:
                yield row, "right"
            elif "warp_differs" in outcome:
                yield row, "wrong"


def alarms(weft: Path, paths: list[Path], folder: Path):
    """(measured, weft warns, Warp warns) -> how many kernels"""
    rows = list(measured_rows(weft, paths, folder))
    files = folder / "kernels"
    for row, _ in rows:
        place = files / row["id"]
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{row['kernel_name']}.py").write_text(row["python_source"], encoding="utf-8")
    done = subprocess.run([weft, "check", files, "--gradients", "--json"], stdout=subprocess.PIPE)
    warned = {Path(f["file"]).parent.name for f in json.loads(done.stdout)["files"] if f["findings"]}
    counts = Counter()
    for row, outcome in rows:
        warp = warp_warns(files / row["id"] / f"{row['kernel_name']}.py")
        counts[outcome, row["id"] in warned, warp] += 1
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    parser.add_argument("--weft", type=Path, default=ROOT / "build/release/weft")
    arguments = parser.parse_args()
    installed = Path(wp.__file__).parent
    paths = arguments.paths or [installed / "examples", installed / "tests"]
    with tempfile.TemporaryDirectory() as folder:
        counts = alarms(arguments.weft.resolve(), paths, Path(folder))
    for outcome in ("right", "wrong"):
        all_of = sum(n for key, n in counts.items() if key[0] == outcome)
        for name, place in (("weft check --gradients", 1), ("Warp's debug messages", 2)):
            told = sum(n for key, n in counts.items() if key[0] == outcome and key[place])
            share = 100 * told / max(1, all_of)
            print(f"gradient measured {outcome}: {name} warned of {told} of {all_of} ({share:.1f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
