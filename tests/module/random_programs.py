#!/usr/bin/env python3
"""Writes random programs of Python's module level and compares each constant that weft finds with CPython's.

    random_programs.py WEFT [-n PROGRAMS] [--seed N] [--keep FOLDER] [--unknown]

A program binds R0 to R3; its kernel uses them. CPython runs the same program, and a second file holds the values it
got as literals: if weft's text of both is the same up to the places, every constant is the same. A program that
CPython refuses must be refused. --unknown lists why programs were refused, by construct. Exit 1 on any difference;
--keep writes the programs that differ, each reduced to the statements it needs.
"""

import argparse
import collections
import json
import multiprocessing
import os
import random
import re
import subprocess
import sys
import tempfile

KERNEL = """
@wp.kernel
def k(out: wp.array(dtype=float)):
    out[0] = float(R0)
    out[1] = float(R1)
    out[2] = float(R2)
    out[3] = float(R3)
"""

# What a program is made of. $i: an integer expression, $l: a list, $d: a dict, $c: a condition, $v: a name for an
# integer, $w: a name of a list, $n: a fresh name, $k: a small number, $E: an exception class.
STATEMENTS = r"""
$v = $i
$v += $i
$v = $i if $c else $i
$w.append($i)
$w += [$i, $i]
$w[$k % len($w)] = $i
$w[$k % len($w)] += $k
$w.insert($k, $i)
$v = $w.pop() if len($w) > 1 else $i
$w.extend([$i] * 2)
$w[0:1] = [$i, $i]
$w.reverse()
$w.sort()
$n = $w; $n.append($i)
$n = list($w); $n.append($i)
$n = [$w, $w]; $n[0].append($k)
$v, $v = $i, $i
$v, *$n = $w; $v = len($n)
$n = {"a": $i, "b": $i}; $v = $n["a"]
$n = {1: $w}; $n[1].append($k)
$n = {}; $n[$k] = $i; $v = $n.get($k, 0) + $n.get(99, $k)
$n = dict(a=$i); $n.update(b=$i); $v = sum($n.values())
$n = {x: x * $k for x in $w}; $v = len($n)
$n = [x + $k for x in $w if x > $k]; $v = len($n)
$v = sum(x for x in $w)
$v = max($w) - min($w)
$v = len(set($w))
$v = sorted($w, reverse=$c)[0]
$v = [i for i, x in enumerate($w, $k)][-1]
$v = sum(a * b for a, b in zip($w, range(9)))
$v = len([y := $k, y]); $v += y
if $c:\n    $v = $i\nelse:\n    $w.append($k)
for $n in range($k):\n    $v += $n\n    if $v > 50:\n        break\nelse:\n    $v = $k
for $n in list($w):\n    if $n > $k:\n        continue\n    $v += 1
$n = 0\nwhile $n < $k:\n    $n += 1\n    $v += $n
def $n(x, y=$i):\n    return x + y\n$v = $n($k)
def $n(*a, **k):\n    return len(a) + len(k)\n$v = $n(1, $k, z=2)
def $n():\n    global $v\n    $v = $v + $k\n$n()
def $n(x=[]):\n    x.append(1)\n    return len(x)\n$n(); $v = $n()
def $n():\n    t = $k\n    def g():\n        nonlocal t\n        t += 1\n        return t\n    return g\n$m = $n(); $m(); $v = $m()
$n = lambda x: x * $k\n$v = $n($i)
def $n(x):\n    for y in x:\n        if y > $k:\n            return y\n    return -1\n$v = $n($w)
def $n(x):\n    match x:\n        case 1:\n            return 5\n        case 2 | 3:\n            return 6\n        case _:\n            return 7\n$v = $n($k)
try:\n    $v = $w[$k]\nexcept IndexError:\n    $v = $k
try:\n    $n = {}[$k]\nexcept KeyError as e:\n    $v = 1\nelse:\n    $v = 2\nfinally:\n    $v += 1
try:\n    raise $E("x")\nexcept ($E, $E):\n    $v = $k\nexcept Exception:\n    $v = 0
def $n():\n    try:\n        return 1\n    finally:\n        $w.append($k)\n$v = $n()
try:\n    try:\n        raise $E\n    except $E:\n        raise\nexcept Exception:\n    $v = $i
class $n:\n    a = $i\n    b = [$k]\n$n.a += 1; $v = $n.a; $n.b.append(1); $v += len($n.b)
class $n:\n    a = $k\nclass $m($n):\n    b = $i\n$n.a = 9; $v = $m.a + $m.b
class $n:\n    t = 2\n    @classmethod\n    def f(cls, x):\n        return cls.t + x\n    @staticmethod\n    def g(x):\n        return x\n$v = $n.f($k) + $n.g(1)
class $n:\n    def __init__(self, x):\n        self.x = x\n        $w.append(x)\n$m = $n($i)
class $n(enum.IntEnum):\n    A = $k\n    B = enum.auto()\n$v = $n.B + $n["A"]
class $n(enum.Enum):\n    A = 1\n    B = enum.auto()\n$v = $n.B.value + len($n)
@functools.cache\ndef $n(x):\n    $w.append(x)\n    return x\n$n($k); $n($k); $v = len($w)
$v = int("12") + len(str($i)) + len("%d" % $k)
$v = len(f"{$i}-{$k:>5}") + len("{}".format($k))
$v = "abc".count("b") if $c else len("a,b".replace(",", ""))
$v = math.floor(math.sqrt(abs($i))) + round($k / 3, 2)
$v = isinstance($i, int) + isinstance(1.5, int)
$v = (1, $k) < (1, $i)
$v = $k in $w
del $w[0]; $w.append($k)
$v = divmod($i, 7)[1] + pow(2, $k)
$n = ($w,)\ntry:\n    $n[0] += [1]\nexcept TypeError:\n    $v = len($w)
with contextlib.suppress(KeyError):\n    $v = $i
if os.environ.get("NO_SUCH_NAME"):\n    $v = $k
for $n in os.environ:\n    $w.append(1)\n    break
$n = [$w] if os.environ else []\n$n[0].append(3)
def $n():\n    yield $k\n    $w.append(1)\n$v = sum($n())
assert $c or True
$v = $w.index($w[0]) + $w.count($k)
""".strip().split("\n")

