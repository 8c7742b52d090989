"""Completion and pages for man: made from what --help says, tried in the programs that read them."""

import re
import shutil
import subprocess

import pytest


def run(weft, *args, **kwargs):
    return subprocess.run(
        [str(word) for word in (weft, *args)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **kwargs,
    )


def names_of(weft):
    return re.findall(r"^  ([a-z][a-z-]*)  +[A-Z]", run(weft, "--help").stdout, re.M)


def options_of(weft, command):
    page = run(weft, command, "--help").stdout
    return {
        word
        for line in re.findall(r"^  (-[^ ]*)", page, re.M)
        for word in re.sub(r"\[.*", "", line).split(",")
    }


def completed(weft, *words):
    """What a real bash offers for the last word."""
    script = run(weft, "completion", "bash").stdout
    quoted = " ".join(f"'{word}'" for word in words)
    test = f'{script}\nCOMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _weft; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "--norc", "-c", test], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return set(done.stdout.split())


def test_bash_completes_commands(weft):
    names = set(names_of(weft))
    assert completed(weft, "weft", "") == names | {"help", "version"}
    assert completed(weft, "weft", "gen") == {"generate"}
    assert completed(weft, "weft", "help", "va") == {"validate"}


def test_bash_completes_the_options_of_every_command(weft):
    for name in names_of(weft):
        assert completed(weft, "weft", name, "-") == options_of(weft, name), name


def test_bash_completes_values(weft):
    assert completed(weft, "weft", "generate", "-d", "") == {"cpu", "cuda", "both"}
    assert completed(weft, "weft", "generate", "--device", "cu") == {"cuda"}
    assert completed(weft, "weft", "generate", "--device", "=", "cu") == {"cuda"}
    assert completed(weft, "weft", "completion", "") == {"bash", "zsh", "fish"}
    assert completed(weft, "weft", "explain", "name.un") == {"name.undefined"}
    assert "gradient.loop-carried-state" in completed(weft, "weft", "explain", "gradient.")
    # Where a file is wanted, nothing: bash then offers files.
    assert completed(weft, "weft", "compile", "-o", "") == set()
    assert completed(weft, "weft", "compile", "") == set()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_scripts_are_read_by_their_shells(weft, shell, tmp_path):
    done = run(weft, "completion", shell)
    assert done.returncode == 0
    script = tmp_path / "script"
    script.write_text(done.stdout)
    for name in names_of(weft):
        assert name in done.stdout
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed: its script is not read by it here")
    assert subprocess.run([shell, "-n", script], capture_output=True, check=False).returncode == 0


def test_quotes_of_the_scripts_are_closed(weft):
    """What can be said of zsh and fish without them: the words of each line are whole."""
    for shell in ["zsh", "fish"]:
        text = run(weft, "completion", shell).stdout
        for line in text.splitlines():
            if not line.startswith(("#", "_weft")):
                assert line.replace("'\\''", "").count("'") % 2 == 0, line
    fish = run(weft, "completion", "fish").stdout
    for name in names_of(weft):
        offered = {
            f"--{word}"
            for line in fish.splitlines()
            if f"from {name}'" in line
            for word in re.findall(r" -l (\S+)", line)
        }
        assert offered == {word for word in options_of(weft, name) if word.startswith("--")}, name


def test_pages_for_man_have_what_help_says(weft):
    if shutil.which("groff") is None:
        pytest.skip("groff is not installed")
    for name in ["", *names_of(weft)]:
        page = run(weft, "man", *([name] if name else [])).stdout
        shown = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww", "-P-c", "-rLL=120n"],
            input=page,
            capture_output=True,
            text=True,
            check=False,
        )
        assert shown.returncode == 0 and shown.stderr == "", (name, shown.stderr)
        text = re.sub(r".\x08", "", shown.stdout).replace("\u2010", "-").replace("\u2212", "-")
        for heading in ["NAME", "SYNOPSIS", "OPTIONS", "SEE ALSO"]:
            assert heading in text
        for option in options_of(weft, name) if name else []:
            assert option in text, (name, option)
        for example in re.findall(r"^  (weft .*)$", run(weft, name, "--help").stdout, re.M) if name else []:
            assert " ".join(example.split()) in " ".join(text.split()), (name, example)
    assert run(weft, "man", "genrate").returncode == 2


def test_man_reads_them_without_a_warning(weft, tmp_path):
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    page = tmp_path / "weft-generate.1"
    page.write_text(run(weft, "man", "generate").stdout)
    done = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, text=True, check=False)
    if "has been minimized" in done.stdout:
        pytest.skip("man is a stub here")
    assert done.returncode == 0 and done.stderr == "" and "weft generate" in re.sub(r".\x08", "", done.stdout)
