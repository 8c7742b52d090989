"""tools/training: a set through datatrove, and a fine-tuning from rows to a score (where torch is installed: ./dev trainers)."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools" / "training"


def rows_in(folder, pattern):
    return [
        json.loads(line) for path in sorted(folder.glob(pattern)) for line in path.read_text().splitlines()
    ]


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_a_set_is_read_and_written_filtered(weft, tmp_path, form):
    pytest.importorskip("datatrove")
    made = [weft, "generate", "-n", "60", "--quiet", "--shards", "3", "-o"]
    subprocess.run([*made, tmp_path / "set", "--format", form], check=True)
    subprocess.run([*made, tmp_path / "same", "--format", "jsonl"], check=True)
    wanted = {
        row["id"]: row
        for row in rows_in(tmp_path / "same", "data/*.jsonl")
        if row["difficulty"] >= 3 and row["gradient"]["kind"] == "exact"
    }
    command = [sys.executable, TOOLS / "filter.py", tmp_path / "set", tmp_path / "out", "--tasks", "2"]
    command += ["--least-difficulty", "3", "--gradient", "exact"]
    for _ in range(2):  # the second time it finds that all is done
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        found = rows_in(tmp_path / "out", "*/*.jsonl")
        assert {row["id"]: row for row in found} == wanted and len(found) == len(wanted) > 3
    assert {path.parent.name for path in (tmp_path / "out").glob("*/*.jsonl")} == {
        row["split"] for row in wanted.values()
    }


def test_a_folder_that_is_no_set_is_told(tmp_path):
    pytest.importorskip("datatrove")
    done = subprocess.run(
        [sys.executable, TOOLS / "filter.py", tmp_path, tmp_path / "out"], capture_output=True, text=True
    )
    assert done.returncode == 2 and "holds no jsonl and no parquet" in done.stderr


def test_a_model_is_trained_and_judged(folder):
    command = [sys.executable, TOOLS / "finetune.py", "--rows", "300", "--seconds", "3", "--questions", "3"]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [*command, "--level", "compiles"], env=environment, capture_output=True, text=True, timeout=600
    )
    if done.returncode == 77:
        assert "torch is not installed" in done.stdout
        pytest.skip(done.stdout.strip())
    assert done.returncode == 0, done.stderr
    assert "loss" in done.stdout and "3 questions of structures it has not seen" in done.stdout
