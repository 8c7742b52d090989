"""weft against Warp over files that were not written for weft: a sample of captured kernels, and our examples."""

from pathlib import Path

import conformance
import oracle
import packages
import pytest
import ratchet

EXAMPLES = sorted((oracle.ROOT / "examples").glob("*.py"))


def differences(outcomes: list[conformance.Outcome]) -> str:
    return "\n".join(f"{o.case.source.name}: {o.reason}" for o in outcomes if o.kind == "different")


@pytest.fixture(scope="module")
def captured(weft: Path):
    """Outcomes of the captured kernels: those that Warp accepts, and those that it refuses."""
    cases, rejected = conformance.corpus_cases(oracle.corpus_folder(only_sample=True))
    return conformance.compare(str(weft), cases, rejected)


def test_no_captured_kernel_differs(captured):
    outcomes, _ = captured
    conformance.print_summary("captured kernels", outcomes, everything=False)
    assert len(outcomes) > 500, "the sample is too small to mean anything"
    assert not differences(outcomes)


def test_what_was_identical_stays_identical(captured):
    outcomes, _ = captured
    found, left = ratchet.check(outcomes)
    assert found > 500, "hardly a recorded file is in the sample: record them anew (ratchet.py)"
    assert not left, "\n".join(left)


def test_the_ratchet_only_tightens(tmp_path: Path):
    """A file that leaves the list is named, and recording again does not take it off."""
    listing = tmp_path / "identical.txt"
    sources = [tmp_path / f"{name}.py" for name in ("one", "two")]
    for source in sources:
        source.write_text(source.stem)
    one, two = (conformance.Case(source, tmp_path, {}) for source in sources)
    assert ratchet.record([conformance.Outcome(one, "identical")], listing) == 1
    refused = conformance.Outcome(one, "refused", "tile")
    assert ratchet.check([refused, conformance.Outcome(two, "refused", "tile")], listing) == (
        1,
        ["one.py: refused, tile"],
    )
    assert ratchet.record([refused, conformance.Outcome(two, "identical")], listing) == 1
    assert sorted(ratchet.recorded(listing).values()) == ["one", "two"]


def test_what_warp_refuses_is_refused(captured):
    _, refusals = captured
    assert len(refusals) > 30
    assert not differences(refusals)


def test_a_refusal_names_its_construct(captured):
    nameless = [
        o.case.source.name for group in captured for o in group if o.reason == conformance.NO_DIAGNOSTIC
    ]
    assert not nameless


def test_our_examples_are_identical(weft: Path):
    folders = oracle.golden_folders(EXAMPLES)
    cases = [
        conformance.Case(f, folders[f], oracle.load_json(folders[f] / f"{f.stem}.json")) for f in EXAMPLES
    ]
    assert not [c.source.name for c in cases if "error" in c.report], "an example does not load in Warp"
    outcomes, _ = conformance.compare(str(weft), cases, [])
    assert [(o.case.source.name, o.kind, o.reason) for o in outcomes if o.kind != "identical"] == []


def test_modules_of_warps_own_packages(weft: Path):
    """A few of what `./dev conformance --packages` compares."""
    root = oracle.warp_folder().parent
    modules = {m.name: m for m in packages.modules_of_warp(root)}
    chosen = [modules[name] for name in conformance.sample(sorted(modules), 16)]
    outcomes = packages.outcomes(str(weft), root, chosen)
    print([(m.name, m.kind, m.reason) for m in outcomes])
    assert not [(m.name, m.reason) for m in outcomes if m.kind == "different"]
    assert sum(m.kind == "identical" for m in outcomes) >= 2


def test_a_wrong_text_of_a_module_would_be_noticed():
    def kind(made: dict, texts: dict, refusal: str = "") -> str:
        module = packages.Module("a.b", Path("b.py"))
        packages.judge(module, made, texts, refusal)
        return module.kind

    right = {"texts": {"a.b.cpu.cpp": "x", "a.b.cuda.cu": "y"}}
    assert kind(right, right["texts"]) == "identical"
    assert kind(right, right["texts"] | {"a.b.cpu.cpp": "z"}) == "different"
    assert kind(right, {}, "builtin.tile") == "refused"
    assert kind(right, {}) == "different"
    assert kind(right, {"a.b.cpu.cpp": "z"}, "builtin.tile") == "different"
    assert kind({"texts": {}}, {}, "file.no-kernels") == "not loadable"
    assert kind({"texts": {}}, right["texts"]) == "different"
    partly = {"texts": {"a.b.cpu.cpp": "x"}, "refused": {"a.b.cuda.cu": "it is wrong"}}
    assert kind(partly, right["texts"]) == "different"
    assert kind(partly, partly["texts"]) == "different"
    assert kind(partly, partly["texts"], "call.arguments") == "refused"
    assert kind({"import": "ModuleNotFoundError"}, {}, "") == "not loadable"


def test_a_wrong_text_would_be_noticed(tmp_path: Path):
    """The comparison itself: a stand-in for weft that gets one byte wrong must be caught."""
    source = tmp_path / "k.py"
    source.write_text("import warp as wp\n")
    golden = tmp_path / "golden"
    golden.mkdir()
    (golden / "k.cpu.cpp").write_bytes(b"int a;\nint b;\n")
    report = {
        "modules": [{"name": "k", "own": True, "kernels": ["k"], "cpu": {"file": "k.cpu.cpp"}, "cuda": {}}]
    }
    case = conformance.Case(source, golden, report)
    out = tmp_path / "out"
    out.mkdir()
    ok = {str(source): {"status": "ok"}}
    (out / "k.cpu.cpp").write_bytes(b"int a;\nint b;\n")
    assert conformance.judge(case, conformance.Weft(out, ok)).kind == "identical"
    (out / "k.cpu.cpp").write_bytes(b"int a;\nint c;\n")
    wrong = conformance.judge(case, conformance.Weft(out, ok))
    assert wrong.kind == "different" and "line 2" in wrong.reason
    (out / "k.cpu.cpp").unlink()
    assert conformance.judge(case, conformance.Weft(out, ok)).kind == "different"
    refused = {str(source): {"status": "refused", "diagnostics": [{"construct": "tile"}]}}
    assert conformance.judge(case, conformance.Weft(out, refused)).kind == "refused"
    (out / "k.other.cuda.cu").write_bytes(b"")
    assert conformance.judge(case, conformance.Weft(out, refused)).kind == "different"
