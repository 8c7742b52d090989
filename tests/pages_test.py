"""Every command of every page runs and does what the page says; options that pages name are there."""

import re
import shutil
import subprocess

import pages
import pytest
from pages import ROOT

NAMED = pages.all_pages()


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    return tmp_path


@pytest.mark.parametrize("name", NAMED)
def test_the_commands_of_the_page_run(name, folder, weft):
    pages.run_page((ROOT / name).read_text(encoding="utf-8"), name, folder, weft)


def test_most_commands_are_run():
    """Of those that a page shows; `python tests/pages.py` lists the others."""
    run = not_run = 0
    for name in NAMED:
        for block in pages.blocks_of((ROOT / name).read_text(encoding="utf-8")):
            count = len(block.commands())
            run, not_run = (run, not_run + count) if block.not_run else (run + count, not_run)
    assert run > 2 * not_run, (run, not_run)


# ---- a page that is wrong fails ---------------------------------------------------------------------------

GOOD = """\
<!-- before: cp examples/saxpy.py mine.py -->
```sh
weft compile mine.py -d cuda -o out   # a comment
weft compile nosuch.py                # exit code 3
```

```console
$ weft synth -n 1 -s 3 --json | cut -c 1-9
{"seed":
```
"""


def fails(text, folder, weft):
    with pytest.raises(pages.BadPage) as failure:
        pages.run_page(text, "page.md", folder, weft)
    return str(failure.value)


def test_a_good_page_passes(folder, weft):
    assert pages.run_page(GOOD, "page.md", folder, weft) == []
    assert (folder / "out" / "mine.cuda.cu").exists()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("-d cuda", "-d cudaa", "page.md:3: "),
        ("-d cuda -o", "--devices cuda -o", "ended with 2, not 0"),
        ("weft compile mine.py", "weft compil mine.py", "ended with 2, not 0"),
        ("exit code 3", "a file that is not there", "ended with 3, not 0"),
        ('{"seed":', '{"index":', "and the page says"),
        ("nosuch.py                # exit code 3", "nosuch.py | head -n 1", "ended with 3, not 0"),
        ("```sh", "```", "neither `sh` nor `console`"),
        ("```sh", "```text", "neither `sh` nor `console`"),
        ("<!-- before", "<!-- afore", "page.md:3: "),
        ("```sh", "<!-- not run, gpu: no -->\n```sh", "a reason in words"),
        ("```sh", "<!-- not run, lazy: I had no time for it -->\n```sh", "for a kind of"),
        ("```sh", "<!-- instead: -n 10000 = -n 10 -->\n```sh", "no command of the block has"),
    ],
)
def test_a_broken_page_fails(old, new, message, folder, weft):
    assert old in GOOD
    assert message in fails(GOOD.replace(old, new, 1), folder, weft)


def test_a_broken_command_in_a_real_page_fails(folder, weft):
    text = (ROOT / "docs" / "sets.md").read_text(encoding="utf-8")
    assert "weft show data/large 17" in text
    assert "ended with" in fails(
        text.replace("weft show data/large 17", "weft shwo data/large 17", 1), folder, weft
    )


def test_a_block_that_is_not_run_is_told_of(folder, weft):
    text = "<!-- not run, gpu: there may be none -->\n```sh\nweft gpu-test\n```\n"
    (block,) = pages.run_page(text, "page.md", folder, weft)
    assert block.not_run == ("gpu", "there may be none")


# ---- what is only named ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def options(weft):
    """Of every command of weft the options that its help lists."""

    def help_of(*words):
        return subprocess.run([weft, *words, "--help"], capture_output=True, text=True, check=True).stdout

    commands = re.findall(r"^  ([a-z][a-z-]+)  +[A-Z]", help_of(), re.MULTILINE)
    found = {}
    for command in commands:
        text = help_of(command)
        found[command] = set(re.findall(r"(?<![\w-])(--?[a-zA-Z][\w-]*)", text))
    return found


def named_commands(text):
    """`weft …` within a line of prose, and in the blocks that are not run."""
    for block in pages.blocks_of(text):
        if block.not_run or block.language == "text":
            yield from (line.removeprefix("$ ") for line in block.lines if pages.COMMAND.match(line))
    prose = re.sub(r"^(`{3,}).*?^\1$", "", text, flags=re.DOTALL | re.MULTILINE)
    yield from re.findall(r"`(weft [^`]*)`", prose)


@pytest.mark.parametrize("name", NAMED)
def test_options_that_a_page_names_are_there(name, options):
    for text in named_commands((ROOT / name).read_text(encoding="utf-8")):
        words = re.split(r"\s*[|;&>#]", text)[0].split()
        if words[0] != "weft" or len(words) == 1 or not re.fullmatch("[a-z][a-z-]*", words[1]):
            continue
        command = words[2] if words[1] == "help" and len(words) > 2 else words[1]
        assert command in {*options, "help", "COMMAND"}, text
        for option in re.findall(r"(?<![\w-])--[a-z][\w-]*", re.split(r"\s[|;#]|--under", text)[0]):
            assert option in options.get(command, set()) | {"--help", "--version", "--json"}, text


def test_commands_of_dev_that_pages_name_are_there():
    usage = subprocess.run([ROOT / "dev", "help"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"^\./dev ([a-z]+)", usage, re.MULTILINE))
    for name in NAMED:
        for command in re.findall(r"\./dev ([a-z]+)", (ROOT / name).read_text(encoding="utf-8")):
            assert command in known, f"{name}: ./dev {command}"


def test_the_table_for_those_who_come_from_scripts_is_true(folder, weft):
    """The commands of its right side, with fewer kernels; those for a GPU only if there is one."""
    rows = re.findall(
        r"^\| `.*?\| (`weft .*?) \|$", (ROOT / "docs/from-scripts.md").read_text(), re.MULTILINE
    )
    commands = [command for row in rows for command in re.findall(r"`(weft [^`]*)`", row)]
    assert len(commands) >= 10
    shutil.copy(ROOT / "examples/saxpy.py", folder / "kernel.py")
    environment = pages.environment_for(weft, folder)
    for command in commands:
        if "-d cuda" in command and "run" in command or "--run cuda" in command or "gpu-test" in command:
            continue
        if "--verify" in command and shutil.which("nvcc", path=pages.search_path()) is None:
            continue
        small = re.sub(r"(-n|--count) \d+", r"\1 2", command) + (
            " -c loop --force" if "weft cuda" in command else ""
        )
        done = pages.shell(small, folder, environment)
        assert done.returncode == 0, (small, done.stdout)


def test_when_a_gpu_pays_is_told_from_the_log():
    """The table of docs/gpu.md has the numbers of the log on the same page."""
    text = (ROOT / "docs/gpu.md").read_text(encoding="utf-8")
    log = re.findall(r"^ +(\d+) +([\d.]+) +([\d.]+) +([\d.]+) +[\d.]+ +[\d.]+ +[\d.]+%$", text, re.MULTILINE)
    assert len(log) == 10
    for (size, *saxpy), (_, *waves) in zip(log[:5], log[5:], strict=True):
        assert "| " + " | ".join([f"{int(size):,}", *saxpy, *waves]) + " |\n" in text, size


def test_the_page_on_tests_names_every_folder_and_file():
    text = (ROOT / "tests/README.md").read_text(encoding="utf-8")
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "tests"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    parts = [name.split("/")[1:] for name in listed]
    folders = {first for first, *rest in parts if rest}
    assert set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)) == folders
    assert all(f"`{name}`" in text for (name, *rest) in parts if not rest and name.endswith("_test.py"))
