"""What every command that reads sets or sources must see, also those that came later: convert, show, status, hash, check, run.

Beside each thing that is refused stands the same on a set or a file as it was made.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from desk import edit, left_behind, no_controls, says, sets, source

KERNEL = source("scale")
HUGE = 400 << 30  # bytes, none of which is written
DATA = "set/data/train-00000-of-00001.jsonl"


@pytest.fixture
def desk(weft, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("scale.py").write_text(KERNEL)
    sets.generate(weft, Path("whole"), "-n", 3, "-s", 1, "--format", "jsonl", "--splits", "1,0,0")
    return tmp_path


def run(weft, *args, **more):
    return sets.run(weft, *args, check=False, timeout=20, **more)


def fresh():
    for folder in ["set", "new"]:
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree("whole", "set")


WAYS = {
    "a row less": lambda: Path(DATA).write_text("".join(Path(DATA).read_text().splitlines(True)[:-1])),
    "another letter": lambda: Path(DATA).write_text(Path(DATA).read_text().replace("a", "b", 1)),
    "without end": lambda: os.truncate(DATA, HUGE),
    "missing": lambda: Path(DATA).unlink(),
    "not finished": lambda: Path("set/manifest.json").unlink(),
    "a manifest without end": lambda: os.truncate("set/manifest.json", HUGE),
    "a row more in the manifest": lambda: edit(
        Path("set/manifest.json"), lambda m: (m["files"][0].update(rows=4), m.update(rows=4))
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_convert_loses_no_row_in_silence(weft, desk, way):
    for out in ["new", "-"]:
        fresh()
        WAYS[way]()
        done = run(weft, "convert", "set", "-o", out)
        assert done.returncode in (1, 2, 3), (out, done)
        assert "set" in done.stderr or "train-00000" in done.stderr, done
        assert not Path("new/manifest.json").exists()
    for out in ["new", "-"]:
        fresh()
        says(run(weft, "convert", "set", "-o", out), 0)


@pytest.mark.parametrize("command", ["stats", "validate", "show", "status"])
def test_a_file_without_end_is_told_at_once(weft, desk, command):
    for name in [DATA, "set/manifest.json", "set/stats.json"]:
        fresh()
        os.truncate(name, HUGE)
        done = run(weft, command, "set")
        seen = command in ("stats", "validate") and name == DATA or name == "set/manifest.json"
        assert done.returncode in ((1, 3) if seen else (0, 1)), (name, done)
    fresh()
    says(run(weft, command, "set"), 0)


def test_show_says_what_is_wrong_with_the_set(weft, desk):
    fresh()
    Path("set/manifest.json").unlink()
    says(run(weft, "show", "set"), 1, "kernel_name", "the set is not finished")
    fresh()
    Path(DATA).unlink()
    says(run(weft, "show", "set"), 2, "train-00000-of-00001.jsonl is missing")


def test_sources_without_end(weft, desk):
    Path("src").mkdir()
    shutil.copy("scale.py", "src")
    with open("src/big.py", "w") as file:
        file.truncate(HUGE)
    says(run(weft, "hash", "src"), 1, "scale.py:scale", "refused, unreadable")
    says(run(weft, "check", "src", "--strict"), 1, "source.too-large")
    Path("src/big.py").unlink()
    for command in ["hash", "check"]:
        says(run(weft, command, "src"), 0)


def test_a_link_brings_nothing_from_elsewhere_into_a_set(weft, desk):
    for folder in ["src/inner", "secret"]:
        Path(folder).mkdir(parents=True)
    Path("secret/k.py").write_text(KERNEL)
    Path("src/out.py").symlink_to("../secret/k.py")
    Path("src/up").symlink_to("..")
    Path("src/inner/scale.py").write_text(KERNEL.replace("2.0", "a[i] + 1.0"))
    Path("src/again").symlink_to("inner")  # in the folder itself: followed, and entered once
    done = run(weft, "hash", "src")
    says(done, 1, "2 files   refused, unreadable")
    assert len(done.stdout.splitlines()) == 1 and "k.py" not in done.stdout, done
    says(run(weft, "hash", "secret"), 0, "k.py:scale")


@pytest.mark.parametrize("command", ["compile -o out", "compile -o out --map", "run -n 4", "ptx"])
def test_a_report_goes_over_no_source_and_nothing_that_it_imports(weft, desk, command):
    Path("helper.py").write_text("X = 1.0\n")
    Path("user.py").write_text("from helper import X\n" + KERNEL.replace("2.0", "X"))
    name, *more = command.split()
    option = more.pop() if more and more[-1] == "--map" else "--json"
    for path, why in [("user.py", "it is an input"), ("helper.py", "it is a Python file")]:
        before = Path(path).read_text()
        says(run(weft, name, "user.py", *more, f"{option}={path}"), 2, f"cannot write {path}: {why}")
        assert Path(path).read_text() == before
    if name == "compile":
        says(run(weft, name, "user.py", *more, f"{option}=report.json"), 0)


def test_a_report_goes_over_no_text(weft, desk):
    done = run(weft, "compile", "scale.py", "-o", "out", "--json=out/scale.cpu.cpp")
    says(done, 2, "it is one of the texts")
    assert (
        "scale" in Path("out/scale.cpu.cpp").read_text() and "{" != Path("out/scale.cpu.cpp").read_text()[0]
    )
    says(run(weft, "compile", "scale.py", "-o", "out", "--json=r.json", "--map=./r.json"), 2, "name one file")
    says(run(weft, "compile", "scale.py", "-o", "out", "--json=r.json", "--map=m.json"), 0)


def test_names_of_files_command_no_terminal(weft, desk):
    odd = "a\x1b[31mb"
    for name in [odd + ".py", odd + "2.py"]:
        shutil.copy("scale.py", name)
    Path("wrong.py").write_text(KERNEL.replace("2.0", "nobody  # \x1b[31m"))
    for args, code in [
        (["compile", odd + ".py", odd + "2.py", "--paths", "base", "--source-name", "x.py"], 2),
        (["compile", odd + ".py", "--list"], 0),
        (["check", odd + ".py"], 0),
        (["hash", odd + ".py"], 0),
        (["run", "wrong.py"], 1),
        (["run", "scale.py", "--kernel", odd], 1),
    ]:
        done = run(weft, *args)
        assert done.returncode == code, (args, done)
        no_controls(done.stdout + done.stderr)
    banner = run(weft, "compile", odd + ".py", odd + "2.py").stdout.splitlines()[0]
    assert banner == "// ==== a\\x1b[31mb.cpu.cpp ===="


def test_a_closed_stream_is_no_file_of_the_set(weft, desk):
    """The next file that is opened must not get the number of standard error, and its messages."""
    Path("wrong.py").write_text("x = (\n")
    for stream in ["1", "2", "0"]:
        command = f'exec "{weft}" compile scale.py wrong.py -o out {stream}>&-'
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
        assert done.returncode == 1, done
        assert Path("out/scale.cpu.cpp").read_text().startswith("#define")
    done = subprocess.run(
        [weft, "cuda", "scale.py", "-o", "cu"], stdout=open("/dev/full", "w"), stderr=subprocess.PIPE
    )
    assert done.returncode == 3 and b"cannot write to standard output" in done.stderr, done


def test_a_folder_without_kernels_says_so(weft, desk):
    Path("none/inner").mkdir(parents=True)
    says(run(weft, "compile", "none"), 1, "weft compile: there are no kernels in none")
    Path("none/inner/x.py").write_text("x = 1\n")
    says(run(weft, "compile", "none"), 1, "weft compile: there are no kernels in none")
    shutil.copy("scale.py", "none")
    says(run(weft, "compile", "none"), 0)


# ---- short of everything ------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["convert set -o -", "show set", "hash scale.py", "check scale.py --json", "status set",
                                     "cuda scale.py -o cu", "merge set", "synth -n 1"])  # fmt: skip
def test_without_memory_or_output(weft, desk, monkeypatch, command):
    fresh()
    Path("tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(desk / "tmp"))
    for kilobytes in [30000, 60000, 90000]:
        limits = f'ulimit -v {kilobytes}; exec "{weft}" {command}'
        done = subprocess.run(["bash", "-c", limits], capture_output=True, text=True)
        assert done.returncode in (0, 2, 3, 127), (
            kilobytes,
            done,
        )  # 127: the program itself cannot be loaded
        assert os.listdir("tmp") == [] and not left_behind(desk)
        shutil.rmtree("cu", ignore_errors=True)
    if command.startswith("merge"):  # nothing to merge: nothing is said on standard output
        return
    with open("/dev/full", "w") as full:
        done = subprocess.run([weft, *command.split()], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 3 and "cannot write to standard output: No space left" in done.stderr, done
