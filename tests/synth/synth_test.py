"""Grown kernels: Warp accepts them and generates what weft does; none has what a reader would strike out."""

import json
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

SEED = 20260607


def synth(weft, *args: str) -> str:
    return subprocess.run([str(weft), "synth", *args], capture_output=True, text=True, check=True).stdout


def rows(weft, *args: str) -> list[dict]:
    return [json.loads(line) for line in synth(weft, "--json", *args).splitlines()]


def test_warp_generates_the_same_text(weft, tmp_path):
    import warp_agreement

    result = warp_agreement.agreement(str(weft), SEED, 500, tmp_path)
    wrong = [f"{o.path.name}: {row['category']}: {o.kind}: {o.detail}" for row, o in result["wrong"][:5]]
    assert not result["wrong"], "\n".join(wrong)
    # Every category has its share of every prefix.
    counts = result["by_category"].values()
    assert max(counts) - min(counts) <= 2, result["by_category"]


def test_kernels_compile_belong_to_their_category_and_have_no_flaws(weft, tmp_path):
    report = tmp_path / "report.md"
    command = [str(weft), "synth", "-n", "4000", "-s", str(SEED), "--report", str(report)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    text = report.read_text(encoding="utf-8")
    assert "0 refused by weft" in text and " 0 outside their category, 0 of another difficulty" in text
    for flaw in ("dead store", "unused parameter", "neutral operation", "equal arms"):
        assert f"| {flaw} | 0 |" in text
    simple = re.search(r"^\| 1 \| [\d,]+ \| ([\d.]+) % \|", text, re.MULTILINE)
    assert 0.5 <= float(simple.group(1)) <= 3, "few kernels are so simple, so few are drawn"


def test_the_report_finds_repetition(weft):
    """Kernels of difficulty 1 of one category soon repeat each other's structure."""
    text = synth(weft, "-n", "3000", "-c", "arithmetic", "--difficulty", "1", "--report", "-")
    lines = re.findall(
        r"^\| ([\d,]+) \| ([\d,]+) \| ([\d.]+) % \| [\d.]+ % \| ([\d.]+) % \|", text, re.MULTILINE
    )
    kernels, structures = ([int(line[i].replace(",", "")) for line in lines] for i in (0, 1))
    assert kernels == [10, 100, 1000, 3000]
    assert all(a < b for a, b in zip(structures, structures[1:], strict=False)) and structures[-1] < 2970
    # The last line: of its own 2,000 kernels so many had a structure that was not there before.
    assert abs(float(lines[-1][2]) - (structures[-1] - structures[-2]) / 20) < 0.01
    assert abs(float(lines[-1][3]) - 100 * (1 - structures[-1] / 3000)) < 0.01


def test_an_index_alone_gives_the_same_kernel(weft):
    many = rows(weft, "-n", "60", "-s", "3", "--index", "1000")
    for at in (0, 17, 59):
        assert rows(weft, "-s", "3", "--index", str(1000 + at)) == [many[at]]


def test_textbook_kernels_stay_short(weft):
    for row in rows(weft, "-n", "300", "--difficulty", "1"):
        assert row["difficulty"] == 1 and row["counts"]["statements"] <= 5, row["python_source"]


ROOT = Path(__file__).resolve().parents[2]


def test_the_documents_list_void_code_and_skill():
    kinds = re.findall(r'^WEFT_VOID\(\w+, +"(.*)"\)$', (ROOT / "src/facts/void_kinds.def").read_text(), re.M)
    listed = (ROOT / "docs/synth.md").read_text().split("void_kinds.def. -->\n")[1].split("\n\n")[0]
    assert listed.splitlines() == [f"- {kind}" for kind in kinds]
    skill = re.findall(
        r'^WEFT_SKILL\((\w+), +(\d+), (\d+), "(.*)"\)$', (ROOT / "src/facts/skill.def").read_text(), re.M
    )
    table = re.findall(
        r"^\| `(\w+)` \| (\d+) \| (\d+) \| (.*) \|$", (ROOT / "docs/complexity.md").read_text(), re.M
    )
    assert table == skill
