"""weft.compile, weft.check and weft.cuda say what the command line says."""

import json
import pickle
import subprocess
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))

GOOD = """import warp as wp

@wp.func
def twice(x: float):
    return x + x

@wp.kernel
def scale(a: wp.array(dtype=float), b: wp.array(dtype=float)):
    i = wp.tid()
    b[i] = twice(a[i])

@wp.kernel
def shift(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] + 1.0
"""
BAD = GOOD.replace("twice(a[i])", "wp.sinn(a[i])")


def run(weft, *arguments, **options):
    return subprocess.run([weft, *map(str, arguments)], capture_output=True, text=True, **options)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_the_text_is_that_of_the_command(weft, package, path, device):
    compiled = package.compile(path, device)
    assert compiled.text == run(weft, "compile", path, "-d", device).stdout
    for pass_ in ("forward", "backward"):
        assert getattr(compiled, pass_) == run(weft, "compile", path, "-d", device, "--pass", pass_).stdout


def test_both_devices_stand_beside_each_other(package):
    compiled = package.compile(GOOD, "both")
    (module,) = compiled.modules
    for device in ("cpu", "cuda"):
        assert module.text[device] == package.compile(GOOD, device).text
        assert module.hash[device] == package.compile(GOOD, device).modules[0].hash[device]
    with pytest.raises(ValueError, match="by device"):
        _ = compiled.text


def test_kernels_have_their_part_of_the_text(package):
    compiled = package.compile(GOOD, "cuda")
    assert [kernel.key for kernel in compiled.kernels] == ["scale", "shift"]
    for kernel in compiled.kernels:
        assert kernel.name.startswith(kernel.key) and kernel.name.endswith(kernel.hash[:8])
        assert kernel.forward["cuda"] in compiled.text and kernel.backward["cuda"] in compiled.text
        assert kernel.name + "_cuda_kernel_forward" in kernel.forward["cuda"]
        assert kernel.name + "_cuda_kernel_backward" in kernel.backward["cuda"]
    assert "shift" not in compiled.kernels[0].forward["cuda"]
    only = package.compile(GOOD, "cuda", kernel="shift")
    assert [kernel.key for kernel in only.kernels] == ["shift"] and "twice" not in only.text


def test_passes_that_are_not_asked_for_are_left_out(package):
    compiled = package.compile(GOOD, "cpu", ("forward",))
    assert compiled.forward and compiled.kernels[0].forward["cpu"] and not compiled.kernels[0].backward
    with pytest.raises(ValueError, match="backward pass"):
        _ = compiled.backward
    with pytest.raises(ValueError, match="sideways"):
        package.compile(GOOD, "cpu", ("sideways",))


def test_the_map_is_that_of_the_command(weft, package, tmp_path):
    path = tmp_path / "kernels.py"
    path.write_text(GOOD)
    run(
        weft,
        "compile",
        path,
        "-d",
        "cuda",
        "-o",
        tmp_path / "out",
        "--map",
        tmp_path / "map.json",
        check=True,
    )
    (module,) = json.loads((tmp_path / "map.json").read_text())["files"][0]["modules"]
    told = {
        (line, entry["python"], pass_)
        for subject in module["subjects"]
        for entry in subject["lines"]
        for pass_, lines in entry["cuda"].items()
        for line in lines
    }
    assert told == {(each.line, each.python, each.pass_) for each in package.compile(path, "cuda").map}


def test_a_refusal_is_an_error_with_its_place(weft, package, tmp_path):
    path = tmp_path / "bad.py"
    path.write_text(BAD)
    with pytest.raises(package.CompileError) as caught:
        package.compile(path)
    error = caught.value
    said = json.loads(run(weft, "compile", path, "--json").stdout)["files"][0]["modules"][0]["diagnostics"][0]
    assert (error.code, error.line, error.column) == (said["construct"], said["line"], said["column"])
    assert error.file == str(path) and "sinn" in error.message
    assert str(error).strip() == run(weft, "compile", path).stderr.strip().split("\nweft compile")[0]
    again = pickle.loads(pickle.dumps(error))
    assert again.diagnostics == error.diagnostics and str(again) == str(error)


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"source": "there/is/none.py"}, FileNotFoundError, "none.py"),
        ({"source": GOOD, "device": "tpu"}, ValueError, "tpu"),
        ({"source": GOOD, "calls": ["x = 1"]}, ValueError, "one expression"),
    ],
)
def test_wrong_calls_are_told(package, arguments, kind, words):
    with pytest.raises(kind, match=words):
        package.compile(**arguments)


def test_garbage_is_refused(package, tmp_path):
    for text in ("\n", "def\n", "\0\n", "(" * 5000 + "\n", "é" * 10 + "\n"):
        with pytest.raises(package.CompileError):
            package.compile(text)
    path = tmp_path / "broken.py"
    path.write_bytes(b"import warp\n\xff\xfe\n")
    with pytest.raises(UnicodeDecodeError):
        package.compile(path)


def test_findings_are_those_of_the_command(weft, package, tmp_path):
    (tmp_path / "good.py").write_text(GOOD)
    (tmp_path / "bad.py").write_text(BAD)
    assert package.check(tmp_path / "good.py") == []
    found = package.check(tmp_path)
    said = [
        finding
        for file in json.loads(run(weft, "check", tmp_path, "--json").stdout)["files"]
        for finding in file["findings"]
    ]
    assert [(each.code, each.line, each.message) for each in found] == [
        (each["construct"], each["line"], each["message"]) for each in said
    ]
    (from_text,) = package.check(BAD)
    assert (from_text.code, from_text.line) == (found[0].code, found[0].line)


def test_gradients_are_looked_at_where_asked(package):
    case = ROOT / "tests" / "gradient" / "cases" / "product_in_loop.py"
    for source in (case, case.read_text()):
        assert package.check(source) == []
        (found,) = package.check(source, gradients=True)
        assert (found.severity, found.code, found.line) == ("warning", "gradient.loop-carried-state", 10)


def test_plain_cuda_is_that_of_the_command(weft, package, tmp_path):
    path = tmp_path / "kernels.py"
    path.write_text(GOOD)
    run(weft, "cuda", path, "-o", tmp_path / "out", check=True)
    projects = package.cuda(path)
    assert [project.kernel for project in projects] == ["scale", "shift"]
    for project in projects:
        for name, text in project.files.items():
            assert (tmp_path / "out" / project.kernel / name).read_text() == text
    assert "__global__" in projects[0].text
    projects[0].write(tmp_path / "mine")
    with pytest.raises(FileExistsError):
        projects[0].write(tmp_path / "mine")


def test_what_has_no_plain_form_says_why(package):
    (project,) = package.cuda(GOOD, "wmma", kernel="scale")
    assert project.refused
    with pytest.raises(ValueError):
        _ = project.text


def test_other_threads_run_while_it_works(package):
    many = "import warp as wp\n" + "".join(
        f"@wp.kernel\ndef k{n}(a: wp.array(dtype=float)):\n    i = wp.tid()\n"
        + "".join(f"    a[i] = a[i] * {k}.5\n" for k in range(200))
        for n in range(20)
    )
    made = []
    thread = threading.Thread(target=lambda: made.append(package.compile(many, "both")))
    thread.start()
    ticks = 0
    while thread.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert len(made) == 1 and ticks > 3
