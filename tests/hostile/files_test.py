"""Careless commands and sets from strangers: nothing outside is touched, nothing is lost, nothing wrong is "done".

Beside each thing that is refused stands one that must go on working.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from desk import MINE, data_of, edit, left_behind, says, sets, source

KERNEL = source("scale")


@pytest.fixture
def desk(tmp_path, monkeypatch):
    """The current folder, with a small set, a source and something that must stay."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/file.txt").write_text(MINE)
    (tmp_path / "scale.py").write_text(KERNEL)
    return tmp_path


@pytest.fixture
def a_set(weft, desk):
    sets.generate(weft, desk / "set", "-n", 3, "-s", 1, "--format", "jsonl", "--splits", "1,0,0")
    return desk / "set"


def same_set(weft, *more, check=False):
    return sets.run(
        weft,
        "generate",
        "-n",
        3,
        "-s",
        1,
        "-o",
        "set",
        "--format",
        "jsonl",
        "--splits",
        "1,0,0",
        *more,
        check=check,
    )


# ---- links, pipes, devices --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["link", "pipe", "folder", "device"])
def test_an_output_is_a_file_or_nothing(weft, desk, kind):
    os.mkdir("out")
    out = Path("out/scale.cpu.cpp")
    if kind == "link":
        out.symlink_to("../mine/file.txt")
    elif kind == "pipe":
        os.mkfifo(out)
    elif kind == "folder":
        out.mkdir()
    else:
        out.symlink_to("/dev/null")
    done = sets.run(weft, "compile", "scale.py", "-o", "out", check=False, timeout=10)
    says(done, 3, "cannot write out/scale.cpu.cpp: it is a ", "not a file")
    assert Path("mine/file.txt").read_text() == MINE
    assert os.listdir("out") == ["scale.cpu.cpp"]


def test_an_output_may_be_there_already(weft, desk):
    sets.run(weft, "compile", "scale.py", "-o", "out")
    os.link("out/scale.cpu.cpp", "kept.cpp")  # what was there is replaced, not written over
    Path("out/scale.cpu.cpp").write_text("old")
    sets.run(weft, "compile", "scale.py", "-o", "out")
    assert Path("kept.cpp").read_text() == "old"
    assert "scale" in Path("out/scale.cpu.cpp").read_text()
    assert os.listdir("out") == ["scale.cpu.cpp"]


@pytest.mark.parametrize(
    "option", ["--json=scale.py", "--json=./scale.py", "--map=link.py", "--json=hard.py"]
)
def test_an_output_is_no_input(weft, desk, option):
    os.symlink("scale.py", "link.py")
    os.link("scale.py", "hard.py")
    done = sets.run(weft, "compile", "scale.py", option, "-o", "out", check=False)
    says(done, 2, "it is an input")
    assert Path("scale.py").read_text() == KERNEL
    sets.run(weft, "compile", "scale.py", "--json=report.json", "--map=map.json", "-o", "out")


def test_a_text_never_goes_over_a_source(weft, desk):
    shutil.copy("scale.py", "scale.cpu.cpp")
    done = sets.run(weft, "compile", "scale.py", "scale.cpu.cpp", "-o", ".", check=False)
    says(done, 3, "scale.cpu.cpp: it is an input")
    assert Path("scale.cpu.cpp").read_text() == KERNEL


def test_a_report_goes_over_nothing_of_the_set(weft, a_set):
    before = sets.fingerprint(a_set)
    for path in [data_of(a_set), a_set / "manifest.json", a_set / "README.md"]:
        says(sets.run(weft, "validate", a_set, "--report", path, check=False), 2, "it is an input")
    assert sets.fingerprint(a_set) == before
    sets.run(weft, "validate", a_set, "--report", a_set / "report.json")


def test_validation_json_as_a_link_is_replaced(weft, a_set):
    (a_set / "validation.json").symlink_to("../mine/file.txt")
    sets.run(weft, "validate", a_set)
    assert Path("mine/file.txt").read_text() == MINE
    assert json.loads((a_set / "validation.json").read_text())


def test_a_pipe_or_device_is_no_source(weft, desk):
    os.mkfifo("pipe.py")
    os.symlink("/dev/zero", "zero.py")
    for name, what in [("pipe.py", "a pipe"), ("zero.py", "a device"), ("mine", "a directory")]:
        for command in (
            ["coverage"] if what == "a directory" else ["compile", "coverage"]
        ):  # folders are compiled
            done = sets.run(weft, command, name, check=False, timeout=10)
            says(done, 3, f"cannot read {name}: it is {what}, not a file")
    os.symlink("scale.py", "link.py")
    sets.run(weft, "compile", "link.py")


