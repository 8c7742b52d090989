"""What leaves the house: the archive of ./dev release, the wheel of pip, and what cmake --install gives to other projects.

One file, so that one worker does it: all of them configure or install the one build folder."""

import hashlib
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools" / "dev"))
import make_archive  # noqa: E402  # beside the tools it belongs to

BUILD = Path(os.environ.get("WEFT_BUILD_DIR", ROOT / "build" / "release"))
THIRD_PARTY = ROOT / ".cache" / "third-party"

CONSUMER = {
    "CMakeLists.txt": """
cmake_minimum_required(VERSION 3.22)
project(consumer LANGUAGES CXX)
find_package(weft 0.2 REQUIRED)
add_executable(consumer main.cpp)
target_link_libraries(consumer PRIVATE weft::weft)
""",
    "main.cpp": """
#include "driver/compile.h"
#include "driver/compiled.h"

int main() {
    weft::driver::Options options;
    options.module_name = "scale";
    options.printed_file = "scale.py";
    weft::Compiled compiled;
    weft::driver::compile("import warp as wp\\n\\n@wp.kernel\\ndef scale(a: wp.array(dtype=float), s: float):\\n"
                          "    a[wp.tid()] = s * a[wp.tid()]\\n", options, compiled);
    return compiled.ok() && compiled.modules().size() == 1 && !compiled.modules()[0].texts[0].empty() ? 0 : 1;
}
""",
}


def run(*command, **options) -> subprocess.CompletedProcess:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    assert done.returncode == 0, f"{command}:\n{done.stdout}{done.stderr}"
    return done


def setting(name: str) -> str:
    found = re.search(rf"^{name}:\w+=(.*)$", (BUILD / "CMakeCache.txt").read_text(), re.MULTILINE)
    return found[1] if found else ""


@pytest.fixture(scope="module")
def archive(tmp_path_factory) -> Path:
    if setting("WEFT_PORTABLE") != "ON":
        pytest.skip(
            "this build is not one for other machines: ./dev test builds one, ./dev test --quick does not"
        )
    if not (THIRD_PARTY / "licenses").exists():
        pytest.skip("the sources and licences of what goes into an archive were not fetched here")
    made = []
    for name in ("first", "second"):
        folder = tmp_path_factory.mktemp(name)
        command = [
            sys.executable,
            make_archive.__file__,
            "--build",
            BUILD,
            "--third-party",
            THIRD_PARTY,
            "-o",
            folder,
        ]
        run(*command, env={**os.environ, "SOURCE_DATE_EPOCH": "1000000000"})
        made.append(next(folder.glob("*.tar.gz")))
    assert made[0].name == made[1].name
    assert made[0].read_bytes() == made[1].read_bytes()
    return made[0]


