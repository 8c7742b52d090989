"""How the program speaks of its own use: pages of help, numbers as people write them, words that were mistyped."""

import json
import os
import re
import shlex
import signal
import subprocess

import pytest
from terminal import on_a_terminal

SAXPY = """import warp as wp


@wp.kernel
def saxpy(a: float, x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = a * x[i] + y[i]
"""


def run(weft, *args, cwd=None):
    return subprocess.run([weft, *args], capture_output=True, text=True, cwd=cwd, timeout=300, check=False)


def serves(weft, *args, cwd):
    """Until it is interrupted."""
    process = subprocess.Popen(
        [weft, *args, "--port", "0"],  # another may hold the usual one
        stdout=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env={**os.environ, "XDG_CACHE_HOME": str(cwd / "cache")},
    )
    try:
        assert " at http://127.0.0.1:" in process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


def commands(weft):
    """Names by `weft --help`, with the example that stands below each."""
    page = run(weft, "--help").stdout
    return dict(re.findall(r"^  ([a-z-]+) +[A-Z].*\n(?: {14}[^w].*\n)*? {14}(weft .*)$", page, re.M))


def test_every_command_has_its_page_in_words(weft):
    names = commands(weft)
    assert len(names) >= 19
    for name in names:
        page = run(weft, "help", name)
        assert page.returncode == 0 and page.stdout == run(weft, name, "--help").stdout
        assert f"Usage: weft {name}" in page.stdout
        assert not re.search(r"UINT|INT:|TEXT:|\{-\}| in \[", page.stdout), name
        assert max(map(len, page.stdout.splitlines())) <= 120, name


def test_lines_of_a_page_are_full(weft):
    """No word stands alone because the text was written for a wider page."""
    for name in commands(weft):
        for paragraph in run(weft, name, "--help").stdout.split("\n\n"):
            lines = paragraph.split("\n")
            prose = len(lines) > 1 and not any(line.startswith(" ") or line.endswith(":") for line in lines)
            if not prose or "Usage:" in paragraph:
                continue
            for line, following in zip(lines, lines[1:], strict=False):
                assert len(line) + 1 + len(following.split()[0]) > 120, (name, line)


@pytest.mark.parametrize("columns", [40, 60, 80, 200])
def test_pages_are_as_wide_as_the_terminal(weft, columns):
    code, page = on_a_terminal([weft, "help", "generate"], columns=columns)
    assert code == 0 and "Usage: weft generate" in page
    # Examples and words without a blank may be longer than a narrow terminal.
    wide = [line for line in page.splitlines() if len(line) > min(columns, 120) and " " in line.strip()]
    assert all(len(re.findall(r"\S+", line)) <= 3 for line in wide), wide


