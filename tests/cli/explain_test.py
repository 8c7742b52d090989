"""`weft explain`: every diagnostic has a page, and every example gives what it is an example of."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal import on_a_terminal

ROOT = Path(__file__).resolve().parents[2]

# No short text file shows these.
WITHOUT_EXAMPLE = {
    "source.encoding": "needs bytes that are no UTF-8",
    "source.invalid-utf8": "needs bytes that are no UTF-8",
    "source.null-byte": "needs a null byte",
    "source.too-large": "needs megabytes",
    "syntax.inconsistent-tabs": "needs tabs, which look like blanks",
    "syntax.number-limit": "needs a number of thousands of digits",
    "file.no-such-kernel": "only with --kernel",
    "import.link": "needs a second file",
    "import.unreadable": "needs a second file",
    "import.too-much": "needs further files",
    "function.number": "needs a second file",
    "generic.budget": "needs hundreds of calls",
    "kernel.reference": "recording would run what keeps the earlier kernel alive",
    "kernel.nesting-too-deep": "needs hundreds of terms",
    "builtin.static": "lowering refuses wp.static before a builtin is looked up",
    "call.opaque-argument": "the parameter's annotation is refused first",
    "call.constant": "lowering hands plain numbers to the rules",
    "slice.constant": "lowering checks the bounds first",
}


def run(weft, *args, **kwargs):
    return subprocess.run([weft, *args], capture_output=True, text=True, timeout=300, check=False, **kwargs)


@pytest.fixture(scope="module")
def pages(weft):
    done = run(weft, "explain", "--json")
    assert done.returncode == 0, done.stderr
    return {one["code"]: one for one in json.loads(done.stdout)["diagnostics"]}


def test_every_diagnostic_has_a_page(weft, pages):
    known = {one["construct"] for one in json.loads(run(weft, "coverage", "--json").stdout)["diagnostics"]}
    warned = re.findall(
        r'^WEFT_REASON\(\w+, *"([^"]+)", *"[^"]+",\s*"[^"]',
        (ROOT / "src/gradient/reasons.def").read_text(),
        re.M,
    )
    assert len(warned) > 5 and set(pages) == known | {f"gradient.{name}" for name in warned}
    assert all(len(one["why"]) > 20 and one["help"] and one["message"] for one in pages.values())
    without = {code for code, one in pages.items() if not one["example"]}
    assert {code for code in without if not code.startswith("gradient.")} == set(WITHOUT_EXAMPLE)


def test_every_example_gives_its_code_and_no_other(weft, pages, tmp_path):
    shown = {code: one["example"] for code, one in pages.items() if one["example"]}
    for code, text in shown.items():
        (tmp_path / f"{code.replace('.', '_').replace('-', '_')}.py").write_text(text)
    done = run(
        weft, "compile", *sorted(path.name for path in tmp_path.iterdir()), "--json", "--alone", cwd=tmp_path
    )
    told = {}
    for file in json.loads(done.stdout)["files"]:
        diags = file["diagnostics"] + [
            one for module in file.get("modules", []) for one in module["diagnostics"]
        ]
        told[file["file"]] = {one["construct"] for one in diags}
    for code in shown:
        assert told[f"{code.replace('.', '_').replace('-', '_')}.py"] == {code}


def test_a_page_says_what_why_and_the_way_out(weft, pages):
    page = run(weft, "explain", "array.value-type").stdout
    assert page.startswith("array.value-type\n")
    for words in ["Warp converts nothing by itself", "An example\n", "What weft says of it\n", "error[array.value-type]",
                  "The way out\n", "1.0"]:  # fmt: skip
        assert words in page
    two = run(weft, "explain", "name.undefined", "call.recursion").stdout
    assert "error[name.undefined]" in two and "error[call.recursion]" in two


def test_without_a_code_all_are_listed(weft, pages):
    page = run(weft, "explain").stdout
    assert [line.split()[0] for line in page.splitlines() if not line.startswith(" ")] == list(pages)


@pytest.mark.parametrize("columns", [40, 80])
def test_pages_fit_the_terminal(weft, columns):
    for words in [[], ["array.value-type"]]:
        code, page = on_a_terminal([weft, "explain", "--color", "never", *words], columns=columns)
        assert code == 0
        prose = [line for line in page.replace("\r", "").split("\n") if not line.startswith("  ")]
        assert max(map(len, prose)) <= columns


def test_a_mistyped_code_is_told_with_what_may_have_been_meant(weft):
    done = run(weft, "explain", "name.undefind")
    assert done.returncode == 2 and "did you mean `name.undefined`?" in done.stderr and done.stdout == ""
    assert run(weft, "explain", "zzz").returncode == 2


def test_the_page_of_documentation_is_up_to_date(weft):
    assert run(weft, "explain", "--markdown").stdout == (ROOT / "docs/diagnostics.md").read_text()


def test_examples_are_those_of_the_golden_cases():
    done = subprocess.run(
        [sys.executable, ROOT / "tools/make_diag_examples.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_people_are_told_of_it_once(weft, tmp_path):
    """On a terminal, below all messages; what programs read has none of it."""
    for name in "ab":
        (tmp_path / f"{name}.py").write_text(
            "import warp as wp\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    x[0] = nothing\n"
        )
    files = [tmp_path / "a.py", tmp_path / "b.py"]
    for command in [["compile", *files], ["check", *files], ["diff", files[0]]]:
        _, text = on_a_terminal([weft, *command], stream="stderr")
        assert len(re.findall("weft explain name.undefined", text)) == 1
        assert text.rstrip().endswith("`weft explain name.undefined` tells more")
        assert "weft explain" not in run(weft, *command).stderr
    for form in ["--json", "--sarif"]:
        _, text = on_a_terminal([weft, "check", *files, form], stream="stderr")
        assert "weft explain" not in text
