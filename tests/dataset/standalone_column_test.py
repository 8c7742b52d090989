"""`weft generate --standalone`: plain CUDA programs in rows, and the task that asks for them."""

import json
import re
import sys
from pathlib import Path

import pytest
import sets

sys.path.append(str(Path(__file__).resolve().parents[1] / "standalone"))
import emulate

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def rows(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("standalone") / "set"
    sets.generate(weft, folder, "-n", 120, "-d", "cuda", "--standalone", "--format", "jsonl")
    report = sets.run(weft, "validate", folder, "--json")
    assert json.loads(report.stdout)["rows"] == 120
    return sets.jsonl_rows(folder)


def test_most_kernels_have_a_program_and_each_names_its_variant(rows):
    written = [row for row in rows if row["cuda_standalone"] is not None]
    assert len(written) >= 0.95 * len(rows)
    assert all((row["variant"] is None) == (row["cuda_standalone"] is None) for row in rows)
    assert {"basic", "grid-stride"} <= {row["variant"] for row in written}
    for row in written:
        assert "__global__ void " in row["cuda_standalone"] and "int main(" in row["cuda_standalone"]
        if row["variant"] in ("shuffle", "coop", "wmma"):  # which speak of CUDA's own warps
            continue
        assert "warp" not in row["cuda_standalone"].lower().replace("warpsize", "").replace(
            f"{row['kernel_name']}.py", ""
        )


def test_every_variant_occurs_in_a_set(weft, tmp_path):
    """Sums, stencils and products in few categories, so that a small set has all ten."""
    options = ("-n", 400, "-c", "ml,reduction,multidim", "--difficulty", "2-3", "-d", "cuda", "--standalone")
    sets.generate(weft, tmp_path / "set", *options, "--no-backward", "--format", "jsonl")
    table = (ROOT / "src/standalone/variants.def").read_text()
    variants = set(re.findall(r'^WEFT_VARIANT\(\w+, +"([\w-]+)"', table, re.M))
    assert len(variants) == 10
    assert variants <= {row["variant"] for row in sets.jsonl_rows(tmp_path / "set")}


def test_the_program_of_a_row_runs(rows, tmp_path):
    """On the host, for want of a GPU: the row's text is all that is needed."""
    checked = 0
    for row in rows[:24]:
        project = tmp_path / row["id"]
        project.mkdir()
        (project / "metadata.json").write_text(json.dumps({"name": row["kernel_name"]}))
        (project / f"{row['kernel_name']}.cu").write_text(row["cuda_standalone"] or "")
        if row["cuda_standalone"] is None:
            continue
        try:
            done = emulate.run(project, "--n", "100")
        except emulate.Unsupported:
            continue
        assert done.returncode == 0 and "PASS" in done.stdout, (row["kernel_name"], done.stdout)
        checked += 1
        if checked == 6:
            return
    raise AssertionError("too few programs can be run on the host")


def test_a_program_that_was_changed_is_found(weft, rows, tmp_path):
    row = next(row for row in rows if row["cuda_standalone"] is not None)
    changes = [
        {"cuda_standalone": row["cuda_standalone"].replace("+", "-", 1)},
        {"variant": "basic" if row["variant"] != "basic" else "grid-stride"},
        {"variant": "no-such"},
        {"variant": None},
        {"cuda_standalone": None},
    ]
    for number, change in enumerate(changes):
        bare = tmp_path / f"{number}.jsonl"
        bare.write_text(json.dumps({**row, "policy": None, **change}) + "\n")
        done = sets.run(weft, "validate", bare, "--json", check=False)
        found = {finding["check"] for finding in json.loads(done.stdout)["findings"]}
        assert done.returncode == 1 and found & {"standalone", "schema"}, change


def test_the_task_asks_for_the_program(weft, rows, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 60, "--task", "standalone", "--view", "prompt")
    report = json.loads(sets.run(weft, "validate", tmp_path / "set", "--json").stdout)
    assert report["made_again"] == 60
    for row in sets.jsonl_rows(tmp_path / "set"):
        assert "int main(" in row["completion"] and ".kernel" in row["prompt"]
    for wrong in (
        ["--task", "python-cuda", "--standalone"],
        ["--task", "debug", "--standalone"],
        ["--task", "standalone", "--from", "tests"],
    ):
        done = sets.run(weft, "generate", "-o", tmp_path / "no", *wrong, check=False)
        assert done.returncode == 2, wrong
    assert not (tmp_path / "no").exists()