@pytest.mark.parametrize("name", ["zero.jsonl", "zero.jsonl.zst", "zero.parquet", "pair_000000.json"])
def test_a_device_is_no_data(weft, desk, name):
    os.symlink("/dev/zero", name)
    for command in ["stats", "validate"]:
        done = sets.run(weft, command, name, check=False, timeout=10)
        assert done.returncode in (1, 3) and "not a file" in done.stdout + done.stderr, done


def test_options_are_read_from_files(weft, desk):
    for option in ["--config", "--exclude", "--template"]:
        more = ["--task", "python-cpp"] if option == "--template" else []
        done = sets.run(weft, "generate", "-o", "new", option, "/dev/zero", *more, check=False, timeout=10)
        says(done, 3, "/dev/zero", "not a file")
    Path("some.toml").write_text("count = 2\n")
    sets.generate(weft, desk / "new", "--config", "some.toml")


@pytest.mark.parametrize("name", ["data", ".weft/tmp", ".weft/shards", ".weft/hashes", ".weft"])
def test_a_folder_of_a_set_is_no_link(weft, a_set, name):
    (a_set / "manifest.json").unlink()
    shutil.move(a_set / name, a_set / "moved") if (a_set / name).exists() else None
    (a_set / name).symlink_to((a_set / "moved").resolve() if name == ".weft" else Path("../mine").resolve())
    done = same_set(weft, "--resume", "--quiet")
    if name == ".weft/tmp":  # made anew by every run
        says(done, 0)
        assert not (a_set / name).exists()
    else:
        says(done, 3, name, "it is a link, not a folder")
    assert os.listdir("mine") == ["file.txt"]


def test_a_temporary_name_that_is_a_link_is_not_followed(weft, a_set):
    """Whoever knows the number of the next process can put a link where its first file goes."""
    (a_set / "manifest.json").unlink()
    shutil.rmtree(a_set / ".weft/shards")
    links = "".join(
        f"ln -s ../mine/file.txt set/.{name}.$$.part; "
        for name in ["progress.json", "run.json", "manifest.json"]
    )
    again = "-n 3 -s 1 -o set --format jsonl --splits 1,0,0 --quiet --resume"
    done = subprocess.run(
        ["bash", "-c", f'{links} exec "{weft}" generate {again}'], capture_output=True, text=True
    )
    says(done, 0)
    assert Path("mine/file.txt").read_text() == MINE and not left_behind(a_set)
    says(sets.run(weft, "validate", "set"), 0, "all well")


# ---- --force ------------------------------------------------------------------------------------------------


def test_force_keeps_what_weft_did_not_make(weft, a_set):
    (a_set / "thesis.txt").write_text(MINE)
    says(same_set(weft, "--force"), 2, "holds thesis.txt, which weft did not make")
    (a_set / "thesis.txt").rename(a_set / "data/thesis.jsonl")
    says(same_set(weft, "--force"), 2, "holds data/thesis.jsonl, which weft did not make")
    (a_set / "data/thesis.jsonl").rename(a_set / ".weft/thesis.txt")
    says(same_set(weft, "--force"), 2, "holds .weft/thesis.txt, which weft did not make")
    shutil.move(a_set / ".weft/thesis.txt", "mine")
    (a_set / ".git").mkdir()
    says(same_set(weft, "--force"), 2, "holds .git, which weft did not make")
    (a_set / ".git").rmdir()
    says(same_set(weft, "--force"), 0)


@pytest.mark.parametrize(
    "names", [["holiday.jpg"], ["README.md", "data/thesis.txt", "run-notes.txt", "pair_1.json"]]
)
def test_force_is_for_sets_alone(weft, desk, names):
    for name in names:
        Path("photos", name).parent.mkdir(parents=True, exist_ok=True)
        Path("photos", name).write_text(MINE)
    before = sets.fingerprint(Path("photos"))
    says(
        sets.run(weft, "generate", "-n", 2, "-o", "photos", "--force", check=False),
        2,
        "which weft did not make",
    )
    assert sets.fingerprint(Path("photos")) == before and not Path("photos/.weft").exists()


