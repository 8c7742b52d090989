"""`weft show`: one row to read, found by index or id in every format; what it prints is what other readers read."""

import json
import os
import re

import pytest
import sets
from terminal import on_a_terminal

ESCAPES = re.compile(r"\x1b\[\d*m")


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory):
    """The same rows in every format, and read by Python."""
    folder = tmp_path_factory.mktemp("show")
    for form in sets.FORMATS:
        sets.generate(weft, folder / form, "-n", 30, "-s", 11, "-d", "both", "--format", form)
    lines = [line for path in sets.data_files(folder / "jsonl") for line in path.read_text().splitlines()]
    return folder, {row["index"]: row for row in map(json.loads, lines)}


@pytest.mark.parametrize("form", sets.FORMATS)
def test_a_row_is_found_by_index_and_by_id_in_every_format(weft, made, form):
    folder, rows = made
    for index in (0, 17, 29):
        row = json.loads(sets.run(weft, "show", folder / form, index, "--json").stdout)
        assert row == rows[index]
    wanted = next(row for row in rows.values() if not row["id"][:6].isdigit())
    assert (
        json.loads(sets.run(weft, "show", folder / form, wanted["id"][:6], "--json").stdout)["id"]
        == wanted["id"]
    )


def test_a_column_alone_is_printed_byte_for_byte(weft, made):
    folder, rows = made
    shown = sets.run(weft, "show", folder / "parquet", 4, "--column", "python_source").stdout
    assert shown == rows[4]["python_source"]


def test_the_page_holds_every_text_and_no_escapes_in_a_pipe(weft, made):
    folder, rows = made
    page = sets.run(weft, "show", folder / "jsonl", 9).stdout
    assert "\x1b" not in page
    for name in ("python_source", "cpp_forward", "cuda_backward", "description"):
        assert rows[9][name].strip() in page
    assert f"kernel_name      {rows[9]['kernel_name']}\n" in page


def test_colour_changes_nothing_but_colour(weft, made):
    folder, _ = made
    plain = sets.run(weft, "show", folder / "jsonl", 9, "--color", "never").stdout
    coloured = sets.run(weft, "show", folder / "jsonl", 9, "--color", "always").stdout
    assert coloured != plain and ESCAPES.sub("", coloured) == plain


@pytest.mark.parametrize(
    "environment, coloured",
    [({"TERM": "xterm"}, True), ({"TERM": "dumb"}, False), ({"TERM": "xterm", "NO_COLOR": "1"}, False)],
)
def test_a_terminal_has_colour_unless_it_says_otherwise(weft, made, environment, coloured):
    folder, _ = made
    environment = {name: text for name, text in os.environ.items() if name != "NO_COLOR"} | environment
    command = [weft, "show", folder / "jsonl", "9", "--column", "kernel_name,category,python_source"]
    code, text = on_a_terminal(command, env=environment)
    assert code == 0
    assert ("\x1b[" in text) == coloured


def test_what_a_stranger_wrote_into_a_row_is_no_command_to_the_terminal(weft, made, tmp_path):
    _, rows = made
    bad = rows[3] | {"python_source": "# \x1b]0;owned\x07\n", "description": "\u202eevil\x1b[2J"}
    (tmp_path / "bad.jsonl").write_text(json.dumps(bad) + "\n")
    for color in ("always", "never"):
        page = sets.run(weft, "show", tmp_path / "bad.jsonl", "--color", color).stdout
        assert "\x1b" not in ESCAPES.sub("", page) and "\u202e" not in page and "\\x1b" in page


def test_chat_views_and_sets_of_faults_are_shown_too(weft, tmp_path):
    sets.generate(weft, tmp_path / "chat", "-n", 5, "--task", "python-cpp", "--format", "jsonl")
    assert "user:\n" in sets.run(weft, "show", tmp_path / "chat").stdout
    sets.generate(weft, tmp_path / "debug", "-n", 5, "--task", "debug", "--format", "jsonl")
    assert "---- diff ----" in sets.run(weft, "show", tmp_path / "debug").stdout


@pytest.mark.parametrize(
    "args, code, said",
    [
        (["nosuch"], 3, "there is no file or folder `nosuch`"),
        (["SET", "99"], 2, "no row with the index 99"),
        (["SET", "99999999999999999999999"], 2, "no row has the index"),
        (["SET", "ffffffffffff"], 2, "id begins with ffffffffffff"),
        (["SET", "xyz"], 2, "neither an index nor the id"),
        (["SET", "--column", "nonsense"], 2, "no column `nonsense`"),
        (["SET", "--color", "blue"], 2, "blue"),
    ],
)
def test_what_is_not_there_is_named(weft, made, args, code, said):
    folder, _ = made
    done = sets.run(
        weft, "show", *[str(folder / "jsonl") if arg == "SET" else arg for arg in args], check=False
    )
    assert (done.returncode, done.stdout) == (code, "") and said in done.stderr


def test_a_row_with_something_wrong_is_shown_and_the_fault_named(weft, made, tmp_path):
    _, rows = made
    broken = {name: value for name, value in rows[2].items() if name != "category"}
    (tmp_path / "broken.jsonl").write_text(json.dumps(broken) + "\n")
    done = sets.run(weft, "show", tmp_path / "broken.jsonl", check=False)
    assert done.returncode == 1 and rows[2]["python_source"].strip() in done.stdout
    assert "`category` is missing" in done.stderr