# Statements that Python refuses, or almost.
WRONG = r"""
$v = len($k)
$v = -"a"
$w.nope()
$v = $k[0]
$v = {[1]: 2}
(1, 2)[0] = 3
$v.foo = 1
$v = int("x")
$v = [][0]
$v = undefined_name
$w.remove(12345)
$v = range(3, step=2)
from math import nope
""".strip().split("\n")


class Writer:
    def __init__(self, rng):
        self.rng, self.fresh = rng, 0
        self.ints, self.lists = ["a", "b", "c"], ["p", "q"]

    def integer(self, depth=0):
        rng = self.rng
        if depth > 2 or rng.random() < 0.3:
            return rng.choice(
                [str(rng.randint(0, 9)), rng.choice(self.ints), f"len({rng.choice(self.lists)})"]
            )
        one, two = self.integer(depth + 1), self.integer(depth + 1)
        form = rng.choice(
            ["({} + {})", "({} - {})", "({} * 3 - {})", "({} // 2 + {})", "({} % 5 | {})", "(-{} + {})",
             "({} and {})", "({} or {})", "max({}, {})"]
        )  # fmt: skip
        return form.format(one, two)

    def fill(self, template):
        rng = self.rng
        fresh = {}

        def hole(match):
            what = match.group(1)
            if what in "nm":
                if what not in fresh:
                    self.fresh += 1
                    fresh[what] = f"n{self.fresh}"
                return fresh[what]
            if what == "k":
                return str(rng.randint(0, 6))
            if what == "i":
                return self.integer()
            if what == "c":
                return f"({self.integer(2)} {rng.choice(['<', '>', '==', '<=', '!='])} {self.integer(2)})"
            if what == "E":
                return rng.choice(
                    ["KeyError", "ValueError", "TypeError", "LookupError", "OSError", "IndexError"]
                )
            return rng.choice(self.ints if what == "v" else self.lists)

        return re.sub(r"\$(\w)", hole, template).replace("\\n", "\n")

    def program(self):
        lines = [
            "import contextlib, enum, functools, math, os",
            "a, b, c = 1, 2, 3",
            "p, q = [1, 2], [5, 3, 4]",
        ]
        for _ in range(self.rng.randint(3, 9)):
            wrong = self.rng.random() < 0.02
            lines.append(self.fill(self.rng.choice(WRONG if wrong else STATEMENTS)))
        lines.append(f"R0 = {self.rng.choice(self.ints)}")
        lines.append(f"R1 = {self.rng.choice(self.ints)}")
        lines.append(f"R2 = len({self.rng.choice(self.lists)})")
        lines.append(f"R3 = {self.integer()}")
        return lines


