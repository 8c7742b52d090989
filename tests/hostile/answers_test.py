"""Files of answers from strangers, and the places that `weft score` writes to.

Beside each thing that is refused stands one answer that is judged.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from desk import ESCAPE, MINE, data_of, edit, left_behind, limited, no_controls, says, sets

SPARSE = 5 << 30


@pytest.fixture
def desk(weft, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    Path("kept.txt").write_text(MINE)
    sets.generate(weft, Path("set"), "-n", 3, "-s", 1, "--format", "jsonl", "--splits", "1,0,0")
    return tmp_path


@pytest.fixture
def good(desk) -> str:
    row = sets.jsonl_rows(Path("set"))[0]
    return json.dumps({"id": row["id"], "task": "text-python", "completion": row["python_source"]}) + "\n"


def score(weft, *more, answers="answers.jsonl", data="set", **kwargs):
    return sets.run(
        weft, "score", answers, "--data", data, "--level", "tokens", *more, check=False, timeout=60, **kwargs
    )


def verdicts(done) -> list[dict]:
    return [json.loads(line) for line in done.stdout.splitlines()]


LINES = {
    "garbage": b"\x00\x01\x02 no JSON at all",
    "bytes that are no text": b'{"id": "\xff\xfe", "task": "text-python", "completion": "x"}',
    "half a character": b'{"id": "\\ud800", "task": "text-python", "completion": "x"}',
    "nested beyond reason": b"[" * 100000,
    "a key twice": b'{"id": "a", "id": "b", "task": "text-python", "completion": "x"}',
    "a list": b"[1, 2]",
    "a number for a text": b'{"id": 7, "task": "text-python", "completion": "x"}',
    "no completion": b'{"id": "7", "task": "text-python"}',
    "messages without end": b'{"id": "7", "task": "text-python", "completion": ['
    + b"0," * 2_000_000
    + b"0]}",
    "an id without end": b'{"id": "' + b"a" * 1_000_000 + b'", "task": "text-python", "completion": "x"}',
    "an empty line": b"",
}


@pytest.mark.parametrize("name", LINES)
def test_a_line_that_is_no_answer_is_told_and_the_next_is_judged(weft, desk, good, name):
    Path("answers.jsonl").write_bytes(LINES[name] + b"\n" + good.encode())
    text = limited(
        weft, "score", "answers.jsonl", "--data", "set", "--level", "tokens", cwd=".", code=1, space=1 << 30
    )
    no_controls(text)
    bad, right = (json.loads(line) for line in text.splitlines()[:2])
    assert bad["score"] is None and bad["why"].startswith("no answer: ") and right["score"] == 1, text[:2000]


def test_ids_tasks_and_answers_of_any_kind(weft, desk, good):
    row = json.loads(good)
    lines = [
        {**row, "id": ESCAPE},
        {**row, "task": ESCAPE + "\nscore 1"},
        {**row, "completion": ESCAPE},
        {**row, "completion": "x" * (6 << 20)},
        {**row, "completion": ";" * (3 << 20), "task": "python-cpp"},
        row,
        row,
    ]
    Path("answers.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = score(weft)
    no_controls(done.stdout + done.stderr)
    assert [one["score"] for one in verdicts(done)] == [None, None, None, 0, None, 1, 1], done.stdout[:3000]
    says(done, 1, "1 answers are about no row of set")
    assert "owned" not in done.stderr  # a name of a task that there is not is no row of the table


def test_a_file_without_end(weft, desk, good):
    with open("answers.jsonl", "w") as file:
        file.write(good)
        file.truncate(SPARSE)
    limited(weft, "score", "answers.jsonl", "--data", "set", "--level", "tokens", cwd=".", code=3,
            says="answers.jsonl: a line is longer than 64 MB", space=1 << 30)  # fmt: skip
    Path("answers.jsonl").write_text("\n" * 5_000_000)
    limited(weft, "score", "answers.jsonl", "--data", "set", "--level", "tokens", cwd=".", code=1,
            says="answers.jsonl:1000: 1,000 lines are no answers; the rest is not read", space=1 << 30)  # fmt: skip
    Path("answers.jsonl").write_text(good + "\n" * 999)
    done = score(weft)
    says(done, 1, "999 lines are no answers")
    assert verdicts(done)[0]["score"] == 1


def test_long_answers_are_not_all_in_memory_at_once(weft, desk, good):
    row = json.loads(good)
    with open("answers.jsonl", "w") as file:
        for _ in range(40):
            file.write(json.dumps({**row, "completion": "y" * (30 << 20)}) + "\n")
        file.write(good)
    text = limited(
        weft, "score", "answers.jsonl", "--data", "set", "--level", "tokens", cwd=".", code=0, space=1 << 30
    )
    assert [json.loads(line)["score"] for line in text.splitlines()[:41]] == [0] * 40 + [1]


def odd_place(kind: str, path: Path) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    elif kind == "link":
        path.symlink_to("kept.txt")


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_answers_are_a_file(weft, desk, good, kind):
    odd_place(kind, Path("answers.jsonl"))
    done = score(weft)
    says(done, 3, "weft score: cannot read answers.jsonl: it is a ")
    Path("real.jsonl").write_text(good)
    Path("link.jsonl").symlink_to("real.jsonl")
    says(score(weft, answers="link.jsonl"), 0)


@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "link"])
def test_verdicts_go_to_a_file(weft, desk, good, kind):
    Path("answers.jsonl").write_text(good)
    odd_place(kind, Path("out"))
    what = os.lstat("out")
    done = score(weft, "-o", "out")
    says(done, 3, "weft score: cannot write out: it is a ", "not a file")
    assert os.lstat("out").st_ino == what.st_ino and Path("kept.txt").read_text() == MINE
    for path in ["answers.jsonl", data_of(Path("set")), "set/manifest.json"]:
        says(score(weft, "-o", path), 2, "it is an input")
    says(score(weft, "-o", "fine.jsonl"), 0)
    says(score(weft, "-o", "fine.jsonl"), 0)  # over what it made itself
    assert not left_behind(desk)


def test_the_device_of_a_machine_is_never_replaced(weft, desk, good):
    Path("answers.jsonl").write_text(good)
    says(score(weft, "-o", "/dev/full"), 3, "cannot write /dev/full: it is a device, not a file")
    assert Path("/dev/full").is_char_device()


def test_a_full_or_closed_output_is_an_error(weft, desk, good):
    Path("answers.jsonl").write_text(good)
    command = [weft, "score", "answers.jsonl", "--data", "set", "--level", "tokens"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
    says_so = "cannot write to standard output: No space left"
    assert done.returncode == 3 and says_so in done.stderr, done
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, text=True)
    os.close(write)
    assert done.returncode == 3 and "cannot write" not in done.stderr, done


def cut_rows() -> None:
    file = data_of(Path("set"))
    file.write_text("".join(file.read_text().splitlines(True)[:-1]))


SETS = {
    "a row less": (cut_rows, "train-00000-of-00001.jsonl"),
    "another letter": (lambda: data_of(Path("set")).write_text(data_of(Path("set")).read_text().replace("a", "b", 1)), "train-00000"),
    "missing": (lambda: data_of(Path("set")).unlink(), "train-00000-of-00001.jsonl is missing"),
    "not finished": (lambda: Path("set/manifest.json").unlink(), "not finished"),
    "without end": (lambda: os.truncate(data_of(Path("set")), SPARSE), "train-00000-of-00001.jsonl"),
    "a row more in the manifest": (
        lambda: edit(Path("set/manifest.json"), lambda m: (m["files"][0].update(rows=4), m.update(rows=4))),
        "train-00000-of-00001.jsonl",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SETS)
def test_a_set_that_is_not_as_it_was_made_judges_nobody(weft, desk, good, name):
    spoil, word = SETS[name]
    Path("answers.jsonl").write_text(good + good.replace(json.loads(good)["id"], "0" * 32))
    says(score(weft), 1, "1 answers are about no row of set")
    spoil()
    done = score(weft)
    assert done.returncode in (1, 3) and word in done.stderr and "about no row" not in done.stderr, done
    assert done.stdout == "", done.stdout


def heard() -> None:
    """A run under nohup hands on that hangups are ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize("name", ["INT", "TERM", "HUP"])
