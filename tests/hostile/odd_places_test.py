"""Pipes, devices, links, folders and files in each other's place, for what every command reads and writes; numbers that are
too large; characters that turn text around.

Each is refused with a message that names it and an exit code, without waiting, and whatever was there is there still. Beside each
stands its twin: the same command on an ordinary place, which works.
"""

import hashlib
import os
import subprocess
from pathlib import Path

import pytest
from desk import left_behind, source

KERNEL = source("one")
TURNED = "a\u202eb.py"


@pytest.fixture
def desk(weft, tmp_path, monkeypatch):
    """One of everything: a source, a set, a pipe, links, folders where files should be."""
    here = tmp_path / "desk"
    for folder in [
        "hers",
        "tmp",
        "desk/taken/one.cpu.cpp",
        "desk/folder.py",
        "desk/pack",
        "desk/piped",
        "desk/sources",
    ]:
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(here)
    for name in ["one.py", "sources/one.py"]:
        Path(name).write_text(KERNEL)
    for name in ["pack/user.py", "piped/user.py"]:
        Path(name).write_text("import helper\n" + KERNEL)
    Path(TURNED).write_text(KERNEL + "x = (\n")
    Path("plain.py").write_text(KERNEL)
    Path("helper.py").write_text("x = 1\n")
    os.mkfifo("pipe")
    os.mkfifo("piped/helper.py")
    Path("pack/helper.py").symlink_to("/dev/zero")
    Path("zero.py").symlink_to("/dev/zero")
    Path("link.py").symlink_to("../hers/kept.txt")
    Path("loop").symlink_to("loop")
    Path("../hers/kept.txt").write_text("kept")
    os.link("one.py", "hard.py")
    Path("deep.json").write_text("[" * 200000)
    Path("inputs.json").write_text(
        '{"launch": ["n"], "args": [{"name": "a", "role": "inout", "dtype": "float32", "shape": ["n"],'
        ' "fill": "uniform", "low": "0.0", "high": "1.0"}]}'
    )
    for name, text in {"huge": f"count = {10**30}\n", "inf": "count = inf\n", "fine": "count = 1\n",
                       "turned": 'count = 1\nlicense = "\u202emit"\n'}.items():  # fmt: skip
        Path(f"{name}.toml").write_text(text)
    generate(weft, "set")
    return here


def run(weft, *args):
    env = {**os.environ, "HOME": str(Path("../hers").resolve()), "TMPDIR": str(Path("../tmp").resolve())}
    return subprocess.run([weft, *args], capture_output=True, timeout=60, env=env)


def generate(weft, folder: str):
    done = run(weft, "generate", "-n", "2", "-s", "1", "-o", folder, "--format", "jsonl", "--quiet")
    assert done.returncode == 0, done.stderr


def everything(top: Path) -> dict[str, str]:
    """What is there; links are not followed, pipes not opened."""
    seen = {}
    for path in sorted(top.rglob("*")):
        if path.is_symlink():
            seen[str(path)] = f"link to {os.readlink(path)}"
        elif path.is_file() and path.name != "lock":
            seen[str(path)] = hashlib.sha256(path.read_bytes()).hexdigest()
        elif not path.is_dir():
            seen[str(path)] = "special"
    return seen


