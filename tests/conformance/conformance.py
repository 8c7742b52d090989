#!/usr/bin/env python3
"""Conformance: weft's text against Warp's, over files that weft's authors did not write.

    conformance.py [--examples] [--packages [DIR]] [--live [DIR]] [--corpus [DIR]] [--sample N] [--record] [--weft PROGRAM] [--list]

  --examples      the files of the installed warp/examples
  --packages [DIR]
                  the modules of the installed warp/examples and warp/tests, each as its import leaves it (packages.py);
                  DIR: the modules of the packages in that folder, which must import here (PYTHONPATH: what they need)
  --live [DIR]    the live kernels that these imports leave, through weft.harvest(), beside the same modules by the static
                  route (live.py); alone, and never without being asked for
  --corpus [DIR]  kernels captured from Warp's own tests, examples and library (DIR: captured before;
                  else they are captured now, some 5 to 15 minutes the first time)
  --sample N      N captured kernels from a few modules of Warp's tests (0: all of them, about 980)
  --record        add the captured files that are identical now to identical.txt (see ratchet.py)
  --list          print every file with its outcome

With none of these: the examples, the modules and the whole corpus. A file is

  identical       every text of both devices equals Warp's byte for byte
  refused         weft names a construct it does not take, and writes no text for it
  DIFFERENT       weft wrote a text that is not Warp's, or wrote one where Warp refuses: never acceptable
  not loadable    Warp itself cannot load the file here (a package is missing, no kernel in it)

Exit code 1 if anything is different, not refused where Warp refuses, or crashes, or if a captured file that was recorded
as identical is not any more.
"""

import argparse
import collections
import dataclasses
import functools
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import live
import oracle
import packages
import ratchet

DEVICES = ("cpu", "cuda")
NO_DIAGNOSTIC = "refused without a diagnostic"
NOT_WARPS_REFUSAL = {"TooLarge", "Killed", "NoKernels"}  # the tools' limits, not an error of Warp


@dataclasses.dataclass
class Case:
    """A file with what Warp makes of it."""

    source: Path
    golden: Path  # folder with Warp's text and report
    report: dict

    @property
    def stem(self) -> str:
        return self.source.stem


@dataclasses.dataclass
class Outcome:
    case: Case
    kind: str  # identical, refused, different, not loadable
    reason: str = ""


@dataclasses.dataclass
class Weft:
    """What one run of `weft compile` left behind."""

    folder: Path
    reports: dict[str, dict]  # by the path of the file

    def outputs(self, stem: str) -> set[str]:
        return {name for name in self.texts if name.split(".", 1)[0] == stem}

    @functools.cached_property
    def texts(self) -> dict[str, Path]:
        """By name; files of several folders keep them under the output."""
        return {
            path.name: path for path in self.folder.rglob("*") if path.name.endswith((".cpu.cpp", ".cuda.cu"))
        }


def weft_program() -> str:
    return os.environ.get("WEFT_BIN", str(oracle.ROOT / "build" / "release" / "weft"))


def run_weft(program: str, files: list[Path], folder: Path) -> Weft:
    """All files in one process. Exit code 1 (something refused) is as good as 0 here."""
    report = folder / "report.json"
    command = [program, "compile", *map(str, files), "-d", "both", "-o", str(folder), "--paths", "base"]
    done = subprocess.run([*command, f"--json={report}"], capture_output=True, text=True, errors="replace")
    if done.returncode not in (0, 1):
        raise RuntimeError(f"weft compile ended with {done.returncode}:\n{done.stderr[-4000:]}")
    return Weft(folder, {f["file"]: f for f in oracle.load_json(report)["files"]})


def refusal_reason(report: dict) -> str:
    """The construct of the first diagnostic: what docs/coverage.md lists."""
    parts = [report, *report.get("modules", [])]
    constructs = [d["construct"] for part in parts for d in part.get("diagnostics", [])]
    return constructs[0] if constructs else NO_DIAGNOSTIC


def first_difference(ours: bytes, theirs: bytes) -> str:
    for number, (a, b) in enumerate(zip(ours.split(b"\n"), theirs.split(b"\n"), strict=False), 1):
        if a != b:
            return f"line {number}\n      weft: {a.decode(errors='replace')}\n      warp: {b.decode(errors='replace')}"
    return f"one text ends before the other ({len(ours)} and {len(theirs)} bytes)"


