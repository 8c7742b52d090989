"""Builtins as plain C++, against Warp's own headers: both are compiled into one program and called with the same numbers.

Every call that tools/dev/dump_plain lists stands in a namespace of its own, with just the text that comes with it, so
nothing that a text needs can be missing. WEFT_PLAIN_ALL=1 takes all of them (minutes), else a part is taken.
"""

import json
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import warp

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
NATIVE = Path(warp.__file__).parent / "native"

ROUNDS = 20
ARRAY = 9  # elements of an array
# How far plain C++ may be from Warp, as a part of the largest number in the result. Nearly all calls agree to the bit; the
# others add in another order, or round once where Warp does twice.
BOUNDS = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 2e-6, "float64": 1e-14}
# An inverse of numbers drawn at random loses digits: of half precision nothing is left but the size.
LOSSY = {"inverse", "inverse_approx", "determinant"}
# What a namespace with a function of the same name would hide.
GLOBAL = "".join(f"using ::{name}; " for name in "min max abs isfinite isnan isinf".split())
# Of integers they divide: zero, which traps on some machines, is no divisor.
DIVIDE = {"cw_div", "div", "floordiv", "mod"}
# Called, they print.
REPORTS = ("print", "expect_")
# They ask a mesh, a tree, a grid or a volume by its id.
ASKS_BY_ID = """
bvh_query_aabb bvh_query_ray bvh_query_capsule bvh_query_sphere bvh_get_group_root mesh_get_group_root
mesh_query_point mesh_query_point_sign_parity mesh_query_point_no_sign mesh_query_furthest_point_no_sign
mesh_query_point_sign_normal mesh_query_point_sign_winding_number mesh_query_ray mesh_query_ray_anyhit
mesh_query_ray_count_intersections mesh_get_bvh mesh_query_aabb mesh_query_sphere mesh_eval_position mesh_eval_velocity
hash_grid_query hash_grid_point_id mesh_get mesh_eval_face_normal mesh_get_point mesh_get_velocity mesh_get_index
volume_store volume_sample_f volume_sample_grad_f volume_lookup_f volume_store_f volume_sample_v volume_lookup_v
volume_store_v volume_sample_i volume_lookup_i volume_store_i volume_lookup_index volume_voxel_count
volume_index_to_world volume_world_to_index volume_index_to_world_dir volume_world_to_index_dir
""".split()
# Blocks of threads ask together, or share a tile.
TILED = "bvh_query_aabb_tiled bvh_query_ray_tiled tile_bvh_query_aabb tile_bvh_query_ray mesh_query_aabb_tiled tile_mesh_query_aabb"
NUMBERS = {f"{kind}{bits}" for kind in ["int", "uint", "float"] for bits in [8, 16, 32, 64]} - {"float8"}
# Builtins without a plain form, for all their types or for some: a list that may only shrink.
REFUSED: dict[str, set] = {
    "atomic_cas": {"float32", "float64", "int32", "int64", "uint32", "uint64"},
    "atomic_exch": {"float32", "float64", "int32", "int64", "uint32", "uint64"},
    "atomic_max": {"bfloat16", "float32", "float64"},
    "atomic_min": {"bfloat16", "float32", "float64"},
    "block_dim": {""},
    "breakpoint": {""},
    "dense_chol": {"int32"},
    "dense_gemm": {"int32"},
    "dense_solve": {"int32"},
    "dense_subs": {"int32"},
    "closest_point_edge_edge": {"float32"},
    "intersect_tri_tri": {"float32", "float64"},
    "tile": NUMBERS | {"bool", "bfloat16"},
} | dict.fromkeys([*ASKS_BY_ID, *TILED.split()], {"uint64"})


