"""Crashes, full disks, wrong folders: what is finished stays, and going on gives the same bytes."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import sets
from kill_matrix import Matrix


@pytest.mark.parametrize("form", sets.FORMATS)
def test_killed_runs_go_on_to_the_same_bytes(weft, tmp_path, form):
    matrix = Matrix(weft, tmp_path, form, n=40 if form == "json" else 200)
    killed = matrix.kills(6)
    assert killed.differences == 0
    assert killed.hits >= 3  # short runs: the clock often comes too late
    failed = matrix.faults(4)
    assert failed.differences == 0


def test_every_single_operation_may_be_the_last(weft, tmp_path):
    matrix = Matrix(weft, tmp_path, "jsonl", n=8)
    matrix.options[matrix.options.index("--threads") + 1] = 1
    for at in range(1, matrix.operations + 1):
        folder = tmp_path / f"at-{at}"
        process = matrix.start(folder, f"{'torn' if at % 2 else 'kill'}@{at}")
        process.wait()
        sets.generate(weft, folder, "--resume", *matrix.options)
        assert sets.fingerprint(folder) == matrix.expected, f"killed at operation {at} of {matrix.operations}"


def test_a_real_full_disk(weft, tmp_path):
    """A file may not grow: the kernel's own refusal, not an injected one."""
    folder = tmp_path / "set"
    command = f'ulimit -f 64; exec "{weft}" generate -n 400 -o "{folder}" --format jsonl --quiet'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.returncode == 3
    assert "cannot write" in done.stderr and "--resume" in done.stderr
    sets.generate(weft, folder, "-n", 400, "--format", "jsonl", "--resume")
    sets.generate(weft, tmp_path / "other", "-n", 400, "--format", "jsonl")
    assert sets.fingerprint(folder) == sets.fingerprint(tmp_path / "other")


def test_a_read_only_target(weft):
    with tempfile.TemporaryDirectory(prefix="weft-read-only-") as folder:
        program = shutil.copy(weft, folder)  # where another user can start it
        Path(folder).chmod(0o555)
        root = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
        command = [program, "generate", "-n", "1", "-o", f"{folder}/set"]
        done = subprocess.run(command, capture_output=True, text=True, **root)
        Path(folder).chmod(0o755)
    assert done.returncode == 3
    assert f"cannot create the folder {folder}/set" in done.stderr and "Permission denied" in done.stderr


def test_a_folder_that_vanishes(weft, tmp_path):
    folder = tmp_path / "set"
    command = [
        str(weft),
        "generate",
        "-n",
        "300000",
        "-o",
        str(folder),
        "--shards",
        "3000",
        "--quiet",
        "-d",
        "both",
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    while not (folder / ".weft/shards").exists() or not list((folder / ".weft/shards").iterdir()):
        time.sleep(0.01)
    folder.rename(tmp_path / "elsewhere")
    _, messages = process.communicate(timeout=300)
    assert process.returncode == 3, messages
    assert "cannot" in messages


def test_an_interrupt_says_how_to_go_on(weft, tmp_path):
    options = ["-n", "300000", "--shards", "3000", "-d", "both", "--format", "jsonl"]
    command = [str(weft), "generate", "-o", str(tmp_path / "set"), "--quiet", *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    while not list((tmp_path / "set").glob("data/*")):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    _, messages = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "--resume" in messages
    assert not (tmp_path / "set/manifest.json").exists()
    for path in (tmp_path / "set/data").iterdir():  # what is there is whole
        assert path.read_text().endswith("}\n")


def test_other_options_are_refused_with_the_difference(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 30, "-s", 1, "--format", "jsonl")
    done = sets.generate(
        weft, tmp_path / "set", "-n", 30, "-s", 2, "--format", "jsonl", "--resume", check=False
    )
    assert done.returncode == 2
    assert "seed: there 1, here 2" in done.stderr


def test_threads_are_no_difference_and_a_complete_set_is_left_alone(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 30, "--threads", 1, "--format", "jsonl")
    before = sets.fingerprint(tmp_path / "set")
    done = sets.run(weft, "generate", "-n", 30, "-o", tmp_path / "set", "--format", "jsonl", "--threads", 2)
    assert "complete" in done.stdout
    assert sets.fingerprint(tmp_path / "set") == before


def test_a_foreign_folder_is_refused(weft, tmp_path):
    folder = tmp_path / "set"
    folder.mkdir()
    (folder / "thesis.tex").write_text("years of work")
    for more in [[], ["--resume"], ["--force"]]:
        done = sets.generate(weft, folder, "-n", 3, *more, check=False)
        assert done.returncode == 2 and "thesis.tex" in done.stderr
    assert [path.name for path in folder.iterdir()] == ["thesis.tex"]


def test_an_unfinished_set_is_not_resumed_unasked(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 30, "--format", "jsonl")
    (tmp_path / "set/manifest.json").unlink()
    done = sets.generate(weft, tmp_path / "set", "-n", 30, "--format", "jsonl", check=False)
    assert done.returncode == 2 and "--resume" in done.stderr


def test_a_damaged_shard_is_made_again(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 30, "--format", "jsonl", "--shards", 3)
    before = sets.fingerprint(tmp_path / "set")
    (tmp_path / "set/manifest.json").unlink()
    shard = sorted((tmp_path / "set/data").iterdir())[1]
    shard.write_text(shard.read_text()[:-100])
    sets.generate(weft, tmp_path / "set", "-n", 30, "--format", "jsonl", "--shards", 3, "--resume")
    assert sets.fingerprint(tmp_path / "set") == before


@pytest.mark.parametrize("form", sets.FORMATS)
def test_what_comes_is_told_and_must_fit_on_the_disk(weft, tmp_path, form):
    options = ["generate", "-o", tmp_path / "set", "-n", 200, "-d", "both", "--format", form]
    done = sets.run(weft, *options, env={"WEFT_TEST_FAULT": "free@50000"}, check=False)
    assert done.returncode == 3 and "50 KB are free" in done.stderr and "--no-space-check" in done.stderr
    assert not (tmp_path / "set").exists()
    done = sets.run(weft, *options, "--no-space-check", env={"WEFT_TEST_FAULT": "free@50000"})
    said = re.search(
        r"expected in \S+: 200 rows, (?:up to )?(\d+) files, about ([\d.]+) (.B) \(50 KB are free\)",
        done.stderr,
    )
    manifest = json.loads((tmp_path / "set/manifest.json").read_text())
    files = sum(entry.get("files", 1) for entry in manifest["files"])
    assert files <= int(said[1]) <= max(files, 4)
    expected = float(said[2]) * {"KB": 1e3, "MB": 1e6}[said[3]]
    there = sum(path.stat().st_blocks * 512 for path in (tmp_path / "set").rglob("*") if path.is_file())
    assert 0.6 * there < expected < 1.7 * there
    # What is there already need not be free.
    sets.run(weft, *options, "--force", env={"WEFT_TEST_FAULT": f"free@{int(max(0.0, 2.6 * there - there))}"})