def test_force_never_empties_a_home_or_the_current_folder(weft, a_set):
    (a_set / "me").mkdir()
    home = {"HOME": str(a_set / "me")}
    done = sets.run(weft, "generate", "-n", 2, "-o", "set", "--force", env=home, check=False)
    says(done, 2, "it holds your home folder")
    (a_set / "me").rmdir()
    command = f'cd "{a_set}" && "{weft}" generate -n 2 -o . --force --quiet'
    done = subprocess.run(["env", "-u", "HOME", "bash", "-c", command], capture_output=True, text=True)
    says(done, 2, "it holds the current folder")
    sets.run(weft, "validate", a_set)


def test_force_replaces_finished_and_unfinished_sets_of_any_format(weft, desk):
    for form in sets.FORMATS:
        sets.generate(weft, desk / "set", "-n", 3, "-s", 2, "--format", form, "--force")
        sets.generate(weft, desk / "whole", "-n", 3, "-s", 2, "--format", form)
        assert sets.fingerprint(desk / "set") == sets.fingerprint(desk / "whole")
        shutil.rmtree(desk / "whole")
    (desk / "set/manifest.json").unlink()
    sets.generate(weft, desk / "set", "-n", 3, "-s", 3, "--format", "json", "--force")
    assert len(list((desk / "set").glob("pair_*.json"))) == 3 and not (desk / "set/data").exists()


def test_force_removes_what_a_killed_run_was_writing(weft, a_set):
    """Also where it had not come as far as to say what the folder is."""
    for command in [["dedup", "set", "-o", "new"], ["generate", "-n", 2, "-o", "new"]]:
        Path("new/.weft").mkdir(parents=True)
        Path("new/.weft/.options.json.4711.part").write_text("{")
        sets.run(weft, *command, "--force")
        assert not left_behind(Path("new"))
        shutil.rmtree("new")


def test_force_on_a_set_of_an_older_version(weft, a_set):
    """0.1.0 kept no lock and recorded no fingerprints."""
    (a_set / ".weft/lock").unlink()
    for record in (a_set / ".weft/shards").iterdir():
        edit(record, lambda r: r.pop("fingerprints"))
    edit(a_set / "manifest.json", lambda m: m["options"].update(weft="0.1.0"))
    sets.generate(weft, a_set, "-n", 2, "--format", "jsonl", "--force")
    assert json.loads((a_set / "manifest.json").read_text())["rows"] == 2


def test_force_with_a_shard_leaves_the_others(weft, desk):
    options = ["-n", 4, "--format", "jsonl"]
    for shard in ["0/2", "1/2"]:
        sets.generate(weft, desk / "set", *options, "--shard", shard)
    before = sets.fingerprint(desk / "set")
    next((desk / "set/data").glob("*-00001-of-00002.jsonl")).write_text("damaged\n")
    sets.generate(weft, desk / "set", *options, "--shard", "1/2", "--force")
    assert sets.fingerprint(desk / "set") == before
    done = sets.generate(
        weft, desk / "set", "-n", 6, "--format", "jsonl", "--shard", "1/2", "--force", check=False
    )
    says(done, 2, "count: there 4, here 6")
    assert sets.fingerprint(desk / "set") == before
    sets.run(weft, "merge", desk / "set")


def test_what_was_there_stays_until_the_new_is_complete(weft, a_set):
    """Every operation of a run with --force may be the last, or fail: the old set is whole, or the new one is, or the
    next run finishes it."""
    old = sets.fingerprint(a_set)
    options = ["-n", 3, "-s", 2, "--format", "jsonl", "--threads", 1]
    sets.generate(weft, Path("new"), *options)
    new = sets.fingerprint(Path("new"))
    shutil.copytree(a_set, "copy")
    env = {"WEFT_TEST_FAULT": "count", "WEFT_TEST_FAULT_COUNT": "operations"}
    sets.generate(weft, Path("copy"), *options, "--force", env=env)
    operations = int(Path("operations").read_text())
    assert sets.fingerprint(Path("copy")) == new
    moving_in = operations - 30
    for at in [*range(1, moving_in, 3), *range(moving_in, operations + 1)]:
        fault = ["kill", "torn", "enospc", "short", "eio"][at % 5]
        shutil.rmtree("copy")
        shutil.copytree(a_set, "copy")
        env = {"WEFT_TEST_FAULT": f"{fault}@{at}"}
        done = sets.generate(weft, Path("copy"), *options, "--force", env=env, check=False)
        assert done.returncode in ([-9] if fault in ("kill", "torn") else [3]), (at, fault, done.stderr)
        if Path("copy/manifest.json").exists():
            now = {k: v for k, v in sets.fingerprint(Path("copy")).items() if k in old or k in new}
            assert now in (old, new), (at, fault)
        else:  # on its way in
            stats = sets.run(weft, "stats", "copy", check=False)
            assert stats.returncode in (1, 3) and "not finished" in stats.stderr, (at, fault, stats)
            sets.generate(weft, Path("copy"), *options, "--resume")
            assert sets.fingerprint(Path("copy")) == new, (at, fault)
        sets.generate(weft, Path("copy"), *options, "--force")
        assert sets.fingerprint(Path("copy")) == new, (at, fault)


