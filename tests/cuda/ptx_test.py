"""`weft ptx`: its figures, with those of NVIDIA's own tools; batches, with programs of one kernel each; what is missing or
wrong is told in words."""

import json
import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

import pytest
import warp

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = Path(sysconfig.get_paths()["purelib"])
NATIVE = Path(warp.__file__).parent / "native"
WHEEL = PACKAGES / "nvidia" / "cu13" / "lib"
ARCHITECTURES = (80, 90)

SPILLS = """\
import warp as wp


@wp.kernel(launch_bounds=(1024, 2))
def spills(m: wp.array(dtype=wp.mat44), out: wp.array(dtype=wp.mat44)):
    i = wp.tid()
    out[i] = wp.inverse(m[i]) * wp.inverse(wp.transpose(m[i]))
"""
# A function of the same name as in TWIN, structs, a print, no backward pass, another block size, other options.
VARIED = """\
import warp as wp

wp.set_module_options({"block_dim": 128, "lineinfo": True, "fast_math": True})


@wp.struct
class Pair:
    a: float
    b: wp.vec3


@wp.func
def helper(x: float):
    return wp.sin(x) + 1.0


@wp.kernel
def varied(pairs: wp.array(dtype=Pair), out: wp.array(dtype=float)):
    i = wp.tid()
    p = pairs[i]
    wp.atomic_add(out, i % 2, helper(p.a) + wp.length(p.b))


@wp.kernel(enable_backward=False)
def says(x: wp.array(dtype=float)):
    printf("%f\\n", x[wp.tid()])
"""
TWIN = """\
import warp as wp


@wp.func
def helper(x: float):
    return x * 2.0


@wp.kernel
def twin(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = helper(x[i]) / (1.0 + wp.abs(x[i]))
"""


def run(weft: Path, *args, **options) -> subprocess.CompletedProcess:
    return subprocess.run(
        [str(weft), "ptx", *map(str, args)], capture_output=True, text=True, timeout=600, **options
    )


def report(weft: Path, *args, **options) -> dict:
    done = run(weft, *args, "--json", **options)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def entries(found: dict) -> dict:
    """Figures by architecture and entry point."""
    return {
        (arch["architecture"], arch[way]["entry"]): arch[way]
        for file in found["files"]
        for kernel in file["kernels"]
        for arch in kernel["architectures"]
        for way in ("forward", "backward")
        if arch[way]
    }


def tool(name: str) -> Path:
    places = [PACKAGES / "nvidia/cu13/bin" / name, Path("/usr/local/cuda/bin") / name]
    found = next((p for p in places if p.exists()), None) or shutil.which(name)
    if not found:
        pytest.skip(f"{name} is not on this machine")
    return Path(found)


def output_of(*words) -> str:
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def files(weft: Path, tmp_path_factory) -> list[Path]:
    folder = tmp_path_factory.mktemp("kernels")
    for name, text in {"spills": SPILLS, "varied": VARIED, "twin": TWIN}.items():
        (folder / f"{name}.py").write_text(text)
    grown = output_of(weft, "synth", "-n", 3, "-s", 11, "--json")
    for row in map(json.loads, grown.splitlines()):
        (folder / f"{row['kernel_name']}.py").write_text(row["python_source"])
    return sorted(folder.glob("*.py"))


@pytest.fixture(scope="module")
def kept(weft: Path, files, tmp_path_factory) -> tuple[Path, dict]:
    folder = tmp_path_factory.mktemp("kept")
    found = report(weft, *files, "--arch", ",".join(map(str, ARCHITECTURES)), "-o", folder, "--sass")
    return folder, found


