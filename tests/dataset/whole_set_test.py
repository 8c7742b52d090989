"""A set as a whole: the same bytes however it is made, balanced, counted rightly, without duplicates when asked."""

import json
import sys
from collections import Counter
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import sets

MANY = ["-n", 600, "-d", "both", "--shards", 7]


@pytest.mark.parametrize("form", ["jsonl", "parquet", "jsonl.zst"])
def test_threads_change_nothing(weft, tmp_path, form):
    for threads in (1, 2, 5):
        sets.generate(weft, tmp_path / str(threads), *MANY, "--format", form, "--threads", threads)
    first = sets.fingerprint(tmp_path / "1")
    assert first == sets.fingerprint(tmp_path / "2") == sets.fingerprint(tmp_path / "5")


def test_shards_made_apart_in_any_order_merge_to_the_same_set(weft, tmp_path):
    sets.generate(weft, tmp_path / "whole", *MANY, "--format", "jsonl")
    options = [*MANY[:-2], "--format", "jsonl"]
    for shard in (4, 0, 6, 2, 5, 1):
        sets.generate(weft, tmp_path / "apart", *options, "--shard", f"{shard}/7")
    done = sets.run(weft, "merge", tmp_path / "apart", check=False)
    assert done.returncode == 1 and "missing: shard 3" in done.stderr
    sets.generate(weft, tmp_path / "apart", *options, "--shard", "3/7")
    sets.run(weft, "merge", tmp_path / "apart")
    whole, apart = sets.fingerprint(tmp_path / "whole"), sets.fingerprint(tmp_path / "apart")
    assert whole == {name: digest for name, digest in apart.items() if not name.startswith("manifest-")}
    sets.run(weft, "validate", tmp_path / "apart")


def test_a_row_does_not_depend_on_the_rest_of_the_set(weft, tmp_path):
    sets.generate(weft, tmp_path / "many", "-n", 60, "-d", "both", "--format", "jsonl")
    sets.generate(weft, tmp_path / "few", "-n", 7, "-d", "cuda", "--format", "jsonl")
    for many, few in zip(sets.jsonl_rows(tmp_path / "many"), sets.jsonl_rows(tmp_path / "few"), strict=False):
        assert sets.without(many, ["cpp_forward", "cpp_backward"], None) == few


