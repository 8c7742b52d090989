"""Sources, rows and options that are made to hang, crash or mislead: refused with a place, quickly, or harmless.

Every case is short; what it would become is not. Beside each stands one of the same kind that must go on working.
"""

import json
import os
import subprocess

import pytest
from desk import ESCAPE, HEAD, KERNEL, limited, no_controls, sets, write_rows

LONG = """
@wp.func
def long(x: float) -> float:
    y = float(x)
    for a in range(16):
        for b in range(16):
            for c in range(16):
                for d in range(4):
                    y = y * x + float(d)
    return y


def make(n: int):
    @wp.kernel(module="unique")
    def k(a: wp.array(dtype=float)):
        a[0] = long(a[0]) + float(n)

    return k


"""
# ---- sources: (what is too much, the words of the refusal), (the same within reason)
BOMBS = {
    "insert": (
        "x = []\nwhile True:\n    x.insert(0, 1)\n",
        "x = []\nfor i in range(1000):\n    x.insert(0, i)\n",
    ),
    "setattr": (
        'class C:\n    pass\n\n\nn = 0\nwhile True:\n    setattr(C, "a" + str(n), n)\n    n += 1\n',
        'class C:\n    pass\n\n\nfor n in range(500):\n    setattr(C, "a" + str(n), n)\n',
    ),
    "getattr": (
        "class C:\n    pass\n\n\n"
        'for n in range(3000):\n    setattr(C, "a" + str(n), n)\nwhile True:\n    x = C.a2999\n',
        'class C:\n    a = 1\n\n\nfor n in range(3000):\n    x = getattr(C, "a")\n',
    ),
    "a reason that quotes itself": (
        "import somewhere\n\nr = somewhere.thing\nwhile True:\n    m = [r]\n    r(m)\n    r = m[0]\n",
        "import somewhere\n\nr = somewhere.thing\nm = [r]\nr(m)\nr = m[0]\n",
    ),
    "overloads": tuple(
        "".join(
            f"\n\n@wp.func\ndef f(x: wp.types.vector(length={i + 2}, dtype=float)) -> float:\n    return 1.0\n"
            for i in range(count)
        )
        for count in (4000, 100)
    ),
    "shared tuples": (
        "a = (1,)\nb = (1,)\nfor i in range(45):\n    a = (a, a)\n    b = (b, b)\nx = a == b\n",
        "a = (1,)\nb = (1,)\nfor i in range(8):\n    a = (a, a)\n    b = (b, b)\nx = a == b\n",
    ),
}


def test_very_many_locals_of_a_function_are_no_bomb(weft, tmp_path):
    locals_of_it = "".join(f"    x{i} = {i}\n" for i in range(30000))
    (tmp_path / "many.py").write_text(HEAD + f"def f():\n{locals_of_it}    return x0\n\n\nf()\n" + KERNEL)
    limited(weft, "compile", "many.py", cwd=tmp_path, code=0)


@pytest.mark.parametrize("what", BOMBS)
def test_the_module_level_has_a_budget(weft, tmp_path, what):
    bomb, harmless = BOMBS[what]
    (tmp_path / "bomb.py").write_text(HEAD + bomb + KERNEL)
    limited(
        weft,
        "compile",
        "bomb.py",
        cwd=tmp_path,
        code=1,
        says="error[module.budget]: the module level takes more",
    )
    (tmp_path / "harmless.py").write_text(HEAD + harmless + KERNEL)
    limited(weft, "compile", "harmless.py", cwd=tmp_path, code=0)


def test_long_lines_in_unrolled_loops(weft, tmp_path):
    def source(length: int) -> str:
        loops = "".join("    " * (i + 1) + f"for v{i} in range(16):\n" for i in range(3))
        return (
            HEAD
            + "\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
            + loops
            + f"{' ' * 16}a[0] = 1.0  # {'x' * length}\n{' ' * 16}a[1] = 1.0\n"
        )

    (tmp_path / "bomb.py").write_text(source(200_000))
    limited(weft, "compile", "bomb.py", cwd=tmp_path, code=1, says="error[kernel.unroll-budget]")
    (tmp_path / "harmless.py").write_text(source(200))
    limited(weft, "compile", "harmless.py", cwd=tmp_path, code=0)


