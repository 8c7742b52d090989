"""`weft diff` of code: the CPU and the CUDA text of a kernel beside each other, rows of sets, counts over many."""

import json
import os
import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from terminal import on_a_terminal

ROOT = Path(__file__).resolve().parents[2]
SAXPY = """import warp as wp


@wp.func
def scaled(a: float, x: float):
    return a * x


@wp.kernel
def saxpy(a: float, x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    if i > 10:
        return
    y[i] = scaled(a, x[i]) + y[i]


@wp.kernel
def fill(y: wp.array(dtype=float)):
    y[wp.tid()] = 1.0
"""
NAMED = [
    "suffixes", "signature", "thread model", "thread indexing", "argument passing", "shared storage",
    "entry points", "indentation",
]  # fmt: skip


def run(weft, *args, **kwargs):
    return subprocess.run(
        [weft, *map(str, args)], capture_output=True, text=True, timeout=300, check=False, **kwargs
    )


@pytest.fixture(scope="module")
def saxpy(tmp_path_factory):
    path = tmp_path_factory.mktemp("code_diff") / "saxpy.py"
    path.write_text(SAXPY)
    return path


@pytest.fixture(scope="module")
def rows(weft, tmp_path_factory):
    folder = tmp_path_factory.mktemp("code_diff_rows")
    for form in ["jsonl", "json", "jsonl.zst", "parquet"]:
        done = run(weft, "generate", "-n", 24, "-d", "both", "-o", folder / form, "--format", form, "--quiet")
        assert done.returncode == 0, done.stderr
    return folder


