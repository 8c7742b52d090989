"""The wheel: what `pip install .` leaves behind works without the project and without a compiler."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

README = """
import weft
code = weft.compile("saxpy.py", device="cuda")
assert code.kernels[0].key == "saxpy" and "cuda_kernel_forward" in code.text
assert len(list(weft.generate(3))) == 3
assert weft.validate("set")["status"] == "ok"
"""


@pytest.fixture(scope="module")
def wheel(weft, folder, tmp_path_factory):
    """Made from the objects of the build that is tested: the same options, so little is compiled again."""
    there = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", f"-Cbuild-dir={folder.parent}", "-w", there, ROOT]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = there.glob("*.whl")
    return made


def test_a_wheel_holds_the_package_and_nothing_else(wheel):
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


def test_it_is_installed_and_works(wheel, tmp_path):
    environment = tmp_path / "environment"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    pip = [
        environment / "bin" / "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*pip, wheel], check=True)
    (tmp_path / "saxpy.py").write_text((ROOT / "examples" / "saxpy.py").read_text())
    command = environment / "bin" / "weft"
    subprocess.run([command, "generate", "-n", "2", "-o", "set", "--quiet"], cwd=tmp_path, check=True)
    subprocess.run(
        [environment / "bin" / "python", "-c", README],
        cwd=tmp_path,
        check=True,
        env={"PATH": "/usr/bin:/bin"},
    )


def test_no_path_of_the_machine_is_in_it(wheel):
    archive = zipfile.ZipFile(wheel)
    for name in archive.namelist():
        assert str(ROOT).encode() not in archive.read(name), name


def test_the_stub_is_that_of_the_module(folder, tmp_path):
    made = tmp_path / "_core.pyi"
    command = [
        sys.executable,
        "-m",
        "nanobind.stubgen",
        "-q",
        "-m",
        "weft._core",
        "-i",
        str(folder),
        "-o",
        str(made),
    ]
    subprocess.run(command, check=True, env={"PYTHONPATH": str(folder)})
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", "--line-length", "110", made], check=True)
    assert made.read_text() == (ROOT / "python" / "weft" / "_core.pyi").read_text(), (
        f"write it again: python {' '.join(command[1:-1])} python/weft/_core.pyi, and ./dev format"
    )


def test_types_hold():
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", "/dev/null", "python/weft"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
