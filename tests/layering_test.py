"""The shape of the repository: stages include only earlier stages, lists are complete, nothing names one machine."""

import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"

# In the order data flows; a stage may include itself and those before it.
STAGE_ROWS = [
    [cell.strip() for cell in line.split("|")]
    for line in (SRC / "stages.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
STAGES = [row[0] for row in STAGE_ROWS]

SOURCE_SUFFIXES = {".cpp", ".h", ".def", ".inc"}
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
RAW_STRING = re.compile(r'R"(\w*)\(.*?\)\1"', re.DOTALL)  # the text we print has includes of its own
BUILT_APART = {
    "formats/parquet_arrow.cpp",
    "http_httplib.cpp",
}  # libraries that the program loads when it is asked for them
LINE_LIMIT = 800  # a file is one idea; tables may be longer


def source_files() -> list[Path]:
    return sorted(p for p in SRC.rglob("*") if p.suffix in SOURCE_SUFFIXES)


def tracked_files() -> list[Path]:
    """Files that are, or would be, in git; without git, everything outside the folders that ./dev makes."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    if shutil.which("git"):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode == 0:
            return [p for name in done.stdout.split("\0") if name and (p := ROOT / name).is_file()]
    made = {".git", "build", ".venv", ".cache", "out", "data", "__pycache__", ".ruff_cache"}
    return [p for p in ROOT.rglob("*") if p.is_file() and not made.intersection(p.relative_to(ROOT).parts)]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def test_every_source_belongs_to_a_stage():
    strangers = [str(p.relative_to(SRC)) for p in source_files() if p.relative_to(SRC).parts[0] not in STAGES]
    assert not strangers


def test_a_stage_includes_only_earlier_stages():
    wrong = []
    for path in source_files():
        stage = STAGES.index(path.relative_to(SRC).parts[0])
        for name in INCLUDE.findall(RAW_STRING.sub("", text_of(path))):
            folder = name.split("/")[0]
            if "/" not in name or folder not in STAGES:
                wrong.append(f'{path.relative_to(ROOT)}: "{name}" is not relative to src/')
            elif STAGES.index(folder) > stage:
                wrong.append(f"{path.relative_to(ROOT)}: {folder} comes after {STAGES[stage]}")
            elif not (SRC / name).exists():
                wrong.append(f'{path.relative_to(ROOT)}: "{name}" does not exist')
    assert not wrong, "\n".join(wrong)


def test_private_headers_are_included_only_at_home():
    private = {}
    for path in source_files():
        if found := re.match(r"// Private to (\w+)/", text_of(path)):
            private[path.relative_to(SRC).as_posix()] = found[1]
    assert len(private) >= 10
    assert not [name for name, home in private.items() if not name.startswith(f"{home}/")]
    wrong = []
    for path in tracked_files():
        if path.suffix not in {".cpp", ".h"}:
            continue
        for name in INCLUDE.findall(text_of(path)):
            home = private.get(name)
            if home and not path.is_relative_to(SRC / home):
                wrong.append(f'{path.relative_to(ROOT)}: "{name}" is private to {home}/')
    assert not wrong, "\n".join(wrong)


def test_only_the_command_line_prints_or_exits():
    wrong = []
    for path in source_files():
        stage = path.relative_to(SRC).parts[0]
        if stage in ("cli", "worker") or path.suffix not in {".cpp", ".h"} or path.name.startswith("check."):
            continue  # programs, and WEFT_CHECK, which prints and aborts
        # What a text of a program says is printed by that program.
        text = re.sub(r'R"\(.*?\)"|"(?:[^"\\\n]|\\.)*"', '""', text_of(path), flags=re.S)
        text = re.sub(r"//.*", "", text)
        for match in re.finditer(
            r"\b(std::cout|std::cerr|<iostream>|f?printf\(|f?puts\(|exit\(|abort\()", text
        ):
            wrong.append(f"{path.relative_to(ROOT)}: {match[1]}")
    assert not wrong, "\n".join(wrong)


def test_rules_of_differentiation_have_one_home():
    """The printer and the judge read steps: which statements are replayed and which calls have adjoints, adjoint/ says."""
    wrong = []
    for path in source_files():
        stage = path.relative_to(SRC).parts[0]
        text = re.sub(r"//.*", "", text_of(path)) if path.suffix in {".cpp", ".h"} else ""
        if stage == "emit" or path.name.startswith("machine.") or path.name == "machine_reverse.cpp":
            wrong += [
                f"{path.relative_to(ROOT)}: {m}"
                for m in re.findall(r"\b(skip_replay|differentiable|original_output)\b", text)
            ]
    assert not wrong, "\n".join(wrong)


def test_the_documents_list_the_stages():
    table = re.findall(
        r"^\| `(\w+)/` \| (.*?) \| (.*?) \|$", text_of(ROOT / "docs" / "architecture.md"), re.MULTILINE
    )
    assert [list(row) for row in table] == STAGE_ROWS


def places_named(text: str) -> set[str]:
    """What a document says is in the repository: files and folders in backticks, by their path or from src/ on, and links."""
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    words = [span.split()[0].rstrip(":,;") for span in spans if span.split()]
    tops = ("src", "tests", "tools", "docs", "bench", "cmake", "examples", *STAGES)
    named = {word for word in words if re.fullmatch(rf"(?:{'|'.join(tops)})/[\w.*/-]*", word)}
    return named | {link for link in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in link}


def test_documents_name_what_is_there():
    wrong, seen = [], 0
    for path in tracked_files():
        if path.suffix != ".md":
            continue
        for name in sorted(places_named(text_of(path))):
            seen += 1
            if not any(next(base.glob(name.rstrip("/")), None) for base in (ROOT, SRC, path.parent)):
                wrong.append(f"{path.relative_to(ROOT)}: {name}")
    assert seen >= 100, "the search finds no names"
    assert not wrong, "\n".join(wrong)


def test_the_search_for_places_sees_them():
    text = "`src/a.h` [x](y.md#z) `tests/b.py WEFT -n 1` `gradient/c*` `and/or` `data/set`\n```\n`src/no.h`\n```\n"
    assert places_named(text) == {"src/a.h", "tests/b.py", "gradient/c*", "y.md"}


@pytest.mark.parametrize(
    "folder", [*(f"src/{stage}" for stage in STAGES), *("tests/unit", "tests/fuzz", "tools/dev", "bench")]
)
def test_cmake_lists_every_source(folder: str):
    base = ROOT / folder
    listing = text_of(base / "CMakeLists.txt")
    assert "GLOB" not in listing
    listing = re.sub(r"weft_(?:fuzz_target|dump_tool)\((\w+)\)", r"\1.cpp", listing)
    listed = set(re.findall(r"^\s*([\w./]+\.cpp)\s*\)?$", listing, re.MULTILINE))
    present = {str(p.relative_to(base)) for p in base.rglob("*.cpp")} - BUILT_APART
    assert listed == present, f"not listed: {sorted(present - listed)}, not there: {sorted(listed - present)}"


def test_files_are_small_enough_to_hold_in_mind():
    code = {".cpp", ".h", ".py"}
    big = []
    for path in tracked_files():
        if path.suffix in code and "golden" not in path.parts:
            lines = text_of(path).count("\n")
            if lines > LINE_LIMIT:
                big.append(f"{path.relative_to(ROOT)}: {lines} lines")
    assert not big, "\n".join(big)


def test_no_file_names_a_place_on_one_machine():
    place = re.compile(r"(?<![\w.])/(?:work|root|tmp|home|Users)/[A-Za-z0-9_.-]+")
    wrong = []
    for path in tracked_files():
        if path.name == Path(__file__).name:
            continue
        for number, line in enumerate(text_of(path).splitlines(), 1):
            if place.search(line) and "TMPDIR" not in line:
                wrong.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert not wrong, "\n".join(wrong)


def test_recorded_text_names_its_file_without_a_folder():
    golden = ROOT / "tests" / "golden"
    comment = re.compile(r"^\s*// /\S+\.py:\d+", re.MULTILINE)
    wrong = [
        str(p.relative_to(ROOT)) for p in golden.rglob("*.c*") if p.is_file() and comment.search(text_of(p))
    ]
    assert not wrong


@pytest.mark.parametrize("name", ["dev", ".ci/run"])
def test_scripts_can_be_run(name: str):
    assert os.stat(ROOT / name).st_mode & stat.S_IXUSR, f"{name} has no run bit"


def test_ci_runs_the_test_command_of_the_readme():
    assert "./dev test" in text_of(ROOT / "README.md")
    assert text_of(ROOT / ".ci" / "run").rstrip().splitlines()[-1] == "exec ./dev test"


def test_dev_rejects_what_it_does_not_know():
    done = subprocess.run(["./dev", "nonsense"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    for command in ("run", "test", "release", "build", "bench", "conformance", "hashes", "fuzz", "format"):
        assert f"./dev {command}" in done.stderr


def switches(text: str) -> list[tuple[int, str]]:
    """Each switch of a source: its line and its body, without the switches inside."""
    found, open_switches, depth = [], [], 0
    for token in re.finditer(r"\bswitch\s*\([^{;]*\{|[{}]", text):
        if token[0] == "}":
            depth -= 1
            if open_switches and open_switches[-1][1] == depth:
                start, _, inner = open_switches.pop()
                body = text[start : token.start()]
                for begin, end in reversed(inner):
                    body = body[: begin - start] + body[end - start :]
                found.append((text.count("\n", 0, start) + 1, body))
                if open_switches:
                    open_switches[-1][2].append((start, token.start()))
        else:
            if token[0] != "{":
                open_switches.append((token.end(), depth, []))
            depth += 1
    return found


# Rows and kinds that the compiler must list wherever they are told apart: which enum, where, how many switches at least.
EXHAUSTIVE = {
    "operations": (r"\bcase (?:weft::)?(?:ir::)?Op::", "src", 5),
    "kinds of types": (r"\bcase (?:types::)?Kind::", "src/types", 4),
}


@pytest.mark.parametrize("what", EXHAUSTIVE)
def test_switches_have_no_default(what: str):
    """A new row of ir/ops.def must be listed by the compiler, and so must a new kind of type within types/."""
    over, folder, least = EXHAUSTIVE[what]
    seen, wrong = 0, []
    for path in source_files():
        if not path.is_relative_to(ROOT / folder):
            continue
        for line, body in switches(re.sub(r"//[^\n]*", "", text_of(path))):
            if not re.search(over, body):
                continue
            seen += 1
            if re.search(r"\bdefault\s*:", body):
                wrong.append(f"{path.relative_to(ROOT)}:{line}")
    assert seen >= least, f"the search finds no switch over {what}"
    assert not wrong, "\n".join(wrong)


def test_the_search_for_defaults_sees_one():
    text = "switch (op) { case Op::Call: switch (kind) { default: break; } break; case Op::Goto: {} }"
    assert [re.search("default:", body) is not None for _, body in switches(text)] == [True, False]