def test_examples_of_the_first_page_work(weft, nvcc, tmp_path):
    """Each in a folder that has what it speaks of."""
    (tmp_path / "saxpy.py").write_text(SAXPY)
    for folder in ["src", "benchmark"]:
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "saxpy.py").write_text(SAXPY)
    for name, seed in [("old", "1"), ("new", "2")]:
        assert (
            run(
                weft, "generate", "-n", "5", "-s", seed, "-o", f"data/{name}", "--quiet", cwd=tmp_path
            ).returncode
            == 0
        )
    for i in "01":
        made = run(
            weft, "generate", "-n", "20", "-o", "data/shards", "--shard", f"{i}/2", "--quiet", cwd=tmp_path
        )
        assert made.returncode == 0, made.stderr
    examples = commands(weft)
    # A set as large as the example's takes long to be run.
    small = examples.pop("generate").replace("10k", "24").replace("cuda", "both")
    made = run(weft, *shlex.split(small)[1:], cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    row = json.loads(run(weft, "show", "data/set", "0", "--json", cwd=tmp_path).stdout)
    answer = {"id": row["id"], "task": "python-cuda", "completion": row["cuda_forward"]}
    (tmp_path / "answers.jsonl").write_text(json.dumps(answer) + "\n")
    serves(weft, *shlex.split(examples.pop("view"))[1:], cwd=tmp_path)
    for name, example in examples.items():
        done = run(weft, *shlex.split(example)[1:], cwd=tmp_path)
        allowed = {"gpu-test": (0, 77)}.get(name, (0,))  # there may be no GPU
        assert done.returncode in allowed, (example, done.stdout, done.stderr)


@pytest.mark.parametrize("words", [["version"], ["-V"], ["--version"]])
def test_the_version(weft, words):
    assert run(weft, *words).stdout.startswith("weft ")


def test_help_of_nothing_is_the_first_page(weft):
    assert run(weft, "help").stdout == run(weft, "--help").stdout
    assert run(weft, "help").returncode == 0


MISTAKES = [
    (["genrate", "-n", "5"], "weft: there is no command `genrate`: did you mean `generate`?\n"),
    (["help", "compiel"], "weft: there is no command `compiel`: did you mean `compile`?\n"),
    (["frobnicate"], "weft: there is no command `frobnicate`\n"),
    (["generate", "--formt", "x"], "weft generate: there is no option `--formt`: did you mean `--format`?\n"),
    (["generate", "--formt=x"], "weft generate: there is no option `--formt`: did you mean `--format`?\n"),
    (["generate", "--zzzzzz"], "weft generate: there is no option `--zzzzzz`\n"),
    (["stats", "a", "b", "c"], "weft stats: `b` is one word too many\n"),
    (["stats", "a", "--json", "b.json"], "weft stats: `b.json` is one word too many; --json prints: write `--json > b.json`\n"),
    (["stats", "a", "b.json"], "weft stats: `b.json` is one word too many\n"),
    (["synth", "-n", "0"], "weft synth: --count: Value 0 not in range 1 to"),
    (["compile"], "weft compile: "),
    (["generate", "-n", "abc"], "weft generate: --count: `abc` is no whole number; they are written as 1000000, 1e6"),
    (["generate", "-n", "1.5"], "weft generate: --count: `1.5` is no whole number"),
    (["generate", "-n", "0"], "weft generate: --count: Value 0 not in range 1 to"),
    (["synth", "-n", "1e99"], "weft synth: --count: `1e99` is no whole number"),
    (["generate", "-d", "gpu"], "weft generate: --device: gpu not in {"),
]  # fmt: skip


@pytest.mark.parametrize("words, text", MISTAKES)
def test_mistakes_are_told_with_what_may_have_been_meant(weft, tmp_path, words, text):
    done = run(weft, *words, cwd=tmp_path)
    assert done.returncode == 2 and done.stdout == "" and done.stderr.startswith(text), done.stderr
    assert "--help" in done.stderr.splitlines()[-1]
    assert list(tmp_path.iterdir()) == []


def test_what_was_typed_cannot_write_to_the_terminal(weft):
    for words in [["\x1b[31mred"], ["generate", "--\x1b[31mred"], ["generate", "-n", "\x1b[31m"]]:
        done = run(weft, *words)
        assert done.returncode == 2 and "\x1b" not in done.stderr, done.stderr


@pytest.mark.parametrize("text, number", [("1e1", 10), ("1_2", 12), ("0.02k", 20), ("007", 7), ("+1e+1", None), ("1__2", None),
                                          ("_1", None), ("1e-1", None), ("20e-1", 2), ("k", None), ("", None), (".", None),
                                          ("1kk", None), ("1 0", None), ("0x10", None)])  # fmt: skip
def test_numbers_as_people_write_them(weft, tmp_path, text, number):
    done = run(weft, "generate", f"--count={text}", "-o", str(tmp_path / "set"), "--json")
    if number is None:
        assert done.returncode == 2, done.stdout
    else:
        assert json.loads(done.stdout)["rows"] == number, done.stderr


@pytest.mark.parametrize("device, name", [("cuda", "s.cu"), ("cpu", "s.cpp"), ("cpu", "s.h")])
def test_one_text_in_a_file(weft, tmp_path, device, name):
    (tmp_path / "saxpy.py").write_text(SAXPY)
    done = run(weft, "compile", "saxpy.py", "-d", device, "-o", name, cwd=tmp_path)
    assert done.returncode == 0 and done.stdout == "", done.stderr
    assert (tmp_path / name).read_text() == run(
        weft, "compile", "saxpy.py", "-d", device, cwd=tmp_path
    ).stdout


def test_two_texts_need_a_folder(weft, tmp_path):
    (tmp_path / "saxpy.py").write_text(SAXPY)
    (tmp_path / "two.py").write_text(
        SAXPY.replace("@wp.kernel", '@wp.kernel(module="unique")') + SAXPY[19:].replace("saxpy", "again")
    )
    for words in [["saxpy.py", "-d", "both"], ["saxpy.py", "two.py"]]:
        done = run(weft, "compile", *words, "-o", "one.cu", cwd=tmp_path)
        assert done.returncode == 2 and "more than one text; name a folder" in done.stderr, done.stderr
    done = run(weft, "compile", "two.py", "-o", "one.cu", cwd=tmp_path)
    assert done.returncode == 3 and "several Warp modules" in done.stderr, done.stderr
    assert not (tmp_path / "one.cu").exists()
    # A folder may be called like a file.
    (tmp_path / "one.cu").mkdir()
    assert run(weft, "compile", "two.py", "-o", "one.cu", cwd=tmp_path).returncode == 0
    assert len(list((tmp_path / "one.cu").iterdir())) == 2


def test_many_options_stand_under_headings(weft):
    """A page of options that nobody reads through: more than twelve are divided."""
    divided = 0
    for name in commands(weft):
        page = run(weft, name, "--help").stdout
        blocks = re.findall(r"^([A-Z][^\n]*):\n((?:  .*\n)+)", page, re.M)
        sizes = [
            len(re.findall(r"^  -", block, re.M)) for heading, block in blocks if "Example" not in heading
        ]
        assert max(sizes) <= 12, (name, sizes)
        divided += len([size for size in sizes if size]) > 1
    assert divided >= 7


def test_a_report_goes_where_people_say(weft, tmp_path):
    (tmp_path / "saxpy.py").write_text(SAXPY)
    for words in [["--json=a.json"], ["--json", "b.json"]]:
        done = run(weft, "compile", "saxpy.py", *words, cwd=tmp_path)
        assert done.returncode == 0 and "saxpy_" in done.stdout, done.stderr
        done = run(weft, "generate", "-n", "3", "-o", words[-1][-6], *words, "--quiet", cwd=tmp_path)
        assert done.returncode == 0 and done.stdout == "", done.stderr
    for name in "ab":
        assert json.loads((tmp_path / f"{name}.json").read_text())["rows"] == 3
    # A set that is there already is told of in the same place.
    assert (
        run(weft, "generate", "-n", "3", "-o", "a", "--json", "c.json", "--resume", cwd=tmp_path).stdout == ""
    )
    assert json.loads((tmp_path / "c.json").read_text())["status"] == "complete"
    # Alone it prints.
    assert json.loads(run(weft, "compile", "saxpy.py", "--json", cwd=tmp_path).stdout)["summary"]["ok"] == 1
    # A report is no Python file, and is written before nothing was made.
    done = run(weft, "generate", "-n", "3", "-o", "d", "--json=saxpy.py", cwd=tmp_path)
    assert done.returncode == 2 and "it is a Python file" in done.stderr and not (tmp_path / "d").exists()


def test_a_shard_is_told_in_a_few_lines(weft, tmp_path):
    done = run(weft, "generate", "-n", "40", "-o", "set", "--shard", "0/2", cwd=tmp_path)
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 3 and "weft merge set" in done.stdout


def test_the_version_for_programs_names_the_commit(weft):
    told = json.loads(run(weft, "--version", "--json").stdout)
    assert told["commit"] is None or re.fullmatch(r"[0-9a-f]{12}(-dirty)?", told["commit"])
    assert {"CLI11", "simdjson", "xxHash"} <= set(told["libraries"])


def test_commands_agree_on_the_seed(weft):
    for name in ["generate", "synth", "validate"]:
        assert re.search(r"-s,--seed N .*\[42\]", run(weft, name, "--help").stdout), name
    assert run(weft, "synth", "-n", "2").stdout == run(weft, "synth", "-n", "2", "-s", "42").stdout


def progress(weft, tmp_path, columns, term):
    env = {**os.environ, "TERM": term}
    words = [weft, "generate", "-n", "400", "-o", tmp_path / f"{term}{columns}", "--format", "jsonl"]
    code, text = on_a_terminal(words, stream="stderr", columns=columns, env=env)
    assert code == 0
    return text


@pytest.mark.parametrize("columns", [20, 40, 80])
def test_a_line_of_progress_fits_the_terminal(weft, tmp_path, columns):
    """One that is longer would leave its beginning behind at every step."""
    lines = re.findall(r"\r([^\r\n]*)\033\[K", progress(weft, tmp_path, columns, "xterm"))
    assert any("of 400" in line for line in lines) and max(map(len, lines)) < columns


def test_a_dumb_terminal_gets_no_line_of_progress(weft, tmp_path):
    text = progress(weft, tmp_path, 80, "dumb")
    assert "\033" not in text and "rows/s" not in text