def test_two_runs_in_one_folder(weft, a_set):
    """Whoever says that it is done has made the whole set, whatever the other did meanwhile."""
    for round in range(3):
        mine = ["-n", "40", "-s", str(round % 2), "--format", "jsonl", "--force", "--quiet"]
        command = [str(weft), "generate", "-o", "set", *mine]
        runs = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(2)]
        ends = [(run.communicate()[1], run.returncode) for run in runs]
        assert any(code == 0 for _, code in ends), ends
        for message, code in ends:
            assert code == 0 or (code == 3 and "another run is writing" in message), ends
        sets.run(weft, "validate", "set")


# ---- one set of another ------------------------------------------------------------------------------------------


def test_in_and_out_do_not_hold_each_other(weft, a_set):
    os.symlink("set", "again")
    before = sets.fingerprint(a_set)
    for out in ["set", "set/", "set/data/new", "again", "again/new", "."]:
        done = sets.run(weft, "dedup", "set", "-o", out, "--force", check=False)
        says(done, 2, "choose another folder")
        done = sets.run(weft, "validate", "set", "--annotate", out, "--force", check=False)
        says(done, 2, "choose another folder")
    assert sets.fingerprint(a_set) == before
    sets.run(weft, "dedup", "set", "-o", "set2")
    sets.run(weft, "dedup", "set", "-o", "set2", "--force")
    assert data_of(Path("set2")).read_bytes() == data_of(a_set).read_bytes()


# ---- what is read is what was recorded -----------------------------------------------------------------------------


def spoil(how: str, folder: Path, weft: Path):
    data = data_of(folder)
    lines = data.read_bytes().splitlines(keepends=True)
    if how == "missing":
        data.unlink()
    elif how == "cut":
        data.write_bytes(b"".join(lines[:-1]))
    elif how == "empty":
        data.write_bytes(b"")
    elif how == "swapped":
        sets.generate(weft, Path("other"), "-n", 3, "-s", 2, "--format", "jsonl", "--splits", "1,0,0")
        shutil.copy(data_of(Path("other")), data)
    elif how == "one byte":
        data.write_bytes(data.read_bytes().replace(b"a", b"b", 1))
    elif how == "twice":
        edit(folder / "manifest.json", lambda m: m["files"].append(m["files"][0]))
    elif how == "outside":
        shutil.copy(data, "mine/train-00000-of-00001.jsonl")
        edit(
            folder / "manifest.json",
            lambda m: m["files"][0].update(path="../mine/train-00000-of-00001.jsonl"),
        )
    elif how == "more rows":
        edit(folder / "manifest.json", lambda m: (m["files"][0].update(rows=4), m.update(rows=4)))
    elif how == "other sum":
        edit(folder / "manifest.json", lambda m: m.update(rows=30))


@pytest.mark.parametrize(
    "how", ["missing", "cut", "empty", "swapped", "one byte", "twice", "outside", "more rows", "other sum"]
)
def test_a_set_that_is_not_as_it_was_made(weft, a_set, how):
    spoil(how, a_set, weft)
    name = "manifest.json" if how in ("twice", "outside", "other sum") else "train-00000-of-00001.jsonl"
    for command in [["stats", "set"], ["dedup", "set", "-o", "new"], ["validate", "set"]]:
        done = sets.run(weft, *command, check=False)
        assert done.returncode in (1, 2, 3) and name in done.stdout + done.stderr, (command, done)
        assert not Path("new/manifest.json").exists()
    done = same_set(weft)
    if how != "more rows":  # the bytes are those that were made
        assert done.returncode in (2, 3) and "is complete" not in done.stdout, done
    done = same_set(weft, "--resume")
    if how in ("missing", "cut", "empty", "swapped", "one byte"):
        says(done, 0)
        says(sets.run(weft, "validate", "set"), 0, "all well")
    says(same_set(weft), 0, "is complete") if done.returncode == 0 else None