def test_figures_are_those_of_cuobjdump(kept):
    folder, found = kept
    cuobjdump, seen = tool("cuobjdump"), 0
    figures = entries(found)
    for cubin in folder.glob("*.cubin"):
        arch = int(cubin.name.split(".sm_")[1].split(".")[0])
        said = output_of(cuobjdump, "--dump-resource-usage", cubin)
        rows = re.findall(
            r"Function (\w+):\s+REG:(\d+) STACK:(\d+) SHARED:(\d+) LOCAL:0 (?:CONSTANT\[2\]:\d+ )?CONSTANT\[0\]:(\d+)",
            said,
        )
        for name, *numbers in rows:
            registers, stack, shared, constants = map(int, numbers)
            figure = figures[arch, name]
            # From sm_90 on the section of shared memory begins with the kilobyte that the driver keeps for itself.
            reserved = 1024 if arch >= 90 and shared else 0
            assert (figure["registers"], figure["stack"], figure["shared"], figure["constants"]) == (
                registers,
                stack,
                shared - reserved,
                constants,
            ), name
            seen += 1
    assert seen == len(figures) >= 2 * 11
    assert any(figure["spill_stores"] for figure in figures.values())


def test_spills_are_those_of_ptxas(kept):
    folder, found = kept
    ptxas, seen = tool("ptxas"), 0
    release = re.search(r"release ([\d.]+)", output_of(ptxas, "--version"))[1]
    if release != found["nvrtc"]["version"]:
        pytest.skip(f"ptxas {release} is not the assembler of NVRTC {found['nvrtc']['version']}")
    figures = entries(found)
    for ptx in folder.glob("*.sm_90.ptx"):
        said = output_of(ptxas, "-v", "-arch=sm_90", ptx, "-o", os.devnull)
        rows = re.findall(
            r"entry function '(\w+)'.*?properties for \1\n"
            r"\s+\d+ bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads\n.*?Used (\d+) registers",
            said,
            re.DOTALL,
        )
        for name, stores, loads, registers in rows:
            figure = figures[90, name]
            assert figure["spill_stores"] == int(stores) and figure["spill_loads"] == int(loads), name
            assert figure["registers"] == int(registers), name
            seen += 1
    assert seen == len(figures) // 2


def counted_by_hand(ptx: str) -> int:
    """Instructions of PTX, counted another way: what is left when all that is none is struck out."""
    bodies = re.findall(r"^\{\n(.*?)^\}", ptx, re.MULTILINE | re.DOTALL)
    text = re.sub(r"//.*|^\s*\.loc\s.*", "", "\n".join(bodies), flags=re.MULTILINE)
    statements = re.sub(r"^\s*[$\w]+:", "", re.sub(r"\{(?=[^{};]*\})[^{};]*\}", "", text), flags=re.MULTILINE)
    return len([s for s in re.split(r";", re.sub(r"[{}]", "", statements)) if re.match(r"\s*(@|[a-z])", s)])


def counted_by_nvdisasm(cubin: Path) -> int:
    """As JSON the disassembler lists the instructions of each function."""
    _, functions = json.loads(output_of(tool("nvdisasm"), "--emit-json", cubin))
    return sum(len(function["sass-instructions"]) for function in functions)


def test_every_instruction_is_counted(kept):
    folder, found = kept
    for arch in ARCHITECTURES:
        for ptx in folder.glob(f"*.sm_{arch}.ptx"):
            text = ptx.read_text()
            mine = [f for (a, name), f in entries(found).items() if a == arch and f".entry {name}(" in text]
            assert mine and sum(f["ptx"]["total"] for f in mine) == counted_by_hand(text), ptx
            sass = ptx.with_suffix(".sass").read_text()
            lines = re.findall(r"^\s+/\*[0-9a-f]{4,}\*/\s+(?:@!?U?P\w+\s+)?[A-Z]", sass, re.MULTILINE)
            assert sum(f["sass"]["total"] for f in mine) == len(lines)
            assert len(lines) == counted_by_nvdisasm(ptx.with_suffix(".cubin"))
    for figure in entries(found).values():
        for mix in (figure["ptx"], figure["sass"]):
            assert mix["unknown"] == [], "an instruction that the tables do not know"
            assert mix["total"] == sum(n for key, n in mix.items() if key not in ("total", "unknown"))


