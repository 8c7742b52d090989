"""`weft cuda --backward`: the gradient beside the kernel, checked by central differences; run here without a GPU (emulate.py)."""

import json
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import emulate
import pytest

# A function, a branch, a gather, a loop that carries what its derivative needs, a value that is overwritten, a number and a vector
# that all threads share, a sum of all threads.
SOURCE = """\
import warp as wp


@wp.func
def soften(distance: float, radius: float):
    if distance < radius:
        return distance * distance / radius
    return distance


@wp.kernel
def pull(
    points: wp.array(dtype=wp.vec3),
    weights: wp.array(dtype=float),
    partner: wp.array(dtype=int),
    center: wp.vec3,
    stiffness: float,
    steps: wp.array(dtype=float),
    energy: wp.array(dtype=float),
):
    i = wp.tid()
    offset = points[i] - points[partner[i]] - center
    distance = soften(wp.length(offset) + 0.5, 1.5)
    if distance > 1.0:
        distance = distance * weights[i]
    state = distance
    for k in range(3):
        state = state * wp.cos(state) + weights[i]
    steps[i] = state / (stiffness + 2.0)
    wp.atomic_add(energy, 0, 0.5 * stiffness * wp.dot(offset, offset))
"""

# Structs in arrays, as a parameter, in each other, as argument and result of a function, made, changed in a branch and in a loop.
STRUCTS = """\
import warp as wp


@wp.struct
class Pose:
    angle: float
    offset: wp.vec3


@wp.struct
class Body:
    position: wp.vec3
    pose: Pose
    mass: float
    kind: int


@wp.struct
class Setting:
    gravity: wp.vec3
    dt: float
    steps: int


@wp.func
def turned(body: Body, setting: Setting):
    moved = body
    moved.position = body.position + setting.gravity * (setting.dt * body.mass)
    moved.pose.angle = body.pose.angle * wp.cos(setting.dt)
    return moved


@wp.kernel
def pull(
    bodies: wp.array(dtype=Body),
    order: wp.array(dtype=int),
    setting: Setting,
    out: wp.array(dtype=Body),
    energy: wp.array(dtype=float),
):
    i = wp.tid()
    body = bodies[order[i]]
    if body.mass > 0.2:
        body = turned(body, setting)
    body.pose.offset[1] = body.pose.offset[1] * body.mass
    fresh = Body(body.position * 2.0, body.pose, body.mass * bodies[i].mass, body.kind)
    for k in range(2):
        fresh.mass = fresh.mass * wp.sin(fresh.mass)
    out[i] = fresh
    energy[i] = wp.dot(fresh.position, bodies[i].pose.offset) + setting.dt
"""

# A part of all categories.
CATEGORIES = (
    "arithmetic scalar_param multi_cond nested vector matrix atomic function quaternion struct".split()
)


def write(weft, folder: Path, *args, source: str = SOURCE, code: int = 0) -> subprocess.CompletedProcess:
    file = folder / "pull.py"
    file.write_text(source)
    done = subprocess.run(
        [weft, "cuda", file, "--backward", "-o", folder / "out", *args], capture_output=True, text=True
    )
    assert done.returncode == code, done.stderr + done.stdout
    return done


