"""Fuzz targets are built by ./dev fuzz alone; that they still compile is looked at with every source, by ./dev test."""

import importlib.util
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FUZZ = ROOT / "tests" / "fuzz"


def check_syntax():
    path = ROOT / "tools" / "dev" / "check_syntax.py"
    spec = importlib.util.spec_from_file_location("check_syntax", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_target_is_looked_at(tmp_path):
    source = ROOT / "src" / "base" / "text.cpp"
    entry = {"file": str(source), "command": f"clang++ -I{ROOT}/src -std=c++20 -o text.o -c {source}"}
    (tmp_path / "compile_commands.json").write_text(json.dumps([entry]))
    work, _ = check_syntax().units(tmp_path)
    commands = {name: words for name, words, _ in work}
    for path in FUZZ.glob("*.cpp"):
        words = commands[f"tests/fuzz/{path.name}"]
        assert words[0] == "clang++" and "-fsyntax-only" in words and str(path) in words
        assert str(source) not in words


def test_every_target_is_built():
    listed = re.findall(r"^weft_fuzz_target\((\w+)\)", (FUZZ / "CMakeLists.txt").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(path.stem for path in FUZZ.glob("*.cpp"))