GENERATE = ["generate", "--quiet", "-s", "1", "--format", "jsonl"]
# the command, exit code, what it says; its twin
PLACES = [
    (["cuda", "one.py", "-o", "plain.py"], 3, "cannot create the folder plain.py: Not a directory", ["cuda", "one.py", "-o", "out"]),
    (["cuda", "one.py", "-o", "pipe"], 3, "cannot create the folder pipe: Not a directory", ["cuda", "one.py", "-o", "./out"]),
    (["cuda", "pipe", "-o", "out"], 3, "cannot read pipe: it is a pipe, not a file", ["cuda", "one.py", "-o", "a/b/out"]),
    (["cuda", "zero.py", "-o", "out"], 3, "cannot read zero.py: it is a device, not a file", ["cuda", "hard.py", "-o", "out"]),
    (["compile", "one.py", "-o", "pipe"], 3, "cannot create the folder pipe: Not a directory", ["compile", "one.py", "-o", "out"]),
    (["compile", "one.py", "-o", "/dev/null"], 3, "cannot create the folder /dev/null", ["compile", "one.py", "-o", "./-x"]),
    (["compile", "one.py", "-o", "taken"], 3, "cannot write taken/one.cpu.cpp: it is a directory, not a file", ["compile", "one.py", "-o", "taken/one.cpu.cpp"]),
    (["compile", "one.py", "-o", "out", "--json=pipe"], 3, "cannot write pipe: it is a pipe, not a file", ["compile", "one.py", "-o", "out", "--json=new.json"]),
    (["compile", "one.py", "-o", "out", "--map=/dev/full"], 3, "cannot write /dev/full: it is a device, not a file", ["compile", "one.py", "-o", "out", "--map=new.json"]),
    (["compile", "one.py", "-o", "out", "--map=taken/../one.py"], 2, "cannot write taken/../one.py: it is an input", ["compile", "one.py", "-o", "out", "--map=taken/../new.json"]),
    (["compile", "one.py", "-o", "out", "--json=hard.py"], 2, "cannot write hard.py: it is an input", ["compile", "hard.py", "-o", "out", "--json=hard.json"]),
    (["compile", "one.py", "-o", "out", "--json=link.py"], 3, "cannot write link.py: it is a link, not a file", ["compile", "one.py", "-o", "out", "--json=../hers/new.json"]),
    (["compile", "zero.py"], 3, "cannot read zero.py: it is a device, not a file", ["compile", "one.py"]),
    (["coverage", "folder.py"], 3, "cannot read folder.py: it is a directory, not a file", ["coverage", "sources/one.py"]),
    (["compile", "one.py", "--path", "loop"], 2, "--path: Directory does not exist: loop", ["compile", "one.py", "--path", "."]),
    (["compile", "one.py", "--path", "pipe"], 2, "--path: Directory is actually a file: pipe", ["compile", "one.py", "--path", "sources"]),
    (["compile", "piped/user.py", "--path", "piped"], 1, "cannot read piped/helper.py: it is a pipe, not a file", ["compile", "piped/user.py", "--path", "."]),
    (["compile", "pack/user.py", "--path", "pack"], 1, "`pack/helper.py` leads out of the folders that are searched", ["compile", "pack/user.py", "--path", "."]),
    (["compile", TURNED], 1, "a\\u202eb.py:8:5: error[syntax.unclosed-bracket]", ["compile", "plain.py"]),
    (["coverage", "pipe"], 3, "cannot read pipe: it is a pipe, not a file", ["coverage", "one.py"]),
    ([*GENERATE, "--from", "pipe", "-o", "out"], 2, "pipe is neither a file nor a folder", [*GENERATE, "--from", "one.py", "-o", "out"]),
    ([*GENERATE, "--from", "sources", "-o", "sources", "--force"], 2, "sources holds one.py, which weft did not make", [*GENERATE, "--from", "sources", "-o", "out"]),
    ([*GENERATE, "-n", "1", "-o", "."], 2, ". holds something else", [*GENERATE, "-n", "1", "-o", "out"]),
    ([*GENERATE, "-n", str(10**20), "-o", "out"], 2, "not in range 1 to 281474976710656", [*GENERATE, "-n", "3", "-o", "out"]),
    ([*GENERATE, "--config", "huge.toml", "-o", "out"], 2, "huge.toml: --count: Value", [*GENERATE, "--config", "fine.toml", "-o", "out"]),
    ([*GENERATE, "--config", "inf.toml", "-o", "out"], 2, "inf.toml: --count: `inf` is no whole number", [*GENERATE, "--config", "fine.toml", "-o", "./out"]),
    ([*GENERATE, "--config", "turned.toml", "-o", "out"], 2, "one line of UTF-8 text, without control characters", [*GENERATE, "--config", "fine.toml", "--license", "mit", "-o", "out"]),
    ([*GENERATE, "--config", "pipe", "-o", "out"], 3, "cannot read pipe: it is a pipe, not a file", [*GENERATE, "--config", "../desk/fine.toml", "-o", "out"]),
    (["validate", "set", "--annotate", "set"], 2, "set is the set itself; choose another folder", ["validate", "set", "--annotate", "out"]),
    (["validate", "set", "--annotate", "set/in"], 2, "set and set/in lie in each other", ["validate", "set", "--annotate", "a/out"]),
    (["validate", "set", "--annotate", ".", "--force"], 2, "set and . lie in each other", ["validate", "set", "--annotate", "./out", "--force"]),
    (["validate", "set", "--annotate", "pipe"], 2, "pipe is a file, not a folder", ["validate", "set", "--annotate", "../out"]),
    (["validate", "set", "--report", "set/manifest.json"], 2, "cannot write set/manifest.json: it is an input", ["validate", "set", "--report", "new.json"]),
    (["validate", "set", "--report", "link.py"], 3, "cannot write link.py: it is a link, not a file", ["validate", "set", "--report", "../hers/report.json"]),
    (["dedup", "set", "-o", "../hers", "--force"], 2, "--force does not empty ../hers: it holds your home folder", ["dedup", "set", "-o", "../hers/set", "--force"]),
    (["diff", "set", "set", "-o", "pipe"], 3, "cannot write pipe: it is a pipe, not a file", ["diff", "set", "set", "-o", "new.jsonl"]),
    (["diff", "set", "set", "-o", "link.py"], 3, "cannot write link.py: it is a link, not a file", ["diff", "set", "set", "-o", "../hers/new.jsonl"]),
    (["diff", "set", "set", "-o", "sources"], 3, "cannot write sources: it is a directory, not a file", ["diff", "set", "set", "-o", "sources/new.jsonl"]),
    (["diff", "set", "set", "-o", "/dev/full"], 3, "cannot write /dev/full: it is a device, not a file", ["diff", "set", "set", "-o", "inputs.json"]),
    (["diff", "set", "set", "-o", "set/manifest.json"], 2, "cannot write set/manifest.json: it is an input", ["diff", "set", "set", "-o", "./new.jsonl"]),
    (["run", "one.py", "--inputs", "deep.json"], 2, "deep.json: nested too deeply", ["run", "one.py", "--inputs", "inputs.json", "--print-inputs"]),
    (["run", "one.py", "--inputs", "pipe"], 3, "cannot read pipe: it is a pipe, not a file", ["run", "one.py", "--print-inputs"]),
    (["run", "one.py", "--arg", f"a[{10**12}*n]=zero"], 2, f"size `{10**12}*n`", ["run", "one.py", "--arg", "a[2*n]=zero", "--print-inputs"]),
    (["synth", "-n", "1", "--report", "link.py"], 3, "cannot write link.py: it is a link, not a file", ["synth", "-n", "1", "--report", "new.md"]),
]  # fmt: skip


