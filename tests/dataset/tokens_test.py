"""The column `tokens`: close to what the tokenizers it names make of the texts."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import sets
from fit_tokens import COLUMNS, tokenizers


@pytest.mark.parametrize("mix", ["balanced", "real"])
def test_estimates_are_within_five_percent(weft, mix):
    options = ["-d", "both", "-s", 90, "-n", 40 if mix == "balanced" else 20, "--mix", mix]
    rows = [json.loads(line) for line in sets.run(weft, "generate", "-o", "-", *options).stdout.splitlines()]
    for name, tokenizer in tokenizers().items():
        for column in COLUMNS:
            true = sum(len(tokenizer.encode(row[column], bos=False, eos=False)) for row in rows)
            said = sum(row["tokens"][f"{column}_{name}"] for row in rows)
            assert abs(said - true) <= 0.05 * true, f"{column}, {name}: {said} for {true}"


def test_figures_add_up_the_rows(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 50, "-d", "cuda", "--format", "jsonl")
    rows = sets.jsonl_rows(tmp_path / "set")
    stats = json.loads((tmp_path / "set/stats.json").read_text())["tokens"]
    assert set(stats) == {"python_source", "cuda_forward", "cuda_backward"}
    for column, by_tokenizer in stats.items():
        for name, figures in by_tokenizer.items():
            assert figures["total"] == sum(row["tokens"][f"{column}_{name}"] for row in rows)
    assert all(row["tokens"]["cpp_forward_tekken"] == 0 for row in rows)
