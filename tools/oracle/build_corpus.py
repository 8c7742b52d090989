#!/usr/bin/env python3
"""Golden every captured kernel and sort the results.

    build_corpus.py CANDIDATES CORPUS     reads CANDIDATES (made by collect.py), writes CORPUS/

    CORPUS/warp/NAME.py .cpu.cpp .cuda.cu .json     Warp accepts the file (both targets)
    CORPUS/warp_rejected/NAME.py .json              Warp refuses it; the json holds the error
    CORPUS/warp.summary.json                        counts and reasons

The files contain Warp's code: they stay on the machine that made them and are never committed.
"""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MAX_BYTES = 4_000_000  # larger goldens are dropped


def reason_of(error: dict) -> str:
    message = error["message"].replace("\\n", "\n").strip("'\"")
    if message.startswith("Error while parsing") and ";" in message:
        message = message.rsplit("\n;", 1)[-1]
    message = re.sub(r"'[^']*'|\"[^\"]*\"|\b\d+\b", "*", message.split("\n")[0])
    return f"{error['stage']}: {error['type']}: {message[:90]}"


def run_golden(candidates: str, stems: list[str], out: str, log_path: str) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".list") as listing:
        listing.writelines(os.path.join(candidates, s + ".py") + "\n" for s in stems)
        listing.flush()
        command = [sys.executable, os.path.join(HERE, "golden.py"), "--list", listing.name]
        with open(log_path, "w") as log:
            subprocess.run(
                [*command, "-o", out, "--basename-paths"],
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )


def build(candidates: str, corpus: str) -> None:
    good, bad = (os.path.join(corpus, "warp" + suffix) for suffix in ("", "_rejected"))
    for folder in (good, bad):
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
    with open(os.path.join(candidates, "collect.json")) as f:
        collected = json.load(f)
    stems = sorted(collected["origins"])
    run_golden(candidates, stems, good, os.path.join(corpus, "warp.golden.log"))

    reasons, examples = collections.Counter(), {}
    ok = kernels = size = 0
    for stem in stems:
        report_path = os.path.join(good, stem + ".json")
        with open(report_path) as f:
            report = json.load(f)
        outputs = [m[t]["file"] for m in report.get("modules", []) for t in ("cpu", "cuda") if "file" in m[t]]
        total = sum(os.path.getsize(os.path.join(good, o)) for o in outputs)
        if "error" not in report and total > MAX_BYTES:
            report["error"] = {
                "stage": "size",
                "type": "TooLarge",
                "message": "output above the size limit",
            }
        report["origin"] = collected["origins"][stem]
        accepted = "error" not in report
        folder = good if accepted else bad
        shutil.copy(os.path.join(candidates, stem + ".py"), folder)
        if accepted:
            ok += 1
            size += total
            kernels += sum(len(m["cpu"]["kernels"]) for m in report["modules"])
        else:
            for output in outputs:
                os.remove(os.path.join(good, output))
            os.remove(report_path)
            reason = reason_of(report["error"])
            reasons[reason] += 1
            examples.setdefault(reason, stem)
        with open(os.path.join(folder, stem + ".json"), "w") as f:
            json.dump(report, f, indent=1)
            f.write("\n")
    summary = {
        "captured": collected["captured"],
        "capped": collected["capped"],
        "skipped": collected["skipped"],
        "candidates": len(stems),
        "golden_ok": ok,
        "kernels_in_goldens": kernels,
        "bytes": size,
        "rejected": len(stems) - ok,
        "rejected_reasons": dict(reasons.most_common()),
        "rejected_examples": examples,
        "notes": collections.Counter(n for o in collected["origins"].values() for n in o["notes"]),
    }
    with open(os.path.join(corpus, "warp.summary.json"), "w") as f:
        json.dump(summary, f, indent=1)
    print(
        f"{len(stems)} candidates, {ok} golden ok ({kernels} kernels, {size / 1e6:.1f} MB), "
        f"{len(stems) - ok} rejected"
    )
    for reason, count in reasons.most_common(12):
        print(f"  {count:4d}  {reason}   e.g. {examples[reason]}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("candidates")
    parser.add_argument("corpus")
    args = parser.parse_args()
    os.makedirs(args.corpus, exist_ok=True)
    build(os.path.abspath(args.candidates), os.path.abspath(args.corpus))


if __name__ == "__main__":
    main()
