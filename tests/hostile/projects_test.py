"""Where weft cuda writes: below the folder that was named, through no link, over nothing that it did not make itself."""

import os
from pathlib import Path

import pytest
from desk import MINE, says, sets, source

KERNEL = source("scale")


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("mine").mkdir()
    Path("mine/file.txt").write_text(MINE)
    Path("scale.py").write_text(KERNEL)
    Path("out").mkdir()
    return tmp_path


def cuda(weft, *args):
    return sets.run(weft, "cuda", *args, "-o", "out", "--quiet", check=False, timeout=60)


def test_a_project_goes_through_no_link(weft, desk):
    Path("out/scale").symlink_to("../mine")
    for more in [[], ["--force"]]:
        assert cuda(weft, "scale.py", *more).returncode in (2, 3)
        assert os.listdir("mine") == ["file.txt"]
    Path("out/scale").unlink()
    says(cuda(weft, "scale.py"), 0)
    for name in ["scale.cu", "metadata.json"]:
        Path("out/scale", name).unlink()
        Path("out/scale", name).symlink_to("../../mine/file.txt")
        assert cuda(weft, "scale.py", "--force").returncode in (2, 3)
        assert Path("mine/file.txt").read_text() == MINE
        Path("out/scale", name).unlink()


def test_force_replaces_what_weft_made_and_nothing_else(weft, desk):
    says(cuda(weft, "scale.py"), 0)
    before = sets.fingerprint(desk / "out")
    says(cuda(weft, "scale.py"), 2, "out/scale is there already; --force replaces it")
    Path("out/scale/notes.txt").write_text(MINE)
    says(cuda(weft, "scale.py", "--force"), 0)
    assert Path("out/scale/notes.txt").read_text() == MINE
    Path("out/scale/notes.txt").unlink()
    assert sets.fingerprint(desk / "out") == before
    Path("out/scale/metadata.json").write_text("{}")  # then nothing says that weft made the rest
    says(cuda(weft, "scale.py", "--force"), 2, "weft did not make it")
    Path("out/production_summary.json").write_text(MINE)
    done = sets.run(weft, "cuda", "scale.py", "-o", "out", "--kernel", "scale", check=False)
    assert done.returncode == 2 and Path("out/production_summary.json").read_text() == MINE


def test_two_kernels_of_one_name_are_told_before_anything_is_written(weft, desk):
    Path("other.py").write_text(KERNEL)
    for more in [[], ["--force"]]:
        done = cuda(weft, "scale.py", "other.py", *more)
        says(done, 2, "`scale` of scale.py and of other.py would both be written to out/scale")
        assert os.listdir("out") == []
    Path("other.py").write_text(KERNEL.replace("scale", "other"))
    says(cuda(weft, "scale.py", "other.py"), 0)
    assert sorted(os.listdir("out")) == ["other", "production_summary.json", "scale"]


def test_a_project_goes_over_no_source(weft, desk):
    says(cuda(weft, "scale.py"), 0)
    source = Path("out/scale/scale.py").read_text()
    says(cuda(weft, "out/scale/scale.py", "--force"), 2, "it is an input")
    assert Path("out/scale/scale.py").read_text() == source


@pytest.mark.parametrize("kind", ["pipe", "device", "folder"])
def test_a_source_is_a_file(weft, desk, kind):
    path = Path("odd.py")
    {"pipe": lambda: os.mkfifo(path), "device": lambda: path.symlink_to("/dev/zero"), "folder": path.mkdir}[
        kind
    ]()
    for command in ["cuda", "coverage", "run", "ptx"] + ["compile"] * (kind != "folder"):
        done = sets.run(weft, command, "odd.py", check=False, timeout=20)
        assert done.returncode in (2, 3), (command, done)