def test_a_batch_gives_what_single_programs_give(weft: Path, files, kept):
    alone = {key: {k: v for k, v in f.items() if k != "sass"} for key, f in entries(kept[1]).items()}
    # Names that occur twice, and a header of another block size, go into programs of their own.
    together = entries(report(weft, *files, "--arch", "80,90"))
    assert together == alone
    twice = report(weft, files[0], files[0], "--arch", "90")
    assert twice["files"][0]["kernels"] == twice["files"][1]["kernels"]


def test_block_size_and_missing_adjoint_are_told(kept):
    kernels = {k["kernel"]: k for file in kept[1]["files"] for k in file["kernels"]}
    assert kernels["varied"]["block_dim"] == 128 and kernels["twin"]["block_dim"] == 256
    assert kernels["says"]["architectures"][0]["backward"] is None
    assert kernels["varied"]["architectures"][0]["forward"]["ptx"]["atomic"] > 0


@pytest.fixture(scope="module")
def poisoned(tmp_path_factory) -> Path:
    """Headers with which a kernel does not compile that has a parameter called `poisoned`."""
    folder = tmp_path_factory.mktemp("headers") / "native"
    shutil.copytree(NATIVE, folder)  # NVRTC sees this folder alone, so no links to the other
    (folder / "builtin.h").rename(folder / "own_builtin.h")
    (folder / "builtin.h").write_text('#include "own_builtin.h"\n#define var_poisoned 1 +\n')
    return folder


def test_of_a_batch_only_what_is_wrong_fails(weft: Path, poisoned: Path, tmp_path: Path):
    for name in ("one", "poisoned", "two"):
        text = TWIN.replace("def twin(x", f"def twin_{name}({name}").replace("x[i]", f"{name}[i]")
        (tmp_path / f"{name}.py").write_text(text)
    done = run(weft, *sorted(tmp_path.glob("*.py")), "--warp", poisoned, "--json")
    assert done.returncode == 1
    statuses = {
        Path(file["file"]).stem: file["kernels"][0]["architectures"][0]["status"]
        for file in json.loads(done.stdout)["files"]
    }
    assert statuses == {"one": "ok", "poisoned": "failed", "two": "ok"}
    # The line is that of `weft compile -d cuda`.
    line = int(re.search(r"weft\.cu\((\d+)\): error", done.stderr)[1])
    text = output_of(weft, "compile", tmp_path / "poisoned.py", "-d", "cuda")
    assert "var_poisoned" in text.splitlines()[line - 1]


def test_the_sweep_names_the_least_spills_and_the_highest_occupancy(weft: Path, files):
    spills = next(f for f in files if f.stem == "spills")
    found = report(weft, spills, "--sweep")["files"][0]["kernels"][0]["architectures"][0]["forward"]
    settings = {row["setting"]: row for row in found["sweep"]}
    assert settings["as written"]["registers"] == 32 and settings["as written"]["spill_stores"] > 0
    assert settings["launch_bounds=(128, 1)"]["spill_stores"] == 0
    assert settings["cuda_max_registers=64"]["registers"] <= 64
    least = min(row["spill_stores"] + row["spill_loads"] for row in found["sweep"])
    shares = [
        one["share"]
        for row in found["sweep"]
        if row["spill_stores"] + row["spill_loads"] == least
        for one in row["occupancy"].values()
        if one
    ]
    assert found["best"]["occupancy"]["share"] == max(shares)
    assert settings[found["best"]["setting"]]["spill_stores"] == 0


