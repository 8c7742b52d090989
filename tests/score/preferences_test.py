"""Preference sets, judged: what they call wrong is wrong, and what they call right is right."""

import json
import subprocess

import pytest

MOST = 16  # answers of a task that are compiled and run


def run(weft, *args):
    done = subprocess.run([weft, *map(str, args)], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wide(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("preferences") / "wide"
    run(weft, "generate", "-n", 160, "-s", 5, "-o", folder, "--format", "jsonl", "--quiet")
    return folder


@pytest.mark.parametrize("task", ["text-python", "python-cpp", "forward-backward"])
def test_rejected_answers_score_0(weft, wide, tmp_path, task):
    pytest.importorskip("warp")
    run(weft, "convert", wide, "-o", tmp_path / "set", "--task", task, "--view", "preference")
    files = sorted((tmp_path / "set" / "data").glob("*"))
    rows = [json.loads(line) for path in files for line in path.read_text().splitlines()]
    assert len(rows) >= MOST
    answers = [(0, row, row["rejected"]) for row in rows[:MOST]] + [(1, row, row["chosen"]) for row in rows]
    lines = [json.dumps({"id": row["id"], "task": task, "completion": said}) for _, row, said in answers]
    (tmp_path / "answers.jsonl").write_text("\n".join(lines) + "\n")
    verdicts = map(json.loads, run(weft, "score", tmp_path / "answers.jsonl", "--data", wide).splitlines())
    for (score, row, _), verdict in zip(answers, verdicts, strict=True):
        assert verdict["score"] == score, (row["kernel_name"], row["index"], verdict)
