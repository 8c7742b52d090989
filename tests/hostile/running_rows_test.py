"""Rows that are made to do something when they run, or to their compiler: contained, told with their place, within limits.

Each stands in a file before a row that is as it should be, and that one must be judged as if it were alone. How workers are
contained is tried in tests/verify/containment_test.py.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from desk import HEAD, KERNEL, MINE, edit, kernel_row, left_behind, no_controls, says, sets, write_rows

warp = pytest.importorskip("warp")
NATIVE = Path(warp.__file__).parent / "native"
RUN = ["--run", "cpu", "--warp", NATIVE, "--no-gradients", "--timeout", "15"]


@pytest.fixture
def desk(weft, tmp_path, monkeypatch):
    for name in ["tmp", "home", "desk"]:
        (tmp_path / name).mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path / "desk")
    sets.generate(weft, Path("set"), "-n", 2, "-s", 1, "--format", "jsonl", "--splits", "1,0,0")
    return tmp_path


@pytest.fixture
def row(desk) -> dict:
    return sets.jsonl_rows(Path("set"))[0]


@pytest.fixture
def sound(desk) -> dict:
    return sets.jsonl_rows(Path("set"))[1]


def kernel(body: str, before: str = "") -> str:
    return HEAD + before + "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float)):\n    i = wp.tid()\n" + body


def unrolled(depth: int) -> str:
    loops = "".join("    " * (i + 1) + f"for v{i} in range(16):\n" for i in range(depth))
    return loops + "    " * (depth + 1) + "a[i] = a[i] * 1.5 + wp.sin(a[i])\n"


QUOTE = 'weft"); ran();//'
# What it is, its source, the check that finds it and what that says.
ROWS = {
    "a quote in what is printed": (kernel(f"    print({QUOTE!r})\n    a[i] = 1.0\n"), "literals", "could leave its literal"),
    "a backslash before a quote": (kernel("    assert a[i] > -1.0, '\\\"); ran();//'\n    a[i] = 1.0\n"), "literals", ""),
    "a function whose name is code": (
        kernel("    a[i] = f(a[i])\n", '\n@wp.func(name="f(float x){return x;} struct R{R(){ran();}} r; float g")\ndef f(x: float):\n    return x\n'),
        "recompile", "refused: name must be a C++ identifier",
    ),
    "a format that writes": (kernel('    wp.printf("%n %s\\n", a[i])\n'), "literals", ""),
    "a write beyond its array": (kernel("    a[i - 50000] = 1.0\n    a[i + 50000] = 1.0\n"), "run-cpu", ""),
    "no end": (kernel("    while a[i] < 1.0e30:\n        a[i] = 0.0\n"), "run-cpu", "too-slow: "),
}  # fmt: skip


def judged(weft, rows: list[dict], *more) -> tuple[int, dict]:
    write_rows(Path("rows.jsonl"), rows)
    done = sets.run(weft, "validate", "rows.jsonl", *RUN, "--json", *more, check=False, timeout=300)
    no_controls(done.stdout + done.stderr)
    assert done.returncode in (0, 1), (done.returncode, done.stderr)
    return done.returncode, json.loads(done.stdout)


@pytest.mark.parametrize("name", ROWS)
def test_a_row_that_is_run_is_contained_and_told(weft, desk, row, sound, name):
    source, check, word = ROWS[name]
    code, report = judged(weft, [kernel_row(row, source), sound])
    found = [one for one in report["findings"] if one["place"] == "rows.jsonl:1"]
    assert code == 1 and report["failed_rows"] == 1 and report["rows"] == 2, report["findings"]
    assert any(one["check"].startswith(check) and word in one["message"] for one in found), found
    assert {one["place"] for one in report["findings"]} == {"rows.jsonl:1"}, report["findings"]
    assert os.listdir(desk / "tmp") == [] and os.listdir(desk / "home") == [] and not left_behind(desk)


def keyword_row(row: dict, comment: str = "") -> dict:
    """A row whose C++ the compiler does not take: Warp's name of a field is no name there."""
    struct = f"\n@wp.struct\nclass S:\n    union: float  # {comment}\n"
    body = "\n\n@wp.kernel\ndef k(s: S, a: wp.array(dtype=float)):\n    i = wp.tid()\n    a[i] = s.union\n"
    made = kernel_row(row, HEAD + struct + body)
    field = {**made["inputs"]["args"][0], "name": "s.union", "role": "in", "shape": []}
    made["inputs"]["args"] = [field, {**made["inputs"]["args"][0], "role": "out"}]
    return made


