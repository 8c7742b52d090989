"""Projects of `weft cuda` with a fault in each kernel: what a run of them must find.

python tests/standalone/faults.py FOLDER OUT [-n COUNT]     COUNT copies of projects of FOLDER, each with one fault
"""

import argparse
import json
import re
import shutil
import sys
from pathlib import Path

import emulate

# In the statements of a kernel: what is looked for, and what stands there instead.
FAULTS = (
    (r" \+ (?=[\w(])", " - "),
    (r" \* (?=[\w(])", " + "),
    (r" - (?=[\w(])", " + "),
    (r" < ", " > "),
    (r"\[(\w+)\] = ", r"[\1] = 1 + "),
    (r"fmaxf\(", "fminf("),
    (r"sinf\(", "cosf("),
)


# What tells a thread its place is no statement of the kernel's own.
PLACE = re.compile(r"blockIdx|blockDim|threadIdx|gridDim|return;|stride")


def with_fault(code: str, choice: int) -> str | None:
    """The code with one of the faults, the first from `choice` on that its kernel has a place for."""
    begin = code.index("{\n", code.index("__global__")) + 2
    end = code.index("\n}\n", begin)
    lines = code[begin:end].split("\n")
    for i in range(len(FAULTS)):
        pattern, wrong = FAULTS[(choice + i) % len(FAULTS)]
        for number, line in enumerate(lines):
            changed = line if PLACE.search(line) else re.sub(pattern, wrong, line, count=1)
            if changed != line:
                return code[:begin] + "\n".join([*lines[:number], changed, *lines[number + 1 :]]) + code[end:]
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("-n", type=int, default=20)
    arguments = parser.parse_args()
    made = 0
    for metadata in sorted(arguments.folder.glob("*/metadata.json")):
        project = metadata.parent
        name = json.loads(metadata.read_text())["name"]
        changed = with_fault((project / f"{name}.cu").read_text(), made)
        if changed is None or (project / f"{name}.h").exists():
            continue
        shutil.copytree(project, arguments.out / project.name)
        (arguments.out / project.name / f"{name}.cu").write_text(changed)
        if emulate.verdict(arguments.out / project.name)[0] != "FAIL":
            shutil.rmtree(arguments.out / project.name)
            continue
        made += 1
        if made == arguments.n:
            return 0
    print(f"only {made} projects could be changed")
    return 1


if __name__ == "__main__":
    sys.exit(main())
