#!/usr/bin/env python3
"""What twice as much of something costs: statements, locals, kernels, files, keys, rows, nesting ...

growth.py WEFT [NAME...] [--scale 1] [--most 2.5]      the suite runs those of SUITE at scale 1

Each dimension is made once with n of it and once with 2 n; the instructions that weft executes are counted by valgrind,
so the figures are the same on a busy machine. What any run costs (a file with one of it) is taken off. A step that is quadratic
in a dimension comes to 4 times where it rules; --scale 10 shows those that begin late.
"""

import argparse
import hashlib
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from desk import HEAD, TILED  # beside this file

KERNEL = "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
SCALE = KERNEL + "    i = wp.tid()\n    a[i] = a[i] * 2.0\n"
MAPPED = "\n\n@wp.kernel\ndef k(b: wp.array(dtype=float), a: wp.array(dtype=float)):\n    i = wp.tid()\n"


def lines(n: int, text: str) -> str:
    """A line for each number; `#` stands for it, `~` for the one before, `&` for a small one."""
    return "".join(
        text.replace("#", str(i)).replace("~", str(max(i - 1, 0))).replace("&", str(i % 8)) + "\n"
        for i in range(n)
    )


def many(n: int, text: str, between: str = "") -> str:
    return between.join(text.replace("#", str(i)) for i in range(n))


