"""How many kernels of a folder of Python files have a plain CUDA form, and why others have none.

python tests/standalone/captured.py WEFT FOLDER OUT [--every K]

FOLDER: files with kernels, as those that `./dev conformance --corpus` captures from the installed warp-lang (the folder `warp` in its cache). Of those that weft compiles each project
becomes OUT/<file>__<kernel>, so that `weft cuda --verify OUT` compiles and runs all of them where nvcc and a GPU are.
"""

import argparse
import collections
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path


def write(weft: str, path: Path, out: Path) -> tuple[str, list[str]]:
    """What became of the file, and the reasons of its refusals."""
    if subprocess.run([weft, "compile", path, "-d", "cuda"], capture_output=True).returncode != 0:
        return "weft does not compile it", []
    with tempfile.TemporaryDirectory(dir=out) as folder:
        done = subprocess.run([weft, "cuda", path, "-o", folder], capture_output=True, text=True)
        for project in Path(folder).glob("*/metadata.json"):
            project.parent.rename(out / f"{path.stem}__{project.parent.name}")
    if done.returncode == 0:
        return "written", []
    if done.returncode != 1:
        return f"exit code {done.returncode}", [done.stderr.strip()]
    lines = [line for line in done.stderr.splitlines() if line.startswith("refused: ")]
    return "refused", [
        re.sub(r"`[^`]*`", "`…`", line.split(": ", 3)[-1].split("form: ")[-1]) for line in lines
    ]


def main() -> int:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("weft")
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("out", type=Path)
    arguments.add_argument("--every", type=int, default=1)
    given = arguments.parse_args()
    given.out.mkdir(parents=True)
    files = sorted(given.folder.glob("*.py"))[:: given.every]
    if not files:
        print(f"{given.folder} has no Python files")
        return 1
    with ThreadPoolExecutor() as pool:
        results = list(pool.map(lambda path: write(given.weft, path, given.out), files))
    counts = collections.Counter(kind for kind, _ in results)
    for kind, count in counts.most_common():
        print(f"{count:6}  {kind}")
    compiled = len(files) - counts["weft does not compile it"]
    print(f"{100 * counts['written'] / max(compiled, 1):.1f} % of the {compiled} files that weft compiles")
    for reason, count in collections.Counter(
        reason for _, reasons in results for reason in reasons
    ).most_common():
        print(f"{count:6}  {reason}")
    return 0 if set(counts) <= {"written", "refused", "weft does not compile it"} else 1


if __name__ == "__main__":
    sys.exit(main())
