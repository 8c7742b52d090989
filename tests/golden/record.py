#!/usr/bin/env python3
"""Record Warp's text beside each golden case, or verify what is recorded.

    record.py [CASE…]            write the texts (all cases, or those named: topic, topic/case)
    record.py --check [CASE…]    compare instead of writing; exit code 1 when something differs
    record.py --diags WEFT       write the rendered diagnostics of the fail_ cases with the program WEFT

Needs warp-lang of the version that README.md names, but for --diags.
"""

import argparse
import sys
import time

import golden_cases as cases

WARP_VERSION = "1.19.0"


def selected(names: list) -> list:
    every = cases.all_cases()
    if not names:
        return every
    return [c for c in every if c.name in names or c.topic in names]


def warp_texts(case, result: dict) -> dict:
    """File name -> text, from what warp_text.texts_of_file returned."""
    return {
        cases.text_name(case.stem, module, device, which): text
        for module, devices in result.items()
        for device, texts in devices.items()
        for which, text in texts.items()
    }


def compare_with_warp(chosen: list, write: bool, jobs: int = 2) -> list:
    """Make every case's text with Warp and compare; returns what is wrong, one line each."""
    import warp_text

    if warp_text.wp.config.version != WARP_VERSION:
        return [f"warp-lang {WARP_VERSION} is needed, {warp_text.wp.config.version} is installed"]
    chosen = [c for c in chosen if c.refused_by != "budget"]
    wrong = []

    def work(case):
        return warp_text.texts_of_file(str(case.path), case.whole, case.block_dim)

    for case, result in warp_text.for_each(chosen, work, jobs):
        error = result.get("error")
        if case.fails:
            wrong += wrong_refusal(case, error)
        elif error is not None:
            wrong.append(f"{case.name}: Warp refuses: {error}")
        else:
            wrong += different_texts(case, warp_texts(case, result), write)
    return wrong


def wrong_refusal(case, error) -> list:
    if case.refused_by == "warp" and error is None:
        return [f"{case.name}: Warp accepts it, the case says it does not"]
    if case.refused_by == "weft" and error is not None:
        return [f"{case.name}: Warp refuses it, the case says it does not: {error}"]
    if not case.refused_by:
        return [f"{case.name}: the first line must say who refuses"]
    return []


def different_texts(case, texts: dict, write: bool) -> list:
    recorded = case.recorded()
    if write:
        for name in recorded.keys() - texts.keys():
            (case.path.parent / name).unlink()
        for name, text in texts.items():
            if recorded.get(name) != text:
                (case.path.parent / name).write_bytes(text.encode())
        return []
    names = sorted(recorded.keys() | texts.keys())
    return [
        f"{case.topic}/{name}: differs from Warp" for name in names if recorded.get(name) != texts.get(name)
    ]


def record_diags(weft: str, chosen: list) -> list:
    wrong = []
    for case in chosen:
        if not case.fails:
            continue
        code, stdout, stderr = cases.weft_diagnostic(weft, case)
        if code != 1 or stdout or not stderr:
            wrong.append(f"{case.name}: expected a refusal, got exit code {code}")
            continue
        case.diag_path.write_text(stderr)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("case", nargs="*")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--diags", metavar="WEFT")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    args = parser.parse_args()
    chosen = selected(args.case)
    start = time.perf_counter()
    if args.diags:
        wrong = record_diags(args.diags, chosen)
    else:
        wrong = compare_with_warp(chosen, not args.check, args.jobs)
    for line in wrong:
        print(line)
    print(f"{len(chosen)} cases, {len(wrong)} wrong, {time.perf_counter() - start:.1f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