def test_what_the_compiler_says_of_a_row_is_told_as_text(weft, desk, row, sound):
    """A row cannot say that the disk is full: the compiler quotes anything, but the disk is asked, too."""
    for comment in ["\x1b]0;owned\x07", "No space left on device"]:
        code, report = judged(weft, [keyword_row(row, comment), sound])
        found = [one for one in report["findings"] if one["check"] == "compile-cpu"]
        assert code == 1 and [one["place"] for one in found] == ["rows.jsonl:1"], report["findings"]
        assert found[0]["message"].startswith("host-compiler: ") and "union" in found[0]["message"], found


def test_what_a_kernel_prints_stays_with_it(weft, desk, row, sound):
    source = kernel('    print("\\x1b]0;owned 100 rows, all well")\n    a[i] = a[i] * 2.0\n')
    write_rows(Path("rows.jsonl"), [kernel_row(row, source), sound])
    done = sets.run(weft, "validate", "rows.jsonl", *RUN, check=False)
    no_controls(done.stdout + done.stderr)
    assert "100 rows" not in done.stdout + done.stderr, done


def test_a_row_that_asks_for_all_memory(weft, desk, row, sound):
    large = kernel_row(row, HEAD + KERNEL)
    large["inputs"]["args"][0]["shape"] = ["300000000"]
    code, report = judged(weft, [large, sound])
    assert code == 1 and {one["place"] for one in report["findings"]} == {"rows.jsonl:1"}


def test_a_kernel_that_its_compiler_works_on_for_long(weft, desk, row, sound):
    code, report = judged(weft, [kernel_row(row, kernel(unrolled(3))), sound])
    assert {one["place"] for one in report["findings"]} <= {"rows.jsonl:1"}, report["findings"]
    assert os.listdir(desk / "tmp") == []


def test_headers_of_the_current_folder_are_nobodys(weft, desk, row):
    """A folder that was unpacked must not bring the headers that its rows are compiled with."""
    beside = Path(".venv/lib/x/site-packages/warp/native")
    beside.mkdir(parents=True)
    for header in NATIVE.glob("*.h"):
        (beside / header.name).symlink_to(header)
    (beside / "builtin.h").unlink()
    (beside / "builtin.h").write_text("#error these are not yours\n")
    write_rows(Path("rows.jsonl"), [row])
    env = {"VIRTUAL_ENV": "", "PATH": "/usr/bin:/bin"}
    done = sets.run(weft, "validate", "rows.jsonl", "--run", "cpu", env=env, check=False)
    assert "these are not yours" not in done.stdout + done.stderr, done
    says(sets.run(weft, "validate", "rows.jsonl", *RUN), 0, "all well")


@pytest.mark.parametrize("command", ["validate", "score"])
def test_an_interrupt_ends_what_runs_without_end(weft, desk, row, command):
    endless = kernel("    while a[i] < 1.0e30:\n        a[i] = 0.0\n")
    write_rows(Path("rows.jsonl"), [kernel_row(row, endless)])
    loop = "wp.tid()\n    zz = float(0.0)\n    while zz < 1.0:\n        zz = zz * 0.5\n"
    completion = row["python_source"].replace("wp.tid()\n", loop, 1)
    assert completion != row["python_source"]
    answer = {"id": row["id"], "task": "text-python", "completion": completion}
    write_rows(Path("answers.jsonl"), [answer] * 9)
    args = {
        "validate": ["rows.jsonl", "--run", "cpu"],
        "score": ["answers.jsonl", "--data", "set", "-o", "verdicts.jsonl"],
    }[command]
    with open("said.txt", "w") as said:
        process = subprocess.Popen(
            [weft, command, *args, "--warp", NATIVE, "--timeout", "600"], stdout=said, stderr=said
        )
        time.sleep(6)
        start = time.monotonic()
        process.send_signal(signal.SIGINT)
        code = process.wait(timeout=30)
    took = time.monotonic() - start
    assert (code, took < 5) == (130, True), (code, took, Path("said.txt").read_text())
    assert os.listdir(desk / "tmp") == [] and not Path("verdicts.jsonl").exists() and not left_behind(desk)


def test_a_damaged_row_leaves_nothing_behind(weft, desk, row, sound):
    Path("rows.jsonl").write_text("{\n" + json.dumps(sound) + "\n")
    done = sets.run(weft, "validate", "rows.jsonl", *RUN, check=False)
    says(done, 1, "rows.jsonl:1: not JSON")
    assert os.listdir(desk / "tmp") == []


