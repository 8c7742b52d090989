"""The pairs of samples/ are what the command of samples/README.md makes, and pass `weft validate`."""

import json
import re
import subprocess
from pathlib import Path

import pages
import pytest

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "samples"
OF_THE_RUN = {"run.json", "progress.json"}  # and .weft: a clock, records of the run


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    """A folder in which the command of the page was run."""
    folder = tmp_path_factory.mktemp("samples")
    command = re.search(
        r"^weft generate .*-o samples/pairs && .*$", (SAMPLES / "README.md").read_text(), re.M
    )[0]
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=pages.environment_for(weft, folder),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder / "samples"


def test_the_pairs_are_made_again(made):
    kept = {path.name: path.read_bytes() for path in (SAMPLES / "pairs").iterdir()}
    again = {path.name: path.read_bytes() for path in (made / "pairs").iterdir() if path.is_file()}
    assert kept.keys() == again.keys() - OF_THE_RUN
    for name, content in kept.items():
        assert content == again[name], f"{name}: make the samples again as samples/README.md tells"
    assert (SAMPLES / "pairs.jsonl").read_bytes() == (made / "pairs.jsonl").read_bytes()


@pytest.mark.parametrize("name", ["pairs", "pairs.jsonl"])
def test_they_are_valid(weft, tmp_path, name):
    done = subprocess.run(
        [weft, "validate", SAMPLES / name, "--report", tmp_path / "report.json"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all well: 100 rows, 0 with failures" in done.stdout


def test_they_are_what_the_page_says(weft):
    rows = [json.loads(line) for line in (SAMPLES / "pairs.jsonl").open(encoding="utf-8")]
    listed = subprocess.run([weft, "synth", "--help"], capture_output=True, text=True).stdout
    of_the_mix = listed.split("Categories:\n")[1].split("Only by name")[0]
    categories = re.findall(r"^  (\w+) ", of_the_mix, re.MULTILINE)
    assert len(rows) == 100 and {row["category"] for row in rows} == set(categories)
    assert len({row["structure"] for row in rows}) == 100
    for row in rows:
        for device, other in (("cpu", "cpp"), ("cuda", "cuda")):
            pair = json.loads((SAMPLES / f"pairs/pair_{row['index']:06}.{device}.json").read_text())
            assert pair["python_source"] == row["python_source"]
            assert pair["cpp_forward"] == row[f"{other}_forward"] != ""
            assert pair["cpp_backward"] == row[f"{other}_backward"] != ""
