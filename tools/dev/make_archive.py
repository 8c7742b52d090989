#!/usr/bin/env python3
"""Pack a build of weft for other machines: weft-VERSION-linux-ARCH.tar.gz.

    make_archive.py [--build DIR] [--third-party DIR] [-o DIR]

The archive holds bin/weft, lib/weft with the Parquet library and Arrow beside it, the licences of all that is in it, README.md,
and SHA256SUMS; a file with the checksum of the archive is written beside it. The same build gives the same bytes:
names are sorted, owners are 0, times are SOURCE_DATE_EPOCH or that of the commit.

Nothing is written if a file in it needs a newer C library than glibc 2.34, a newer C++ library than that of GCC 11, a
library that is neither of the system's base nor in the archive, or names a path of this machine.
"""

import argparse
import gzip
import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEWEST = {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29), "CXXABI": (1, 3, 13), "GCC": (11, 0)}
# Of every system with such a glibc; libstdc++ only for lib/, which is loaded for the format parquet and nothing else.
BASE_LIBRARIES = {
    "libc",
    "libm",
    "libdl",
    "libpthread",
    "librt",
    "libgcc_s",
    "ld-linux-aarch64",
    "ld-linux-x86-64",
}
VERSIONED = re.compile(r"\(?(GLIBC|GLIBCXX|CXXABI|GCC)_([0-9.]+)\)?\s+(\S+)$", re.MULTILINE)


def output(*command: str) -> str:
    return subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"}
    ).stdout


def is_elf(path: Path) -> bool:
    with open(path, "rb") as f:
        return f.read(4) == b"\x7fELF"


def too_new(symbols: str) -> list[str]:
    """Of what `objdump -T` prints: the symbols that old systems do not have."""
    wrong = []
    for library, version, symbol in VERSIONED.findall(symbols):
        if tuple(map(int, version.split("."))) > NEWEST[library]:
            wrong.append(f"{symbol} needs {library}_{version}")
    return wrong


def problems(folder: Path) -> list[str]:
    """What is wrong with the files of an unpacked archive, a line each."""
    wrong = []
    elves = [p for p in sorted(folder.rglob("*")) if p.is_file() and is_elf(p)]
    shipped = {p.name for p in elves}
    for path in elves:
        name = str(path.relative_to(folder))
        wrong += [f"{name}: {line}" for line in too_new(output("objdump", "-T", str(path)))]
        needed = re.findall(r"\(NEEDED\)\s+Shared library: \[(.+?)\]", output("readelf", "-dW", str(path)))
        allowed = BASE_LIBRARIES | ({"libstdc++"} if name.startswith("lib/") else set())
        wrong += [
            f"{name}: needs {library}, which is not in the archive"
            for library in needed
            if library not in shipped and library.split(".so")[0] not in allowed
        ]
        if str(ROOT).encode() + b"/" in path.read_bytes():
            wrong.append(f"{name}: names {ROOT}")
    if not any(p.name == "weft" for p in elves):
        wrong.append("bin/weft is not in it")
    return wrong


def copyright_of(package: str) -> Path:
    """Debian's copyright file; a versioned name may end in *."""
    found = sorted(Path("/usr/share/doc").glob(f"{package}/copyright"))
    if not found:
        sys.exit(f"no licence of {package} under /usr/share/doc: archives are made on Debian")
    return found[-1]


def add_licences(stage: Path, third_party: Path, parquet: bool) -> None:
    folder = stage / "licenses"
    folder.mkdir()
    for licence in sorted((third_party / "licenses").iterdir()):
        shutil.copyfile(licence, folder / licence.name)
    for package, name in {"libzstd-dev": "zstd", "libstdc++-[0-9]*-dev": "libstdc++"}.items():
        shutil.copyfile(copyright_of(package), folder / f"{name}.txt")
    if parquet:
        python = next(
            p for p in (ROOT / ".venv", ROOT / ".cache" / "arrow") if (p / "bin" / "python").exists()
        )
        found = sorted(python.glob("lib/python3*/site-packages/pyarrow-*.dist-info/licenses/*.txt"))
        if not found:
            sys.exit("the licence of Arrow is not in its wheel")
        for licence in found:
            shutil.copyfile(licence, folder / f"Arrow-{licence.name}")
    for name in ("LICENSE", "NOTICE", "README.md", "CHANGELOG.md"):
        shutil.copyfile(ROOT / name, stage / name)


def add_checksums(stage: Path) -> None:
    files = sorted(p for p in stage.rglob("*") if p.is_file())
    lines = [f"{hashlib.sha256(p.read_bytes()).hexdigest()}  {p.relative_to(stage)}\n" for p in files]
    (stage / "SHA256SUMS").write_text("".join(lines))


def packed(stage: Path, epoch: int) -> bytes:
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path in [stage, *sorted(stage.rglob("*"))]:
            info = tar.gettarinfo(path, str(path.relative_to(stage.parent)))
            info.uid = info.gid = 0
            info.uname = info.gname = ""
            info.mtime = epoch
            info.mode = 0o755 if path.is_dir() or is_elf(path) else 0o644
            if path.is_dir():
                tar.addfile(info)
            else:
                with open(path, "rb") as f:
                    tar.addfile(info, f)
    out = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=9, mtime=0) as zipped:
        zipped.write(plain.getvalue())
    return out.getvalue()


def commit_time() -> int:
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    done = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    return int(done.stdout) if done.returncode == 0 else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", type=Path, default=ROOT / "build" / "release")
    parser.add_argument("--third-party", type=Path, default=ROOT / ".cache" / "third-party")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "out")
    args = parser.parse_args()
    version = re.search(
        r"^project\(weft VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE
    )[1]
    name = f"weft-{version}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory(prefix="archive-") as work:
        stage = Path(work) / name
        output(
            "cmake", "--install", str(args.build), "--prefix", str(stage), "--component", "program", "--strip"
        )
        add_licences(stage, args.third_party, (stage / "lib" / "weft").exists())
        if wrong := problems(stage):
            print("\n".join(wrong), file=sys.stderr)
            return 1
        add_checksums(stage)
        archive = packed(stage, commit_time())
    args.output.mkdir(parents=True, exist_ok=True)
    path = args.output / f"{name}.tar.gz"
    path.write_bytes(archive)
    digest = hashlib.sha256(archive).hexdigest()
    path.with_name(path.name + ".sha256").write_text(f"{digest}  {path.name}\n")
    print(f"{path}: {len(archive)} bytes, sha256 {digest}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