# Python files: as many statements as a megabyte holds are a few tens of thousands.
SOURCES: dict[str, tuple[int, Callable[[int], str]]] = {
    "statements": (300, lambda n: KERNEL + lines(n, "    a[&] = a[0] + #.0")),
    "locals": (400, lambda n: KERNEL + "    x0 = a[0]\n" + lines(n, "    x# = x~ + 1.0")),
    "assigned calls": (600, lambda n: KERNEL + lines(n, "    x# = wp.sin(a[&])")),
    "chains": (
        100,
        lambda n: MAPPED + "    x0 = b[i]\n" + lines(n, "    x# = x~ * 1.5 + b[i]") + f"    a[i] = x{n - 1}\n",
    ),
    "conditions": (
        100,
        lambda n: MAPPED + "    x = b[i]\n" + lines(n, "    if x > #.0:\n        x = x * 1.5 + b[i]") + "    a[i] = x\n",
    ),
    "branches": (
        300,
        lambda n: KERNEL + lines(n, "    x# = a[0]") + lines(n, "    if a[0] > #.0:\n        x# = 1.0"),
    ),
    "elifs": (
        40,
        lambda n: KERNEL + "    x = a[0]\n    if x > 0.0:\n        a[0] = 1.0\n"
        + lines(n, "    elif x < -#.0:\n        a[&] = 2.0"),
    ),
    "loops": (300, lambda n: KERNEL + lines(n, "    for i# in range(int(a[0])):\n        a[i#] = 1.0")),
    "unrolled": (300, lambda n: KERNEL + lines(n, "    for i# in range(4):\n        a[i#] = 1.0")),
    "reassigned in a loop": (
        300,
        lambda n: KERNEL + lines(n, "    x# = float(0.0)") + "    for i in range(int(a[0])):\n" + lines(n, "        x# += 1.0"),
    ),
    "constants": (600, lambda n: lines(n, "C# = #") + KERNEL + lines(n, "    a[&] = float(C#)")),
    "comprehensions": (1000, lambda n: "b = ()\n" + lines(n, "[0 for a in b]") + SCALE),
    "module statements": (2000, lambda n: lines(n, "x# = # + 1") + SCALE),
    "module functions": (600, lambda n: lines(n, "def f#():\n    return #\n\n\ny# = f#()") + SCALE),
    "a list": (4000, lambda n: "x = [" + many(n, "#", ", ") + "]\n" + SCALE),
    "appended": (2000, lambda n: f"x = []\nfor i in range({n}):\n    x.append(i)\n" + SCALE),
    "a set": (1000, lambda n: f"x = set()\nfor i in range({n}):\n    x.add(i)\n" + SCALE),
    "keys": (800, lambda n: f"d = {{}}\nfor i in range({n}):\n    d[i] = i\n" + SCALE),
    "keys that are texts": (800, lambda n: "d = {" + many(n, "'k#': #", ", ") + "}\n" + lines(n, "x# = d['k#']") + SCALE),
    "class attributes": (800, lambda n: "class C:\n" + lines(n, "    x# = #") + lines(n, "y# = C.x#") + SCALE),
    "attributes that are set": (800, lambda n: "class C:\n    pass\n\n\n" + lines(n, "C.x# = #") + SCALE),
    "a text": (20000, lambda n: f"x = '{'x' * n}'\n" + SCALE),
    "comments": (4000, lambda n: "# the same again\n" * n + SCALE),
    "string pieces": (4000, lambda n: "x = (" + '"a" ' * n + ")\n" + SCALE),
    "kernels": (100, lambda n: lines(n, "\n\n@wp.kernel\ndef k#(a: wp.array(dtype=float)):\n    a[0] = #.0")),
    "modules": (
        100,
        lambda n: lines(n, '\n\n@wp.kernel(module="unique")\ndef k#(a: wp.array(dtype=float)):\n    a[0] = #.0'),
    ),
    "refusals": (
        60,
        lambda n: lines(n, '\n\n@wp.kernel(module="unique")\ndef k#(a: wp.array(dtype=float)):\n    wp.tile_fft(#)'),
    ),
    "functions": (
        200,
        lambda n: "\n@wp.func\ndef f0(x: float):\n    return x\n"
        + "".join(f"\n\n@wp.func\ndef f{i}(x: float):\n    return x + {i}.0\n" for i in range(1, n))
        + KERNEL + lines(n, "    a[&] = f#(a[0])"),
    ),
    "a chain of functions": (
        60,
        lambda n: "\n@wp.func\ndef f0(x: float):\n    return x\n"
        + "".join(f"\n\n@wp.func\ndef f{i}(x: float):\n    return f{i - 1}(x)\n" for i in range(1, n))
        + KERNEL + f"    a[0] = f{n - 1}(a[0])\n",
    ),
    "structs": (100, lambda n: lines(n, "\n\n@wp.struct\nclass S#:\n    x: float") + SCALE),
    "fields": (
        1200,
        lambda n: "\n@wp.struct\nclass S:\n" + lines(n, "    x#: float")
        + "\n\n@wp.kernel\ndef k(s: S, a: wp.array(dtype=float)):\n" + lines(n, "    a[&] = s.x#"),
    ),
    "parameters": (
        300,
        lambda n: "\n@wp.kernel\ndef k(" + many(n, "a#: float", ", ") + ", b: wp.array(dtype=float)):\n"
        + lines(n, "    b[&] = a#"),
    ),
    "overloads": (
        40,
        lambda n: lines(n, "\n\n@wp.func\ndef f(x: wp.types.vector(length=2 + #, dtype=float)) -> float:\n    return 1.0")
        + "\nV = wp.types.vector(length=2, dtype=float)\n" + KERNEL + "    a[0] = f(V())\n",
    ),
    "generic instances": (
        40,
        lambda n: "from typing import Any\n\n\n@wp.func\ndef f(x: Any):\n    return x\n"
        + lines(n, "V# = wp.types.vector(length=2 + #, dtype=float)")
        + KERNEL + lines(n, "    v# = f(V#())"),
    ),
    "a sum": (1000, lambda n: KERNEL + "    a[0] = " + many(n, "a[1]", " + ") + "\n"),
    "nested brackets": (40, lambda n: KERNEL + "    a[0] = " + "(" * n + "a[1]" + ")" * n + "\n"),
    "nested calls": (20, lambda n: KERNEL + "    a[0] = " + "wp.sin(" * n + "a[1]" + ")" * n + "\n"),
    "nested blocks": (
        24,
        lambda n: KERNEL + "".join("    " * (i + 1) + f"if a[{i}] > 0.0:\n" for i in range(n)) + "    " * (n + 1) + "a[0] = 1.0\n",
    ),
    "nested lists": (40, lambda n: "x = " + "[" * n + "]" * n + "\n" + SCALE),
    "nested tuples": (200, lambda n: f"x = ()\nfor i in range({n}):\n    x = (x, i)\n" + SCALE),
    "mesh queries": (
        100,
        lambda n: "\n@wp.kernel\ndef k(mesh: wp.uint64, a: wp.array(dtype=float)):\n"
        + lines(n, "    q# = wp.mesh_query_point(mesh, wp.vec3(a[&], 1.0, 2.0), 100.0)\n    if q#.result:\n        a[&] = q#.u"),
    ),
    "refusals of one module": (
        60,
        lambda n: lines(n, "\n\n@wp.kernel\ndef k#(a: wp.array(dtype=float)):\n    wp.tile_fft(#)"),
    ),
    "statics": (800, lambda n: "C = 3\n" + KERNEL + lines(n, "    a[&] = float(wp.static(C + #))")),
    "calls of a function": (
        300,
        lambda n: "\n@wp.func\ndef f(x: float):\n    return x * 2.0\n" + KERNEL + lines(n, "    a[&] = f(a[#])"),
    ),
    "nested structs": (
        40,
        lambda n: "\n@wp.struct\nclass S0:\n    x: float\n"
        + "".join(f"\n\n@wp.struct\nclass S{i}:\n    y: float\n    s: S{i - 1}\n" for i in range(1, n))
        + f"\n\n@wp.kernel\ndef k(s: S{n - 1}, a: wp.array(dtype=float)):\n    a[0] = s" + ".s" * (n - 1) + ".x\n",
    ),
    "tiles": (
        60,
        lambda n: TILED + lines(n, "    t# = wp.tile_load(a, shape=16, offset=#)\n    wp.tile_store(b, t# + t#, offset=#)"),
    ),
    "shared tiles": (
        60,
        lambda n: TILED + lines(n, '    t# = wp.tile_load(a, shape=16, offset=#, storage="shared")\n    wp.tile_store(b, t#, offset=#)'),
    ),
    "tiles in a chain": (
        40,
        lambda n: TILED + "    t0 = wp.tile_load(a, shape=16)\n" + lines(n, "    t# = wp.tile_map(wp.sin, t~)") + f"    wp.tile_store(b, t{n - 1})\n",
    ),
    "tiles of other shapes": (
        60,
        lambda n: TILED + "".join(f"    t{i} = wp.tile_zeros(shape={i + 1}, dtype=float)\n    wp.tile_store(b, t{i})\n" for i in range(n)),
    ),
    "sums of tiles in a loop": (
        60,
        lambda n: TILED + lines(n, "    t# = wp.tile_zeros(shape=16, dtype=float)") + "    for i in range(int(a[0])):\n" + lines(n, "        t# += wp.tile_load(a, shape=16, offset=i)"),
    ),
    "kernels of a factory": (
        40,
        lambda n: "\ndef make(c):\n    @wp.kernel\n    def k(a: wp.array(dtype=float)):\n        a[0] = a[0] + float(c)\n\n    return k\n\n\n"
        + lines(n, "k# = make(#)"),
    ),
    "instances of a generic kernel": (
        40,
        lambda n: "from typing import Any\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=Any)):\n    a[0] = a[1]\n\n\n"
        + lines(n, "wp.overload(k, [wp.array(dtype=wp.types.vector(length=2 + #, dtype=float))])"),
    ),
    "attributes that a kernel reads": (
        100,
        lambda n: "\nclass C:\n    pass\n\n\n" + lines(n, "C.x# = #.0") + KERNEL + lines(n, "    a[&] = C.x#"),
    ),
    "attributes of which a kernel reads one": (
        100,
        lambda n: "\nclass C:\n    pass\n\n\n" + lines(n, "C.x# = #.0") + KERNEL + "    a[0] = C.x3\n",
    ),
    "a constant for each kernel": (
        60,
        lambda n: lines(n, "C# = #.0") + lines(n, "\n\n@wp.kernel\ndef k#(a: wp.array(dtype=float)):\n    a[0] = C#"),
    ),
    "imports of other files": (
        60,
        lambda n: lines(n, "import elsewhere#") + lines(n, "x# = elsewhere#.x") + SCALE,
    ),
    "a long line": (400, lambda n: KERNEL + many(n, "a[0] = 1.0", "; ").join(["    ", "\n"])),
}  # fmt: skip
REPORTS = ["statements", "locals", "branches", "kernels", "modules", "refusals", "fields", "functions"]
PROJECTS = [
    "instances of a generic kernel",
    "kernels of a factory",
    "statements",
    "locals",
    "branches",
    "fields",
    "functions",
    "loops",
    "kernels",
    "chains",
    "conditions",
]
CUT = [
    "kernels",
    "modules",
    "refusals of one module",
    "kernels of a factory",
    "instances of a generic kernel",
    "attributes that a kernel reads",
    "attributes of which a kernel reads one",
    "a constant for each kernel",
    "imports of other files",
]
HASHED = ["statements", "chains", "conditions", *CUT]
CHECKED = ["statements", "locals", "branches", "kernels", "refusals", "refusals of one module", "tiles"]


