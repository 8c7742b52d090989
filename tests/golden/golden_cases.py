"""The golden cases: where they are, what is recorded beside each, and how weft is asked for the same text."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
DEVICES = {"cpu": "cpp", "cuda": "cu"}
PASSES = {"fwd": "forward", "bwd": "backward"}
REFUSED_BY = {"# warp: refuses": "warp", "# weft: refuses": "weft", "# weft: budget": "budget"}


@dataclass(frozen=True)
class Case:
    path: Path

    @property
    def topic(self) -> str:
        return self.path.parent.name

    @property
    def stem(self) -> str:
        return self.path.stem

    @property
    def name(self) -> str:
        return f"{self.topic}/{self.stem}"

    @property
    def fails(self) -> bool:
        return self.stem.startswith("fail_")

    @property
    def whole(self) -> bool:
        """Whole modules are recorded where assembly is the idea, code columns elsewhere."""
        return self.topic == "assembly"

    @property
    def head(self) -> str:
        with open(self.path, encoding="utf-8-sig", errors="replace") as file:
            return file.readline().strip()

    @property
    def refused_by(self) -> str:
        """warp: Warp raises an error too. weft: not supported yet. budget: too costly to give to Warp."""
        return next((who for mark, who in REFUSED_BY.items() if self.head.startswith(mark)), "")

    @property
    def block_dim(self):
        """From a first line that ends in [--block-dim N]."""
        match = re.search(r"\[--block-dim (\d+)\]$", self.head)
        return int(match.group(1)) if match else None

    @property
    def diag_path(self) -> Path:
        return self.path.with_suffix(".diag")

    @property
    def ir_path(self) -> Path:
        return self.path.with_suffix(".ir")

    def recorded(self) -> dict:
        """File name -> text of everything recorded from Warp beside the case."""
        return {
            p.name: p.read_bytes().decode() for p in self.path.parent.glob(self.stem + ".*") if is_text(p)
        }


def is_text(path: Path) -> bool:
    return path.suffix in (".cpp", ".cu")


def all_cases() -> list:
    return [Case(p) for p in sorted(FOLDER.glob("*/*.py")) if p.parent.name != "__pycache__"]


def text_name(stem: str, module: str, device: str, which: str) -> str:
    """case.cpu.fwd.cpp, case.<module>.cpu.fwd.cpp; whole modules: case.module.cpu.cpp."""
    infix = f".{module}" if module else ""
    if which == "module":
        return f"{stem}{infix}.module.{device}.{DEVICES[device]}"
    return f"{stem}{infix}.{device}.{which}.{DEVICES[device]}"


def weft_name(recorded: str) -> tuple:
    """The name `weft compile -o DIR` gives to the same text, and which pass it is."""
    which = next(key for key in (*PASSES, "module") if f".{key}." in recorded[recorded.index(".") :])
    return recorded.replace(f".{which}.", "."), which


def weft_compile(
    weft: str, cases: list, out: Path, which: str, block_dim=None
) -> subprocess.CompletedProcess:
    """One process for many cases of one folder."""
    command = [
        weft,
        "compile",
        *[str(c.path) for c in cases],
        "-d",
        "both",
        "-o",
        str(out),
        "--paths",
        "base",
    ]
    if which != "module":
        command += ["--pass", PASSES[which]]
    if block_dim:
        command += ["--block-dim", str(block_dim)]
    return subprocess.run(command, capture_output=True, text=True)


def weft_ir(weft: str, case: Case) -> str:
    """The IR that weft makes of a case, all its modules."""
    command = [weft, "compile", case.path.name, "--emit", "ir"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=case.path.parent, timeout=60)
    assert run.returncode == 0, run.stderr
    return run.stdout


def weft_diagnostic(weft: str, case: Case) -> tuple:
    """(exit code, stdout, stderr) of weft for one case, named by its bare file name."""
    command = [weft, "compile", case.path.name, "-d", "cpu", "--paths", "base"]
    run = subprocess.run(
        command, capture_output=True, text=True, errors="backslashreplace", cwd=case.path.parent, timeout=60
    )
    return run.returncode, run.stdout, run.stderr