def warp_error(case: Case) -> str:
    error = case.report.get("error")
    return f"{error['type']}: {error['message'].strip().splitlines()[0][:100]}" if error else ""


def judge(case: Case, weft: Weft) -> Outcome:
    """Compare one file that Warp accepts."""
    ours = weft.reports.get(str(case.source))
    if ours is None:
        return Outcome(case, "different", "not in weft's report")
    expected = {
        module[device]["file"]
        for module in oracle.own_modules(case.report)
        for device in DEVICES
        if "file" in module[device]
    }
    written = weft.outputs(case.stem)
    for name in sorted(written - expected):
        return Outcome(case, "different", f"{name}: Warp writes no such text")
    for name in sorted(written):
        mine, golden = weft.texts[name].read_bytes(), (case.golden / name).read_bytes()
        if mine != golden:
            return Outcome(case, "different", f"{name}: {first_difference(mine, golden)}")
    if written == expected and ours["status"] == "ok":
        return Outcome(case, "identical")
    if ours["status"] == "refused":
        return Outcome(case, "refused", refusal_reason(ours))
    missing = ", ".join(sorted(expected - written))
    return Outcome(case, "different", f"status {ours['status']}, not written: {missing or 'nothing'}")


def judge_rejected(case: Case, weft: Weft) -> Outcome:
    """Check one file that Warp refuses: weft may not write a text for a device on which Warp raises."""
    ours = weft.reports.get(str(case.source))
    if ours is None:
        return Outcome(case, "different", "not in weft's report")
    modules = case.report.get("modules", [])
    accepted = {m[d]["file"] for m in modules for d in DEVICES if "file" in m.get(d, {})}
    wrong = sorted(weft.outputs(case.stem) - accepted)
    if ours["status"] == "refused" and not wrong:
        return Outcome(case, "refused", refusal_reason(ours))
    return Outcome(case, "different", f"Warp refuses it ({warp_error(case)}), weft does not")


def compare(program: str, cases: list[Case], rejected: list[Case]) -> tuple[list[Outcome], list[Outcome]]:
    """Run weft over all files, as few processes as file names allow, and judge each."""
    by_source = {c.source: (c, judge) for c in cases} | {c.source: (c, judge_rejected) for c in rejected}
    outcomes = {}
    for batch in oracle.unique_stems(by_source):
        with tempfile.TemporaryDirectory(prefix="conformance-") as work:
            weft = run_weft(program, batch, Path(work))
            for source in batch:
                case, judgement = by_source[source]
                outcomes[source] = judgement(case, weft)
    return [outcomes[c.source] for c in cases], [outcomes[c.source] for c in rejected]


def example_cases() -> tuple[list[Case], list[Outcome]]:
    """Examples that Warp loads here, and the others with the reason."""
    cases, unloadable = [], []
    for source, folder in oracle.golden_folders(oracle.example_files()).items():
        case = Case(source, folder, oracle.load_json(folder / f"{source.stem}.json"))
        if "error" in case.report:
            unloadable.append(Outcome(case, "not loadable", warp_error(case)))
        elif not oracle.own_modules(case.report):
            unloadable.append(
                Outcome(case, "not loadable", "no kernel of its own (all are in packages it imports)")
            )
        else:
            cases.append(case)
    return cases, unloadable


def sample(stems: list[str], count: int) -> list[str]:
    """`count` of them, the same ones everywhere, spread by a hash of the name."""
    if not count or count >= len(stems):
        return stems
    return sorted(sorted(stems, key=lambda s: oracle.digest(s.encode()))[:count])


def corpus_cases(corpus: Path, count: int = 0) -> tuple[list[Case], list[Case]]:
    def cases_of(folder: Path) -> list[Case]:
        stems = sorted(p.stem for p in folder.glob("*.py"))
        return [
            Case(folder / f"{s}.py", folder, oracle.load_json(folder / f"{s}.json"))
            for s in sample(stems, count)
        ]

    rejected = cases_of(corpus / "warp_rejected")
    rejected = [c for c in rejected if c.report["error"]["type"] not in NOT_WARPS_REFUSAL]
    return cases_of(corpus / "warp"), rejected


def kernels_of(outcomes: list[Outcome]) -> int:
    return sum(len(m["kernels"]) for o in outcomes for m in oracle.own_modules(o.case.report))