@pytest.fixture(scope="module")
def pull(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("pull")
    write(weft, folder)
    return folder / "out" / "pull"


def test_the_gradient_reads_as_people_write_it(pull):
    code = (pull / "pull.cu").read_text()
    for line in (
        "    // And back, from the last statement to the first.",
        "    float state_at[3];",
        "        state_at[k] = state;",
        "    for (int k = 2; k >= 0; --k) {",
        "        state = state_at[k];",
        "    if (distance > 1.0f) {",
        "    const float adj_state_next = adj_state;",
    ):
        assert line in code.split("\n") or "    " + line in code.split("\n"), line + "\n" + code
    assert "__global__ void pull_backward_kernel(" in code and "float launch_pull_backward(" in code
    assert "__device__ void adj_soften(float distance, float radius, float& adj_distance" in code
    assert "atomic_add(&adj_points[partner[i]], " in code and "const float* __restrict__ adj_energy" in code
    assert "var_" not in code and json.loads((pull / "metadata.json").read_text())["gradient"] is True


def test_the_gradient_passes(pull):
    for n in ("1", "7", "300"):
        done = emulate.run(pull, "--n", n)
        assert done.returncode == 0 and "pull: gradient PASS" in done.stdout, done.stdout + done.stderr
    assert " 0 numbers compared" not in done.stdout


# A wrong sign, a term that is missing, a wrong index, a forgotten restore, a loop in the wrong order, a wrong factor.
FAULTS = (
    ("&adj_points[partner[i]], -", "&adj_points[partner[i]], "),
    ("atomic_add(&adj_points[partner[i]]", "atomic_add(&adj_points[i]"),
    ("        state = state_at[k];", "        state = state_at[0];"),
    ("for (int k = 2; k >= 0; --k)", "for (int k = 1; k >= 0; --k)"),
    ("distance = distance_before;", "distance += 0.0f * distance_before;"),
    ("sinf(state)", "cosf(state)"),
    ("2.0f * (adj_result", "(adj_result"),
)


@pytest.mark.parametrize(("right", "wrong"), FAULTS)
def test_a_fault_in_the_gradient_shows(pull, tmp_path, right, wrong):
    project = tmp_path / "pull"
    shutil.copytree(pull, project)
    path = project / "pull.cu"
    code = path.read_text()
    begin = code.index("// Adds to the adjoints")
    end = code.index("// An array on the GPU")
    assert right in code[begin:end], code[begin:end]
    path.write_text(code[:begin] + code[begin:end].replace(right, wrong) + code[end:])
    done = emulate.run(project, "--n", "64")
    assert done.returncode == 1 and "gradient FAIL" in done.stdout, done.stdout


def test_the_gradient_of_structs_goes_member_by_member(weft, tmp_path):
    write(weft, tmp_path, source=STRUCTS)
    project = tmp_path / "out/pull"
    code = (project / "pull.cu").read_text()
    assert "    atomicAdd(&adj_setting->dt, adj_sum);\n" in code
    assert "    atomicAdd(&adj_bodies[order[i]].pose.angle, adj_body.pose.angle);\n" in code
    done = emulate.run(project, "--n", "64")
    assert "gradient PASS" in done.stdout, done.stdout
    for member in ("position", "pose.angle", "pose.offset", "mass"):  # each is compared
        changed = re.sub(rf"( adj_fresh\.{member} \+= adj_value\.{member};)", r"\1\1", code)
        assert changed != code
        (project / "pull.cu").write_text(changed)
        done = emulate.run(project, "--n", "64")
        assert done.returncode == 1 and f"derivative by bodies.{member}[" in done.stdout, done.stdout


def test_gradients_of_grown_kernels_pass(weft, tmp_path):
    done = subprocess.run(
        [weft, "cuda", "-n", "1", "-s", "11", "-c", *CATEGORIES, "--backward", "-o", tmp_path / "all"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    projects = sorted(path.parent for path in (tmp_path / "all").glob("*/metadata.json"))
    assert len(projects) == len(CATEGORIES)
    with ThreadPoolExecutor(2) as pool:
        verdicts = dict(zip(projects, pool.map(emulate.verdict, projects), strict=True))
    wrong = {p.name: v for p, v in verdicts.items() if v[0] != "PASS"}
    assert not wrong, wrong


# What no gradient is written of, and how it is called.
REFUSED = (
    ("range(3)", "range(partner[i])", "which its derivative needs, and the number of rounds is not known"),
    (
        "    for k in range(3):\n",
        "    while state > 9.0 and state != 11.0:\n",
        "a branch for one value of a float",
    ),
    ("steps[i] = state", "steps[partner[i]] = state", "several threads may write one element of `steps`"),
    (
        "    for k in range(3):\n",
        "    for k in range(3):\n        if state > 9.0:\n            break\n",
        "a loop that is left early",
    ),
    ("wp.atomic_add(energy, 0, ", "wp.atomic_max(energy, 0, ", "an atomic that is no sum"),
    (
        "@wp.kernel\n",
        "@wp.struct\nclass Cloud:\n    points: wp.array(dtype=wp.vec3)\n\n\n@wp.kernel\n",
        "a struct that holds an array",
    ),
)


@pytest.mark.parametrize(("right", "wrong", "why"), REFUSED)
def test_what_has_no_gradient_is_named(weft, tmp_path, right, wrong, why):
    assert right in SOURCE
    source = SOURCE.replace(right, wrong)
    if "class Cloud" in source:
        source = source.replace("points: wp.array(dtype=wp.vec3),", "cloud: Cloud,").replace(
            "points[", "cloud.points["
        )
    done = write(weft, tmp_path, source=source, code=1)
    assert why in done.stderr


def test_what_is_read_and_then_overwritten_passes(weft, tmp_path):
    write(
        weft,
        tmp_path,
        source=SOURCE.replace("    steps[i] = state", "    weights[i] = state\n    steps[i] = state"),
    )
    project = tmp_path / "out/pull"
    assert "adj_weights[i] = 0.0f;" in (project / "pull.cu").read_text()
    assert "gradient PASS" in emulate.run(project, "--n", "64").stdout


def test_without_floats_there_is_no_gradient(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef pull(a: wp.array(dtype=int), b: wp.array(dtype=int)):\n"
        "    i = wp.tid()\n    b[i] = a[i] * 2\n"
    )
    done = write(weft, tmp_path, source=source, code=1)
    assert "no float that the kernel writes has a derivative" in done.stderr


def test_a_library_has_both_launchers(weft, tmp_path):
    write(weft, tmp_path, "--library")
    header = (tmp_path / "out/pull/pull.h").read_text()
    assert "cudaError_t launch_pull(" in header and "cudaError_t launch_pull_backward(" in header


def test_a_gradient_has_no_loop_over_the_grid(weft, tmp_path):
    assert "--grid-stride" in write(weft, tmp_path, "--grid-stride", code=2).stderr


def test_nvcc_takes_gradients_without_a_warning(weft, pull, tmp_path, nvcc):
    shutil.copytree(pull, tmp_path / "out/pull")
    done = subprocess.run(
        [weft, "cuda", "--verify", tmp_path / "out", "--nvcc", nvcc, "--json"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "out/pull/pull.ptx").read_text().count(".visible .entry") == 2


# ---- code of strangers

HEAD = "import warp as wp\n\n\n@wp.kernel\ndef odd(a: wp.array2d(dtype=float), b: wp.array(dtype=float)):\n    i = wp.tid()\n"


@pytest.mark.parametrize("update", ["row[0] = b[i] * 2.0", "row[0] += b[i]", "row[0] *= b[i]"])
def test_a_row_under_a_name_has_no_gradient(weft, tmp_path, update):
    done = write(weft, tmp_path, source=HEAD + f"    row = a[i]\n    {update}\n", code=1)
    assert "a part of an array under a name" in done.stderr


def test_branches_and_loops_without_end_are_refused(weft, tmp_path):
    branches = "".join(
        f"    if b[i] > {k}.0:\n        if x > {k}.5:\n            return\n" for k in range(25)
    )
    done = write(weft, tmp_path, source=HEAD + f"    x = b[i]\n{branches}    a[i, 0] = x * x\n", code=1)
    assert "so many branches that may return" in done.stderr
    loops = "".join("    " * (k + 1) + f"for k{k} in range(2):\n" for k in range(12))
    source = HEAD + f"    x = b[i]\n{loops}{'    ' * 13}x = x * 1.5\n    a[i, 0] = x\n"
    assert "nested deeper than 8 levels" in write(weft, tmp_path, "--force", source=source, code=1).stderr


def test_a_loop_behind_a_branch_that_may_return_has_a_tape_for_each_way(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef odd(b: wp.array(dtype=float), c: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    x = b[i]\n    if x > 0.25:\n        if x > 0.75:\n            return\n        x = x * 2.0\n"
        "    s = float(1.0)\n    for k in range(3):\n        s = s * s + x\n    c[i] = s\n"
    )
    write(weft, tmp_path, source=source)
    assert "PASS" in emulate.run(tmp_path / "out/odd").stdout


WHILE = """\
import warp as wp


@wp.func
def root(x: float):
    guess = x
    left = int(4)
    while left > 0:
        guess = 0.5 * (guess + x / (guess + 0.25))
        left -= 1
    return guess


@wp.kernel
def settle(x: wp.array(dtype=float), rate: float, y: wp.array(dtype=float), steps: wp.array(dtype=int)):
    i = wp.tid()
    size = x[i] + 2.0
    total = float(0.0)
    count = int(0)
    while count < 30 and size > 0.5:
        shrunk = size * wp.sin(rate + 0.5)
        if count % 3 != 1:
            total += shrunk * size
            size = 0.75 * shrunk
        count += 1
    steps[i] = count
    y[i] = total + root(x[i] + 1.5)
"""


def test_the_gradient_of_a_while_loop_counts_its_rounds_and_runs_them_again(weft, tmp_path):
    """Carried values, a condition on a float, a branch, a loop in a function."""
    (tmp_path / "settle.py").write_text(WHILE)
    done = subprocess.run(
        [weft, "cuda", tmp_path / "settle.py", "--backward", "-o", tmp_path / "out"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    code = (tmp_path / "out/settle/settle.cu").read_text()
    backward = code[code.index("settle_backward_kernel(") :]
    assert "for (int at_round = rounds - 1; at_round >= 0; --at_round) {" in backward
    assert "count = count_first;" in backward and "left_first" not in code
    assert "size = size_first;" in backward and "for (int again = 0; again < at_round; ++again) {" in backward
    said = emulate.run(tmp_path / "out/settle", "--n", "40")
    assert "settle: PASS" in said.stdout and "gradient PASS" in said.stdout, said.stdout + said.stderr
    wrong = code.replace("again < at_round", "again + 1 < at_round")
    assert wrong != code
    (tmp_path / "out/settle/settle.cu").write_text(wrong)
    assert "gradient FAIL" in emulate.run(tmp_path / "out/settle", "--n", "40").stdout


CHOSEN = """import warp as wp


@wp.func
def ratio(x: float):
    if x > 1.5:
        return 5.0
    return 10.0


@wp.kernel
def pull(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    amount = 0.5 * x[i]
    y[i] = amount * ratio(x[i])
"""


def test_a_function_that_chooses_between_constants_has_no_derivative(weft, tmp_path):
    """So its factor is needed by nobody, and nvcc warns of variables that are."""
    write(weft, tmp_path, source=CHOSEN)
    code = (tmp_path / "out/pull/pull.cu").read_text()
    backward = code[code.index("pull_backward_kernel(") :]
    assert "float amount" not in backward[: backward.index("\n}\n")] and "adj_ratio" not in code
    said = emulate.run(tmp_path / "out/pull", "--n", "40")
    assert "gradient PASS" in said.stdout, said.stdout + said.stderr
