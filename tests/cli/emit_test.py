"""What stands beside the code: the map from its lines to Python's (`--map`), and weft's own form of a kernel (`--emit ir`)."""

import json
import os
import re
import subprocess

import pytest

SOURCE = """\
import warp as wp


@wp.func
def twice(a: float):
    b = a + a
    return b


@wp.kernel
def later(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = twice(x[i])


@wp.kernel(enable_backward=False)
def forward_only(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0


@wp.kernel(module="other")
def apart(x: wp.array(dtype=float)):
    x[wp.tid()] = 3.0
"""
COMMENT = re.compile(r"\s*// .*<L (\d+)>")  # Warp's own word on which line this is


def run(weft, folder, *args):
    return subprocess.run([str(weft), *args], capture_output=True, text=True, cwd=folder, timeout=60)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "two.py").write_text(SOURCE)
    return tmp_path


def lines_of(subject: dict, device: str) -> dict[int, int]:
    """Line of the text -> Python line."""
    return {
        line: entry["python"]
        for entry in subject["lines"]
        for which in ("forward", "backward")
        for line in entry[device][which]
    }


def test_the_map_agrees_with_the_comments_of_the_text(weft, folder):
    done = run(weft, folder, "compile", "two.py", "-d", "both", "-o", "out", "--map", "map.json")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (file,) = json.loads((folder / "map.json").read_text())["files"]
    assert file["file"] == "two.py"
    own, other = file["modules"]
    assert (own["name"], other["name"]) == ("two", "other")
    for module, subjects in ((own, {"twice_0", "later", "forward_only"}), (other, {"apart"})):
        assert {subject["name"] for subject in module["subjects"]} == subjects
        assert set(module["texts"]) == {"cpu", "cuda"}
        for device, name in module["texts"].items():
            text = (folder / name).read_text().splitlines()
            mapped = {}
            for subject in module["subjects"]:
                lines = lines_of(subject, device)
                assert lines and not mapped.keys() & lines.keys(), "a line belongs to one subject"
                mapped.update(lines)
            commented = {n: int(m[1]) for n, line in enumerate(text, 1) if (m := COMMENT.match(line))}
            assert commented and commented == {n: mapped[n] for n in mapped if COMMENT.match(text[n - 1])}


def test_the_map_names_the_lines_of_each_pass(weft, folder):
    run(weft, folder, "compile", "two.py", "-o", "out", "--map", "map.json")
    (file,) = json.loads((folder / "map.json").read_text())["files"]
    subjects = {subject["name"]: subject for subject in file["modules"][0]["subjects"]}
    assert {name: subject["kind"] for name, subject in subjects.items()} == {
        "twice_0": "function",
        "later": "kernel",
        "forward_only": "kernel",
    }
    text = (folder / "out/two.cpu.cpp").read_text().splitlines()
    (entry,) = [entry for entry in subjects["twice_0"]["lines"] if entry["python"] == 6]
    assert any("wp::add(var_a, var_a)" in text[n - 1] for n in entry["cpu"]["forward"])
    assert any("wp::adj_add(" in text[n - 1] for n in entry["cpu"]["backward"])
    assert not any("wp::adj_add(" in text[n - 1] for n in entry["cpu"]["forward"])
    assert entry["cuda"] == {"forward": [], "backward": []}, "it was not asked for"
    assert not any(entry["cpu"]["backward"] for entry in subjects["forward_only"]["lines"])


def test_a_map_of_what_goes_to_standard_output(weft, folder):
    done = run(
        weft, folder, "compile", "two.py", "--kernel", "later", "--pass", "forward", "--map", "map.json"
    )
    (file,) = json.loads((folder / "map.json").read_text())["files"]
    (module,) = file["modules"]
    assert module["texts"] == {}
    text = done.stdout.splitlines()
    for subject in module["subjects"]:
        for line, python in lines_of(subject, "cpu").items():
            if match := COMMENT.match(text[line - 1]):
                assert int(match[1]) == python
    assert {s["name"] for s in module["subjects"]} == {"twice_0", "later"}


def test_a_refused_module_has_no_map(weft, folder):
    (folder / "two.py").write_text(SOURCE.replace("2.0", "undefined_name"))
    done = run(weft, folder, "compile", "two.py", "-o", "out", "--map", "map.json")
    assert done.returncode == 1
    (file,) = json.loads((folder / "map.json").read_text())["files"]
    assert [module["name"] for module in file["modules"]] == ["other"]


def test_the_ir_is_one_text_for_both_devices(weft, folder):
    done = run(weft, folder, "compile", "two.py", "-d", "both", "--emit", "ir", "-o", "out")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert sorted(os.listdir(folder / "out")) == ["two.ir", "two.other.ir"]
    text = (folder / "out/two.ir").read_text()
    heads = [line for line in text.splitlines() if re.match(r"(kernel|function) ", line)]
    assert heads == ["function twice_0", "kernel forward_only", "kernel later"]  # the order of the code
    printed = run(weft, folder, "compile", "two.py", "--emit", "ir").stdout
    assert printed == (
        f"// ==== two.ir ====\n{text}// ==== two.other.ir ====\n" + (folder / "out/two.other.ir").read_text()
    )


@pytest.mark.parametrize(
    "options",
    [
        ["--emit", "nonsense"],
        ["--emit", "ir", "--pass", "forward"],
        ["--emit", "ir", "--map", "map.json"],
        ["--emit", "ir", "--json"],
    ],
)
def test_what_is_about_code_does_not_go_with_the_ir(weft, folder, options):
    done = run(weft, folder, "compile", "two.py", "-o", "out", *options)
    assert (done.returncode, done.stdout) == (2, "") and "--emit" in done.stderr
    assert sorted(os.listdir(folder)) == ["two.py"], "nothing is written"
