"""Projects of a weft whose printer of kernels has a fault, of each fault one: what a run of them must find.

python tests/standalone/printer_faults.py BUILD OUT     BUILD: where ninja linked weft

src/standalone is compiled with one line changed and linked in front of the library; each such weft writes the kernel below to OUT/<fault>, and
`weft cuda --verify OUT` finds every one of them wrong: the sequential form comes from another printer.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ROOM = ROOT / "src/standalone"

# A kernel that asks for each of the lines below.
SOURCE = """\
import warp as wp


@wp.kernel
def fold(image: wp.array2d(dtype=float), order: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    total = float(0.0)
    for k in range(1, image.shape[1]):
        total = total * 0.5 + image[i, k]
    if order[i] % 3 <= 1:
        total -= float(order[i] // 2)
    out[i, j] = total - image[i, 0] * float(j)
"""
# What is wrong, the file, the line, and what stands there instead.
FAULTS = (
    (
        "a rest as a quotient",
        "expressions.cpp",
        'return {"%", Binding::Product};',
        'return {"/", Binding::Product};',
    ),
    (
        "the stride of another dimension",
        "arrays.cpp",
        'plain::joined(out, "*", {size(array, i)}',
        'plain::joined(out, "*", {size(array, i - 1)}',
    ),
    (
        "a difference as a sum",
        "expressions.cpp",
        'return {"-", Binding::Sum};',
        'return {"+", Binding::Sum};',
    ),
    ("a comparison without equality", "expressions.cpp", 'return "<=";', 'return "<";'),
    (
        "a loop that begins too early",
        "statements.cpp",
        '"for (int " + name + " = " + start + "; "',
        '"for (int " + name + " = " + start + " - 1; "',
    ),
)


def link_command(build: Path) -> str | None:
    """How ninja links weft from the library; None: it does not."""
    done = subprocess.run(["ninja", "-C", build, "-t", "commands", "weft"], capture_output=True, text=True)
    commands = [line for line in done.stdout.splitlines() if " -o weft " in line]
    return commands[0] if commands and " src/libweft.a" in commands[0] else None


def with_fault(link: str, build: Path, folder: Path, file: str, right: str, wrong: str) -> Path:
    """weft with one line of its printer changed."""
    unity = ""
    for source in sorted(ROOM.glob("*.cpp")):
        text = source.read_text()
        if source.name == file:
            assert text.count(right) == 1, right
            text = text.replace(right, wrong)
        (folder / source.name).write_text(text)
        unity += f'#include "{folder / source.name}"\n'
    (folder / "all.cc").write_text(unity)
    compiler = link.split("&&")[1].split()[0]
    flags = ["-std=c++20", "-O0", "-ffp-contract=off", f"-I{ROOT / 'src'}"]
    if "sanitize" in link:
        flags += [word for word in link.split() if "sanitize" in word]
    done = subprocess.run(
        [compiler, *flags, "-c", folder / "all.cc", "-o", folder / "all.o"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[:2000]
    program = folder / "weft"
    command = link.replace(" -o weft ", f" -o {program} ").replace(
        " src/libweft.a", f" {folder / 'all.o'} src/libweft.a", 1
    )
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, cwd=build)
    assert done.returncode == 0, done.stderr[:2000]
    return program


def write(weft: Path, folder: Path) -> Path:
    """The project of the kernel."""
    (folder / "fold.py").write_text(SOURCE)
    done = subprocess.run(
        [weft, "cuda", folder / "fold.py", "-o", folder / "out"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder / "out/fold"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("build", type=Path)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    link = link_command(arguments.build)
    if link is None:
        print(f"{arguments.build}: weft was not linked by ninja from src/libweft.a")
        return 1
    arguments.out.mkdir(parents=True)
    for what, file, right, wrong in FAULTS:
        with tempfile.TemporaryDirectory() as folder:
            changed = with_fault(link, arguments.build, Path(folder), file, right, wrong)
            project = write(changed, Path(folder))
            subprocess.run(["cp", "-r", project, arguments.out / what.replace(" ", "_")], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
