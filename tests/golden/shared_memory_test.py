"""The shared memory that `weft compile --json` tells of a kernel with tiles is what Warp asks for when it launches one."""

import json
import subprocess

import golden_cases as cases
import warp_text

# Arrays in structs have no size that weft knows.
UNKNOWN = {"tiles/structs_with_arrays"}
TILES = [c for c in cases.all_cases() if c.topic == "tiles" and not c.fails]


def told_by_weft(weft, case) -> dict:
    command = [str(weft), "compile", str(case.path), "-d", "cuda", "--json"]
    if case.block_dim:
        command += ["--block-dim", str(case.block_dim)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    modules = json.loads(done.stdout)["files"][0]["modules"]
    kernels = [kernel for module in modules for kernel in module["kernels"]]
    return {k["name"]: k["shared_memory"] for k in kernels if "shared_memory" in k}


def test_bytes_are_what_warp_asks_for(weft):
    differ, kernels = [], 0
    work = lambda case: warp_text.shared_memory_of_file(str(case.path), case.block_dim)  # noqa: E731
    for case, asked in warp_text.for_each(TILES, work):
        told = told_by_weft(weft, case)
        kernels += len(told)
        if case.name in UNKNOWN:
            assert all(told_bytes is None for kernel in told.values() for told_bytes in kernel.values()), told
        elif told != asked:
            differ.append((case.name, told, asked))
    assert differ == []
    assert kernels >= 25