def test_categories_are_balanced_and_counted_as_they_are(weft, tmp_path):
    n = 10000
    sets.generate(weft, tmp_path / "set", "-n", n, "--format", "jsonl")
    stats = json.loads((tmp_path / "set/stats.json").read_text())
    rows = sets.jsonl_rows(tmp_path / "set")
    counted = Counter(row["category"] for row in rows)
    assert {name: part["rows"] for name, part in stats["categories"].items()} == counted
    names = sets.run(weft, "synth", "--help").stdout
    assert all(name in names for name in counted)
    share = n / len(counted)
    assert all(abs(count - share) <= 0.01 * n for count in counted.values()), counted
    assert stats["difficulty"] == {
        str(k): v for k, v in sorted(Counter(r["difficulty"] for r in rows).items())
    }
    assert stats["gradient"] == dict(Counter(row["gradient"]["kind"] for row in rows))
    for column in ("python_source", "cpp_forward", "cpp_backward"):
        assert stats["bytes"][column]["total"] == sum(len(row[column].encode()) for row in rows)
        ordered = sorted(len(row[column].encode()) for row in rows if row[column])
        for percent in (50, 90, 99):
            rank = -(-percent * len(ordered) // 100)
            assert stats["bytes"][column][f"p{percent}"] == ordered[rank - 1]
    structures = Counter(row["structure"] for row in rows)
    assert stats["uniqueness"]["structural_duplicates"] == n - len(structures)
    masked = Counter(row["python_source"].replace(row["kernel_name"], "") for row in rows)
    assert stats["uniqueness"]["exact_duplicates"] == n - len(masked)


@pytest.mark.parametrize("form", sets.FORMATS)
def test_stats_recounts_the_same_figures(weft, tmp_path, form):
    sets.generate(weft, tmp_path / "set", "-n", 300, "-d", "both", "--format", form)
    recounted = sets.run(weft, "stats", tmp_path / "set", "--json").stdout
    assert recounted == (tmp_path / "set/stats.json").read_text()
    assert "arithmetic" in sets.run(weft, "stats", tmp_path / "set").stdout


def test_the_summary_counts_files_and_has_one_form(weft, tmp_path):
    command = ["generate", "-o", tmp_path / "set", "-n", 20, "-d", "both", "--json"]
    made, again = (json.loads(sets.run(weft, *command).stdout) for _ in range(2))
    assert (made["status"], again["status"]) == ("made", "complete")
    assert made["files"] == len(list((tmp_path / "set").glob("pair_*.json"))) == 40
    for key in ("folder", "rows", "bytes", "files"):
        assert made[key] == again[key]


@pytest.mark.parametrize("words", [["vector", "loop:2"], ["vector,loop:2"], ["vector", "-c", "loop:2"]])
def test_categories_stand_with_commas_or_blanks_between(weft, tmp_path, words):
    for index, command in enumerate((["synth"], ["generate", "-o", "-"])):
        done = sets.run(weft, *command, "-n", 30, "-c", *words, *(["--json"] if index == 0 else []))
        counted = Counter(json.loads(line)["category"] for line in done.stdout.splitlines())
        assert counted == {"vector": 10, "loop": 20}
    assert "all well" in sets.run(weft, "validate", "-c", *words, "-n", 6).stdout


def repeats(rows: list[dict], key) -> list[int]:
    seen, repeated = set(), []
    for row in rows:
        if key(row) in seen:
            repeated.append(row["index"])
        seen.add(key(row))
    return repeated


@pytest.mark.parametrize("form", sets.FORMATS)
def test_dedup_takes_out_what_repeats(weft, tmp_path, form):
    options = ["-n", 400, "-c", "arithmetic", "--difficulty", "1", "--format", form, "--shards", 3]
    sets.generate(weft, tmp_path / "set", *options)
    rows = sets.rows_of(tmp_path / "set", form)
    for by, key in (
        ("exact", lambda row: row["python_source"].replace(row["kernel_name"], "")),
        ("structure", lambda row: row["structure"]),
    ):
        gone = repeats(rows, key)
        for threads in (1, 3):
            folder = tmp_path / f"{by}-{threads}"
            sets.run(weft, "dedup", tmp_path / "set", "-o", folder, "--by", by, "--threads", threads)
        assert sets.fingerprint(tmp_path / f"{by}-1") == sets.fingerprint(tmp_path / f"{by}-3")
        assert sets.rows_of(tmp_path / f"{by}-1", form) == [row for row in rows if row["index"] not in gone]
        sets.run(weft, "validate", tmp_path / f"{by}-1")
    assert repeats(rows, lambda row: row["structure"]), "the test needs duplicates"
    sets.generate(weft, tmp_path / "at-once", *options, "--dedup")
    assert sets.rows_of(tmp_path / "at-once", form) == sets.rows_of(tmp_path / "exact-1", form)


def test_twins_never_cross_splits_and_fractions_are_met(weft, tmp_path):
    sets.generate(
        weft,
        tmp_path / "set",
        "-n",
        3000,
        "--format",
        "jsonl",
        "--splits",
        "0.5,0.3,0.2",
        "--test-families",
        "0",
    )
    rows = sets.jsonl_rows(tmp_path / "set")
    split_of = {}
    for row in rows:
        assert split_of.setdefault(row["structure"], row["split"]) == row["split"]
        at = int(row["structure"][:16], 16) / 2**64
        assert row["split"] == ("train" if at < 0.5 else "validation" if at < 0.8 else "test")


def test_families_are_held_out_whole(weft, tmp_path):
    options = ["--mix", "real", "--format", "jsonl", "--no-backward"]
    sets.generate(weft, tmp_path / "set", *options, "-n", 80, "--test-families", "0.3")
    rows = sets.jsonl_rows(tmp_path / "set")
    held_out = {row["family"] for row in rows if row["split"] == "test_families"}
    assert held_out and not held_out & {row["family"] for row in rows if row["split"] != "test_families"}
    assert len(list((tmp_path / "set/data").glob("test_families-*"))) == 1
    sets.run(weft, "validate", tmp_path / "set", "--sample", 20)
    # Without the manifest: a family on both sides is found.
    bare = tmp_path / "bare.jsonl"
    twice = next(row for row in rows if row["split"] == "test_families")
    other = twice | {"split": "train", "index": 1000}
    bare.write_text("".join(json.dumps(row) + "\n" for row in (twice, other)))
    done = sets.run(weft, "validate", bare, "--no-backward", check=False)
    assert done.returncode == 1 and "held out whole" in done.stdout + done.stderr
    sets.generate(weft, tmp_path / "none", *options, "-n", 40, "--test-families", "0")
    assert "test_families" not in {row["split"] for row in sets.jsonl_rows(tmp_path / "none")}


def test_grown_kernels_have_families_too(weft, tmp_path):
    sets.generate(
        weft, tmp_path / "set", "-n", 60, "--difficulty", "1-2", "--format", "jsonl", "--test-families", "1"
    )
    for row in sets.jsonl_rows(tmp_path / "set"):
        assert row["family"].startswith(f"grown/{row['category']}") and row["split"] != "test_families"


def test_a_set_made_before_there_was_a_structure_is_thinned_out_by_canonical(weft, tmp_path):
    sets.generate(
        weft, tmp_path / "set", "-n", 200, "-c", "arithmetic", "--difficulty", "1", "--format", "jsonl"
    )
    rows = sets.jsonl_rows(tmp_path / "set")
    for path in sorted((tmp_path / "set/data").iterdir()):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        path.write_text(
            "".join(json.dumps({k: v for k, v in line.items() if k != "structure"}) + "\n" for line in lines)
        )
    sets.record_again(tmp_path / "set")
    done = sets.run(weft, "dedup", tmp_path / "set", "-o", tmp_path / "less", "--by", "structure")
    assert "canonical" in done.stderr
    gone = repeats(rows, lambda row: row["canonical"])
    assert [row["index"] for row in sets.jsonl_rows(tmp_path / "less")] == [
        row["index"] for row in rows if row["index"] not in gone
    ]


def test_excluded_structures_do_not_occur(weft, tmp_path):
    sets.generate(weft, tmp_path / "set", "-n", 100, "--format", "jsonl")
    rows = sets.jsonl_rows(tmp_path / "set")
    unwanted = {row["structure"] for row in rows[::10]} | {row["canonical"] for row in rows[5::10]}
    (tmp_path / "unwanted.txt").write_text("# an evaluation set\n" + "\n".join(sorted(unwanted)) + "\n")
    sets.generate(
        weft, tmp_path / "less", "-n", 100, "--format", "jsonl", "--exclude", tmp_path / "unwanted.txt"
    )
    kept = [row for row in rows if not {row["structure"], row["canonical"]} & unwanted]
    assert sets.jsonl_rows(tmp_path / "less") == kept and len(kept) <= 80


def test_a_config_file_gives_what_the_command_line_does_not(weft, tmp_path):
    config = tmp_path / "set.toml"
    config.write_text(
        'count = 12\nseed = 9\ndevice = "cuda"\nformat = "jsonl"\ncategories = "vector:2,loop"\n'
    )
    sets.generate(weft, tmp_path / "set", "--config", config, "-s", 10)
    rows = sets.jsonl_rows(tmp_path / "set")
    assert len(rows) == 12
    assert {row["seed"] for row in rows} == {10}
    assert Counter(row["category"] for row in rows) == {"vector": 8, "loop": 4}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("cuont = 12", "cuont"),
        ("count = many", "many"),
        ("count = 0", "count"),
        ("device = tpu", "tpu"),
        ("config = other.toml", "config"),
        ("[synth]\ncount = 12", "synth"),
        ("dedup = perhaps", "dedup"),
    ],
)
def test_a_config_file_is_checked_as_if_it_were_typed(weft, tmp_path, text, named):
    config = tmp_path / "set.toml"
    config.write_text(text + "\n")
    done = sets.generate(weft, tmp_path / "set", "--config", config, check=False)
    assert done.returncode == 2 and str(config) in done.stderr and named in done.stderr.lower()
    assert not (tmp_path / "set").exists()


