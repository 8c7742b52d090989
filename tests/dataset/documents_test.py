"""The commands of docs/sets.md and docs/scoring.md, as a reader would type them."""

import json
import os
import subprocess
from pathlib import Path

import sets

DOCS = Path(__file__).parents[2] / "docs"


def commands_of(name):
    blocks = (DOCS / name).read_text(encoding="utf-8").split("```")[1::2]
    return [line for block in blocks for line in block.splitlines() if line.startswith("weft ")]


def shell(weft, line, folder):
    environment = {**os.environ, "PATH": f"{Path(weft).parent}:{os.environ['PATH']}"}
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line], cwd=folder, env=environment, capture_output=True, text=True
    )


def test_the_commands_about_sets_run(weft, tmp_path):
    sets.generate(weft, tmp_path / "data" / "large", "-n", 60, "-s", 2, "-d", "both", "--format", "jsonl")
    sets.generate(weft, tmp_path / "data" / "v1", "-n", 20, "-s", 2, "--format", "jsonl")
    sets.generate(weft, tmp_path / "data" / "v2", "-n", 24, "-s", 2, "--format", "parquet")
    (tmp_path / "benchmark").mkdir()
    (tmp_path / "benchmark" / "one.py").write_text(sets.run(weft, "synth", "-n", 1, "-s", 77).stdout)
    (tmp_path / "notes.md").write_text("Words that nobody copied.\n" * 9)
    (tmp_path / "unwanted.txt").write_text("# nothing yet\n")
    commands = commands_of("sets.md")
    assert len(commands) >= 17
    for line in commands:
        line = line.replace("3f2a", sets.jsonl_rows(tmp_path / "data" / "large")[0]["id"][:8])
        if line.startswith(("weft convert", "weft dedup")) and "-o -" not in line:
            line = line.split("#")[0] + " --force"
        done = shell(weft, line, tmp_path)
        # `diff` says by its code that two sets differ; `head` closes a pipe early.
        differ = line.startswith("weft diff data/v1")
        assert done.returncode == (1 if differ else 0) or "head" in line, (line, done.stderr)


def test_the_commands_about_answers_run(weft, tmp_path):
    first, second = commands_of("scoring.md")[:2]
    assert shell(weft, first.replace("-n 200", "-n 12") + " --quiet", tmp_path).returncode == 0
    rows = sets.jsonl_rows(tmp_path / "data" / "set")
    answers = [{"id": row["id"], "task": "python-cpp", "completion": row["cpp_forward"]} for row in rows]
    (tmp_path / "answers.jsonl").write_text("".join(json.dumps(answer) + "\n" for answer in answers))
    done = shell(weft, second, tmp_path)
    assert done.returncode == 0 and "pass@1: 1.0000" in done.stdout, done.stderr
    verdicts = [json.loads(line) for line in (tmp_path / "verdicts.jsonl").open()]
    assert [verdict["score"] for verdict in verdicts] == [1] * 12
    line = f"head -n 1 answers.jsonl | {' '.join('weft score - --data data/set'.split())} --level tokens"
    assert json.loads(shell(weft, line, tmp_path).stdout)["score"] == 1
