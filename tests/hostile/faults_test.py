"""A full disk, an I/O error, a write cut short, a kill: at every operation of every command that writes.

Whatever fails is told with the name of the file and exit code 3; what was there before is there still or the new is there, whole;
nothing half-written stays; and the same command works once the disk does.
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path

import pytest
from desk import left_behind, sets, source, write_rows


@pytest.fixture(scope="module")
def desk(weft, tmp_path_factory):
    """What the commands read: two sources, a set, two shards, answers to questions about the set."""
    top = tmp_path_factory.mktemp("faults") / "desk"
    top.mkdir()
    for name in ["one", "two"]:
        (top / f"{name}.py").write_text(source(name))
    options = ["-n", 4, "-s", 1, "--format", "jsonl", "--splits", "1,0,0"]
    sets.generate(weft, top / "set", *options)
    for shard in ["0/2", "1/2"]:
        sets.generate(weft, top / "shards", *options, "--shard", shard)
    shutil.copytree(top / "set", top / "older")
    sets.run(weft, "cuda", top / "one.py", "-o", top / "projects", "--quiet")
    (top / "nvcc").write_text(NVCC)
    (top / "nvcc").chmod(0o755)
    write_rows(
        top / "answers.jsonl",
        [
            {"id": row["id"], "task": "text-python", "completion": text}
            for row in sets.jsonl_rows(top / "set")
            for text in (row["python_source"], "no kernel")
        ],
    )
    return top


# Says its version, and leaves PTX where it is told to.
NVCC = """#!/bin/sh
case "$*" in *--version*) echo release 12.8; exit 0;; esac
for word in "$@"; do [ "$last" = --keep-dir ] && echo ptx > "$word/one.ptx"; last=$word; done
"""

# The suite takes so many operations of each kind of fault; WEFT_TEST_ALL_FAULTS=1 takes all.
EACH = 1000000 if os.environ.get("WEFT_TEST_ALL_FAULTS") else 3

# Every command that writes. What each writes is compared, but for what shows the clock.
COMMANDS = {
    "compile": ["compile", "one.py", "two.py", "-o", "out", "-d", "both"],
    "compile --json --map": ["compile", "one.py", "-o", "out", "--json=report.json", "--map=map.json"],
    "cuda": ["cuda", "one.py", "two.py", "-o", "out", "--quiet"],
    "cuda over projects": ["cuda", "one.py", "-o", "projects", "--force", "--quiet", "--backward"],
    "cuda --verify": ["cuda", "--verify", "projects", "--nvcc", "./nvcc", "--threads", "1"],
    "cuda, grown": ["cuda", "-n", "2", "-s", "1", "-c", "vector", "-o", "out", "--quiet"],
    "convert": ["convert", "set", "-o", "out", "--format", "jsonl.zst", "--threads", "1"],
    "convert with a task": ["convert", "set", "-o", "out", "--task", "python-cpp", "--view", "prompt", "--threads", "1"],
    "convert --force": ["convert", "set", "-o", "older", "--force", "--where", "index<3", "--threads", "1"],
    "dedup": ["dedup", "set", "-o", "out", "--threads", "1"],
    "dedup --force": ["dedup", "set", "-o", "older", "--force", "--threads", "1"],
    "merge": ["merge", "shards"],
    "validate": ["validate", "set", "--threads", "1"],
    "validate --report": ["validate", "set", "--report", "report.json", "--threads", "1"],
    "validate --annotate": ["validate", "set", "--annotate", "out", "--threads", "1"],
    "validate --annotate --force": ["validate", "set", "--annotate", "older", "--force", "--threads", "1"],
    "validate --run -o": ["validate", "set", "--sample", "2", "--run", "cpu", "--no-gradients", "-o", "out", "--report", "report.json", "--threads", "1"],
    "generate with a task": ["generate", "-n", "3", "-o", "out", "--task", "python-cpp", "--threads", "1", "--quiet"],
    "generate --shard": ["generate", "-n", "4", "-o", "out", "--format", "parquet", "--shard", "0/2", "--threads", "1", "--quiet"],
    "generate, pairs": ["generate", "-n", "3", "-o", "out", "--format", "json", "--threads", "1", "--quiet"],
    "generate --from": ["generate", "--from", "one.py", "-o", "out", "--format", "jsonl", "--threads", "1", "--quiet"],
    "diff --html": ["diff", "one.py", "--html", "page.html"],
    "diff": ["diff", "set", "older", "-o", "differences.jsonl", "--threads", "1"],
    "score": ["score", "answers.jsonl", "--data", "set", "--level", "tokens", "-o", "verdicts.jsonl", "--threads", "1"],
    "synth --report": ["synth", "-n", "2", "--report", "report.md"],
    "ptx": ["ptx", "one.py", "-o", "out", "--threads", "1"],
    "run": ["run", "one.py", "-o", "out", "-n", "4"],
}  # fmt: skip
# Their next run removes what a killed one left.
WRITE_SETS = ("dedup", "merge", "generate", "validate --annotate")
NEED_WARP = ("ptx", "run", "validate --run")  # its headers, a compiler or NVRTC


def state(folder: Path) -> dict[str, str]:
    """Everything but locks, what was in the making, and texts that are only on the way to a compiler or from it."""
    found = sets.fingerprint(folder)
    for path in folder.rglob("validation.json"):  # of a set; it has no clock
        found[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return {
        path: mark
        for path, mark in found.items()
        if not path.endswith((".weft/lock", ".so", ".gch")) and not path.startswith("out/common_")
    }


def contents(files: dict[str, str], folder: str) -> set[str]:
    return {mark for path, mark in files.items() if path.startswith(folder)}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_operation_may_fail(weft, desk, tmp_path, monkeypatch, name):
    command = COMMANDS[name]
    if name.startswith(NEED_WARP):
        pytest.importorskip("warp")
        monkeypatch.setenv("VIRTUAL_ENV", sys.prefix)
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))

    def fresh() -> Path:
        shutil.rmtree(tmp_path / "work", ignore_errors=True)
        shutil.copytree(desk, tmp_path / "work")
        monkeypatch.chdir(tmp_path / "work")
        return tmp_path / "work"

    before = state(fresh())
    env = {"WEFT_TEST_FAULT": "count", "WEFT_TEST_FAULT_COUNT": str(tmp_path / "operations")}
    sets.run(weft, *command, env=env)
    after = state(tmp_path / "work")
    operations = int((tmp_path / "operations").read_text())
    assert operations >= 3 and after != before
    faults = ["enospc", "eio", "short", "kill"]
    step = max(1, operations // EACH)
    for number, fault in enumerate(faults):
        for at in range(1 + number * step // len(faults), operations + 1, step):
            work = fresh()
            done = sets.run(weft, *command, env={"WEFT_TEST_FAULT": f"{fault}@{at}"}, check=False)
            where = (fault, at, operations, done.stdout, done.stderr)
            if fault == "kill":
                assert done.returncode == -9, where
                shutil.rmtree(temporary)
                temporary.mkdir()
            else:
                assert done.returncode == 3 and "cannot " in done.stderr, where
                assert not left_behind(work) and not list(temporary.iterdir()), where
            now = state(work)
            # What was there is there, or the new is. A set goes once the new one is whole, be it still on its way in.
            replaced = "--force" in name and contents(after, "older/") <= contents(now, "older/")
            for path, mark in before.items():
                going = replaced and path.startswith("older/")
                assert now.get(path) in (mark, after.get(path)) or going, (path, where)
            if "--force" in name and not (work / "older/manifest.json").exists():
                said = sets.run(weft, "stats", "older", check=False)
                assert said.returncode in (1, 3) and "not finished" in said.stderr, where
            goes_on = command[0] == "generate" or (command[0] == "convert" and "--force" not in command)
            again = [*command, "--resume"] if goes_on else list(command)
            if (work / "out").exists() and (command[0] in ("dedup", "cuda") or "--annotate" in command):
                again.append("--force")
            redone = sets.run(weft, *again, check=False)
            merged = name == "merge" and "is merged already" in redone.stderr
            assert redone.returncode == 0 or merged, (again, redone.stdout, redone.stderr, where)
            # Only a kill leaves parts, and of single files nobody looks for them again.
            kept = {path: mark for path, mark in state(work).items() if ".part" not in path}
            assert kept == after, where
            if "--shard" in name and left_behind(work):  # of the options, which are of all shards
                sets.run(weft, *[word.replace("0/2", "1/2") for word in command])
                sets.run(weft, "merge", "out")
            left = [path for path in left_behind(work) if fault != "kill" or "/.validation.json." not in path]
            assert (fault == "kill" and not name.startswith(WRITE_SETS)) or not left, where