SUITE = [
    "statements", "locals", "branches", "loops", "constants", "comprehensions", "keys", "class attributes", "kernels", "modules", "refusals", "nested calls",
    "files", "kernels, in a report", "branches, in a report", "rows, in stats", "categories, in stats", "keys of an object, in stats",
    "files of a set, in stats", "rows, in validate", "rows, in dedup", "chains, as projects", "conditions, in hash", "answers, in score",
    "kernels, in hash", "kernels of a factory, in hash", "instances of a generic kernel, in hash", "attributes that a kernel reads, in hash",
    "kernels, as projects", "files, in check", "imports, in check", "tiles", "shared tiles",
    "statics", "fields",
]  # fmt: skip


@dataclass
class Dimension:
    n: int
    make: Callable[[int], list]  # writes the files for n into the current folder: arguments of weft
    by_text: bool = False  # its text itself grows by more than twice: counted are instructions for its bytes


def write(name: str, text: str) -> str:
    Path(name).write_text(text)
    return name


def compiled(make: Callable[[int], str], *more: str):
    return lambda n: ["compile", write("many.py", HEAD + make(n)), *more, "-o", "out"]


def files(n: int) -> list:
    return ["compile", *(write(f"many{i}.py", HEAD + SCALE) for i in range(n)), "-o", "out"]


