"""The command line: what it prints and where, its exit codes, and that nothing given to it brings it down."""

import json
import os
import re
import resource
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

SCALE = """\
import warp as wp


@wp.kernel
def scale(x: wp.array(dtype=float), factor: float):
    i = wp.tid()
    x[i] = x[i] * factor
"""

TWO_KERNELS = """\
import warp as wp


@wp.func
def twice(a: float):
    return a + a


@wp.kernel
def later(x: wp.array(dtype=float)):
    x[wp.tid()] = twice(1.0)


@wp.kernel(enable_backward=False)
def forward_only(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0
"""

SEVERAL_MODULES = """\
import warp as wp


@wp.kernel
def own(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0


@wp.kernel(module="other")
def in_other(x: wp.array(dtype=float)):
    x[wp.tid()] = 2.0
"""

REFUSED = """\
import warp as wp


@wp.kernel
def bad(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = undefined_name
"""


def run(weft, *args, cwd=None, timeout=60, **options):
    return subprocess.run(
        [str(weft), *map(str, args)], capture_output=True, text=True, cwd=cwd, timeout=timeout, **options
    )


@pytest.fixture
def folder(tmp_path):
    for name, text in {
        "scale": SCALE,
        "two": TWO_KERNELS,
        "several": SEVERAL_MODULES,
        "refused": REFUSED,
    }.items():
        (tmp_path / f"{name}.py").write_text(text)
    return tmp_path


# ---- what it prints ---------------------------------------------------------------------------------------


