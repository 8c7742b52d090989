"""Where Warp's own text comes from: goldens of files, and the corpus of kernels captured from Warp's tests.

Everything made here lies under .cache/ of the project (ignored by git): it contains Warp's code or text made from
it. Goldens are kept by the content of the file and the version of Warp, so a second run asks Warp nothing.
"""

import collections
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "tools" / "oracle"
CACHE = Path(os.environ.get("WEFT_CACHE", ROOT / ".cache"))

# Modules of Warp's tests rich in plain kernels: about 980 files, captured and goldened in half a minute.
SAMPLE_MODULES = (
    r"^warp\.tests\.(test_(codegen|struct|quat|spatial|arithmetic|vec|func|conditional|operators|rand|noise"
    r"|lvalue|atomic|special_values|composite_component_adjoint|unpack|constant_precision|bool|math|grad"
    r"|array)|matrix\.test_mat)$"
)


def warp_version() -> str:
    return importlib.metadata.version("warp-lang")


def warp_folder() -> Path:
    """Folder of the installed warp package, without importing it."""
    return Path(importlib.util.find_spec("warp").submodule_search_locations[0])


def digest(*parts: bytes) -> str:
    sha = hashlib.sha256()
    for part in parts:
        sha.update(len(part).to_bytes(8, "little") + part)
    return sha.hexdigest()[:32]


def golden_folders(files: Iterable[Path]) -> dict[Path, Path]:
    """Folder with Warp's text and report for each file, made now where it is missing.

    The name of a file is part of its golden: Warp names the module after it.
    """
    version = warp_version().encode() + (TOOLS / "golden.py").read_bytes()
    folders = {f: CACHE / "oracle" / digest(version, f.name.encode(), f.read_bytes()) for f in files}
    missing = [f for f, folder in folders.items() if not (folder / f"{f.stem}.json").exists()]
    for batch in unique_stems(missing):
        with tempfile.TemporaryDirectory(prefix="golden-") as work:
            run_tool("golden.py", "--basename-paths", "--stub-missing", "-o", work, *map(str, batch))
            for f in batch:
                folder = folders[f]
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True)
                for made in Path(work).glob(glob_escape(f.stem) + ".*"):
                    if made.name != f"{f.stem}.json":
                        shutil.move(made, folder)
                shutil.move(Path(work) / f"{f.stem}.json", folder)  # last: it marks the folder complete
    return folders


def glob_escape(text: str) -> str:
    return re.sub(r"([*?[])", r"[\1]", text)


def unique_stems(files: Iterable[Path]) -> list[list[Path]]:
    """Split into batches without two files of one name: outputs are named after the file alone."""
    batches: list[dict[str, Path]] = []
    for f in files:
        batch = next((b for b in batches if f.stem not in b), None)
        if batch is None:
            batches.append(batch := {})
        batch[f.stem] = f
    return [list(b.values()) for b in batches]


def run_tool(name: str, *args: str) -> None:
    """Run one of tools/oracle; its exit code only says that Warp refused some file."""
    done = subprocess.run(
        [sys.executable, str(TOOLS / name), *args], stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode not in (0, 1) or "Traceback" in done.stderr.splitlines()[:1]:
        raise RuntimeError(f"{name} failed:\n{done.stdout}\n{done.stderr}")


def corpus_folder(only_sample: bool) -> Path:
    """The corpus of captured kernels, collected now if it is missing."""
    modules = SAMPLE_MODULES if only_sample else ""
    tools = b"".join(
        (TOOLS / t).read_bytes() for t in ("collect.py", "standalone.py", "golden.py", "build_corpus.py")
    )
    kind = "sample" if only_sample else "full"
    folder = CACHE / "corpus" / f"{kind}-{digest(warp_version().encode(), modules.encode(), tools)}"
    if not (folder / "complete").exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        print(f"collecting kernels of the installed warp-lang into {folder}", flush=True)
        run_tool("collect.py", str(folder / "candidates"), *(["--only", modules] if modules else []))
        run_tool("build_corpus.py", str(folder / "candidates"), str(folder))
        (folder / "complete").touch()
    return folder


def example_files() -> list[Path]:
    """The Python files of warp/examples that mention a kernel at all."""
    files = sorted((warp_folder() / "examples").rglob("*.py"))
    return [f for f in files if f.name != "__init__.py"]


def load_json(path: Path) -> dict:
    with open(path, encoding="utf-8") as f:
        return json.load(f)


def own_modules(report: dict) -> list[dict]:
    """The Warp modules that the file itself fills, not those of the packages it imports."""
    return [m for m in report.get("modules", []) if m.get("own", True)]


def count_table(counts: collections.Counter, indent: str = "  ") -> str:
    return "".join(f"{indent}{n:6d}  {what}\n" for what, n in counts.most_common())