def test_a_kernel_that_fails_leaves_no_half_written_output(weft, desk, row, sound):
    broken = kernel_row(row, kernel("    a[i + 1000000000] = 1.0\n"))
    code, _ = judged(weft, [broken, sound], "-o", "kept")
    assert code == 1 and not left_behind(Path("kept"))
    # The sound row's, numbered as threads came to it.
    assert [path.name in ("0.bin", "1.bin") for path in Path("kept/outputs").iterdir()] == [True]


def test_what_is_kept_has_a_folder_of_its_own(weft, desk, sound):
    """Neither the file that is read nor anything else is written over, and a compiler finds the folder whatever it is called."""
    write_rows(Path("rows.jsonl"), [sound])
    for folder in ["photos", "linked"]:
        Path(folder).mkdir()
    Path("photos/0.bin").write_text(MINE)
    Path("linked/outputs").symlink_to("../photos")
    before = sets.fingerprint(Path("."))
    for path, kept, code, word in [
        ("rows.jsonl", ".", 2, ". holds linked, which weft did not make"),
        ("rows.jsonl", "photos", 2, "photos holds 0.bin, which weft did not make"),
        ("rows.jsonl", "linked", 3, "linked/outputs: it is a link, not a folder"),
        ("set", "set", 2, "set is the set itself"),
        ("set", "set/kept", 2, "set and set/kept lie in each other"),
    ]:
        done = sets.run(weft, "validate", path, *RUN, "-o", kept, check=False)
        says(done, code, word)
        assert sets.fingerprint(Path(".")) == before
    Path("usr").mkdir()
    for _ in range(2):
        says(sets.run(weft, "validate", "rows.jsonl", *RUN, "-o", "usr"), 0, "all well")
    os.chdir("usr")
    says(sets.run(weft, "validate", "../rows.jsonl", *RUN, "-o", "."), 0, "all well")
    assert not Path("weft-worker").exists() and len(list(Path("outputs").iterdir())) == 1
    os.chdir("..")
    tmp = {"TMPDIR": "usr"}
    says(sets.run(weft, "validate", "rows.jsonl", *RUN, env=tmp), 0, "all well")


def test_a_set_without_its_file_is_not_run(weft, desk):
    shutil.copytree("set", "whole")
    next(Path("set/data").iterdir()).unlink()
    for word in ["verify", "validate"]:
        more = ["--native", NATIVE] if word == "verify" else RUN
        done = sets.run(weft, word, "set", *more, check=False)
        assert done.returncode in (1, 3) and "train-00000-of-00001.jsonl" in done.stdout + done.stderr, done
        assert "all well" not in done.stdout
    edit(Path("whole/manifest.json"), lambda manifest: None)
    says(sets.run(weft, "validate", "whole", *RUN), 0, "all well")


# ---- a full disk is nobody's fault ---------------------------------------------------------------------------------------


def in_small_folder(desk: Path, size: str, *command) -> subprocess.CompletedProcess:
    """The command with a TMPDIR that holds so much, where this machine lets us make one."""
    script = f'mount -t tmpfs -o size={size} none "{desk}/tmp" && echo mounted >&2 && exec "$@"'
    words = ["unshare", "--mount", "--map-root-user", "bash", "-c", script, "bash", *map(str, command)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    if "mounted" not in done.stderr:
        pytest.skip("no file system can be mounted here")
    return done


@pytest.mark.parametrize("size", ["16k", "64k", "400k"])
def test_a_full_disk_is_no_fault_of_a_row_or_an_answer(weft, desk, row, size):
    done = in_small_folder(desk, size, weft, "validate", "set", *RUN, "--threads", 1)
    says(done, 3, "weft validate: cannot ", "No space left on device")
    assert not Path("set/validation.json").exists()
    wrong = row["python_source"].replace("wp.tid()\n", "wp.tid()\n    zz = float(1.0)\n", 1)
    write_rows(Path("answers.jsonl"), [{"id": row["id"], "task": "text-python", "completion": wrong}])
    score = [
        "score",
        "answers.jsonl",
        "--data",
        "set",
        "--warp",
        NATIVE,
        "--threads",
        1,
        "-o",
        "verdicts.jsonl",
    ]
    done = in_small_folder(desk, size, weft, *score)
    says(done, 3, "weft score: cannot ", "No space left on device")
    assert not Path("verdicts.jsonl").exists()
    says(in_small_folder(desk, "400m", weft, "validate", "set", *RUN, "--threads", 1), 0, "all well")
    says(in_small_folder(desk, "400m", weft, *score), 0)