@pytest.mark.parametrize("command, code, says, twin", PLACES, ids=[" ".join(place[0]) for place in PLACES])
def test_what_is_in_the_way(weft, desk, command, code, says, twin):
    before = everything(desk.parent)
    done = run(weft, *command)
    text = (done.stdout + done.stderr).decode()
    assert (done.returncode, says in text) == (code, True), (done.returncode, text)
    now = everything(desk.parent)
    assert {path: now.get(path) for path in before} == before
    assert not left_behind(desk.parent) and not list((desk.parent / "tmp").iterdir())
    for path in ["hard.py", "link.py"]:
        if path not in " ".join(twin):
            Path(path).unlink()
    done = run(weft, *twin)
    assert done.returncode == 0, (twin, done.stdout[-1000:], done.stderr[-1000:])


def test_manifests_with_numbers_that_are_none(weft, desk):
    manifest = Path("set/manifest.json")
    whole = manifest.read_text()
    assert run(weft, "stats", "set").returncode == 0
    for number in ["1e999", "-2", str(10**30), '"2"', "2.5"]:
        manifest.write_text(whole.replace('"rows": 2', f'"rows": {number}'))
        assert manifest.read_text() != whole
        done = run(weft, "stats", "set")
        assert (
            done.returncode == 3
            and b"set/manifest.json is damaged: `rows` is missing or wrong" in done.stderr
        ), (
            number,
            done,
        )