def test_the_modules_of_a_file_have_one_budget(weft, tmp_path):
    (tmp_path / "bomb.py").write_text(HEAD + LONG + "kernels = [make(n) for n in range(20)]\n")
    limited(
        weft,
        "compile",
        "bomb.py",
        cwd=tmp_path,
        code=1,
        says="error[file.budget]: the modules of this file take more",
    )
    (tmp_path / "harmless.py").write_text(HEAD + LONG + "kernels = [make(n) for n in range(2)]\n")
    limited(weft, "compile", "harmless.py", cwd=tmp_path, code=0)


def test_a_variable_of_billions_of_numbers(weft, tmp_path):
    source = (
        HEAD
        + "M = wp.types.matrix(shape=({0}, {0}), dtype=wp.float32)\n\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
        + "    m = M()\n    m[0, 0] = a[0]\n    a[0] = m[0, 0] * 2.0\n"
    )
    (tmp_path / "big.py").write_text(source.format(65535))
    limited(weft, "compile", "big.py", "--json", cwd=tmp_path, code=0, says='"unknown"')
    (tmp_path / "small.py").write_text(source.format(3))
    limited(weft, "compile", "small.py", "--json", cwd=tmp_path, code=0)


MANY = {  # as many as a file of a megabyte may hold
    "constants": "".join(f"C{i} = {i}\n" for i in range(20000))
    + "\n\n@wp.kernel\ndef k(a: wp.array(dtype=int)):\n"
    + "".join(f"    a[{i % 8}] = C{i}\n" for i in range(20000)),
    "assigned calls": "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
    + "".join(f"    x{i} = wp.sin(a[{i % 8}])\n" for i in range(20000)),
    "modules": "".join(
        f'\n\n@wp.kernel(module="unique")\ndef k{i}(a: wp.array(dtype=float)):\n    a[0] = {i}.0\n'
        for i in range(8000)
    ),
    "refusals": "".join(
        f'\n\n@wp.kernel(module="unique")\ndef k{i}(a: wp.array(dtype=float)):\n    wp.tile_fft({i})\n'
        for i in range(8000)
    ),
    "branches": "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n"
    + "".join(f"    x{i} = a[0]\n" for i in range(6000))
    + "".join(f"    if a[0] > {i}.0:\n        x{i} = 1.0\n" for i in range(6000)),
}


@pytest.mark.parametrize("what", MANY)
def test_no_step_is_quadratic_in_the_length_of_a_file(weft, tmp_path, what):
    (tmp_path / "many.py").write_text(HEAD + MANY[what])
    limited(weft, "compile", "many.py", cwd=tmp_path, code=(0, 1))


# ---- rows ------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def row(weft, tmp_path_factory) -> dict:
    folder = tmp_path_factory.mktemp("one") / "set"
    sets.generate(weft, folder, "-n", 1, "--format", "jsonl", "--splits", "1,0,0")
    return sets.jsonl_rows(folder)[0]


def test_a_line_with_more_values_than_a_row_has(weft, tmp_path, row):
    (tmp_path / "many.jsonl").write_text("[" + "0," * 5_000_000 + "0]\n")
    limited(
        weft,
        "stats",
        "many.jsonl",
        cwd=tmp_path,
        code=1,
        says="many.jsonl:1: not JSON: too many values",
        space=1 << 30,
    )
    write_rows(tmp_path / "one.jsonl", [row])
    limited(weft, "stats", "one.jsonl", cwd=tmp_path, code=0)


def test_lines_that_are_no_rows_end_somewhere(weft, tmp_path):
    (tmp_path / "lines.jsonl").write_text("\n" * 50_000)
    text = limited(weft, "validate", "lines.jsonl", cwd=tmp_path, code=1, says="the rest is not read")
    assert "lines.jsonl:1000" in text
    (tmp_path / "lines.jsonl").write_text("\n" * 50_000_000)
    limited(weft, "validate", "lines.jsonl", cwd=tmp_path, code=1, says="the rest is not read")