def test_flags_stand_in_a_config_file_too(weft, tmp_path):
    config = tmp_path / "set.toml"
    config.write_text("# a comment\ncount = 3\nformat = jsonl\nno-backward = true\nquiet = false\n")
    sets.generate(weft, tmp_path / "set", "--config", config)
    assert {row["cpp_backward"] for row in sets.jsonl_rows(tmp_path / "set")} == {""}


def test_a_config_file_that_is_not_there_is_a_failure_of_the_world(weft, tmp_path):
    done = sets.generate(weft, tmp_path / "set", "--config", tmp_path / "none.toml", check=False)
    assert done.returncode == 3 and "none.toml" in done.stderr


def test_a_template_of_ones_own(weft, tmp_path):
    template = tmp_path / "wordings.txt"
    template.write_text("Kernel {kernel_name}, {{as is}:\n{python_source}\n---\nPlease.\n{question}\n")
    options = [
        "-n",
        20,
        "--format",
        "jsonl",
        "--task",
        "python-cuda",
        "--view",
        "prompt",
        "--template",
        template,
    ]
    sets.generate(weft, tmp_path / "set", *options)
    prompts = [row["prompt"] for row in sets.jsonl_rows(tmp_path / "set")]
    assert any(prompt.startswith("Kernel ") and ", {as is}:\nimport" in prompt for prompt in prompts)
    assert any(prompt.startswith("Please.\n") for prompt in prompts)
    template.write_text("{no_such_column}")
    assert sets.generate(weft, tmp_path / "other", *options, check=False).returncode == 2
