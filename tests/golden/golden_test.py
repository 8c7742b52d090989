"""weft's text for every golden case, byte for byte what Warp printed; and its diagnostics for the fail_ cases.

Each topic is compiled by one process per pass.
"""

import functools
import re
import tempfile
from pathlib import Path

import golden_cases as cases
import pytest

ALL = cases.all_cases()
WORK = tempfile.TemporaryDirectory(prefix="weft-golden-")


@functools.cache
def compiled(weft: Path, topic: str, which: str, block_dim) -> Path:
    """A folder with weft's output for all cases of a topic, made by one process."""
    out = Path(WORK.name) / f"{topic}-{which}-{block_dim}"
    out.mkdir()
    chosen = [c for c in ALL if c.topic == topic and not c.fails and c.block_dim == block_dim]
    run = cases.weft_compile(str(weft), chosen, out, which, block_dim)
    (out / "stderr").write_text(run.stderr)
    return out


@pytest.mark.parametrize("case", [c for c in ALL if not c.fails], ids=lambda c: c.name)
def test_text(weft, case):
    recorded = case.recorded()
    assert recorded, "nothing is recorded: run record.py"
    for name, expected in sorted(recorded.items()):
        produced, which = cases.weft_name(name)
        out = compiled(weft, case.topic, which, case.block_dim)
        path = out / produced
        if not path.exists() and expected:
            pytest.fail(f"weft wrote no {produced}:\n" + refusals_of(case, (out / "stderr").read_text()))
        got = path.read_bytes().decode() if path.exists() else ""
        assert got.split("\n") == expected.split("\n"), name
    for which in {cases.weft_name(name)[1] for name in recorded}:
        meant = {produced for name in recorded for produced, of in [cases.weft_name(name)] if of == which}
        written = {p.name for p in compiled(weft, case.topic, which, case.block_dim).glob(f"{case.stem}.*")}
        assert not written - meant, "modules that Warp does not have"


def refusals_of(case, stderr: str) -> str:
    """The diagnostics that name the case, out of those of all files of the process."""
    diagnostics = re.split(r"(?m)^(?=\S+\.py:\d)", stderr)
    return "".join(d for d in diagnostics if d.startswith(case.path.name)) or stderr[:2000]


@pytest.mark.parametrize("case", [c for c in ALL if c.fails], ids=lambda c: c.name)
def test_refusal(weft, case, update):
    code, stdout, stderr = cases.weft_diagnostic(str(weft), case)
    assert code == 1, f"expected a refusal, got exit code {code}\n{stderr[-2000:]}"
    assert stdout == "", "text was printed for a refused file"
    assert f"{case.path.name}:" in stderr and "error[" in stderr
    if update:
        case.diag_path.write_text(stderr)
    assert stderr == case.diag_path.read_text()


WITH_IR = [c for c in ALL if c.ir_path.exists()]


@pytest.mark.parametrize("case", WITH_IR, ids=lambda c: c.name)
def test_ir(weft, case, update):
    """Written by weft itself: it shows what a change of lowering changes, not that it is right."""
    text = cases.weft_ir(str(weft), case)
    if update:
        case.ir_path.write_text(text)
    assert text.split("\n") == case.ir_path.read_text().split("\n")


def test_enough_cases_show_their_ir():
    assert len(WITH_IR) >= 50
    assert len({c.topic for c in WITH_IR}) >= 10


def test_no_stale_files():
    known = {c.path.with_suffix("") for c in ALL}
    for path in cases.FOLDER.glob("*/*"):
        if cases.is_text(path) or path.suffix in (".diag", ".ir"):
            assert path.parent / path.name.split(".")[0] in known, f"{path}: no case of that name"
