"""The exemplars are what their README asks for, and their variants are accepted by Warp with the text that weft writes. The whole check
of every file, with its runs, is `python tests/exemplars/check_exemplars.py`; here a part of them runs, which the commit decides."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "golden")]

import catalogue  # noqa: E402
import check_exemplars  # noqa: E402
import compare  # noqa: E402
from recorded_test import part_of_this_commit  # noqa: E402

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "exemplars").glob("*/*.py"))
RUN_PARTS = 50


def wrong_ones(wrong: dict) -> dict:
    return {path.name: lines for path, lines in wrong.items() if lines}


def test_every_exemplar_has_the_text_of_warp(weft: Path):
    assert len(FILES) >= 300
    wrong, _ = check_exemplars.check(str(weft), FILES, run=False)
    assert wrong_ones(wrong) == {}


def test_the_catalogue_is_what_they_are(weft: Path):
    assert catalogue.FILE.read_text() == catalogue.text_of(str(weft)), (
        "python tests/exemplars/catalogue.py WEFT --write"
    )


def test_a_part_of_them_runs(weft: Path):
    wrong, _ = check_exemplars.check(str(weft), FILES[part_of_this_commit() :: RUN_PARTS])
    assert wrong_ones(wrong) == {}


@pytest.fixture(scope="module")
def variants(weft: Path) -> list[dict]:
    command = [str(weft), "synth", "--mix", "real", "-n", "60", "-s", "17", "--json"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in text.splitlines()]


def test_variants_have_the_text_of_warp(weft: Path, variants: list[dict], tmp_path: Path):
    paths = []
    for row in variants:
        path = tmp_path / f"variant_{row['index']}.py"
        path.write_text(row["python_source"], encoding="utf-8")
        paths.append(path)
    wrong = [(outcome.path.name, outcome.detail) for outcome in compare.compare_files(str(weft), paths).wrong]
    assert wrong == []


def test_descriptions_speak_of_what_is_there(variants: list[dict]):
    for row in variants:
        names = set(re.findall(r"[A-Za-z_]\w*", row["python_source"]))
        for quoted in re.findall(r"`([^`]*)`", row["description"]):
            unknown = set(re.findall(r"(?<![\w.\"'])[A-Za-z_]\w*", quoted)) - names
            assert not unknown, (row["family"], row["transforms"], quoted, unknown)
        for argument in row["inputs"]["args"]:
            assert argument["name"].split(".")[0] in names


def test_variants_run(weft: Path, tmp_path: Path):
    command = [
        str(weft),
        "validate",
        "--mix",
        "real",
        "-n",
        "12",
        "-s",
        "5",
        "--run",
        "cpu",
        "--no-gradients",
        "--json",
    ]
    command += ["--warp", str(check_exemplars.NATIVE)]
    report = json.loads(subprocess.run(command, capture_output=True, text=True).stdout)
    assert report["checks"]["run-cpu"] == {"checked": 12, "failed": 0}, report["findings"]


def test_a_set_of_variants_is_a_set(weft: Path, tmp_path: Path):
    def call(*words) -> str:
        done = subprocess.run([str(weft), *map(str, words)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    call("generate", "--mix", "real", "-n", 30, "-d", "both", "--format", "jsonl", "-o", tmp_path / "set")
    assert "30 made again" in call("validate", tmp_path / "set")
    path = next((tmp_path / "set" / "data").glob("train-*.jsonl"))
    row = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert row["policy"] == "mix=real" and row["family"] and row["brief"] and row["idea"]


FAMILIES = ("tile", "geometry", "generic", "custom_grad", "native")


def rows_of(weft: Path, *words: str) -> list[dict]:
    text = subprocess.run([str(weft), *words], capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("family", FAMILIES)
def test_families_have_the_text_of_warp(weft: Path, family: str, tmp_path: Path):
    paths = []
    for row in rows_of(weft, "synth", "-n", "30", "-s", "23", "-c", family, "--json"):
        assert row["category"] == family and row["family"]
        path = tmp_path / f"variant_{row['index']}.py"
        path.write_text(row["python_source"], encoding="utf-8")
        paths.append(path)
    wrong = [(outcome.path.name, outcome.detail) for outcome in compare.compare_files(str(weft), paths).wrong]
    assert wrong == []


def test_a_set_of_families_is_a_set(weft: Path, tmp_path: Path):
    folder = tmp_path / "set"
    words = [
        "generate",
        "-c",
        ",".join(FAMILIES),
        "-n",
        "50",
        "-d",
        "both",
        "--standalone",
        "--format",
        "jsonl",
    ]
    done = subprocess.run([str(weft), *words, "-o", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    done = subprocess.run([str(weft), "validate", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0 and "50 made again" in done.stdout, done.stdout + done.stderr
    rows = [
        json.loads(line)
        for path in (folder / "data").glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert {row["category"] for row in rows} == set(FAMILIES)
    for row in rows:
        # Who can say how a mesh is made?
        can_run = row["category"] != "geometry"
        assert (row["inputs"] is not None) == (row["launch_script"] is not None) == can_run
        if row["category"] in ("tile", "geometry"):
            assert row["cuda_standalone"] is None
        if row["category"] in ("tile", "geometry", "custom_grad", "native"):
            assert row["gradient"]["kind"] in ("unknown", "none"), row["gradient"]
        assert row["structure"] and row["description"] and row["split"]


def test_a_difficulty_that_a_family_has_not_is_told(weft: Path):
    for family in FAMILIES:
        listed = rows_of(weft, "synth", "--exemplars", "--json")
        levels = {row["difficulty"] for row in listed if row["categories"] == [family]}
        for level in range(1, 6):
            words = ["synth", "-c", family, "--difficulty", str(level), "--json"]
            done = subprocess.run([str(weft), *words], capture_output=True, text=True)
            if level in levels:
                assert done.returncode == 0 and json.loads(done.stdout)["difficulty"] == level
            else:
                assert done.returncode == 2 and f"no kernel of difficulty {level}" in done.stderr


def test_no_other_policy_holds_a_family(weft: Path):
    listed = rows_of(weft, "synth", "--exemplars", "--json")
    names = {row["name"] for row in listed if set(row["categories"]) & set(FAMILIES)}
    assert len(names) >= 50
    for words in (["-n", "300"], ["-n", "100", "--mix", "real"]):
        rows = rows_of(weft, "synth", *words, "--json")
        assert not names & {row.get("family") for row in rows}
        assert not set(FAMILIES) & {row["category"] for row in rows}


def test_mix_real_goes_without_the_options_of_growing(weft: Path):
    for words in (["-c", "vector"], ["--difficulty", "3"], ["--max-bytes", "900"]):
        done = subprocess.run([str(weft), "synth", "--mix", "real", *words], capture_output=True, text=True)
        assert done.returncode == 2 and "the mix `real`" in done.stderr


def test_the_document_lists_the_transforms():
    rows = re.findall(
        r'^WEFT_TRANSFORM\(\w+, +"(\w+)", +(\w+),.*"(.*)"\)$',
        (ROOT / "src/vary/transforms.def").read_text(),
        re.M,
    )
    table = re.findall(r"^\| `(\w+)` \| (\w+) \| (.*) \|$", (ROOT / "docs/variants.md").read_text(), re.M)
    assert table == [(name, meaning.lower(), text) for name, meaning, text in rows]