def test_what_unpacks_a_thousand_times(weft, tmp_path, row):
    zstandard = pytest.importorskip("zstandard")
    packer = zstandard.ZstdCompressor(level=3)
    line = (json.dumps(row) + "\n").encode()
    (tmp_path / "rows.jsonl.zst").write_bytes(packer.compress(line * 50))
    limited(weft, "stats", "rows.jsonl.zst", cwd=tmp_path, code=0)
    with (tmp_path / "bomb.jsonl.zst").open("wb") as out, packer.stream_writer(out) as stream:
        for _ in range(20):
            stream.write(line * (1_000_000 * 16 // len(line)))
    done = limited(weft, "stats", "bomb.jsonl.zst", cwd=tmp_path, code=(0, 3))
    size = (tmp_path / "bomb.jsonl.zst").stat().st_size
    assert "more than 1000 times its size" in done or size * 1000 > 320_000_000


def test_as_many_categories_as_rows(weft, tmp_path, row):
    short = {
        name: "" if isinstance(value, str) and len(value) > 100 else value for name, value in row.items()
    }
    write_rows(tmp_path / "rows.jsonl", ({**short, "category": f"c{i}"} for i in range(8000)))
    limited(weft, "stats", "rows.jsonl", cwd=tmp_path, code=0)


def test_a_category_is_counted_under_its_own_name(weft, tmp_path, row):
    names = ["a/b", "a%2fb", "100 %", "/", "vector"]
    write_rows(tmp_path / "rows.jsonl", [{**row, "category": name} for name in names])
    figures = json.loads(sets.run(weft, "stats", tmp_path / "rows.jsonl", "--json").stdout)
    assert {name: one["rows"] for name, one in figures["categories"].items()} == dict.fromkeys(names, 1)


# ---- the terminal ------------------------------------------------------------------------------------------------------


def test_nothing_from_outside_commands_the_terminal(weft, tmp_path, row):
    write_rows(tmp_path / "category.jsonl", [{**row, "category": ESCAPE + "\nall well"}])
    write_rows(tmp_path / "column.jsonl", [{**row, ESCAPE: 0}])
    (tmp_path / "source.py").write_text(HEAD + f"x = 1 + None  # {ESCAPE}\n" + KERNEL)
    (tmp_path / "latin.py").write_bytes(HEAD.encode() + b"x = '\xff'\n" + KERNEL.encode())
    (tmp_path / f"{ESCAPE}.py").write_text("x = (")
    for args, codes in [
        (["stats", "category.jsonl"], (0,)),
        (["validate", "category.jsonl"], (1,)),
        (["stats", "column.jsonl"], (1,)),
        (["compile", "source.py"], (1,)),
        (["compile", "latin.py"], (1,)),
        (["compile", f"{ESCAPE}.py"], (1,)),
        (["compile", f"no-{ESCAPE}.py"], (3,)),
        (["generate", "--task", ESCAPE], (2,)),
        (["generate", "-n", 1, "-o", ESCAPE], (0,)),
        ([ESCAPE], (2,)),
    ]:
        text = limited(weft, *args, cwd=tmp_path, code=codes)
        no_controls(text)
        assert "\nall well" not in text
    for command in ["stats", "validate"]:  # and no JSON does
        text = limited(weft, command, "category.jsonl", "--json", cwd=tmp_path, code=(0, 1))
        no_controls(text)
        assert json.loads(text) and "\\u202e" in text
    (tmp_path / "plain.py").write_text(HEAD + "x = 1  # ä ☃\n" + "y = 1 + None  # ä ☃\n" + KERNEL)
    assert "# ä ☃" in limited(weft, "compile", "plain.py", cwd=tmp_path, code=1)


# ---- options that end in files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [b"mit\nextra: key", b"\xff", b"", b"a\x1b[31m", b"x" * 300])
def test_a_license_is_one_line_of_text(weft, tmp_path, value):
    command = [
        os.fsencode(weft),
        b"generate",
        b"-n",
        b"1",
        b"-o",
        os.fsencode(tmp_path / "set"),
        b"--license",
        value,
    ]
    done = subprocess.run(command, capture_output=True)
    assert done.returncode == 2 and b" license is " in done.stderr and not (tmp_path / "set").exists()


@pytest.mark.parametrize("value", ["mit", "a: b", "yes", "1.0", "- x", "# no", "'quoted\"", "{a}", "Ä | <b>"])
def test_a_license_is_quoted_in_the_card(weft, tmp_path, value):
    yaml = pytest.importorskip("yaml")
    sets.generate(weft, tmp_path / "set", "-n", 1, "--license", value)
    head = yaml.safe_load((tmp_path / "set/README.md").read_text().split("\n---\n")[0])
    assert head["license"] == value


def test_a_template_is_text(weft, tmp_path):
    task = ["-n", 1, "--task", "python-cpp", "--template", tmp_path / "t.txt"]
    (tmp_path / "t.txt").write_bytes(b"do \xff it {question}")
    done = sets.generate(weft, tmp_path / "set", *task, check=False)
    assert done.returncode == 2 and "t.txt is not UTF-8" in done.stderr


def test_options_from_a_file_are_checked_as_those_of_the_command(weft, tmp_path):
    for text in [
        "count = 9223372036854775807",
        "max-bytes = 1099511627776",
        "count = " + "[" * 10000 + "]" * 10000,
    ]:
        (tmp_path / "c.toml").write_text(text + "\n")
        limited(weft, "generate", "--config", "c.toml", "-o", "set", cwd=tmp_path, code=2, says="c.toml")
        assert not (tmp_path / "set").exists()
    (tmp_path / "c.toml").write_text("count = " + "[" * 10000 + "]" * 10000 + "\n")
    limited(
        weft,
        "generate",
        "--config",
        "c.toml",
        "-n",
        2,
        "-o",
        "set",
        cwd=tmp_path,
        code=2,
        says="c.toml: `count`",
    )
    limited(weft, "generate", "-n", 2**48, "--shard", f"0/{2**47}", "-o", "set", cwd=tmp_path, code=2)


def test_a_manifest_puts_nothing_into_the_card(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 2, "--format", "jsonl")
    path = tmp_path / "set/manifest.json"
    sound = path.read_text()
    for key, value in [("x |\n# Owned\n", "1"), ("license", "mit\nextra: key"), ("", "1"), ("x", "\x1b[31m")]:
        manifest = json.loads(sound)
        manifest["options"][key] = value
        path.write_text(json.dumps(manifest))
        limited(
            weft,
            "dedup",
            "set",
            "-o",
            "new",
            cwd=tmp_path,
            code=3,
            says="manifest.json is damaged: `options`",
        )
    path.write_text(sound)
    limited(weft, "dedup", "set", "-o", "new", cwd=tmp_path, code=0)


# ---- short of everything ------------------------------------------------------------------------------------------------


def test_out_of_memory_and_without_threads(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 30, "--format", "jsonl")
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    env = {**os.environ, "TMPDIR": str(temporary)}
    for limits in ["-v 40000", "-v 60000", "-v 90000", "-s 4000000 -v 2000000"]:
        command = f'ulimit {limits}; exec "{weft}" stats "{tmp_path}/set" --threads 1'
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=env)
        assert done.returncode in (0, 3, 127), (limits, done)  # 127: the program itself cannot be loaded
        assert list(temporary.iterdir()) == [], limits


@pytest.mark.parametrize("signal", ["INT", "TERM", "HUP"])
def test_an_interrupt_ends_a_command_at_once_and_leaves_nothing(weft, tmp_path, row, signal):
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    write_rows(tmp_path / "rows.jsonl", [row] * 3000)
    script = f'"{weft}" stats rows.jsonl --threads 1 > out.txt & p=$!\nsleep 0.1; kill -{signal} $p; wait $p'
    done = subprocess.run(
        ["bash", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(temporary)},
        capture_output=True,
        timeout=20,
    )
    assert done.returncode in (0, 130), done
    assert list(temporary.iterdir()) == []