def folder_of_files(n: int) -> str:
    folder = Path(f"files{n}")
    folder.mkdir(exist_ok=True)
    for i in range(n):
        write(f"files{n}/many{i}.py", HEAD + SCALE.replace("2.0", f"{i}.0"))
    return str(folder)


def package(n: int, imported: str) -> str:
    """A file that imports n others: each by itself, or each the one before."""
    folder = Path(f"package{n}{imported}")
    folder.mkdir(exist_ok=True)
    for i in range(n):
        before = f"from many{i - 1} import C as B\n" if imported and i > 0 else ""
        write(f"{folder}/many{i}.py", f"{before}C = {i}.0\n")
    names = [n - 1] if imported else range(n)
    used = "".join(f"    a[0] = C{i}\n" for i in names)
    write(
        f"{folder}/top.py", HEAD + "".join(f"from many{i} import C as C{i}\n" for i in names) + KERNEL + used
    )
    return f"{folder}/top.py"


def read_by(command: str, make: Callable[[int], str]):
    return lambda n: [
        command,
        write("many.py", HEAD + make(n)),
        *(["--threads", "1"] if command == "hash" else []),
    ]


def project(make: Callable[[int], str], name: str):
    return lambda n: ["cuda", write("many.py", HEAD + make(n)), "-o", f"projects of {n} {name}", "--quiet"]