def test_shards_that_do_not_fit_are_not_merged(weft, desk):
    def made():
        shutil.rmtree("set", ignore_errors=True)
        for shard in ["0/2", "1/2"]:
            sets.generate(
                weft, desk / "set", "-n", 4, "--format", "jsonl", "--splits", "1,0,0", "--shard", shard
            )

    piece = Path("set/manifest-00001-of-00002.json")
    made()
    os.truncate("set/.weft/hashes/00001-of-00002.bin", 0)
    says(sets.run(weft, "merge", "set", check=False), 1, "hashes/00001-of-00002.bin")
    made()
    edit(piece, lambda m: (m.update(rows=999), m["shards"][0].update(rows=999)))
    says(sets.run(weft, "merge", "set", check=False), 3, "manifest-00001-of-00002.json is damaged: 999 rows")
    made()
    edit(
        piece,
        lambda m: (
            m.update(rows=9),
            m["files"][0].update(rows=9),
            m["shards"][0].update(rows=9),
            m["shards"][0]["files"][0].update(rows=9),
            m["shards"][0]["counters"].update(rows=9),
        ),
    )
    says(sets.run(weft, "merge", "set", check=False), 1, "2 rows, recorded are 9")
    made()
    Path("set/data/train-00001-of-00002.jsonl").unlink()
    says(sets.run(weft, "merge", "set", check=False), 1, "data/train-00001-of-00002.jsonl is missing")
    made()
    piece.rename("set/manifest-1-of-18446744073709551615.json")
    done = sets.run(weft, "merge", "set", check=False, timeout=10)
    says(done, 1, "is one of 18446744073709551615 shards")
    made()
    sets.run(weft, "merge", "set")
    sets.run(weft, "validate", "set")


def test_an_unfinished_set_says_so(weft, a_set):
    shutil.copytree(a_set, "whole")
    (a_set / "manifest.json").unlink()
    Path("answers.jsonl").write_text('{"id": "0", "task": "text-python", "completion": ""}\n')
    score = "score answers.jsonl --data set --level tokens"
    for command in [
        "stats set",
        "validate set",
        "show set",
        "diff whole set",
        "diff set whole",
        "convert set -o -",
        score,
    ]:
        says(sets.run(weft, *command.split(), check=False), 1, "not finished")
    says(sets.run(weft, "status", "set", check=False), 1)
    says(sets.run(weft, "dedup", "set", "-o", "new", check=False), 2, "only a finished set")


def test_the_files_of_shards_in_any_order(weft, desk):
    sets.generate(weft, desk / "set", "-n", 40, "--format", "jsonl", "--shards", 2, "--splits", "0.5,0.5,0")
    edit(desk / "set/manifest.json", lambda m: m["files"].sort(key=lambda f: f["path"]))
    sets.run(weft, "dedup", "set", "-o", "new")
    rows = sum(len(path.read_text().splitlines()) for path in Path("new/data").iterdir())
    assert rows == json.loads(Path("new/manifest.json").read_text())["rows"]
    assert rows >= 38


# ---- names, and outputs that cannot be written ------------------------------------------------------------------------


def test_two_texts_never_get_one_name(weft, desk):
    Path("a.b.py").write_text(KERNEL)
    Path("a.py").write_text(
        KERNEL + "\n\n" + KERNEL.split("\n\n\n")[1].replace("kernel", 'kernel(module="b")')
    )
    done = sets.run(weft, "compile", "a.py", "a.b.py", "-o", "out", check=False)
    says(done, 2, "the module `b` of a.py and a.b.py would both be written to out/a.b.*")
    assert not Path("out").exists() or os.listdir("out") == []
    Path("a.py").write_text(KERNEL)
    sets.run(weft, "compile", "a.py", "a.b.py", "-o", "out")
    assert sorted(os.listdir("out")) == ["a.b.cpu.cpp", "a.cpu.cpp"]


@pytest.mark.parametrize(
    "command",
    ["stats set", "validate set", "validate set --json", "generate -n 2 -o new", "coverage scale.py", "compile scale.py",
     "generate --help", "--version", "synth -n 1", "dedup set -o new", "generate -n 2 -o -"],
)  # fmt: skip
def test_a_full_or_closed_output_is_an_error(weft, a_set, command):
    with open("/dev/full", "w") as full:
        done = subprocess.run([weft, *command.split()], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 3 and "cannot write to standard output: No space left" in done.stderr, done
    shutil.rmtree("new", ignore_errors=True)
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([weft, *command.split()], stdout=write, stderr=subprocess.PIPE, text=True)
    os.close(write)
    assert done.returncode == 3 and "cannot write" not in done.stderr, done
