"""weft.validate, weft.score and the command of the package."""

import json
import subprocess
import sys

import pytest


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    where = tmp_path_factory.mktemp("sets") / "set"
    subprocess.run([weft, "generate", "--quiet", "-n", "8", "-o", where, "--format", "jsonl"], check=True)
    return where


def test_a_set_is_validated(weft, package, made):
    report = package.validate(made)
    assert report["status"] == "ok" and report["rows"] == 8
    again = subprocess.run([weft, "validate", made, "--json"], capture_output=True, text=True, check=True)
    assert report["checks"] == json.loads(again.stdout)["checks"]


def test_a_damaged_set_is_told(package, made, tmp_path):
    (path,) = made.rglob("train*.jsonl")
    row = json.loads(path.read_text().splitlines()[0])
    row["cpp_forward"] = row["cpp_forward"].replace("+", "-").replace("wp::", "wq::")
    bad = tmp_path / "bad.jsonl"
    bad.write_text(json.dumps(row) + "\n")
    report = package.validate(bad)
    assert report["status"] != "ok" and report["failed_rows"] == 1


def test_what_is_not_there_is_an_error(package, tmp_path):
    with pytest.raises(package.WeftError, match="nothing"):
        package.validate(tmp_path / "nothing")
    with pytest.raises(package.WeftError, match="nothing"):
        package.score([{"id": "0", "task": "python-cpp", "completion": ""}], tmp_path / "nothing")


def answers(package):
    for row in package.generate(8):
        yield {"id": row["id"], "task": "python-cpp", "completion": f"```cpp\n{row['cpp_forward']}```"}
        yield {"id": row["id"], "task": "python-cpp", "completion": "int main() {}"}


def test_answers_are_judged(package, made):
    verdicts = package.score(answers(package), made, level="tokens")
    assert [verdict["identical"] for verdict in verdicts] == [True, False] * 8
    with package.Scorer(made, level="tokens") as scorer:
        for answer, verdict in zip(answers(package), verdicts, strict=True):
            assert scorer(answer) == verdict


def test_a_scorer_that_ended_says_why(package, tmp_path):
    with pytest.raises(package.WeftError, match="nothing"), package.Scorer(tmp_path / "nothing") as scorer:
        scorer({"id": "0", "task": "python-cpp", "completion": ""})


def test_the_command_is_there(weft, folder):
    done = subprocess.run(
        [sys.executable, "-m", "weft", "--version"],
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        check=True,
    )
    assert done.stdout == subprocess.run([weft, "--version"], capture_output=True, check=True).stdout
