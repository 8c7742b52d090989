"""Python files that are made to hang, crash or fill memory: compiled, or refused with a place, within limits.

Each bomb stands beside a twin: the same thing as a person would write it, which must compile.
"""

import re
import subprocess

import pytest
from desk import HEAD, KERNEL, TILED, limited

HIGHEST = 2**127 - 1
DOUBLED = "\n\n@wp.struct\nclass S0:\n    x: {0}\n    y: {0}\n" + "".join(
    f"\n\n@wp.struct\nclass S{i}:\n    p: S{i - 1}\n    q: S{i - 1}\n" for i in range(1, 41)
)
FIBONACCI = "\n\n@wp.struct\nclass S0:\n    x: int\n\n\n@wp.struct\nclass S1:\n    x: int\n" + "".join(
    f"\n\n@wp.struct\nclass S{i}:\n    p: S{i - 1}\n    q: S{i - 2}\n" for i in range(2, 60)
)
EMPTY = "\n\n@wp.struct\nclass S0:\n    pass\n" + "".join(
    f"\n\n@wp.struct\nclass S{i}:\n    p: S{i - 1}\n    q: S{i - 1}\n" for i in range(1, 40)
)
TAKES = "\n\n@wp.kernel\ndef k(s: S{0}, a: wp.array(dtype=float)):\n    a[0] = 1.0\n"


def unrolled(depth: int, rounds: int, body: str) -> str:
    text = ""
    for i in range(depth):
        text += "    " * (i + 1) + f"for i{i} in range({rounds}):\n"
    return text + "    " * (depth + 1) + body + "\n"


def functions(count: int, rounds: int) -> str:
    text = "".join(
        f"\n\n@wp.func\ndef f{i}(x: float) -> float:\n    y = float(x)\n"
        + unrolled(3, rounds, "y = y * x + 1.0")
        + "    return y\n"
        for i in range(count)
    )
    return (
        text
        + "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
        + "".join(f"    a[{i}] = f{i}(a[0])\n" for i in range(count))
    )


def generics(count: int) -> str:
    names = [f"x{i}" for i in range(8)]
    text = (
        "from typing import Any\n\n\n@wp.func\ndef g0("
        + ", ".join(f"{n}: Any" for n in names)
        + "):\n    return float(x0)\n"
    )
    for i in range(1, count):
        turned, swapped = names[1:] + names[:1], [names[1], names[0], *names[2:]]
        text += (
            f"\n\n@wp.func\ndef g{i}(" + ", ".join(f"{n}: Any" for n in names) + "):\n"
            f"    return g{i - 1}({', '.join(turned)}) + g{i - 1}({', '.join(swapped)})\n"
        )
    kinds = ["int", "wp.int8", "wp.int16", "wp.int64", "wp.uint8", "wp.uint16", "wp.uint32", "float"]
    given = ", ".join(f"{kind}(1)" for kind in kinds)
    return text + f"\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = g{count - 1}({given})\n"


# Dicts and classes that are searched by an index, and what makes it false: keys that go, come again, are equal and of
# other kinds.
LOOKED_UP = """
d = {}
for i in range(50):
    d[i] = i
    d["k" + str(i)] = -i
R = [d[7], d["k7"], 50 in d, d.get("k50", "none"), d[True], d[49.0]]
del d[7]
R.append(7 in d)
d[7] = "again"
R.append(d[7])
R.append(d.pop("k3"))
R.append("k3" in d)
d["k3"] = 3
R.append(list(d)[-2:])
d[2.0] = "two"
R.append(d[2])
R.append(len(d))
R.append(d.popitem())
R.append(d.get("k3", "gone"))
d[(1, 2)] = "pair"
R.append(d[(1, 2)])
R.append(d["k9"])
d.clear()
R.append(d.get("k9", "gone"))
d["k9"] = 9
R.append(d["k9"])
e = dict(d)
e["k9"] = 10
R.append((d["k9"], e["k9"]))


class C:
    pass


for i in range(100):
    setattr(C, "x" + str(i), i)
C.x70 = "seventy"
R.append((C.x0, C.x69, C.x70, C.x99, hasattr(C, "x100")))


def f(n):
    {locals}
    return a40 + n


R.append(f(1))
""".replace("{locals}", "\n    ".join(f"a{i} = {i}" for i in range(60)))


