"""docs/columns.md tells of every column of a row, and of no other."""

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def named(title=None):
    """Columns and fields with a line of their own, in the order of the page, of one section or of all others."""
    text = (ROOT / "docs/columns.md").read_text(encoding="utf-8")
    pieces = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)[1:]
    sections = dict(zip(pieces[::2], pieces[1::2], strict=True))
    if title is None:
        body = "".join(part for name, part in sections.items() if name != "What checking adds")
    else:
        body = sections[title]
    return re.findall(r"^\| `([\w.]+)` \| ", body, re.MULTILINE)


@pytest.fixture(scope="module")
def rows(weft):
    done = subprocess.run(
        [weft, "generate", "-n", "40", "-d", "both", "-o", "-"], capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_every_column_has_a_line_in_its_order(rows):
    assert sorted(name for name in named() if "." not in name) == sorted(rows[0])
    assert [name for name in named() if "." not in name and "origin" in name] == [
        name for name in rows[0] if "origin" in name
    ]


def test_every_field_of_a_record_has_a_line(rows):
    fields = {
        f"{column}.{field}"
        for row in rows
        for column, value in row.items()
        if isinstance(value, dict)
        for field in value
    }
    assert {name for name in named() if "." in name} == fields


def test_types_and_nulls_are_as_told(rows):
    text = (ROOT / "docs/columns.md").read_text(encoding="utf-8")
    kinds = {"text": str, "integer": int, "record": dict, "list": list, "number": float}
    told = dict(re.findall(r"^\| `([\w.]+)` \| ([^|]*) \| ", text, re.MULTILINE))
    for row in rows:
        for column, value in row.items():
            if value is None:
                assert "may be null" in told[column], column
            else:
                assert isinstance(value, kinds[re.match(r"\w+", told[column])[0]]), column


def test_what_checking_adds_has_a_line(weft, tmp_path):
    for command in (
        ["generate", "-n", "2", "--difficulty", "1", "-o", tmp_path / "set", "--format", "jsonl", "--quiet"],
        ["validate", tmp_path / "set", "--annotate", tmp_path / "out"],
    ):
        subprocess.run([weft, *command], capture_output=True, check=True)
    (path, *_) = sorted((tmp_path / "out" / "data").glob("*.jsonl"))
    columns = list(json.loads(path.read_text().splitlines()[0]))
    assert columns[columns.index("warp_version") + 1 :] == named("What checking adds")