def test_an_interrupt_ends_at_once_and_leaves_nothing(weft, desk, good, name):
    """While it waits for the next answer, and in the middle of very many."""
    for from_stdin in [True, False]:
        if not from_stdin:
            Path("answers.jsonl").write_text((good * 1000).replace("    ", "     ") * 40)
        command = [
            weft,
            "score",
            "-" if from_stdin else "answers.jsonl",
            "--data",
            "set",
            "--level",
            "tokens",
        ]
        command += [] if from_stdin else ["-o", "verdicts.jsonl"]
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=heard,
        )
        if from_stdin:
            process.stdin.write(good.encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["score"] == 1
        else:
            time.sleep(0.3)
        start = time.monotonic()
        process.send_signal(getattr(signal, f"SIG{name}"))
        process.wait(timeout=30)
        assert process.returncode in ([130] if from_stdin else [130, 0]), process.stderr.read()
        assert time.monotonic() - start < 5
        if process.returncode == 130:
            assert not Path("verdicts.jsonl").exists()
        assert os.listdir("tmp") == [] and not left_behind(desk)


def test_without_memory(weft, desk, good):
    Path("answers.jsonl").write_text(good)
    for kilobytes in [30000, 60000, 90000]:
        command = (
            f'ulimit -v {kilobytes}; exec "{weft}" score answers.jsonl --data set --level tokens --threads 1'
        )
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
        assert done.returncode in (0, 3, 127), (kilobytes, done)  # 127: the program itself cannot be loaded
        assert os.listdir("tmp") == []
    shutil.rmtree("tmp")
    done = score(weft)
    says(done, 3, "weft score: ", "tmp")
