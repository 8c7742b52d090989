"""What every tool around a set owes its user, in every format: it works, its --json is JSON, it says nothing on standard error
where nobody watches, and on a terminal it tells how far it is, how fast, and how long it will take. A command that is new to
`weft --help` fails here until it has a row."""

import json
import re
import subprocess

import pytest
import sets
from terminal import on_a_terminal

# How each is called on the set SET (OTHER: a second one, NEW: a folder for what is made, PIECES: shards made apart), what it
# counts while it works, and its exit code. `counts` None: it reads records alone and is done at once.
TOOLS = {
    "show": (["SET", "LAST"], "rows", 0),
    "stats": (["SET"], "rows", 0),
    "validate": (["SET"], "rows", 0),
    "convert": (["SET", "-o", "NEW", "--where", "difficulty<=3", "--sample", "40"], "rows", 0),
    "dedup": (["SET", "-o", "NEW", "--by", "near"], "rows", 0),
    "diff": (["SET", "OTHER"], "rows", 1),
    "merge": (["PIECES"], "shards", 0),
    "score": (["ANSWERS", "--data", "SET", "--level", "tokens", "-o", "NEW.jsonl"], "answers", 0),
    "status": (["SET"], None, 0),
    "hash": (["FILES"], "files", 0),  # of files, not of sets
}
# What works on Python files, makes sets, tells of weft itself, or serves: these have tests of their own.
OTHERS = {
    "compile", "check", "coverage", "run", "cuda", "ptx", "synth", "generate", "gpu-test", "view", "explain", "completion", "man",
}  # fmt: skip


def commands_of_help(weft):
    listed = sets.run(weft, "--help").stdout.split("Kernels of your own:\n")[1]
    return set(re.findall(r"(?m)^  ([a-z-]+) ", listed))


def test_every_command_has_a_row_here(weft):
    assert commands_of_help(weft) == set(TOOLS) | OTHERS


@pytest.fixture(scope="module", params=sets.FORMATS)
def desk(weft, tmp_path_factory, request):
    """Two sets of one format, shards of a third, answers to the first and a folder of files."""
    folder = tmp_path_factory.mktemp("tools")
    form = ["--format", request.param, "-d", "both"]
    sets.generate(weft, folder / "set", "-n", 60, "-s", 3, "--shards", 2, *form)
    sets.generate(weft, folder / "other", "-n", 60, "-s", 4, "--shards", 2, *form)
    rows = sets.rows_of(folder / "set", request.param)
    answers = [{"id": row["id"], "task": "python-cpp", "completion": row["cpp_forward"]} for row in rows]
    (folder / "answers.jsonl").write_text("".join(json.dumps(answer) + "\n" for answer in answers))
    (folder / "files").mkdir()
    for row in rows[:9]:
        (folder / "files" / f"{row['kernel_name']}.py").write_text(row["python_source"])
    return folder, request.param, rows[-1]["id"]


def call(weft, desk, tool, place, *more):
    """The command line of a tool; what it makes goes below `place`."""
    folder, form, last = desk
    pieces = place / "pieces"
    if tool == "merge":
        for shard in range(3):
            sets.generate(weft, pieces, "-n", 30, "--shard", f"{shard}/3", "--format", form)
    words = {
        "SET": folder / "set", "OTHER": folder / "other", "LAST": last, "PIECES": pieces, "FILES": folder / "files",
        "ANSWERS": folder / "answers.jsonl", "NEW": place / "new", "NEW.jsonl": place / "new.jsonl",
    }  # fmt: skip
    return [str(weft), tool, *(str(words.get(word, word)) for word in TOOLS[tool][0]), *more]


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_works_on_every_format(weft, desk, tmp_path, tool):
    done = subprocess.run(call(weft, desk, tool, tmp_path, "--json"), capture_output=True, text=True)
    assert done.returncode == TOOLS[tool][2], done.stderr
    assert isinstance(json.loads(done.stdout), dict)
    assert done.stderr == ""


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_tells_a_terminal_how_far_it_is(weft, desk, tmp_path, tool):
    code, text = on_a_terminal(call(weft, desk, tool, tmp_path), stream="stderr")
    assert code == TOOLS[tool][2], text
    counts = TOOLS[tool][1]
    if counts is None:
        assert text == ""
        return
    line = (
        rf"\r(?:[a-z ]+: )?\[#*\.*\] [\d,]+ of [\d,]+ {counts}, [\d,]+ {counts}/s(?:, [\d,]+ s left)?\x1b\[K"
    )
    assert re.search(line, text), text
    assert text.rstrip().endswith("\x1b[K")  # the line is gone when the work is done


def test_rows_on_standard_output_have_a_line_beside_them(weft, desk):
    """Not where both would go to one terminal."""
    folder, _, _ = desk
    for command in (["convert", folder / "set", "-o", "-"], ["generate", "-n", "300", "-o", "-"]):
        code, text = on_a_terminal([weft, *command], stream="stderr")
        assert code == 0 and re.search(r"\d rows, [\d,]+ rows/s", text), text
        done = subprocess.run([weft, *map(str, command)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        assert done.stderr == b""