def test_what_is_looked_up_is_what_python_finds(weft, tmp_path):
    names = {}
    exec(LOOKED_UP, names)
    for wrong in [False, True]:
        expected = names["R"] + [0] * wrong
        check = f"if R != {expected!r}:\n    raise ValueError\n"
        (tmp_path / "bomb.py").write_text(HEAD + LOOKED_UP + check + KERNEL)
        says = "importing this file fails here: ValueError" if wrong else ""
        limited(weft, "compile", "bomb.py", "-o", "out", cwd=tmp_path, code=int(wrong), says=says)


OK = (0, "")
# name: (the bomb, exit code and words of the message), (its twin, which compiles)
CASES = {
    "a stride beyond memory": (
        (f"x = [0] * 1000\ny = x[999 :: {HIGHEST} - 998]\nz = str(y)\n" + KERNEL, *OK),
        "x = [0] * 1000\ny = x[999::-3]\n" + KERNEL,
    ),
    "a range whose last step leaves 128 bits": (
        (f"s = 0\nfor j in range(1, {HIGHEST}, {HIGHEST}):\n    s = s + 1\nfor j in range({HIGHEST - 7}, {HIGHEST}, 5):\n    s = s + 1\n" + KERNEL, *OK),
        "s = 0\nfor j in range(1, 9, 5):\n    s = s + 1\n" + KERNEL,
    ),
    "arithmetic at the ends of 128 bits": (
        (f"import math\n\nLOW = -{HIGHEST} - 1\nA = math.gcd(LOW, LOW)\nB = abs(LOW)\nC = -LOW\nD = LOW // -1\nE = LOW % {HIGHEST}\n"
         f"F = {HIGHEST} % LOW\nG = divmod(LOW, {HIGHEST})\nH = LOW % -1\nI = [i for i in enumerate((1, 2), {HIGHEST})]\nJ = LOW * -1\nL = LOW - 1\n"
         + KERNEL, *OK),
        "import math\n\nA = math.gcd(12, 18)\nE = -7 % 3\nI = [i for i in enumerate((1, 2), 5)]\n" + KERNEL,
    ),
    "an enumeration beyond the highest number": (
        (f"import enum\n\n\nclass E(enum.IntEnum):\n    A = {HIGHEST}\n    B = enum.auto()\n" + KERNEL, *OK),
        "import enum\n\n\nclass E(enum.IntEnum):\n    A = 5\n    B = enum.auto()\n" + KERNEL,
    ),
    "a tuple of tuples handed to the unknown": (
        ("import somewhere\n\nt = (1, 2)\nfor j in range(45):\n    t = (t, t)\nsomewhere.look_at(t)\n" + KERNEL, *OK),
        "import somewhere\n\nt = (1, 2)\nsomewhere.look_at(t)\n" + KERNEL,
    ),
    "the text of a tuple of tuples": (
        ("t = (1, 2)\nfor j in range(45):\n    t = (t, t)\ns = str(t)\n" + KERNEL, *OK),
        "t = ((1, 2), (3, 4))\ns = str(t)\n" + KERNEL,
    ),
    "the hash of a tuple of tuples": (
        ("t = (1, 2)\nfor j in range(45):\n    t = (t, t)\nd = {t: 1}\nx = d[t]\n" + KERNEL, 1, "error[module.budget]"),
        "t = ((1, 2), (3, 4))\nd = {t: 1}\nx = d[t]\n" + KERNEL,
    ),
    "searching a tuple of tuples": (
        ("t = (1, 2)\nu = (1, 2)\nfor j in range(45):\n    t = (t, t)\n    u = (u, u)\nx = t in [u, 1]\n" + KERNEL, 1, "error[module.budget]"),
        "t = ((1, 2), (3, 4))\nx = t in [t, 1]\n" + KERNEL,
    ),
    "a matrix of 400 million numbers": (
        ("M = wp.types.matrix(shape=(20000, 20000), dtype=wp.float32)\nm = M(0.0)\n" + KERNEL, *OK),
        "M = wp.types.matrix(shape=(2, 2), dtype=wp.float32)\nm = M(0.0)\n" + KERNEL,
    ),
    "a long vector negated for ever": (
        ("V = wp.types.vector(length=65535, dtype=wp.float32)\nv = V(0.0)\nwhile True:\n    v = -v\n" + KERNEL, 1,
         "error[module.budget]: the module level takes more than 16777216 bytes"),
        "V = wp.types.vector(length=65535, dtype=wp.float32)\nv = -V(0.0)\n" + KERNEL,
    ),
    "a type of tuples of tuples": (
        ("T = tuple[float, float]\nfor j in range(40):\n    T = tuple[T, T]\n\n\n@wp.func\ndef f(x: T) -> float:\n    return 1.0\n" + KERNEL, *OK),
        "T = tuple[float, float]\n\n\n@wp.func\ndef f(x: T) -> float:\n    return 1.0\n" + KERNEL,
    ),
    "structs that double": (
        (DOUBLED.format("float") + TAKES.format(30), *OK),
        DOUBLED.format("float") + TAKES.format(2),
    ),
    "structs that grow as Fibonacci's rabbits": (
        (FIBONACCI + TAKES.format(59), *OK),
        FIBONACCI + TAKES.format(4),
    ),
    "structs of nothing that double": ((EMPTY + TAKES.format(39), *OK), EMPTY + TAKES.format(0)),
    "many functions, each unrolled": (
        (functions(60, 16), 1, "error[kernel.unroll-budget]: unrolling its loops takes more than 400000 instructions"),
        functions(3, 3),
    ),
    "generic functions that multiply": (
        (generics(30), 1, "error[generic.budget]: the kernels need more than"),
        generics(3),
    ),
    "f-strings in f-strings": (
        ("x = " + 'f"{' * 140 + "1" + '}"' * 140 + "\n" + KERNEL, 1, "bomb.py:3:"),
        "x = f\"{f'{1}'}\"\n" + KERNEL,
    ),
    "a loop of 10**14 rounds, to be unrolled": (
        ('wp.set_module_options({"max_unroll": 1000000000000000})\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n'
         "    for j in range(100000000000000):\n        pass\n", 1,
         "bomb.py:3:1: error[module.option]: the option `max_unroll` is not supported with this value"),
        'wp.set_module_options({"max_unroll": 4})\n' + KERNEL,
    ),
    "a long constant used often": (
        ("V = wp.types.vector(length=60000, dtype=float)\nC = wp.constant(V(1.5))\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
         + unrolled(3, 16, "a[0] = a[0] + C[0]"), *OK),
        "V = wp.types.vector(length=3, dtype=float)\nC = wp.constant(V(1.5))\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    a[0] = C[0]\n",
    ),
    "very many comprehensions": (
        ("b = ()\n" + "[0 for a in b]\n" * 60000 + KERNEL, *OK),
        "b = ()\n" + "[0 for a in b]\n" * 600 + KERNEL,
    ),
    "a function of 150,000 parameters": (
        ("def f(" + ", ".join(f"a{i}" for i in range(150000)) + "):\n    pass\n" + KERNEL, *OK),
        "def f(a, b):\n    pass\n" + KERNEL,
    ),
    "a million strings side by side": (("x = (" + '"a" ' * 1000000 + ")\n" + KERNEL, *OK), 'x = ("a" "b")\n' + KERNEL),
    "very many structs": (
        ("".join(f"\n\n@wp.struct\nclass S{i}:\n    x: float\n" for i in range(20000)) + KERNEL, *OK),
        "".join(f"\n\n@wp.struct\nclass S{i}:\n    x: float\n" for i in range(20)) + KERNEL,
    ),
    "a long chain of branches": (
        ("\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    if a[0] > 0.0:\n        a[0] = 1.0\n"
         + "".join(f"    elif a[0] < -{i}.0:\n        a[1] = 1.0\n" for i in range(400)), 1, "error[kernel.nesting-too-deep]"),
        "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    if a[0] > 0.0:\n        a[0] = 1.0\n"
        + "".join(f"    elif a[0] < -{i}.0:\n        a[1] = 1.0\n" for i in range(60)),
    ),
    "a power of powers": (
        ("x = 2 ** 2 ** 2 ** 2 ** 2 ** 2\ny = 10 ** 10 ** 10\n" + KERNEL, *OK),
        "x = 2 ** 2 ** 2\n" + KERNEL,
    ),
    "tuples in a name that other code may see": (
        ("b = lambda x: (x, b)\nb.pop(7)\nwhile b:\n    b = (b, b)\n" + KERNEL, 1, "error[module.budget]"),
        "b = lambda x: (x, b)\nb.pop(7)\nfor i in range(9):\n    b = (b, b)\n" + KERNEL,
    ),
    "a text that doubles": (
        ('s = "x"\nwhile True:\n    s = s + s\n' + KERNEL, 1, "error[module.budget]"),
        's = "x"\nfor i in range(9):\n    s = s + s\n' + KERNEL,
    ),
    "a list multiplied by a huge number": (
        (f"x = [0] * {2**60}\n" + KERNEL, 1, "error[module.budget]"), "x = [0] * 9\n" + KERNEL,
    ),
    "a recursion without end": (
        ("def f(n):\n    return f(n + 1)\n\n\nx = f(0)\n" + KERNEL, 1, "error[module.nesting]"),
        "def f(n):\n    return 0 if n == 0 else f(n - 1)\n\n\nx = f(9)\n" + KERNEL,
    ),
    "a tile of more elements than numbers count": (
        (TILED + "    t = wp.tile_zeros(shape=(32767, 32767, 32767, 32767), dtype=wp.mat44d, storage='shared')\n", 1, "error[tile.limit]"),
        TILED + "    t = wp.tile_zeros(shape=(4, 4, 2, 2), dtype=wp.mat44d, storage='shared')\n    wp.tile_store(b, wp.tile_zeros(shape=4, dtype=float))\n",
    ),
    "a tile that is spread over everything": (
        (TILED + "    t = wp.tile_zeros(shape=1, dtype=float)\n    wp.tile_store(b, wp.tile_sum(wp.tile_broadcast(t, shape=(2147483647, 2147483647))))\n",
         1, "error[tile.limit]"),
        TILED + "    t = wp.tile_zeros(shape=1, dtype=float)\n    wp.tile_store(b, wp.tile_sum(wp.tile_broadcast(t, shape=(8, 8))))\n",
    ),
    "a tile without end": (
        (TILED + f"    wp.tile_store(b, wp.tile_arange(0, {2**62}, dtype=float))\n", 1, "error[tile."),
        TILED + "    wp.tile_store(b, wp.tile_arange(0, 64, dtype=float))\n",
    ),
    "ten thousand tiles in shared memory": (
        (TILED + "".join(f"    t{i} = wp.tile_zeros(shape={i + 1}, dtype=float, storage='shared')\n    wp.tile_store(b, t{i})\n" for i in range(10000)), *OK),
        TILED + "".join(f"    t{i} = wp.tile_zeros(shape={i + 1}, dtype=float, storage='shared')\n    wp.tile_store(b, t{i})\n" for i in range(10)),
    ),
    "ten thousand names of one tile": (
        (TILED + "    t0 = wp.tile_zeros(shape=16, dtype=float)\n" + "".join(f"    t{i} = t{i - 1}\n" for i in range(1, 10000))
         + "    t9999[0] = 1.0\n    wp.tile_store(b, t9999)\n", *OK),
        TILED + "    t0 = wp.tile_zeros(shape=16, dtype=float)\n    t1 = t0\n    t1[0] = 1.0\n    wp.tile_store(b, t1)\n",
    ),
    "a file nested beyond reason": (
        ("x = " + "(" * 5000 + ")" * 5000 + "\n" + KERNEL, 1, "error[syntax.nesting-too-deep]: brackets nested deeper than 200 levels"),
        "x = " + "(" * 50 + ")" * 50 + "\n" + KERNEL,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_bomb_does_no_harm_and_its_twin_compiles(weft, tmp_path, name):
    (bomb, code, words), twin = CASES[name]
    (tmp_path / "bomb.py").write_text(HEAD + bomb)
    text = limited(weft, "compile", "bomb.py", "-o", "out", cwd=tmp_path, code=code)
    if code != 0:
        assert words in text and re.search(r"bomb\.py:\d+:\d+: error\[", text), text[-2000:]
    (tmp_path / "twin.py").write_text(HEAD + twin)
    limited(weft, "compile", "twin.py", "-o", "out", cwd=tmp_path, code=0)


@pytest.mark.parametrize(
    "name",
    ["structs that double", "structs that grow as Fibonacci's rabbits", "structs of nothing that double"],
)
def test_facts_of_a_bomb_are_known_or_not_but_soon(weft, tmp_path, name):
    for source, code in [(CASES[name][0][0], (0, 1)), (CASES[name][1], 0)]:
        (tmp_path / "bomb.py").write_text(HEAD + source)
        limited(weft, "compile", "bomb.py", "--json=r.json", "-o", "out", cwd=tmp_path, code=code)


def test_a_report_of_many_kernels(weft, tmp_path):
    for count in (1500, 3):
        source = "".join(
            f"\n\n@wp.kernel\ndef k{i}(a: wp.array(dtype=float)):\n    a[0] = {i}.0\n" for i in range(count)
        )
        (tmp_path / "many.py").write_text(HEAD + source)
        limited(weft, "compile", "many.py", "--json=r.json", "-o", "out", cwd=tmp_path, code=0)


# A file whose kernels are cut out one by one: n of them, and the same with few.
CUT = {
    "made by a function": lambda n: "\ndef make(c):\n    @wp.kernel\n    def k(a: wp.array(dtype=float)):\n        a[0] = a[0] + float(c)\n\n    return k\n\n\n"
    + "".join(f"k{i} = make({i})\n" for i in range(n)),
    "two by each call": lambda n: "\ndef make(c):\n    @wp.kernel\n    def k(a: wp.array(dtype=float)):\n        a[0] = a[0] + float(c)\n\n"
    "    @wp.kernel\n    def l(a: wp.array(dtype=float)):\n        a[0] = a[0] - float(c)\n\n    return k, l\n\n\n"
    + "".join(f"k{i} = make({i})\n" for i in range(n)),
    "made of what is set later": lambda n: "\nclass C:\n    pass\n\n\nC.x = 1.0\n\n\ndef make(c):\n    @wp.kernel\n    def k(a: wp.array(dtype=float)):\n"
    "        a[0] = C.x + float(c)\n\n    return k\n\n\n" + "".join(f"k{i} = make({i})\n" for i in range(n)),
    "instances of one": lambda n: "from typing import Any\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=Any)):\n    a[0] = a[1]\n\n\n"
    + "".join(f"wp.overload(k, [wp.array(dtype=wp.types.vector(length={i + 2}, dtype=float))])\n" for i in range(n)),
    "that read what is set": lambda n: "\nclass C:\n    pass\n\n\n" + "".join(f"C.x{i} = {i}.0\n" for i in range(n))
    + "".join(f"\n\n@wp.kernel\ndef k{i}(a: wp.array(dtype=float)):\n    a[0] = C.x{i}\n" for i in range(n)),
    "of one long beginning": lambda n: "x = 0\nfor i in range(19000):\n    x = x + 1\n"
    + "".join(f"\n\n@wp.kernel\ndef k{i}(a: wp.array(dtype=float)):\n    a[0] = float(x + {i})\n" for i in range(n)),
}  # fmt: skip


@pytest.mark.parametrize("name", CUT)
def test_many_kernels_are_cut_out_or_given_up_but_soon(weft, tmp_path, name):
    (tmp_path / "bomb.py").write_text(HEAD + CUT[name](400))
    (tmp_path / "twin.py").write_text(HEAD + CUT[name](3))
    for command in [["hash"], ["cuda", "-o", "out", "--force", "--quiet"]]:
        limited(weft, *command, "bomb.py", cwd=tmp_path, code=(0, 1))
    words = "several in one place" if name == "two by each call" else "twin.py:"
    limited(weft, "hash", "twin.py", cwd=tmp_path, code=int(name == "two by each call"), says=words)


def test_a_small_stack_is_enough(weft, tmp_path):
    """Stages recurse as deep as files are nested, on stacks of their own: that of the shell may be of any size."""
    calls = "".join(
        f"\n\n@wp.func\ndef f{i}(x: float):\n    return {f'f{i - 1}(x)' if i else 'x'}\n" for i in range(300)
    )
    kernel = "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    i = wp.tid()\n    a[i] = f299(a[i])\n"
    endless = "def f(n):\n    return f(n + 1)\n\n\nx = f(0)\n"
    (tmp_path / "deep.py").write_text(HEAD + calls + kernel)
    (tmp_path / "bomb.py").write_text(HEAD + endless + KERNEL)
    for command in ["compile {} -o out", "check {}", "hash {}", "coverage {}", "cuda {} -o out --force --quiet",
                    "run {} --print-inputs", "generate --from {} -o set --force --quiet"]:  # fmt: skip
        for name, codes in [("deep.py", (0, 1)), ("bomb.py", (0, 1, 2))]:
            small = f"ulimit -s 300; exec {weft} {command.format(name)}"
            done = subprocess.run(["bash", "-c", small], cwd=tmp_path, capture_output=True, text=True)
            assert done.returncode in codes, (command, name, done.returncode, done.stderr[-1000:])