def wanted(lines):
    """The values CPython gets, or its error."""
    names = {"__name__": "program"}
    try:
        exec(compile("\n".join(lines), "program", "exec"), names)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    return [names[f"R{i}"] for i in range(4)]


def literal_file(values):
    return "import warp as wp\n\n" + "\n".join(f"R{i} = {v!r}" for i, v in enumerate(values)) + "\n" + KERNEL


def kernel_names(folder, stem):
    path = os.path.join(folder, stem + ".cpu.cpp")
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return sorted(set(re.findall(r"\bk_[0-9a-f]{8}\b", file.read())))


def verdicts(weft, programs):
    """For each program: same, refused (with the construct), or what is wrong."""
    with tempfile.TemporaryDirectory() as work:
        sources, out = os.path.join(work, "in"), os.path.join(work, "out")
        os.makedirs(sources)
        os.makedirs(out)
        # In another process: programs change what they share with this one, like math.pi.
        with multiprocessing.get_context("fork").Pool(1) as apart:
            wants = apart.map(wanted, programs, chunksize=len(programs))
        names = []
        for i, (lines, want) in enumerate(zip(programs, wants, strict=True)):
            names.append(f"p{i}.py")
            with open(os.path.join(sources, f"p{i}.py"), "w") as file:
                file.write("import warp as wp\n" + "\n".join(lines) + "\n" + KERNEL)
            if isinstance(want, list):
                names.append(f"x{i}.py")
                with open(os.path.join(sources, f"x{i}.py"), "w") as file:
                    file.write(literal_file(want))
        said = {}
        for start in range(0, len(names), 400):
            report = os.path.join(work, "report.json")
            command = [
                weft,
                "compile",
                *names[start : start + 400],
                "-d",
                "cpu",
                "-o",
                out,
                f"--json={report}",
            ]
            done = subprocess.run(command, cwd=sources, capture_output=True, text=True)
            if done.returncode not in (0, 1):
                raise RuntimeError(f"weft ended with {done.returncode}: {done.stderr[-500:]}")
            with open(report) as file:
                for entry in json.load(file)["files"]:
                    said[os.path.basename(entry["file"])] = entry
        result = []
        for i, want in enumerate(wants):
            entry = said[f"p{i}.py"]
            problems = list(entry["diagnostics"]) + [
                d for m in entry.get("modules", []) for d in m["diagnostics"]
            ]
            if entry["status"] != "ok":
                what = problems[0] if problems else {"construct": "?", "message": ""}
                false = what["construct"].startswith(("module.python-error", "syntax.")) and isinstance(
                    want, list
                )
                result.append(
                    ("false error" if false else "refused", f"{what['construct']}: {what['message']}")
                )
            elif not isinstance(want, list):
                result.append(("accepted wrongly", want))
            elif kernel_names(out, f"p{i}") == kernel_names(out, f"x{i}"):
                result.append(("same", ""))
            else:
                result.append(("different", repr(want)))
        return result


def reduced(weft, lines, verdict):
    """The program with as few statements as show the same verdict."""
    at = 0
    while at < len(lines) - 4:
        fewer = lines[:at] + lines[at + 1 :]
        if verdicts(weft, [fewer])[0][0] == verdict:
            lines = fewer
        else:
            at += 1
    return lines


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft")
    parser.add_argument("-n", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    parser.add_argument("--unknown", action="store_true")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    totals, reasons, bad = collections.Counter(), collections.Counter(), 0
    for start in range(0, args.n, 1000):
        programs = [Writer(rng).program() for _ in range(min(1000, args.n - start))]
        for i, (verdict, detail) in enumerate(verdicts(os.path.abspath(args.weft), programs)):
            totals[verdict] += 1
            if verdict == "refused":
                reasons[re.sub(r"`[^`]*`", "`...`", detail)] += 1
            if verdict in ("same", "refused"):
                continue
            bad += 1
            if args.keep and bad <= 40:
                os.makedirs(args.keep, exist_ok=True)
                few = reduced(os.path.abspath(args.weft), programs[i], verdict)
                with open(os.path.join(args.keep, f"{start + i}.py"), "w") as file:
                    file.write(f"# {verdict}: {detail}\nimport warp as wp\n" + "\n".join(few) + "\n" + KERNEL)
    print(f"{args.n} programs: " + ", ".join(f"{count} {what}" for what, count in totals.most_common()))
    if args.unknown:
        for reason, count in reasons.most_common(40):
            print(f"{count:6} {reason}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
