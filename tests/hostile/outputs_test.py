"""Where a command may write: a file of its own, over no input, no source and nothing of a set. Each with a harmless twin."""

import json
import os
from pathlib import Path

import pytest
from desk import MINE, left_behind, says, sets, source

ANSWER = {"id": "x", "task": "text-python", "completion": "nothing"}
COMMANDS = {  # with {} for the file, and the exit code where all is well
    "compile -o": (["compile", "scale.py", "-d", "cuda", "-o", "{}"], 0, "out.cu"),
    "compile --json": (["compile", "scale.py", "-o", "texts", "--json={}"], 0, "out.json"),
    "generate --json": (["generate", "-n", "1", "-o", "made", "--force", "--quiet", "--json={}"], 0, "out.json"),
    "synth --report": (["synth", "-n", "1", "--report", "{}"], 0, "out.md"),
    "validate --report": (["validate", "set", "--report", "{}"], 0, "out.json"),
    "diff -o": (["diff", "set", "other", "-o", "{}"], 1, "out.jsonl"),
    "score -o": (["score", "answers.jsonl", "--data", "set", "--level", "tokens", "-o", "{}"], 1, "out.jsonl"),
}  # fmt: skip


@pytest.fixture
def desk(weft, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("scale.py").write_text(source("scale"))
    Path("theirs.py").write_text(MINE)
    Path("mine").write_text(MINE)
    Path("answers.jsonl").write_text(json.dumps(ANSWER) + "\n")
    for folder, seed in [("set", 1), ("other", 2)]:
        sets.generate(weft, Path(folder), "-n", 2, "-s", seed, "--format", "jsonl", "--splits", "1,0,0")
    return tmp_path


def run(weft, command, name):
    args, code, _ = COMMANDS[command]
    return sets.run(weft, *(arg.replace("{}", name) for arg in args), check=False, timeout=60), code


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_but_a_file_is_written(weft, desk, command):
    ending = Path(COMMANDS[command][2]).suffix
    Path("mine" + ending).write_text(MINE)
    Path("link" + ending).symlink_to("mine" + ending)
    Path("nowhere" + ending).symlink_to("missing")
    os.mkfifo("pipe" + ending)
    for name in ["link", "nowhere", "pipe"]:
        done, _ = run(weft, command, name + ending)
        says(
            done,
            3,
            f"cannot write {name}{ending}: it is a {'pipe' if name == 'pipe' else 'link'}, not a file",
        )
    done, _ = run(weft, command, f"no/such{ending}")
    says(done, 3, "No such file or directory")
    assert Path("mine" + ending).read_text() == MINE and not Path("missing").exists()
    done, code = run(weft, command, COMMANDS[command][2])
    says(done, code)
    assert Path(COMMANDS[command][2]).stat().st_size > 0
    assert not left_behind(desk)


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "compile -o"])
def test_a_report_goes_over_no_source(weft, desk, command):
    done, _ = run(weft, command, "theirs.py")
    says(done, 2, "cannot write theirs.py: it is a Python file, and this is a report")
    assert Path("theirs.py").read_text() == MINE
    done, code = run(weft, command, "new.py")  # nobody's
    says(done, code)


@pytest.mark.parametrize("command", ["validate --report", "diff -o", "score -o"])
def test_a_report_goes_over_no_file_of_the_set(weft, desk, command):
    for path in [*Path("set").rglob("*.json"), *Path("set").rglob("*.jsonl")]:
        before = path.read_bytes()
        done, _ = run(weft, command, str(path))
        says(done, 2, f"cannot write {path}: it is an input")
        assert path.read_bytes() == before


def test_the_summary_of_a_set_stays_out_of_it(weft, desk):
    for name in ["made/manifest.json", "made", "made/../made/x.json", "."]:
        done, _ = run(weft, "generate --json", name)
        assert done.returncode in (2, 3) and name.split("/")[0] in done.stderr, done
        assert not Path("made").exists()
    done, _ = run(weft, "generate --json", "summary.json")
    says(done, 0)
    assert done.stdout == "" and json.loads(Path("summary.json").read_text())["rows"] == 1
    done, _ = run(weft, "generate --json", "-")
    assert json.loads(done.stdout)["status"] == "made"


def test_a_dash_is_no_folder(weft, desk):
    done = sets.run(weft, "compile", "scale.py", "-d", "cuda", "-o", "-", check=False)
    says(done, 0, "extern")
    assert not Path("-").exists()
    same = sets.run(weft, "compile", "scale.py", "-d", "cuda", check=False)
    assert same.stdout == done.stdout