@pytest.fixture(scope="session")
def cases(weft_dev: Path) -> list[dict]:
    program = weft_dev.parent / "dump_plain"
    assert program.exists(), f"{program} is not built: run ./dev build dev"
    done = subprocess.run([str(program)], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_what_has_no_form_is_known(cases):
    refused: dict[str, set] = {}
    for case in cases:
        if "refused" in case:
            assert f"wp.{case['name']}" in case["refused"]
            refused.setdefault(case["name"], set()).add(case["args"][0]["scalar"] if case["args"] else "")
    wrong = {name: found for name, found in refused.items() if not found <= REFUSED.get(name, set())}
    assert not wrong
    assert set(refused) == set(REFUSED), "a builtin that has a form now is still listed"


def works_in_warp(case: dict) -> bool:
    """Its own headers have no way from half precision to bool."""
    return case["name"] != "bool" or "float16" not in case["args"][0]["scalar"]


def chosen(cases: list[dict]) -> list[tuple[int, dict]]:
    """Those with a plain form: floats of three and six numbers and one of ten others, or all."""
    everything = os.environ.get("WEFT_PLAIN_ALL")
    numbered = []
    for number, case in enumerate(case for case in cases if "plain" in case and works_in_warp(case)):
        floats = all(arg["scalar"] == "float32" for arg in case["args"])
        usual = floats and all(arg["count"] in (0, 1, 3, 6, 9) for arg in case["args"])
        rare = case["name"] in ("where", "copy", "expect_near") or len(case["args"]) > 4
        if everything or (usual and not rare) or number % 10 == 0:
            numbered.append((number, case))
    return numbered


def native(scalar: str) -> str:
    return "bool" if scalar == "bool" else f"wp::{scalar}"


def declared(case: dict, side: str) -> list[str]:
    """The arguments a0, a1, … of one side, made of the same bytes."""
    lines = []
    for i, arg in enumerate(case["args"]):
        if arg["count"] == 0 and side == "warp":
            lines.append(f"wp::array_t<{native(arg['scalar'])}> a{i}(array{i}, {ARRAY});")
        elif arg["count"] == 0:
            lines.append(f"auto a{i} = reinterpret_cast<{arg['plain']}*>(array{i}); int length{i} = {ARRAY};")
        else:
            lines.append(f"auto a{i} = same<{arg[side]}>(input{i});")
    return lines


def reporting(case: dict, number: int) -> str:
    parameters = [f"{arg['plain']} a{i}" for i, arg in enumerate(case["args"])]
    call = f"void run({', '.join(parameters)}) {{ {case['plain']}; }}"
    return "\n".join([f"namespace case_{number} {{", GLOBAL, case["text"], call, "}"])


def calling(case: dict, number: int) -> str:
    args, result = case["args"], case["result"]
    lines = [
        f"namespace case_{number} {{",
        GLOBAL,
        case["text"],
        "double run(Random& random, bool positive) {",
    ]
    if any(arg["count"] == 0 for arg in args):  # numbers of elements are among the arguments
        lines.append("positive = true;")
    for i, arg in enumerate(args):
        scalar = native(arg["scalar"])
        if arg["count"] == 0:
            lines.append(f"{scalar} array{i}[{ARRAY}];")
            lines.append(f"for (int k = 0; k < {ARRAY}; ++k) array{i}[k] = {scalar}(k * 0.125f);")
        else:
            lines.append(f"{arg['warp']} input{i};")
            zeros = "false" if i == 1 and case["name"] in DIVIDE else "true"
            lines.append(
                f"fill(reinterpret_cast<{scalar}*>(&input{i}), {arg['count']}, random, positive, {zeros});"
            )
    values = [(f"a{i}", arg) for i, arg in enumerate(args) if arg["count"]]
    if result:
        values.append(("r", result))
    for k, (_, arg) in enumerate(values):
        lines.append(f"{arg['warp']} warp{k}, plain{k};")
    for side in ("warp", "plain"):
        # Kernels define these two as casts.
        call = case[side].replace("wp::int(", "wp::int32(").replace("wp::float(", "wp::float32(")
        if result:
            call = f"{result[side]} r = {call}"
        saves = [f"{side}{k} = same<{arg['warp']}>({name});" for k, (name, arg) in enumerate(values)]
        lines += ["{", *declared(case, side), call + ";", *saves, "}"]
    lines.append("double worst = 0;")
    for k, (_, arg) in enumerate(values):
        pair = ", ".join(
            f"reinterpret_cast<{native(arg['scalar'])}*>(&{side}{k})" for side in ("warp", "plain")
        )
        lines.append(f"worst = std::fmax(worst, difference({pair}, {arg['count']}));")
    return "\n".join([*lines, "return worst;", "}", "}"])


def differences(folder: Path, name: str, numbered: list[tuple[int, dict]]) -> dict[int, float]:
    silent = [(number, case) for number, case in numbered if not case["name"].startswith(REPORTS)]
    body = "\n".join((calling if pair in silent else reporting)(pair[1], pair[0]) for pair in numbered)
    calls = "\n".join(f"{{{number}, case_{number}::run}}," for number, _ in silent)
    source, binary = folder / f"{name}.cpp", folder / name
    source.write_text(f"""#include "prelude.h"
{body}
int main() {{
    struct {{ int number; double (*run)(Random&, bool); }} cases[] = {{{calls}}};
    for (auto& one : cases) {{
        double worst = 0;
        for (int round = 0; round < {ROUNDS}; ++round) {{
            Random random{{uint64_t(one.number) * 977 + round}};
            for (int k = 0; k < 3; ++k) random.next();
            double found = one.run(random, round % 2 == 0);
            if (!(found <= worst)) worst = found;
        }}
        printf("%d %.17g\\n", one.number, worst);
    }}
}}
""")
    folders = [f"-I{path}" for path in (NATIVE, HERE, ROOT / "src")]
    command = ["g++", "-std=c++20", "-O0", "-w", "-ffp-contract=off", *folders, str(source)]
    done = subprocess.run(
        [*command, str(ROOT / "src/base/float16.cpp"), "-o", str(binary)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[:4000]
    lines = subprocess.run([str(binary)], capture_output=True, text=True, check=True).stdout.splitlines()
    return {int(number): float(worst) for number, worst in (line.split() for line in lines)}


def test_calls_compute_what_warp_computes(cases, tmp_path):
    numbered = chosen(cases)
    parts = [numbered[k::2] for k in range(2)]
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda k: differences(tmp_path, f"part{k}", parts[k]), range(2))
    worst = {number: value for part in found for number, value in part.items()}
    wrong = []
    for number, case in numbered:
        scalar = (case["result"] or case["args"][0])["scalar"]
        if number not in worst or (case["name"] in LOSSY and "float16" in scalar):
            continue
        if not worst[number] <= BOUNDS.get(scalar, 0) * (20 if case["name"] in LOSSY else 1):
            wrong.append(f"{case['warp']} of {[arg['warp'] for arg in case['args']]}: {worst[number]}")
    assert not wrong, "\n".join(wrong)
    assert sum(value == 0 for value in worst.values()) > 0.9 * len(worst)


def test_nvcc_has_nothing_to_say(cases, tmp_path, nvcc):
    """On all texts, those for the device among them, and with the warnings of the host's compiler."""
    lines, headers = [], set()
    for number, case in chosen(cases):
        headers.update(case["headers"])
        if case["name"] in ("printf", "print") and "T" in case["plain"]:
            continue
        device = "atomic" in case["name"]
        parameters = []
        for i, arg in enumerate(case["args"]):
            parameters.append(f"{arg['plain']}{'*' if arg['count'] == 0 else '&'} a{i}")
            if arg["count"] == 0:
                parameters.append(f"int length{i}")
        kind = "__device__" if device else "__host__ __device__"
        result = case["result"]["plain"] if case["result"] else "void"
        body = f"return {case['plain']};" if case["result"] else f"{case['plain']};"
        if any(arg["count"] == 0 for arg in case["args"]):
            body = (
                "".join(f"(void)length{i}; " for i, arg in enumerate(case["args"]) if not arg["count"]) + body
            )
        lines += [f"namespace case_{number} {{", GLOBAL, case["text"]]
        lines += [f"{kind} {result} run({', '.join(parameters)}) {{ {body} }}", "}"]
    source = tmp_path / "all.cu"
    includes = "".join(f"#include {name}\n" for name in sorted(headers))
    source.write_text(includes + "\n".join(lines) + "\n")
    command = [nvcc, "-std=c++17", "-arch=sm_80", "-Xcompiler=-Wall,-Wextra", "-ptx", str(source)]
    done = subprocess.run([*command, "-o", str(tmp_path / "all.ptx")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:4000]
    assert done.stdout + done.stderr == ""