def print_summary(title: str, outcomes: list[Outcome], everything: bool) -> None:
    groups = collections.defaultdict(list)
    for outcome in outcomes:
        groups[outcome.kind].append(outcome)
    print(f"{title}: {len(outcomes)} files")
    for kind in ("identical", "refused", "different", "not loadable"):
        found = groups[kind]
        share = f"{100 * len(found) / max(1, len(outcomes)):5.1f} %"
        print(f"  {kind:12s} {len(found):5d} files {share}   {kernels_of(found):5d} kernels")
    if groups["refused"]:
        print("refused, by construct:")
        print(oracle.count_table(collections.Counter(o.reason for o in groups["refused"])), end="")
    for outcome in groups["different"]:
        print(f"DIFFERENT {outcome.case.source.name}: {outcome.reason}")
    if everything:
        for outcome in outcomes:
            print(f"  {outcome.kind:12s} {outcome.case.source.name}  {outcome.reason}".rstrip())
    print(flush=True)


def check_examples(program: str, everything: bool) -> list[Outcome]:
    cases, unloadable = example_cases()
    outcomes, _ = compare(program, cases, [])
    print_summary("warp/examples", outcomes + unloadable, everything=True)
    return outcomes


def check_packages(program: str, folder: str, everything: bool) -> list[Outcome]:
    root = Path(folder).resolve() if folder else oracle.warp_folder().parent
    modules = packages.modules_in(root) if folder else packages.modules_of_warp(root)
    outcomes = [
        Outcome(Case(m.source, root, {"modules": [{"kernels": m.kernels}]}), m.kind, m.reason)
        for m in packages.outcomes(program, root, modules)
    ]
    title = f"modules in {folder}" if folder else "modules of warp.examples and warp.tests"
    print_summary(title, outcomes, everything)
    loaded = [o for o in outcomes if o.kind != "not loadable"]
    around = sum(o.kind == "refused" and packages.is_of_module_level(o.reason) for o in loaded)
    same = sum(o.kind == "identical" for o in loaded)
    print(
        f"of {len(loaded)} with kernels {same} identical, {around} refused for a reason of the module level\n"
    )
    return loaded


def check_corpus(program: str, title: str, corpus: Path, count: int, everything: bool) -> list[Outcome]:
    cases, rejected = corpus_cases(corpus, count)
    outcomes, refusals = compare(program, cases, rejected)
    print_summary(title, outcomes, everything)
    print_summary(f"{title}, kernels that Warp refuses", refusals, everything)
    found, left = ratchet.check(outcomes)
    print(
        f"{found} of the {len(ratchet.recorded())} files recorded as identical are here, {len(left)} are not any more"
    )
    for line in left:
        print(f"  LEFT {line}")
    return outcomes + refusals


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--examples", action="store_true")
    parser.add_argument("--packages", nargs="?", const="", metavar="DIR")
    parser.add_argument("--live", nargs="?", const="", metavar="DIR")
    parser.add_argument("--corpus", nargs="?", const="", metavar="DIR")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--weft", default=weft_program())
    args = parser.parse_args()
    if args.live is not None:
        return 1 if live.check(args.weft, args.live, args.list) else 0
    whole = not args.examples and args.packages is None and args.corpus is None and args.sample is None
    outcomes = []
    corpus = None
    if args.examples or whole:
        outcomes += check_examples(args.weft, args.list)
    if args.packages is not None or whole:
        outcomes += check_packages(args.weft, args.packages or "", args.list)
    if args.sample is not None:
        corpus = Path(args.corpus) if args.corpus else oracle.corpus_folder(only_sample=True)
        outcomes += check_corpus(args.weft, "sample of captured kernels", corpus, args.sample, args.list)
    elif args.corpus is not None or whole:
        corpus = Path(args.corpus) if args.corpus else oracle.corpus_folder(only_sample=False)
        outcomes += check_corpus(args.weft, "captured kernels", corpus, 0, args.list)
    different = sum(o.kind == "different" for o in outcomes)
    print(f"{len(outcomes)} files compared, {different} different")
    captured = [o for o in outcomes if o.case.source.is_relative_to(corpus)] if corpus else []
    if args.record:
        print(f"{ratchet.record(captured)} files recorded as identical")
    return 1 if different or ratchet.check(captured)[1] else 0


if __name__ == "__main__":
    sys.exit(main())