class Rows:
    """Data sets of which only one thing grows. The row is weft's own, short of its code."""

    def __init__(self, weft: Path | None):
        if weft is None:  # nobody will ask for a row
            return
        folder = Path("seed")
        subprocess.run(
            [
                weft,
                "generate",
                "-n",
                "1",
                "-s",
                "1",
                "-o",
                folder,
                "--format",
                "jsonl",
                "--splits",
                "1,0,0",
                "--quiet",
            ],
            check=True,
        )
        self.manifest = json.loads((folder / "manifest.json").read_text())
        self.row = json.loads(next((folder / "data").iterdir()).read_text())
        self.whole = dict(self.row)
        self.row |= {"python_source": "", "cpp_forward": "", "cpp_backward": "", "launch_script": None}

    def lines(self, n: int, change: Callable[[int], dict], row: dict | None = None) -> str:
        one = row or self.row
        return "".join(json.dumps({**one, "index": i, **change(i)}) + "\n" for i in range(n))

    def rows(self, n: int) -> str:
        return write("rows.jsonl", self.lines(n, lambda i: {}))

    def one_row(self, n: int) -> str:
        """Rows are made again by their index, and some are larger than others."""
        return write("rows.jsonl", self.lines(n, lambda i: {"index": 0}))

    def categories(self, n: int) -> str:
        return write("rows.jsonl", self.lines(n, lambda i: {"category": f"c{i}", "index": 0}))

    def keys(self, n: int) -> str:
        return write("rows.jsonl", json.dumps({f"k{i}": 0 for i in range(n)}) + "\n")

    def nested(self, n: int) -> str:
        return write("rows.jsonl", "[" * n + "]" * n + "\n")

    def policies(self, n: int) -> str:
        return write("rows.jsonl", self.lines(n, lambda i: {"seed": i}))

    def copies(self, n: int) -> str:
        return write("rows.jsonl", self.lines(n, lambda i: {}, self.whole))

    def answers(self, n: int) -> str:
        answer = {"id": self.whole["id"], "task": "text-python", "completion": self.whole["python_source"]}
        return write("answers.jsonl", (json.dumps(answer) + "\n") * n)

    def questions(self, n: int) -> str:
        """A set of n rows of other sources, and an answer to each."""
        sources = [HEAD + SCALE.replace("2.0", f"{i}.0") for i in range(n)]
        ids = [hashlib.sha256(source.encode()).hexdigest()[:32] for source in sources]
        self.folder(n, lambda i: {"id": ids[i], "kernel_name": "k", "python_source": sources[i]})
        said = [{"id": ids[i], "task": "text-python", "completion": sources[i]} for i in range(n)]
        return write(f"answers{n}.jsonl", "".join(json.dumps(one) + "\n" for one in said))

    def no_rows(self, n: int) -> str:
        return write("rows.jsonl", "{}\n" * n)

    def arguments(self, n: int) -> str:
        args = [{"name": f"a{i}", "role": "in", "dtype": "float32", "shape": ["n"], "fill": "zero", "low": "0.0", "high": "0.0"}
                for i in range(n)]  # fmt: skip
        return write(
            "rows.jsonl", self.lines(1, lambda i: {"inputs": {"launch": ["n"], "args": args}}, self.whole)
        )

    def folder(self, n: int, change: Callable[[int], dict] = lambda i: {}) -> str:
        """A set of n files of one row."""
        top = Path(f"set{n}")
        (top / "data").mkdir(parents=True, exist_ok=True)
        listed = []
        for i in range(n):
            text = self.lines(1, lambda _, i=i: {"index": i, "split": "train", **change(i)})
            name = f"data/train-{i:05d}-of-{n:05d}.jsonl"
            (top / name).write_text(text)
            listed.append({"path": name, "split": "train", "rows": 1, "bytes": len(text),
                           "sha256": hashlib.sha256(text.encode()).hexdigest()})  # fmt: skip
        options = self.manifest["options"] | {"shards": str(n), "count": str(n)}
        total = sum(file["bytes"] for file in listed)
        manifest = self.manifest | {
            "files": listed,
            "rows": n,
            "bytes": total,
            "side_files": [],
            "options": options,
        }
        write(f"set{n}/manifest.json", json.dumps(manifest))
        return str(top)