def test_nvrtc_of_the_wheel_gives_the_same(weft: Path, files, kept):
    if not WHEEL.exists():
        pytest.skip("the wheel nvidia-cuda-nvrtc is not installed")
    twin = next(f for f in files if f.stem == "twin")
    found = report(weft, twin, "--nvrtc", WHEEL)
    assert found["nvrtc"]["path"].startswith(str(WHEEL))
    if found["nvrtc"]["version"] == kept[1]["nvrtc"]["version"]:
        mine = entries(found)
        assert mine and all(
            {**f, "sass": kept_f["sass"]} == kept_f
            for key, f in mine.items()
            for kept_f in [entries(kept[1])[key]]
        )
    by_variable = report(weft, twin, env={**os.environ, "WEFT_NVRTC": str(WHEEL)})
    assert by_variable["nvrtc"]["path"] == found["nvrtc"]["path"]


def test_what_is_missing_or_wrong_is_told(weft: Path, tmp_path: Path):
    twin = tmp_path / "twin.py"
    twin.write_text(TWIN)
    no_library = run(weft, twin, "--nvrtc", tmp_path)
    assert no_library.returncode == 3 and "pip install nvidia-cuda-nvrtc==" in no_library.stderr
    no_headers = run(weft, twin, "--warp", tmp_path)
    assert no_headers.returncode == 3 and "pip install warp-lang==1.19.0" in no_headers.stderr
    (tmp_path / "libnvrtc.so.13").write_text("no library")
    garbage = run(weft, twin, "--nvrtc", tmp_path)
    assert garbage.returncode == 3 and "cannot use NVRTC" in garbage.stderr
    for wrong in ("999", "ninety", "90,", "80,999"):
        unknown = run(weft, twin, "--arch", wrong)
        assert unknown.returncode == 2 and "knows" in unknown.stderr, wrong
    missing = run(weft, twin, tmp_path / "none.py", "--json")
    assert missing.returncode == 3 and json.loads(missing.stdout)["files"][0]["status"] == "ok"
    twin.write_text(TWIN.replace("helper(x[i])", "unknown_name"))
    refused = run(weft, twin)
    assert refused.returncode == 1 and "unknown_name" in refused.stderr
    assert run(weft).returncode == 2


def test_two_files_of_one_name_are_not_written_over_each_other(weft: Path, tmp_path: Path):
    (tmp_path / "other").mkdir()
    paths = [tmp_path / "twin.py", tmp_path / "other" / "twin.py"]
    for path in paths:
        path.write_text(TWIN)
    done = run(weft, *paths, "-o", tmp_path / "out")
    assert done.returncode == 2 and "would both be written" in done.stderr


def test_imports_are_followed(weft: Path, tmp_path: Path):
    """The code is that of the same kernel in one file; alone the file lacks a function."""
    helper = "import warp as wp\n\n\n@wp.func\ndef helper(x: float):\n    return wp.sin(x) + 1.0\n"
    kernel = "@wp.kernel\ndef k(x: wp.array(dtype=float)):\n    i = wp.tid()\n    x[i] = helper(x[i])\n"
    (tmp_path / "pk").mkdir()
    (tmp_path / "pk" / "__init__.py").write_text("")
    (tmp_path / "pk" / "other.py").write_text(helper)
    main = tmp_path / "pk" / "main.py"
    main.write_text("import warp as wp\n\nfrom .other import helper\n\n\n" + kernel)
    (tmp_path / "one.py").write_text(helper + "\n\n" + kernel)
    assert entries(report(weft, main)) == entries(report(weft, tmp_path / "one.py"))
    done = run(weft, main, "--alone")
    assert done.returncode == 1 and "error[" in done.stderr


def test_a_table_for_people(weft: Path, tmp_path: Path):
    (tmp_path / "twin.py").write_text(TWIN)
    done = run(weft, tmp_path / "twin.py", "--kernel", "twin")
    assert done.returncode == 0
    assert re.search(r"^\s+forward  backward$", done.stdout, re.MULTILINE)
    assert re.search(r"^  registers +\d+ +\d+$", done.stdout, re.MULTILINE)
    assert re.search(r"^  occupancy +\d+ % +\d+ %$", done.stdout, re.MULTILINE)