def test_one_text_goes_to_standard_output_as_it_is(weft, folder):
    done = run(weft, "compile", "scale.py", cwd=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("#define WP_NO_BFLOAT16\n\n#define WP_TILE_BLOCK_DIM 1\n")
    assert "====" not in done.stdout


def test_several_texts_are_told_apart(weft, folder):
    done = run(weft, "compile", "scale.py", "several.py", "-d", "both", cwd=folder)
    assert done.returncode == 0
    heads = [line for line in done.stdout.splitlines() if line.startswith("// ==== ")]
    names = [
        "scale.cpu.cpp",
        "scale.cuda.cu",
        "several.cpu.cpp",
        "several.cuda.cu",
        "several.other.cpu.cpp",
        "several.other.cuda.cu",
    ]
    assert heads == [f"// ==== {name} ====" for name in names]


def test_files_go_to_the_folder(weft, folder):
    done = run(weft, "compile", "scale.py", "several.py", "-d", "both", "-o", "a/b", cwd=folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert sorted(os.listdir(folder / "a/b")) == [
        "scale.cpu.cpp",
        "scale.cuda.cu",
        "several.cpu.cpp",
        "several.cuda.cu",
        "several.other.cpu.cpp",
        "several.other.cuda.cu",
    ]
    alone = run(weft, "compile", "scale.py", "-d", "cuda", cwd=folder).stdout
    assert (folder / "a/b/scale.cuda.cu").read_text() == alone


@pytest.mark.parametrize(
    "options, printed",
    [
        ([], "{folder}/two.py"),
        (["--paths", "full"], "{folder}/two.py"),
        (["--paths", "base"], "two.py"),
        (["--source-name", "elsewhere/name.py"], "elsewhere/name.py"),
    ],
)
def test_file_names_in_comments(weft, folder, options, printed):
    done = run(weft, "compile", "two.py", *options, cwd=folder)
    comments = {
        line for line in done.stdout.splitlines() if line.startswith("// ") and line.endswith(".py:4")
    }
    assert comments == {"// " + printed.format(folder=folder) + ":4"}


def test_a_path_is_printed_as_python_sees_it(weft, folder):
    done = run(weft, "compile", "./two.py", cwd=folder)
    assert f"// {folder}/./two.py:4\n" in done.stdout


def test_passes_cut_the_text(weft, folder):
    forward = run(weft, "compile", "two.py", "--pass", "forward", cwd=folder).stdout
    backward = run(weft, "compile", "two.py", "--pass", "backward", cwd=folder).stdout
    assert "twice_0(" in forward and "adj_twice_0(" not in forward
    assert "cpu_kernel_forward" in forward and "cpu_kernel_backward" not in forward
    assert forward.index("struct wp_args_later_") < forward.index("struct wp_args_forward_only_")
    assert "adj_twice_0(" in backward and "cpu_kernel_forward" not in backward
    assert "forward_only" not in backward
    for text in (forward, backward):
        assert "#include" not in text and "WP_API" not in text
        assert text.endswith("}\n") and "\n\n\n" not in text and not text.startswith("\n")


def test_one_kernel(weft, folder):
    done = run(weft, "compile", "two.py", "--kernel", "forward_only", cwd=folder)
    assert done.returncode == 0
    assert "later" not in done.stdout and "twice" not in done.stdout
    assert "forward_only_" in done.stdout


def test_no_such_kernel(weft, folder):
    done = run(weft, "compile", "two.py", "--kernel", "nothing", cwd=folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert "error[file.no-such-kernel]" in done.stderr and "later, forward_only" in done.stderr


def test_block_dim(weft, folder):
    cpu = run(weft, "compile", "scale.py", "--block-dim", 64, cwd=folder).stdout
    assert "#define WP_TILE_BLOCK_DIM 64\n" in cpu and "_cpu_block_thunk_forward(" in cpu
    cuda = run(weft, "compile", "scale.py", "-d", "cuda", cwd=folder).stdout
    assert "#define WP_TILE_BLOCK_DIM 256\n" in cuda


# ---- the report -------------------------------------------------------------------------------------------


def test_report(weft, folder):
    done = run(
        weft, "compile", "two.py", "refused.py", "missing.py", "-d", "both", "-o", "out", "--json", cwd=folder
    )
    assert done.returncode == 3  # one file could not be read
    report = json.loads(done.stdout)
    assert report["warp"] == "1.19.0" and report["weft"]
    assert report["summary"] == {"files": 3, "ok": 1, "refused": 1, "failed": 1}
    two, refused, missing = report["files"]

    assert (two["file"], two["status"], two["diagnostics"]) == ("two.py", "ok", [])
    (module,) = two["modules"]
    assert (module["name"], module["primary"], module["status"]) == ("two", True, "ok")
    for device, name in (("cpu", "two.cpu.cpp"), ("cuda", "two.cuda.cu")):
        assert module[device]["file"] == f"out/{name}"
        assert module[device]["bytes"] == (folder / "out" / name).stat().st_size
        assert len(module[device]["module_hash"]) == 64
    kernels = {k["key"]: k for k in module["kernels"]}
    assert set(kernels) == {"later", "forward_only"}
    assert kernels["later"]["name"] == "later_" + kernels["later"]["hash"][:8]
    assert kernels["later"]["line"] == 9 and kernels["later"]["status"] == "ok"
    assert 0 < kernels["later"]["bytes"]["cpu"] < module["cpu"]["bytes"]

    assert refused["status"] == "refused"
    (diag,) = refused["modules"][0]["diagnostics"]
    assert diag["construct"].startswith("name.") and "undefined_name" in diag["message"]
    assert (diag["line"], diag["column"], diag["end_line"], diag["end_column"]) == (7, 12, 7, 26)
    assert refused["modules"][0]["kernels"][0]["status"] == "refused"

    assert missing["status"] == "failed" and "missing.py" in missing["error"]


def test_report_to_a_file_leaves_the_text(weft, folder):
    done = run(weft, "compile", "scale.py", "--json=report.json", cwd=folder)
    assert done.stdout.startswith("#define WP_NO_BFLOAT16")
    assert json.loads((folder / "report.json").read_text())["summary"]["ok"] == 1


def test_report_alone_replaces_the_text(weft, folder):
    done = run(weft, "compile", "scale.py", "--json", cwd=folder)
    assert json.loads(done.stdout)["files"][0]["status"] == "ok"


def test_report_describes_the_kernels_of_a_users_file(weft, folder):
    (folder / "facts.py").write_text(
        "import warp as wp\n\n\n@wp.func\ndef twice(v: float):\n    if v > 1.0:\n        return 2.0 * v\n    return v\n\n\n"
        "@wp.kernel\ndef plain(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n    i = wp.tid()\n    y[i] = x[i]\n\n\n"
        "@wp.kernel\ndef product(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):\n"
        "    s = float(1.0)\n    for k in range(n):\n        s = s * twice(x[k])\n    y[wp.tid()] = s\n"
    )
    report = json.loads(run(weft, "compile", "facts.py", "--json", cwd=folder).stdout)
    kernels = {kernel["key"]: kernel for kernel in report["files"][0]["modules"][0]["kernels"]}
    assert kernels["plain"]["difficulty"] == 1
    assert kernels["plain"]["complexity"]["branches"] == 0, "the function is the other kernel's"
    assert kernels["plain"]["gradient"] == {"kind": "exact", "reason": "", "text": ""}
    assert kernels["product"]["complexity"]["branches"] == 1
    assert kernels["plain"]["skill"]["level"] == 1 and kernels["product"]["skill"]["functions"] == 1
    gradient = kernels["product"]["gradient"]
    assert (gradient["kind"], gradient["reason"]) == ("warp_differs", "loop-carried-state")
    assert "loop" in gradient["text"]
    assert kernels["product"]["description"]


def test_report_is_json_whatever_the_names_are(weft, folder):
    name = b'\xff\xfe"quote\\ \x01.py'
    with open(os.path.join(os.fsencode(folder), name), "wb") as file:
        file.write(b"\xff\x00")
    done = subprocess.run([str(weft), "compile", name, "--json"], capture_output=True, cwd=folder)
    assert done.returncode == 1
    assert json.loads(done.stdout.decode())["files"][0]["status"] == "refused"


def test_version(weft):
    assert run(weft, "--version").stdout.startswith("weft ")
    version = json.loads(run(weft, "--version", "--json").stdout)
    assert version["warp"] == "1.19.0" and "CLI11" in version["libraries"]


def test_coverage_lists(weft, folder):
    lists = json.loads(run(weft, "coverage", "--json").stdout)
    assert len(lists["builtins"]) > 1000
    assert {"name", "signature", "group", "supported"} == set(lists["builtins"][0])
    used = json.loads(run(weft, "coverage", "scale.py", "refused.py", "--json", cwd=folder).stdout)
    assert {"Call", "Comment"} <= {op["name"] for op in used["operations"] if op["occurs"]}
    assert any(row["occurs"] and row["name"] == "mul" for row in used["builtins"])
    assert [d["construct"] for d in used["diagnostics"] if d["occurs"]]


COMMANDS = (
    "compile check run cuda ptx diff explain coverage generate synth status merge validate gpu-test "
    "view show stats convert dedup hash score completion man"
).split()


def test_help_lists_the_commands(weft):
    done = run(weft, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    commands = done.stdout.split("Kernels of your own:\n")[1]
    assert re.findall(r"^  ([a-z-]+) ", commands, re.MULTILINE) == COMMANDS
    for command in COMMANDS:
        assert f"\n              weft {command}" in commands


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(weft, command):
    done = run(weft, command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    _, head, examples = done.stdout.partition("Example")
    assert head and f"weft {command} " in examples + " "


# ---- wrong usage ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "args",
    [
        [],
        ["nonsense"],
        ["compile"],
        ["compile", "scale.py", "-d", "gpu"],
        ["compile", "scale.py", "--pass", "sideways"],
        ["compile", "scale.py", "--paths", "none"],
        ["compile", "scale.py", "--block-dim", "0"],
        ["compile", "scale.py", "--block-dim", "2000"],
        ["compile", "scale.py", "--block-dim", "many"],
        ["compile", "scale.py", "--nonsense"],
        ["compile", "scale.py", "two.py", "--source-name", "x.py"],
        ["compile", "scale.py", "./scale.py", "-o", "out"],
        ["generate", "-o", "-", "--view", "prompt"],
        ["generate", "-o", "-", "-c", ""],
        ["synth", "-c", ""],
        ["synth", "-c", "vector", ""],
        ["synth", "-c", "vector", "no_such_category"],
        ["synth", "--mix", "real", "-c", "vector"],
    ],
)
def test_wrong_usage(weft, folder, args):
    done = run(weft, *args, cwd=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr


def test_a_path_behind_categories_is_told_as_such(weft, folder):
    done = run(weft, "validate", "-n", "5", "-c", "vector", "data/large", cwd=folder)
    assert done.returncode == 2
    assert "data/large" in done.stderr and "a path stands before the options" in done.stderr


# ---- refusals and the world -------------------------------------------------------------------------------


def test_a_refusal_shows_the_place(weft, folder):
    done = run(weft, "compile", "refused.py", cwd=folder)
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    assert lines[0].startswith("refused.py:7:12: error[name.")
    assert lines[1].strip() == "x[i] = undefined_name"
    assert lines[2].strip("~ ").startswith("^")
    assert any(line.strip().startswith("help: ") for line in lines)


def test_a_refused_file_does_not_stop_the_others(weft, folder):
    done = run(weft, "compile", "refused.py", "scale.py", "-o", "out", cwd=folder)
    assert done.returncode == 1
    assert os.listdir(folder / "out") == ["scale.cpu.cpp"]


PARTLY_REFUSED = """\
import warp as wp


@wp.func
def lost(a: float):
    return nowhere + a


@wp.kernel
def first(x: wp.array(dtype=float)):
    x[wp.tid()] = lost(1.0)


{other}@wp.kernel
def good(x: wp.array(dtype=float)):
    x[wp.tid()] = twice(x[wp.tid()])


@wp.kernel
def second(x: wp.array(dtype=float)):
    x[wp.tid()] = wp.tid()


@wp.kernel
def third(x: wp.array(dtype=float)):
    x[wp.tid()] = lost(2.0)
"""
TWICE = "@wp.func\ndef twice(a: float):\n    return a + a\n\n\n"


def test_folders_and_standard_input_are_taken(weft, folder):
    (folder / "tree/deep").mkdir(parents=True)
    (folder / "tree/scale.py").write_text(SCALE)
    (folder / "tree/deep/two.py").write_text(TWO_KERNELS)
    (folder / "tree/deep/plain.py").write_text("x = 1\n")
    done = run(weft, "compile", "tree", "-o", "out", "--json", cwd=folder)
    assert done.returncode == 0 and done.stderr == ""
    made = sorted(str(p.relative_to(folder / "out")) for p in (folder / "out").rglob("*.cpp"))
    assert made == ["deep/two.cpu.cpp", "scale.cpu.cpp"]
    status = {file["file"]: file["status"] for file in json.loads(done.stdout)["files"]}
    assert status == {"tree/deep/plain.py": "no-kernels", "tree/deep/two.py": "ok", "tree/scale.py": "ok"}
    assert run(weft, "compile", "tree/deep/plain.py", cwd=folder).returncode == 1  # it was named

    there = run(weft, "compile", "scale.py", "--paths", "base", cwd=folder)
    piped = run(weft, "compile", "-", "--source-name", "scale.py", cwd=folder, input=SCALE)
    assert piped.returncode == 0 and piped.stdout == there.stdout
    written = run(weft, "compile", "-", "-o", "piped", cwd=folder, input=SCALE)
    assert written.returncode == 0 and (folder / "piped/stdin.cpu.cpp").exists()
    wrong = run(weft, "compile", "-", cwd=folder, input=REFUSED)
    assert wrong.returncode == 1 and wrong.stderr.startswith("stdin.py:7:12: error[")
    assert run(weft, "compile", "-", "scale.py", cwd=folder, input=SCALE).returncode == 2


FACTORY = """\
import warp as wp


@wp.struct
class Rod:
    length: float


@wp.func
def twice(a: float):
    return a + a


def make_scale(factor, dtype=float):
    @wp.kernel
    def scale(x: wp.array(dtype=dtype)):
        x[wp.tid()] = dtype(factor) * x[wp.tid()]

    return scale


@wp.kernel
def own(x: wp.array(dtype=float)):
    x[wp.tid()] = twice(1.0)


@wp.kernel
def tiled(a: wp.array(dtype=float)):
    wp.tile_fft(a)
"""


def test_a_list_of_what_a_file_declares(weft, folder):
    (folder / "rods.py").write_text(FACTORY)
    done = run(weft, "compile", "rods.py", "--list", cwd=folder)
    assert done.returncode == 1  # something is refused, which is told on standard error
    assert done.stdout.splitlines() == [
        "rods.py:22: kernel own",
        "rods.py:27: kernel tiled (refused: builtin.tile)",
        "rods.py:9: function twice",
        "rods.py:4: struct Rod",
        "rods.py:14: factory make_scale(factor, dtype) of scale",
    ]
    (listed,) = json.loads(run(weft, "compile", "rods.py", "--list", "--json", cwd=folder).stdout)["files"]
    assert [(k["name"], k["status"]) for k in listed["kernels"]] == [("own", "ok"), ("tiled", "refused")]
    factory = {"name": "make_scale", "line": 14, "parameters": ["factor", "dtype"], "kernels": ["scale"]}
    assert listed["factories"] == [factory]
    assert [diag["construct"] for diag in listed["diagnostics"]] == ["builtin.tile"]
    assert run(weft, "compile", "rods.py", "--list", "-o", "out", cwd=folder).returncode == 2


def test_kernels_that_a_call_makes(weft, folder):
    """As if the call stood at the end of the file; tests/golden compares such a file with Warp."""
    call = "make_scale(3.0, wp.float64)"
    whole = FACTORY[: FACTORY.index("@wp.kernel\ndef tiled")]
    (folder / "rods.py").write_text(whole)
    (folder / "called").mkdir()
    (folder / "called/rods.py").write_text(whole + f"made = {call}\n")
    options = ["--paths", "base", "-d", "both"]
    with_call = run(weft, "compile", "rods.py", "--call", call, *options, cwd=folder)
    expected = run(weft, "compile", "rods.py", *options, cwd=folder / "called")
    assert with_call.returncode == expected.returncode == 0
    assert with_call.stdout == expected.stdout
    assert "make_scale__locals__scale" in with_call.stdout
    both = run(weft, "compile", "rods.py", "--call", call, "--call", "make_scale(2)", "--list", cwd=folder)
    assert both.stdout.count("kernel make_scale__locals__scale") == 2
    unknown = run(weft, "compile", "rods.py", "--call", "make_scael(2)", cwd=folder)
    assert unknown.returncode == 1 and "make_scael" in unknown.stderr
    for wrong in ("make_scale(", "x = 1", "f(); g()", "f()\ng()", ""):
        assert run(weft, "compile", "rods.py", "--call", wrong, cwd=folder).returncode == 2
    assert run(weft, "compile", "rods.py", "scale.py", "--call", call, cwd=folder).returncode == 2


def test_a_refused_kernel_does_not_hide_its_neighbours(weft, folder):
    whole = PARTLY_REFUSED.format(other=TWICE)
    (folder / "part.py").write_text(whole)
    good = whole.index("@wp.kernel\ndef good"), whole.index("@wp.kernel\ndef second")
    (folder / "good").mkdir()
    above = "\n" * (whole[: whole.index(TWICE)].count("\n") - 1)  # lines are printed
    (folder / "good" / "part.py").write_text("import warp as wp\n" + above + TWICE + whole[slice(*good)])

    # Every reason once, in the order of the lines.
    done = run(weft, "compile", "part.py", cwd=folder)
    assert done.returncode == 1 and done.stdout == ""
    heads = [line for line in done.stderr.splitlines() if line.startswith("part.py:")]
    assert [line.split(":")[1] for line in heads] == ["6", "26"]

    for options in (["--pass", "forward"], ["--pass", "backward"], ["--pass", "forward", "-d", "cuda"]):
        part = run(weft, "compile", "part.py", "--paths", "base", *options, cwd=folder)
        alone = run(weft, "compile", "part.py", "--paths", "base", *options, cwd=folder / "good")
        assert part.returncode == 1 and alone.returncode == 0
        assert part.stdout == alone.stdout != ""
        assert part.stderr == done.stderr
    chosen = run(weft, "compile", "part.py", "--kernel", "good", cwd=folder)
    assert chosen.returncode == 0 and chosen.stderr == ""

    (report,) = json.loads(run(weft, "compile", "part.py", "--json", cwd=folder).stdout)["files"]
    (module,) = report["modules"]
    assert report["status"] == module["status"] == "refused" and "cpu" not in module
    kernels = {kernel["key"]: kernel for kernel in module["kernels"]}
    assert kernels["good"]["status"] == "ok" and kernels["good"]["gradient"]["kind"] == "exact"
    assert "bytes" not in kernels["good"]  # it is a part of no text
    refused = {key: kernel["construct"] for key, kernel in kernels.items() if kernel["status"] == "refused"}
    assert refused == {"first": "name.undefined", "second": "array.value-type", "third": "name.undefined"}
    assert [diag["line"] for diag in module["diagnostics"]] == [6, 26]


def test_a_refused_module_does_not_stop_the_others(weft, folder):
    text = SEVERAL_MODULES.replace("x[wp.tid()] = 1.0", "x[wp.tid()] = undefined_name")
    (folder / "half.py").write_text(text)
    done = run(weft, "compile", "half.py", "-o", "out", cwd=folder)
    assert done.returncode == 1
    assert os.listdir(folder / "out") == ["half.other.cpu.cpp"]


def test_no_kernels(weft, folder):
    (folder / "plain.py").write_text("x = 1\n")
    done = run(weft, "compile", "plain.py", cwd=folder)
    assert (done.returncode, done.stdout) == (1, "")
    assert "error[file.no-kernels]" in done.stderr


@pytest.mark.parametrize("name", ["missing.py", "no/such/folder.py", "unreadable.py"])
def test_what_cannot_be_read(weft, folder, name):
    (folder / "unreadable.py").write_text(SCALE)
    (folder / "unreadable.py").chmod(0)
    if name == "unreadable.py" and os.access(folder / name, os.R_OK):
        pytest.skip("this user may read everything")
    done = run(weft, "compile", name, "scale.py", "-o", "out", cwd=folder)
    assert done.returncode == 3
    assert name in done.stderr
    assert os.listdir(folder / "out") == ["scale.cpu.cpp"]


def test_too_large(weft, folder):
    with open(folder / "large.py", "w") as file:
        file.write(SCALE + "#" * (9 << 20) + "\n")
    done = run(weft, "compile", "large.py", cwd=folder)
    assert done.returncode == 1 and "error[source.too-large]" in done.stderr


def test_endless_file(weft, folder):
    done = run(weft, "compile", "/dev/zero", cwd=folder)
    assert done.returncode == 3 and "/dev/zero: it is a device, not a file" in done.stderr


def test_folder_that_is_a_file(weft, folder):
    done = run(weft, "compile", "scale.py", "-o", "two.py", cwd=folder)
    assert done.returncode == 3 and "two.py" in done.stderr


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_full_disk(weft, folder):
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [str(weft), "compile", "scale.py"], stdout=full, stderr=subprocess.PIPE, text=True, cwd=folder
        )
    assert done.returncode == 3 and "standard output" in done.stderr
    done = run(weft, "compile", "scale.py", "--json=/dev/full", cwd=folder)
    assert done.returncode == 3 and "/dev/full" in done.stderr


def test_no_half_written_file_stays(weft, folder):
    def small_files_only():
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    (folder / "out").mkdir()
    done = run(weft, "compile", "scale.py", "-o", "out", cwd=folder, preexec_fn=small_files_only)
    assert done.returncode == 3 and "scale.cpu.cpp" in done.stderr
    assert os.listdir(folder / "out") == []


def test_reader_that_goes_away(weft, folder):
    command = (
        f"'{weft}' compile " + "scale.py " * 500 + "-d both | head -c 10 >/dev/null; echo ${PIPESTATUS[0]}"
    )
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=folder, timeout=60)
    assert done.stdout == "3\n" and done.stderr == ""


# ---- many files, strange files ----------------------------------------------------------------------------


def test_thousands_of_files_in_any_number_of_threads(weft, folder):
    names = []
    for i in range(2000):
        text = REFUSED if i % 97 == 0 else SCALE.replace("scale", f"scale_{i}")
        names.append(f"k{i}.py")
        (folder / names[-1]).write_text(text)
    outputs = []
    for threads in (1, 4):
        out = folder / f"out{threads}"
        done = run(
            weft, "compile", *names, "-d", "both", "-o", out, "--threads", threads, "--json", cwd=folder
        )
        assert done.returncode == 1
        report = json.loads(done.stdout.replace(f"out{threads}/", "out/"))
        assert report["summary"] == {"files": 2000, "ok": 1979, "refused": 21, "failed": 0}
        texts = {p.name: p.read_bytes() for p in out.iterdir()}
        outputs.append((report, texts, done.stderr))
    assert outputs[0] == outputs[1]


def test_standard_output_keeps_the_order_of_the_files(weft, folder):
    names = []
    for i in range(60):
        names.append(f"k{i}.py")
        (folder / names[-1]).write_text(SCALE.replace("scale", f"scale_{i}"))
    one = run(weft, "compile", *names, "--threads", 1, cwd=folder).stdout
    four = run(weft, "compile", *names, "--threads", 4, cwd=folder).stdout
    assert one == four
    heads = [line for line in one.splitlines() if line.startswith("// ==== ")]
    assert heads == [f"// ==== k{i}.cpu.cpp ====" for i in range(60)]


def test_a_module_name_cannot_leave_the_folder(weft, folder):
    (folder / "escape.py").write_text(SEVERAL_MODULES.replace('"other"', '"../../outside"'))
    done = run(weft, "compile", "escape.py", "-o", "out", cwd=folder)
    assert done.returncode == 1 and "module" in done.stderr
    assert not (folder.parent / "outside.cpu.cpp").exists() and not (folder / "outside.cpu.cpp").exists()


GARBAGE = {
    "empty": b"",
    "null": b"import warp as wp\n\0\n",
    "latin": b"# -*- coding: latin-1 -*-\nimport warp as wp\nx = '\xe9'\n",
    "broken_utf8": b"import warp as wp\nx = '\xc3\x28'\n",
    "unknown_encoding": b"# coding: martian\nx = 1\n",
    "only_indent": b"        \n\t\n",
    "unclosed": b"def f(:\n  (((\n",
    "string": b"x = '''never closed\n",
    "decorator_alone": b"import warp as wp\n@wp.kernel\n",
    "binary": bytes(range(256)) * 40,
    "carriage": SCALE.replace("\n", "\r").encode(),
    "deep_indent": b"".join(b" " * i + b"if x:\n" for i in range(2000)),
}


@pytest.mark.parametrize("name", GARBAGE)
def test_garbage_is_refused_or_compiled(weft, weft_dev, folder, name):
    (folder / "garbage.py").write_bytes(GARBAGE[name])
    for program in (weft, weft_dev):
        done = run(program, "compile", "garbage.py", "-d", "both", "-o", "out", cwd=folder, errors="replace")
        assert done.returncode in (0, 1), done.stderr[-2000:]
        assert (done.returncode == 1) == ("error[" in done.stderr)


KERNEL_HEAD = "import warp as wp\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    i = wp.tid()\n"
BOMBS = {
    "power": "import warp as wp\nN = 2 ** 10 ** 9\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    x[0] = float(N)\n",
    "text": "import warp as wp\nN = len('a' * 10 ** 9)\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n    x[0] = N\n",
    "list": "import warp as wp\nN = [0] * 10 ** 10\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n    x[0] = N[0]\n",
    "loop": "import warp as wp\nn = 0\nwhile True:\n    n += 1\n\n\n@wp.kernel\ndef k(x: wp.array(dtype=int)):\n    x[0] = n\n",
    "unrolled": KERNEL_HEAD
    + "".join("    " * (d + 1) + f"for a{d} in range(16):\n" for d in range(6))
    + "    " * 7
    + "x[i] = x[i] + 1.0\n",
    "parentheses": KERNEL_HEAD + "    x[i] = " + "(" * 10000 + "1.0" + ")" * 10000 + "\n",
    "unary": KERNEL_HEAD + "    x[i] = " + "-" * 100000 + "1.0\n",
    "sum": KERNEL_HEAD + "    x[i] = " + " + ".join(["x[i]"] * 20000) + "\n",
    "attributes": KERNEL_HEAD + "    x[i] = x" + ".a" * 100000 + "\n",
    "elif": KERNEL_HEAD
    + "    if i == 0:\n        pass\n"
    + "".join(f"    elif i == {n}:\n        pass\n" for n in range(5000)),
    "doubling": "import warp as wp\n\n\n"
    + "@wp.func\ndef f0(a: float):\n    return a\n\n\n"
    + "".join(
        f"@wp.func\ndef f{n}(a: float):\n    return f{n - 1}(a) + f{n - 1}(a)\n\n\n" for n in range(1, 2000)
    )
    + "@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    x[0] = f1999(1.0)\n",
    "tuple_doubling": "import warp as wp\nt = (1,)\n"
    + "t = (t, t)\n" * 60
    + "\n\n"
    + SCALE.split("\n", 1)[1],
}


@pytest.mark.parametrize("name", BOMBS)
def test_bombs_end_quickly_in_little_memory(weft, folder, name):
    def limits():
        resource.setrlimit(resource.RLIMIT_DATA, (500 << 20, 500 << 20))
        # It takes about one second, ten without optimization.
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))

    (folder / "bomb.py").write_text(BOMBS[name])
    done = run(weft, "compile", "bomb.py", "-d", "both", "-o", "out", cwd=folder, preexec_fn=limits)
    assert done.returncode in (0, 1), done.stderr[-2000:]
    assert (done.returncode == 1) == ("error[" in done.stderr)


# ---- what the documentation lists -------------------------------------------------------------------------


def test_every_construct_is_listed(weft):
    lists = json.loads(run(weft, "coverage", "--json").stdout)
    constructs = {d["construct"] for d in lists["diagnostics"]}
    text = (ROOT / "docs/coverage.md").read_text()
    listed = {line.split("`")[1] for line in text.splitlines() if line.startswith("| `")}
    assert constructs == listed
    # Those that Warp may well accept are told apart, and `weft check` does not call them errors.
    limits = {d["construct"] for d in lists["diagnostics"] if d["limit"]}
    sections = text.split("\n## ")
    accepted = "".join(s for s in sections if s.startswith(("Refused: not supported", "Refused: limits")))
    assert limits == {line.split("`")[1] for line in accepted.splitlines() if line.startswith("| `")}


# ---- what a terminal would take for commands ----------------------------------------------------------------

ESCAPES = "a\x1b]0;owned\x07\x1b[31m\u202e"


def test_names_and_texts_of_others_are_no_commands_to_the_terminal(weft, folder):
    (folder / f"{ESCAPES}.py").write_text(f"x = 1 + 'b{ESCAPES}'\n" + SCALE)
    (folder / "latin1.py").write_bytes(b"x = '\xff'\n")
    for args in (
        ("compile", f"{ESCAPES}.py"),
        ("compile", "latin1.py"),
        ("compile", f"{ESCAPES}-not-there.py"),
        ("stats", ESCAPES),
        ("validate", ESCAPES),
        ("generate", "--task", ESCAPES, "-o", "set"),
        ("generate", f"--{ESCAPES}"),
        ("generate", "-n", "1", "-o", ESCAPES),
    ):
        done = run(weft, *args, cwd=folder, encoding="utf-8")
        shown = done.stdout + done.stderr
        assert shown and not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", shown), (args, shown)


# ---- a few lines that would take for ever -------------------------------------------------------------------

DOUBLED = "import warp as wp\n{before}\n\n@wp.kernel\ndef k(x: wp.array(dtype=float){more}):\n    i = wp.tid()\n    x[i] = x[i] * 2.0\n"
DOUBLED_TUPLES = "t = (1, 2)\nu = (1, 2)\nfor j in range(45):\n    t = (t, t)\n    u = (u, u)\n"


def doubled_structs(levels: int) -> str:
    first = "@wp.struct\nclass S0:\n    a: float\n    b: float\n"
    return first + "".join(
        f"\n@wp.struct\nclass S{i + 1}:\n    a: S{i}\n    b: S{i}\n" for i in range(levels)
    )


@pytest.mark.parametrize(
    ("before", "more", "said"),
    [
        (DOUBLED_TUPLES + "import elsewhere\nelsewhere.look_at(t)\n", "", None),
        (DOUBLED_TUPLES + "same = t == u\n", "", "module.budget"),
        (doubled_structs(40), ", s: S40", "too-long"),
        (doubled_structs(40), ", s: wp.array(dtype=S40)", None),
    ],
)
def test_what_doubles_with_every_line_ends_soon(weft, folder, before, more, said):
    (folder / "doubled.py").write_text(DOUBLED.format(before=before, more=more))
    done = run(weft, "compile", "doubled.py", "--json", cwd=folder, timeout=30)
    report = json.loads(done.stdout)["files"][0]
    if said == "module.budget":
        assert done.returncode == 1 and report["diagnostics"][0]["construct"] == said
        return
    assert done.returncode == 0, report
    gradient = report["modules"][0]["kernels"][0]["gradient"]
    assert gradient["reason"] == (said or ""), gradient