PACKAGE = """
import weft
code = weft.compile("saxpy.py", device="cuda")
assert code.kernels[0].key == "saxpy" and "cuda_kernel_forward" in code.text
assert len(list(weft.generate(3))) == 3
assert weft.validate("set")["status"] == "ok"
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """Made from the objects of the build that is tested: with its options, so little is compiled again."""
    if setting("WEFT_PYTHON_PACKAGE") != "ON":
        pytest.skip("this build has no Python package: ./dev test builds one, ./dev test --quick does not")
    there = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run(*command, "--no-build-isolation", f"-Cbuild-dir={BUILD}", "-w", there, ROOT)
    (made,) = there.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def unpacked(archive: Path, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as tar:
        assert {(m.uid, m.gid, m.mtime) for m in tar.getmembers()} == {(0, 0, 1000000000)}
        tar.extractall(folder)
    return next(folder.iterdir())


def test_every_file_of_the_archive_runs_with_glibc_2_34(unpacked: Path):
    elves = [p for p in unpacked.rglob("*") if p.is_file() and make_archive.is_elf(p)]
    assert len(elves) >= 4, "the program, the Parquet library, two of Arrow"
    assert make_archive.problems(unpacked) == []


def test_the_archive_has_checksums_and_licences(unpacked: Path):
    lines = (unpacked / "SHA256SUMS").read_text().splitlines()
    sums = {name: digest for digest, name in (line.split("  ") for line in lines)}
    files = {str(p.relative_to(unpacked)) for p in unpacked.rglob("*") if p.is_file()} - {"SHA256SUMS"}
    assert sums.keys() == files
    assert all(hashlib.sha256((unpacked / n).read_bytes()).hexdigest() == d for n, d in sums.items())
    licences = {
        "CLI11",
        "xxHash",
        "simdjson",
        "cpp-httplib",
        "zstd",
        "libstdc++",
        "Arrow-LICENSE",
        "Arrow-NOTICE",
    }
    assert {p.stem for p in (unpacked / "licenses").iterdir()} == licences
    assert {"LICENSE", "NOTICE", "README.md"} <= files


def test_the_program_of_the_archive_works_where_it_is_unpacked(unpacked: Path, tmp_path: Path):
    environment = {"PATH": "/usr/bin:/bin"}
    for kind in ("jsonl", "jsonl.zst", "parquet"):
        out = tmp_path / kind
        run(unpacked / "bin" / "weft", "generate", "-n", 20, "-o", out, "--format", kind, env=environment)
        run(unpacked / "bin" / "weft", "validate", out, env=environment)


def test_symbols_of_newer_systems_are_seen():
    printed = """
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.34) dlopen
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.38) __isoc23_strtol
0000000000000000      DF *UND*  0000000000000000  GLIBC_2.36  arc4random
0000000000000000      DF *UND*  0000000000000000 (GLIBCXX_3.4.9) _ZNSo9_M_insertIdEERSoT_
0000000000000000      DF *UND*  0000000000000000 (GLIBCXX_3.4.30) _ZNSt18condition_variable4waitEv
0000000000000000  w   D  *UND*  0000000000000000              __gmon_start__
"""
    assert make_archive.too_new(printed) == [
        "__isoc23_strtol needs GLIBC_2.38",
        "arc4random needs GLIBC_2.36",
        "_ZNSt18condition_variable4waitEv needs GLIBCXX_3.4.30",
    ]


def test_a_wheel_holds_the_package_and_nothing_else(wheel: Path):
    names = zipfile.ZipFile(wheel).namelist()
    assert {name for name in names if ".dist-info/" not in name and not name.startswith("weft/")} == set()
    for name in (
        "weft/__init__.py",
        "weft/py.typed",
        "weft/_core.pyi",
        "weft/bin/weft",
        "weft/lib/weft/weft-worker",
    ):
        assert name in names
    assert any("_core." in name and name.endswith(".so") for name in names)
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_the_wheel_works_where_it_is_installed(wheel: Path, tmp_path: Path):
    environment = tmp_path / "environment"
    run(sys.executable, "-m", "venv", environment)
    pip = [environment / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    run(*pip, "--no-deps", wheel)
    (tmp_path / "saxpy.py").write_text((ROOT / "examples" / "saxpy.py").read_text())
    run(environment / "bin" / "weft", "generate", "-n", "2", "-o", "set", "--quiet", cwd=tmp_path)
    run(environment / "bin" / "python", "-c", PACKAGE, cwd=tmp_path, env={"PATH": "/usr/bin:/bin"})


def test_no_path_of_the_machine_is_in_the_wheel(wheel: Path):
    archive = zipfile.ZipFile(wheel)
    for name in archive.namelist():
        assert str(ROOT).encode() not in archive.read(name), name


def test_every_file_of_the_wheel_runs_with_glibc_2_34(wheel: Path, tmp_path: Path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    elves = [path for path in tmp_path.rglob("*") if path.is_file() and make_archive.is_elf(path)]
    assert len(elves) >= 3, "the extension, the program, its worker"
    for path in elves:
        assert make_archive.too_new(run("objdump", "-T", path).stdout) == [], path


def test_completion_and_pages_for_man_are_installed(tmp_path: Path):
    run("cmake", "--install", BUILD, "--prefix", tmp_path, "--component", "program")
    weft, share = tmp_path / "bin" / "weft", tmp_path / "share"
    scripts = {
        "bash": "bash-completion/completions/weft",
        "zsh": "zsh/site-functions/_weft",
        "fish": "fish/vendor_completions.d/weft.fish",
    }
    for shell, path in scripts.items():
        assert (share / path).read_text() == run(weft, "completion", shell).stdout
    names = re.findall(r"^  ([a-z][a-z-]*)  +[A-Z]", run(weft, "--help").stdout, re.MULTILINE)
    pages = {path.name for path in (share / "man" / "man1").iterdir()}
    assert pages == {"weft.1"} | {f"weft-{name}.1" for name in names}


def test_another_project_finds_the_installed_library(tmp_path: Path):
    prefix, project = tmp_path / "prefix", tmp_path / "consumer"
    run("cmake", "--install", BUILD, "--prefix", prefix)
    run(prefix / "bin" / "weft", "--version")
    project.mkdir()
    for name, text in CONSUMER.items():
        (project / name).write_text(text.lstrip())
    flags = f"-DCMAKE_PREFIX_PATH={prefix}"
    run("cmake", "-S", project, "-B", project / "build", "-G", "Ninja", flags, "-DCMAKE_CXX_COMPILER=g++")
    run("cmake", "--build", project / "build")
    run(project / "build" / "consumer")