def compared(weft, *args):
    done = run(weft, "diff", *args, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["compared"]


def test_every_line_of_both_texts_is_there_once_and_named(weft, saxpy):
    """Against the texts that `weft compile` prints."""
    for one in compared(weft, saxpy):
        kernel = one["name"].rsplit(" ", 1)[1]
        texts = {
            device: run(
                weft, "compile", saxpy, "--kernel", kernel, "-d", device, "--paths", "base"
            ).stdout.split("\n")
            for device in ["cpu", "cuda"]
        }
        lines = [line for part in one["parts"] for line in part["lines"]]
        for side, device in [("left", "cpu"), ("right", "cuda")]:
            shown = {
                line[side]: line.get(f"{side}_text", line.get("left_text")) for line in lines if side in line
            }
            assert all(texts[device][number - 1] == text for number, text in shown.items())
            left_out = [text for i, text in enumerate(texts[device], 1) if i not in shown]
            assert not "".join(left_out).strip()
        for line in lines:
            equal = "left" in line and "right" in line and "right_text" not in line
            assert equal == ("kinds" not in line)
        assert set(NAMED) <= set(one["kinds"]) and "other" not in one["kinds"]
        assert one["differing"] == sum("kinds" in line for line in lines)
        for kind, count in one["kinds"].items():
            assert count == sum(kind in line.get("kinds", []) for line in lines)


def test_lines_are_aligned_by_where_they_come_from(weft, saxpy):
    [one] = compared(weft, saxpy, "--kernel", "saxpy", "--forward")
    pairs = {
        line["left_text"].strip(): line.get("right_text", line["left_text"]).strip()
        for part in one["parts"]
        for line in part["lines"]
        if "left" in line and "right" in line
    }
    assert pairs["return;"] == "continue;"
    assert all(left == right for left, right in pairs.items() if left.startswith(("var_", "wp::", "// y[i]")))
    name = next(left for left in pairs if "_cpu_kernel_forward(" in left)
    assert pairs[name] == 'extern "C" __global__ void ' + name.split()[-1].replace("_cpu_", "_cuda_")


def test_passes_are_chosen(weft, saxpy):
    def titles(*words):
        return [
            part["title"]
            for one in compared(weft, saxpy, "--kernel", "saxpy", *words)
            for part in one["parts"]
        ]

    forward, backward, both = titles("--forward"), titles("--backward"), titles()
    assert any("forward" in title for title in forward) and not any("backward" in title for title in forward)
    assert any("adj_" in title for title in backward) and not any(
        "kernel" in t and "forward" in t for t in backward
    )
    assert set(forward) | set(backward) == set(both)


@pytest.mark.parametrize("columns", [40, 80, 119, 120, 160, 220])
def test_pages_fit_the_terminal(weft, saxpy, columns):
    env = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
    code, page = on_a_terminal([weft, "diff", saxpy], columns=columns, env=env)
    lines = page.replace("\r", "").split("\n")
    assert code == 0 and max(map(len, lines)) <= columns
    assert re.search(r"… \d+ (more )?lines|… \d+ equal lines", page) and "\033" not in page
    beside = any(" │ " in line for line in lines)
    assert beside == (columns >= 120)
    assert any(line.startswith(("-template", "+extern")) for line in lines) == (columns < 120)
    for kind in NAMED:
        assert re.search(rf"^  {kind} +\d+", page, re.M), kind


def test_what_is_no_line_of_a_text_has_no_sign(weft, tmp_path):
    """The name of a kind that has no room beside its line stands below it, and at no blank line."""
    source = tmp_path / "k.py"
    source.write_text(SAXPY.replace("saxpy", "saxpy_with_a_name_that_leaves_little_room"))
    page = run(weft, "diff", source, "--width", 80).stdout
    assert re.search(r"^ {20,}argument passing$", page, re.M)
    assert not re.search(rf"^[-+] +({'|'.join(NAMED)})", page, re.M)
    # What is the same around every kernel is told in a line.
    entries = page.split("── entry point ")[1:]
    told = r".*\n-.* entry points\n … \d+ more lines: entry points\n"
    assert len(entries) == 8 and all(re.match(told, text) for text in entries)


def test_colour_is_asked_for(weft, saxpy):
    plain = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"}
    command = [weft, "diff", saxpy]
    assert "\033[31m" in on_a_terminal(command, env=plain)[1]
    assert "\033" not in on_a_terminal(command, env=plain | {"NO_COLOR": "1"})[1]
    assert "\033" not in on_a_terminal(command, env=plain | {"TERM": "dumb"})[1]
    assert "\033" not in run(weft, "diff", saxpy).stdout
    assert "\033[31m" in run(weft, "diff", saxpy, "--color", "always").stdout
    # Without colours it is the same text.
    bare = re.sub(r"\033\[\d*m", "", run(weft, "diff", saxpy, "--color", "always").stdout)
    assert [line.rstrip() for line in bare.split("\n")] == run(weft, "diff", saxpy).stdout.split("\n")


def test_nothing_is_folded_with_full(weft, saxpy):
    folded, full = run(weft, "diff", saxpy).stdout, run(weft, "diff", saxpy, "--full").stdout
    assert "…" in folded and "…" not in full
    cuda = run(weft, "compile", saxpy, "--kernel", "fill", "-d", "cuda").stdout
    assert all(
        line.strip() in full for line in cuda.splitlines() if "static_cast" not in line and len(line) < 70
    )


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags, self.words = set(), []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        assert not any(name in ("src", "href") or name.startswith("on") for name, _ in attrs)

    def handle_data(self, data):
        self.words.append(data)


def test_a_page_of_html_is_whole_and_safe(weft, tmp_path):
    source = tmp_path / "k.py"
    source.write_text(
        SAXPY.replace(
            "    y[wp.tid()] = 1.0\n", "    y[wp.tid()] = 1.0  # <script>alert('&')</script> \u202e\n"
        )
    )
    for words in [[], ["--python"]]:
        done = run(weft, "diff", source, "--html", tmp_path / "page.html", *words)
        assert done.returncode == 0 and done.stdout == "" and done.stderr == ""
        text = (tmp_path / "page.html").read_text()
        page = Page()
        page.feed(text)
        assert "script" not in page.tags and "prefers-color-scheme: dark" in text
        assert "<script>alert('&')</script>" in "".join(page.words) and "\u202e" not in text
    # Nothing is written through a link or over the source.
    (tmp_path / "link.html").symlink_to(tmp_path / "elsewhere.html")
    for name in ["link.html", "k.py"]:
        done = run(weft, "diff", source, "--html", tmp_path / name)
        assert done.returncode in (2, 3) and "cannot write" in done.stderr
    assert not (tmp_path / "elsewhere.html").exists()


def test_python_is_shown_with_the_code_it_became(weft, saxpy):
    linked = json.loads(run(weft, "diff", saxpy, "--kernel", "saxpy", "--python", "--json").stdout)["linked"]
    lines = {line["python"]: line for line in linked[0]["lines"]}
    for number, line in lines.items():
        assert line["text"] == SAXPY.splitlines()[number - 1]
    store = next(n for n, text in enumerate(SAXPY.splitlines(), 1) if "scaled(a, x[i])" in text)
    assert any("wp::array_store(" in code["text"] for code in lines[store]["code"])
    # Warp's own comments say the same.
    for number, line in lines.items():
        said = {int(n) for code in line["code"] for n in re.findall(r"<L (\d+)>", code["text"])}
        assert said <= {number}
    for words, call in [(["-d", "cpu"], "array_store"), (["--backward"], "adj_array_store")]:
        page = run(weft, "diff", saxpy, "--kernel", "saxpy", "--python", *words).stdout
        assert f"wp::{call}(" in page
    wide = run(weft, "diff", saxpy, "--kernel", "saxpy", "--python", "--width", 160).stdout
    assert re.search(r"y\[i\] = scaled.* │ +\d+ ", wide)


@pytest.mark.parametrize("form", ["jsonl", "json", "jsonl.zst", "parquet"])
def test_rows_of_a_set(weft, rows, form):
    one = compared(weft, rows / form, "--rows", 3)
    assert [part["name"].rsplit(" ", 1)[1] for part in one] == ["forward", "backward"]
    assert all(part["equal"] > 0 and "other" not in part["kinds"] for part in one)
    two = compared(weft, rows / form, "--rows", "3,4")
    assert [part["name"] for part in two] == ["python_source", "cuda forward", "cuda backward"]
    assert all(part["differing"] > 0 and "kinds" not in part for part in two)
    same = compared(weft, rows / form, "--rows", "3,3")
    assert all(part["differing"] == 0 for part in same)
    assert run(weft, "diff", rows / form, "--rows", 3, "--width", 160).returncode == 0


@pytest.mark.parametrize("form", ["jsonl", "json", "jsonl.zst", "parquet"])
def test_kinds_are_counted_over_a_set(weft, rows, form):
    done = run(weft, "diff", "--summary", rows / form, "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    total = found["total"]
    assert total["kernels"] == 24 == sum(one["kernels"] for one in found["categories"].values())
    assert "other" not in total["lines"] and total["kernels_with"]["suffixes"] == 24
    assert "argument passing" in run(weft, "diff", "--summary", rows / form).stdout


def test_the_summary_is_the_sum_of_its_rows(weft, rows):
    total = json.loads(run(weft, "diff", "--summary", rows / "json", "--json").stdout)["total"]
    by_row = [part for i in range(24) for part in compared(weft, rows / "jsonl", "--rows", i)]
    assert total["differing"] == sum(part["differing"] for part in by_row)
    assert total["lines"]["indentation"] == sum(part["kinds"].get("indentation", 0) for part in by_row)


def test_kinds_are_counted_over_a_tree(weft):
    """All exemplars: 400 kernels that were written for a purpose."""
    done = run(weft, "diff", "--summary", ROOT / "exemplars", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["total"]["kernels"] >= 400 and found["refused"] == 0 and len(found["categories"]) > 10
    assert "other" not in found["total"]["lines"]


def test_what_a_tree_has_refused_is_counted(weft, tmp_path):
    bad = SAXPY + "\n\n@wp.kernel\ndef bad(y: wp.array(dtype=float)):\n    y[0] = nothing\n"
    for name, text in [
        ("good.py", SAXPY),
        ("bad.py", bad),
        ("broken.py", "def (:\n"),
        ("plain.py", "x = 1\n"),
    ]:
        (tmp_path / name).write_text(text)
    done = run(weft, "diff", "--summary", tmp_path, "--json")
    found = json.loads(done.stdout)
    assert done.returncode == 1 and (found["refused"], found["refused_files"]) == (1, 1)
    assert "1 file cannot be compiled" in run(weft, "diff", "--summary", tmp_path).stdout


def test_a_refused_kernel_hides_nobody(weft, tmp_path):
    source = tmp_path / "k.py"
    source.write_text(SAXPY + "\n\n@wp.kernel\ndef bad(y: wp.array(dtype=float)):\n    y[0] = nothing\n")
    done = run(weft, "diff", source)
    assert done.returncode == 1 and "name.undefined" in done.stderr
    assert "kernel saxpy" in done.stdout and "kernel fill" in done.stdout
    assert run(weft, "diff", source, "--kernel", "fill").returncode == 0


WRONG = [
    (["nosuch.py"], 3, "cannot read nosuch.py"),
    (["nosuch"], 3, "cannot read nosuch"),
    (["."], 2, "Name another set"),
    (["a.py", "b.py"], 2, "two data sets"),
    (["x.py", "--by", "index"], 2, "--by has no meaning for a Python file"),
    (["--summary", ".", "--kernel", "k"], 2, "--kernel has no meaning for a summary"),
    (["set", "--rows", "1,2,3"], 2, "one row or two"),
    (["nosuch", "--rows", "1"], 3, "there is no file or folder `nosuch`"),
    (["--summary", "nosuch"], 3, "there is no file or folder `nosuch`"),
    (["a", "b", "--full"], 2, "--full has no meaning for two sets"),
]


@pytest.mark.parametrize("words, code, message", WRONG)
def test_what_makes_no_sense_is_told(weft, tmp_path, words, code, message):
    done = run(weft, "diff", *words, cwd=tmp_path)
    assert done.returncode == code and message in done.stderr, done.stderr
    assert done.stdout == ""


def test_a_row_of_one_device_has_nothing_to_compare(weft, tmp_path):
    assert run(weft, "generate", "-n", 3, "-o", tmp_path / "set", "--quiet").returncode == 0
    done = run(weft, "diff", tmp_path / "set", "--rows", 0)
    assert done.returncode == 1 and "has no CUDA code" in done.stderr
    done = run(weft, "diff", "--summary", tmp_path / "set")
    assert done.returncode == 1 and "3 rows have the code of one device only" in done.stdout


def test_standard_input_is_a_file(weft, saxpy):
    done = run(weft, "diff", "-", "--kernel", "fill", input=SAXPY)
    assert done.returncode == 0 and "stdin.py: kernel fill" in done.stdout