def dimensions(weft: Path | None) -> dict[str, Dimension]:
    """By name; without weft the names alone can be used."""
    rows = Rows(weft)
    # Every line of a block begins with its depth.
    made = {
        name: Dimension(n, compiled(make), by_text=name == "nested blocks")
        for name, (n, make) in SOURCES.items()
    }
    for name in REPORTS:
        n, make = SOURCES[name]
        made[f"{name}, in a report"] = Dimension(n, compiled(make, "--json=report.json", "--map=map.json"))
    for name in PROJECTS:
        n, make = SOURCES[name]
        as_many = name in ("statements", "chains", "conditions", "kernels")
        made[f"{name}, as projects"] = Dimension(n if as_many else n // 10, project(make, name))
    for command, names in {"hash": HASHED, "check": CHECKED}.items():
        for name in names:
            n, make = SOURCES[name]
            made[f"{name}, in {command}"] = Dimension(n, read_by(command, make))
    made["files"] = Dimension(40, files)
    made["files, in check"] = Dimension(160, lambda n: ["check", folder_of_files(n), "--threads", "1"])
    made["imports, in check"] = Dimension(40, lambda n: ["check", package(n, ""), "--threads", "1"])
    made["a chain of imports, in check"] = Dimension(
        20, lambda n: ["check", package(n, "~"), "--threads", "1"]
    )
    made["files, in generate --from"] = Dimension(
        10,
        lambda n: [
            *["generate", "--from", folder_of_files(n), "-o", f"from{n}", "--format", "jsonl"],
            *["--threads", "1", "--quiet"],
        ],
    )
    made["files, in hash"] = Dimension(20, lambda n: ["hash", folder_of_files(n), "--threads", "1"])
    data = {
        "rows": (60, rows.rows),
        "categories": (60, rows.categories),
        "keys of an object": (4000, rows.keys),
        "nested values": (30, rows.nested),
        "seeds": (60, rows.policies),
        "files of a set": (30, rows.folder),
    }
    for name, (n, make) in data.items():
        made[f"{name}, in stats"] = Dimension(n, lambda n, make=make: ["stats", make(n), "--threads", "1"])
    data |= {
        "rows": (24, rows.one_row),
        "repeated rows": (6, rows.copies),
        "lines that are no rows": (100, rows.no_rows),
        "arguments": (200, rows.arguments),
    }
    for name, (n, make) in data.items():
        made[f"{name}, in validate"] = Dimension(
            max(4, n // 4) if name in ("rows", "categories", "seeds", "files of a set") else n,
            lambda n, make=make: ["validate", make(n), "--threads", "1", "--report", "report.json"],
        )
    made["rows, in dedup"] = Dimension(
        60, lambda n: ["dedup", rows.folder(n), "-o", f"new{n}", "--threads", "1"]
    )
    made["rows, in diff"] = Dimension(
        60, lambda n: ["diff", rows.folder(n), rows.folder(n), "--threads", "1"]
    )
    made["rows, in convert"] = Dimension(
        60, lambda n: ["convert", rows.folder(n), "-o", f"converted{n}", "--threads", "1", "--force"]
    )
    made["files of a set, in status"] = Dimension(60, lambda n: ["status", rows.folder(n)])
    made["lines, in --exclude"] = Dimension(
        2000,
        lambda n: [
            *["convert", rows.folder(4), "-o", f"without{n}", "--threads", "1", "--force"],
            *["--exclude", write("exclude.txt", "".join(f"{i:032x}  a.py\n" for i in range(n)))],
        ],
    )
    made["words, in hash --ngrams"] = Dimension(
        4000, lambda n: ["hash", write("words.txt", many(n, "word#", " ")), "--ngrams", "20"]
    )
    made["questions, in score"] = Dimension(
        100,
        lambda n: [
            *[
                "score",
                rows.questions(n),
                "--data",
                f"set{n}",
                "--level",
                "tokens",
                "-o",
                f"verdicts{n}.jsonl",
            ],
            *["--threads", "1"],
        ],
    )
    made["answers, in score"] = Dimension(
        200,  # several of the batches in which a question is compiled once
        lambda n: [
            "score",
            rows.answers(n),
            "--data",
            "seed",
            "--level",
            "tokens",
            "-o",
            "verdicts.jsonl",
            "--threads",
            "1",
        ],
    )
    made["rows, in generate"] = Dimension(
        10, lambda n: ["generate", "-n", str(n), "-o", f"made{n}", "--threads", "1", "--format", "jsonl"]
    )
    return made


def within_limits() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


def instructions(weft: Path, arguments: list) -> int:
    command = [
        "valgrind",
        "--tool=cachegrind",
        "--cache-sim=no",
        "--cachegrind-out-file=/dev/null",
        weft,
        *arguments,
    ]
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, preexec_fn=within_limits
    )
    counted = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if counted is None or done.returncode not in (0, 1):
        raise RuntimeError(
            f"{arguments}: exit code {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        )
    return int(counted[1].replace(",", ""))


at_least: dict[str, int] = {}  # by command: instructions of its smallest run


def growth(weft: Path, dimension: Dimension, scale: int = 1) -> tuple[int, float]:
    """Instructions for n, and how many times as many 2 n take. What a run costs at all is taken off."""
    n = dimension.n * scale
    first = dimension.make(1)
    if first[0] not in at_least:
        at_least[first[0]] = instructions(weft, first)
    counted, written = [], []
    for count in (n, 2 * n):
        counted.append(instructions(weft, dimension.make(count)) - at_least[first[0]])
        written.append(Path("out/many.cpu.cpp").stat().st_size if dimension.by_text else count)
    return counted[0], 2 * (counted[1] / counted[0]) / (written[1] / written[0])


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--most", type=float, default=2.5)
    args = parser.parse_args()
    weft = args.weft.resolve()
    beyond = 0
    with tempfile.TemporaryDirectory(prefix="weft-growth-") as work:
        os.chdir(work)
        for name, dimension in dimensions(weft).items():
            if args.names and not any(name.startswith(start) for start in args.names):
                continue
            once, times = growth(weft, dimension, args.scale)
            beyond += times > args.most
            print(f"{name:32} {dimension.n * args.scale:>8} {once / 1e6:>9.1f} M {times:>6.2f}"
                  f"{'  beyond ' + str(args.most) if times > args.most else ''}", flush=True)  # fmt: skip
        os.chdir("/")
    return int(beyond != 0)


if __name__ == "__main__":
    sys.exit(main())
