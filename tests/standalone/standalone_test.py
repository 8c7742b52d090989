"""`weft cuda`: plain CUDA projects. They run here without a GPU, as C++ of the host (emulate.py); nvcc compiles them where it is."""

import collections
import hashlib
import json
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import emulate
import pytest

ROOT = Path(__file__).resolve().parents[2]
CLASSIC = "arithmetic math random_math scalar_param conditional multi_cond loop nested control_flow vector matrix atomic combined".split()

# A bit of everything: a struct, a function with two results, a constant, a gather, both kinds of division, a loop, an atomic.
SOURCE = '''\
import warp as wp

DECAY = wp.constant(0.75)


@wp.struct
class Body:
    position: wp.vec3
    mass: float


@wp.func
def split(value: int, base: int):
    """A number as whole rows and what is left."""
    row = value // base
    rest = value % base
    return row, rest


@wp.kernel
def settle(
    bodies: wp.array(dtype=Body),
    image: wp.array2d(dtype=float),
    order: wp.array(dtype=int),
    total: wp.array(dtype=float),
    wide: int,
):
    """Pulls every body towards the brightness below it."""
    i = wp.tid()
    row, rest = split(i - 3, wide)
    body = bodies[order[i]]
    # the brightness of a row, the far end counts less
    brightness = float(0.0)
    for j in range(image.shape[1]):
        brightness = brightness * DECAY + image[i, j]
    if brightness < 0.0:
        total[i] = float(row) + 0.5
        return
    body.position[1] = body.position[1] * 0.5 + brightness
    image[i, 0] = wp.dot(body.position, wp.vec3(1.0, 2.0, float(rest))) / (body.mass + 2.0)
    wp.atomic_add(total, i, brightness)
'''


def write(weft, folder: Path, *args, source: str = SOURCE, code: int = 0) -> subprocess.CompletedProcess:
    file = folder / "settle.py"
    file.write_text(source)
    done = subprocess.run([weft, "cuda", file, "-o", folder / "out", *args], capture_output=True, text=True)
    assert done.returncode == code, done.stderr + done.stdout
    return done


@pytest.fixture(scope="module")
def settle(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("settle")
    write(weft, folder)
    return folder / "out" / "settle"


def test_a_project_holds_what_builds_it(settle):
    names = sorted(path.name for path in settle.iterdir())
    assert names == ["CMakeLists.txt", "Makefile", "metadata.json", "settle.cu", "settle.py"]
    metadata = json.loads((settle / "metadata.json").read_text())
    assert metadata["name"] == "settle" and metadata["launch_dimensions"] == 1
    for name, digest in metadata["files"].items():
        assert hashlib.sha256((settle / name).read_bytes()).hexdigest() == digest
    assert set(metadata["files"]) == set(names) - {"metadata.json"}
    makefile = (settle / "Makefile").read_text()
    for target in ("settle:", "run:", "ptx:", "settle.ptx:", "clean:"):
        assert target in makefile


def test_the_code_reads_as_people_write_it(settle):
    code = (settle / "settle.cu").read_text()
    for line in (
        "constexpr float DECAY = 0.75f;",
        "    const int i = blockIdx.x * blockDim.x + threadIdx.x;",
        "    if (i >= n) return;",
        "    // the brightness of a row, the far end counts less",
        "        brightness = brightness * DECAY + image[i * image_cols + j];",
        "    atomicAdd(&total[i], brightness);",
        "// Pulls every body towards the brightness below it.",
    ):
        assert line in code.split("\n"), line
    assert "wp" not in code.replace("settle.py", "") and "var_" not in code


def test_a_project_passes(settle):
    for n in ("1", "7", "500"):
        done = emulate.run(settle, "--n", n)
        assert done.returncode == 0 and "PASS" in done.stdout, done.stdout + done.stderr
    assert emulate.run(settle, "--n", "0").returncode == 2
    assert emulate.run(settle, "--nonsense").returncode == 2


# What could be wrong in the printer of the kernel: an operator, a stride, a bound, a rounding, an index.
FAULTS = (
    ("value % base", "value / base"),
    ("floor_div(value, base)", "(value / base)"),
    ("image[i * image_cols + j]", "image[j * image_cols + i]"),
    ("image[i * image_cols + j]", "image[i * (image_cols - 1) + j]"),
    ("j < image_cols", "j < image_cols - 1"),
    ("bodies[order[i]]", "bodies[order[0]]"),
    ("atomicAdd(&total[i], brightness)", "atomicAdd(&total[0], brightness)"),
    ("brightness < 0.0f", "brightness > 0.0f"),
    ("body.position.y", "body.position.x"),
)


@pytest.mark.parametrize(("right", "wrong"), FAULTS)
def test_a_fault_in_the_kernel_shows(settle, tmp_path, right, wrong):
    project = tmp_path / "settle"
    shutil.copytree(settle, project)
    path = project / "settle.cu"
    code = path.read_text()
    # Everything above the sequential form is the printer's own.
    kernel, mark, rest = code.partition("// ---- the same, one thread after the other")
    assert right in kernel, right
    path.write_text(kernel.replace(right, wrong) + mark + rest)
    done = emulate.run(project, "--n", "64")
    assert done.returncode == 1 and "FAIL" in done.stdout


def test_the_sequential_form_is_made_by_another_room():
    for path in (ROOT / "src/reference").iterdir():
        assert "standalone/" not in re.sub(r"//.*", "", path.read_text()), path


def test_kernels_of_every_category_pass(weft, tmp_path):
    done = subprocess.run(
        [weft, "cuda", "-n", "1", "-s", "11", "-o", tmp_path / "all"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr + done.stdout
    projects = sorted(path.parent for path in (tmp_path / "all").glob("*/metadata.json"))
    summary = json.loads((tmp_path / "all/production_summary.json").read_text())
    assert len(projects) == summary["projects"] == 24 and len(summary["categories"]) == 24
    with ThreadPoolExecutor(2) as pool:
        verdicts = dict(zip(projects, pool.map(emulate.verdict, projects), strict=True))
    wrong = {p.name: v for p, v in verdicts.items() if v[0] not in ("PASS", "not emulated")}
    assert not wrong, wrong
    assert sum(v[0] == "PASS" for v in verdicts.values()) >= 20


def test_the_loop_over_the_grid_passes(weft, tmp_path):
    write(weft, tmp_path, "--grid-stride")
    project = tmp_path / "out/settle"
    assert "i += stride) {" in (project / "settle.cu").read_text()
    assert "PASS" in emulate.run(project, "--n", "300").stdout


def test_a_library_has_no_main(weft, tmp_path):
    write(weft, tmp_path, "--library")
    project = tmp_path / "out/settle"
    header = (project / "settle.h").read_text()
    assert "cudaError_t launch_settle(" in header and "cudaStream_t stream);" in header
    assert "int main" not in (project / "settle.cu").read_text()


def test_samples_are_made_again(weft, tmp_path):
    command = [weft, "cuda", "-n", "5", "-s", "42", "-c", *CLASSIC, "-o", tmp_path / "again"]
    assert subprocess.run(command, capture_output=True).returncode == 0
    kept, again = ROOT / "samples/cuda_production", tmp_path / "again"
    names = sorted(path.relative_to(again) for path in again.rglob("*") if path.is_file())
    assert names == sorted(path.relative_to(kept) for path in kept.rglob("*") if path.is_file())
    assert len([name for name in names if name.name == "metadata.json"]) == 65
    for name in names:
        assert (kept / name).read_bytes() == (again / name).read_bytes(), name


def test_threads_lie_along_the_dimensions_that_grow():
    forms = collections.Counter()
    for path in (ROOT / "samples/cuda_production").glob("*/metadata.json"):
        metadata = json.loads(path.read_text())
        code = (path.parent / f"{metadata['name']}.cu").read_text()
        fixed = [size.isdigit() for size in metadata["inputs"]["launch"]]
        if len(fixed) == 1:
            continue
        # rows of a fixed length would leave a part of each warp without work, and y ends at 65,535 blocks
        is_flat = (fixed[-1] and not all(fixed)) or len(fixed) == 4
        is_short = len(fixed) == 2 and fixed[0] and int(metadata["inputs"]["launch"][0]) < 8
        assert ("const int index = " in code and "const int block = 256;" in code) == is_flat, path
        assert ("const dim3 block(256, 1);" in code) == (is_short and not is_flat), path
        forms[is_flat, is_short] += 1
    assert set(forms) == {(True, False), (False, True)}, forms  # flat, short


NOBODY_READS = """\
import warp as wp


@wp.kernel
def settle(x: wp.array(dtype=float), hits: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    first = x[i] * 3.0
    second = first + 1.0
    rounds = int(0)
    for k in range(4):
        rounds += 1
    seen = wp.atomic_add(hits, 0, 1)
    low, high = x[0] * 2.0, x[1] * 2.0
    out[i] = high
"""


def test_what_nobody_reads_is_not_written(weft, tmp_path):
    write(weft, tmp_path, source=NOBODY_READS)
    code = (tmp_path / "out/settle/settle.cu").read_text()
    kernel = code[code.index("__global__") : code.index("class DeviceArray")]
    for name in ("first", "second", "rounds", "seen", "low"):
        assert name not in kernel, kernel
    assert "    atomicAdd(&hits[0], 1);\n" in kernel and "high" in kernel
    assert "PASS" in emulate.run(tmp_path / "out/settle", "--n", "300").stdout


SEVERAL = """\
import warp as wp

LEAST = wp.constant(wp.int64(3))


@wp.func
def rank_of(values: wp.vec3) -> wp.int64:
    if values[2] > 0.5:
        return LEAST
    return wp.int64(2)


@wp.kernel
def stretch(shapes: wp.array(dtype=wp.mat33), longest: wp.array(dtype=float), ranks: wp.array(dtype=wp.int64)):
    i = wp.tid()
    left, values, right = wp.svd3(shapes[i])
    longest[i] = values[0] + 0.0 * left[0, 0]
    ranks[i] = rank_of(values)
"""


def test_a_builtin_that_yields_several_values_sets_variables(weft, tmp_path):
    write(weft, tmp_path, source=SEVERAL)
    code = (tmp_path / "out/stretch/stretch.cu").read_text()
    assert (
        code.count("    svd3(shapes[i], left, values, right);\n") == 2
    )  # of the kernel and of the sequential form
    assert "        return LEAST;\n" in code
    assert "PASS" in emulate.run(tmp_path / "out/stretch", "--n", "300").stdout


def test_names_of_blocks_beside_each_other_are_declared_in_each(weft, tmp_path):
    source = """\
import warp as wp

REACH = wp.constant(2.0)


@wp.kernel
def blocks(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(3):
        part = x[i] * float(k)
        total += part
    for k in range(4):
        part = wp.clamp(x[i], -REACH, REACH)
        total += part
    y[i] = total
"""
    write(weft, tmp_path, source=source)
    code = (tmp_path / "out/blocks/blocks.cu").read_text()
    kernel = code[code.index("__global__") : code.index("class DeviceArray")]
    assert kernel.count("        float part = ") == 2 and "float part;" not in kernel
    assert "-REACH" in kernel
    assert "PASS" in emulate.run(tmp_path / "out/blocks", "--n", "300").stdout


def test_loops_of_unknown_length_are_given_registers(weft, tmp_path):
    """With a known number of rounds nvcc unrolls: registers to spare would put all loads first."""
    head = "import warp as wp\n\nROUNDS = wp.constant(48)\n\n\n@wp.kernel\ndef settle(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n"
    body = "    i = wp.tid()\n    total = float(0.0)\n    for k in range({}):\n        total += x[k]\n    y[i] = total\n"
    for number, (end, loop, has_bounds) in enumerate(
        [("ROUNDS", "k < ROUNDS;", False), ("x.shape[0]", "k < x_size;", True)]
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        write(weft, folder, source=head + body.format(end))
        code = (folder / "out/settle/settle.cu").read_text()
        assert ("__launch_bounds__(256, 2)" in code) == has_bounds
        assert loop in code and ("constexpr int ROUNDS = 48;" in code) == (not has_bounds)


def test_a_name_may_be_a_counter_in_one_loop_and_a_variable_in_another(weft, tmp_path):
    source = """\
import warp as wp


@wp.kernel
def mixed(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    total = float(0.0)
    for k in range(3):
        total += x[i] * float(k)
    for j in range(4):
        k = j * 2
        total += float(k)
    if total > 5.0:
        k = int(total)
        total -= float(k)
    for k in range(5):
        total = total * 0.5 + float(k)
    y[i] = total
"""
    write(weft, tmp_path, source=source)
    code = (tmp_path / "out/mixed/mixed.cu").read_text()
    kernel = code[code.index("__global__") : code.index("class DeviceArray")]
    assert "        int k = j * 2;\n" in kernel and "        int k = int(total);\n" in kernel
    assert "PASS" in emulate.run(tmp_path / "out/mixed", "--n", "300").stdout


def test_what_a_loop_leaves_in_its_variable_is_refused(weft, tmp_path):
    source = """\
import warp as wp


@wp.kernel
def left(x: wp.array(dtype=int)):
    i = wp.tid()
    for k in range(x[i]):
        x[i] = x[i] + k
    x[i] = k
"""
    assert "the loop variable `k` used behind its loop" in write(weft, tmp_path, source=source, code=1).stderr


def test_what_has_no_plain_form_is_named(weft, tmp_path):
    source = SOURCE.replace(
        "    row, rest = split(i - 3, wide)\n",
        "    row, rest = split(i - 3, wide)\n    for i2 in range(0, 9, wide):\n        rest += i2\n",
    )
    done = write(weft, tmp_path, source=source, code=1)
    assert "settle.py:" in done.stderr and "a loop with a step that is not known" in done.stderr


def test_nothing_is_written_over(weft, tmp_path):
    write(weft, tmp_path)
    assert "--force" in write(weft, tmp_path, code=2).stderr
    write(weft, tmp_path, "--force")


def test_without_nvcc_nothing_is_said_to_be_verified(weft, tmp_path):
    write(weft, tmp_path)
    done = subprocess.run(
        [weft, "cuda", "--verify", tmp_path / "out", "--nvcc", tmp_path / "nowhere"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 3 and "nowhere" in done.stderr
    assert not (tmp_path / "out/settle/verification.json").exists()


def test_nvcc_takes_projects_without_a_warning(weft, settle, tmp_path, nvcc):
    shutil.copytree(settle, tmp_path / "out/settle")
    write(weft, tmp_path, "--library", source=SOURCE.replace("settle", "sink"))
    done = subprocess.run(
        [weft, "cuda", "--verify", tmp_path / "out", "--nvcc", nvcc, "--json"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["compiled"] == report["projects"] == 2 and report["failed"] == 0
    assert (tmp_path / "out/settle/settle.ptx").read_text().count(".visible .entry") == 1
    verification = json.loads((tmp_path / "out/settle/verification.json").read_text())
    assert verification["compiled"] is True and "registers" in verification["assembler"]


ODD = """\
from typing import Any

import warp as wp


@wp.struct
class Ray:
    origin: wp.vec3
    length: float


@wp.struct
class Nothing:
    pass


@wp.func
def trace_of(m: Any):
    total = m.dtype(0.0)
    for i in range(type(m[0]).length):
        total += m[i, i]
    return total


@wp.func
def twice(x: float):
    return x + x


@wp.kernel
def odd(
    values: wp.array(dtype=Any), frames: wp.array(dtype=wp.transform), steps: wp.array(dtype=int), out: wp.array(dtype=float)
):
    i = wp.tid()
    ray = Ray(wp.vec3(1.0, 2.0, 3.0), length=0.5)
    m = wp.types.matrix(1.0, 2.0, 3.0, 4.0, shape=(2, 2))
    # a comment that C++ would go on with \\
    m[steps[i] % 2] = wp.vec2(float(i), 2.0)
    m[1] -= wp.vec2(0.5, m[1, 0])
    axis = wp.vec3()
    angle = float(0.0)
    wp.quat_to_axis_angle(wp.transform_get_rotation(frames[i]), axis, angle)
    twice = twice(angle)
    if steps:
        m[0, 0] += twice + axis[1]
    last = -1 - steps[i] % 2
    sum = float(values[i]) + ray.origin[1] * ray.length + trace_of(m) + m[1, last]
    for j in range(7):
        sum += frames[i][j] * float(j)
    out[i] = sum


wp.overload(odd, {"values": wp.array(dtype=float)})
wp.overload(odd, {"values": wp.array(dtype=wp.float64)})


@wp.kernel
def with_nothing(empty: Nothing, passed: wp.array(dtype=float), error: wp.array(dtype=float), key: wp.array(dtype=float)):
    passed[wp.tid()] = 2.0 * error[wp.tid()] + key[wp.tid()]


@wp.kernel
def idle(values: wp.array(dtype=float)):
    x = values[wp.tid()]
"""


def test_what_real_code_has(weft, tmp_path):
    """Structs with values, `type(x).length`, components by number, rows that are set and changed, results in arguments, variables named as functions,
    arrays as conditions, empty structs, instances of one kernel, a kernel that changes nothing."""
    (tmp_path / "kernels.py").write_text(ODD)
    done = subprocess.run(
        [weft, "cuda", tmp_path / "kernels.py", "-o", tmp_path / "out"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert sorted(path.parent.name for path in tmp_path.glob("out/*/metadata.json")) == [
        "idle",
        "odd",
        "odd_2",
        "with_nothing",
    ]
    text = (tmp_path / "out/odd/odd.cu").read_text()
    assert "Ray ray = Ray{vec3f{1.0f, 2.0f, 3.0f}, 0.5f};" in text
    assert "m[1][1] -= new_row2.y;" in text
    assert "m[1][last < 0 ? last + 2 : last]" in text
    assert "float twice = ::twice(angle);" in text
    named = (tmp_path / "out/with_nothing/with_nothing.cu").read_text()
    assert "Nothing empty{};" in named and "const bool is_right = largest_error <= 1.0;" in named
    assert "::key(seed, " in named
    for name in ("odd", "odd_2", "with_nothing"):
        done = emulate.run(tmp_path / "out" / name, "--n", "50")
        assert done.returncode == 0, done.stdout
    assert json.loads((tmp_path / "out/idle/metadata.json").read_text())["no_inputs"].startswith(
        "it changes no array"
    )


def test_a_coordinate_that_nobody_reads_is_not_made(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef settle(x: wp.array(dtype=float), y: wp.array(dtype=float)):\n"
        "    i, j, k, lane = wp.tid()\n    y[i] = x[i] + float(k)\n"
    )
    write(weft, tmp_path, source=source)
    code = (tmp_path / "out/settle/settle.cu").read_text()
    kernel = code[code.index("__global__") : code.index("class DeviceArray")]
    assert "const int k = " in kernel and "const int j = " not in kernel and "lane" not in kernel


def test_the_length_of_a_type_is_no_name(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef settle(x: wp.array(dtype=wp.vec3), y: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    v = x[i]\n    total = wp.length(v)\n"
        "    for k in range(type(v).length):\n        total += v[k]\n    y[i] = total\n"
    )
    write(weft, tmp_path, source=source)
    done = emulate.run(tmp_path / "out/settle", "--n", "50")
    assert "settle: PASS" in done.stdout, done.stdout + done.stderr


def test_the_bits_of_a_struct_are_refused(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.struct\nclass Pair:\n    low: wp.int16\n    high: wp.int16\n\n\n"
        "@wp.kernel\ndef settle(x: wp.array(dtype=Pair), y: wp.array(dtype=int)):\n    i = wp.tid()\n"
        "    y[i] = wp.cast(x[i], wp.int32)\n"
    )
    assert "the bits of a Pair have no plain C++ form" in write(weft, tmp_path, source=source, code=1).stderr


def test_atomics_count_from_behind_as_warp_does(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef settle(x: wp.array(dtype=float), sums: wp.array(dtype=float), "
        "table: wp.array2d(dtype=float)):\n    i = wp.tid()\n    wp.atomic_add(sums, -1, x[i])\n"
        "    wp.atomic_max(table, 0, -2, x[i])\n    sums[-3] += x[i]\n"
    )
    write(weft, tmp_path, source=source)
    code = (tmp_path / "out/settle/settle.cu").read_text()
    assert "atomicAdd(&sums[sums_size - 1], x[i]);" in code and "(&table[table_cols - 2], x[i]);" in code


def test_arguments_may_be_called_as_functions_of_main(weft, tmp_path):
    source = (
        "import warp as wp\n\n\n@wp.kernel\ndef settle(fill_uniform: wp.array(dtype=float), key: wp.array(dtype=float), "
        "gather: wp.array(dtype=float), widened: float):\n    i = wp.tid()\n"
        "    gather[i] = fill_uniform[i] * widened + key[i] * key[i]\n"
    )
    write(weft, tmp_path, "--backward", source=source)
    done = emulate.run(tmp_path / "out/settle", "--n", "50")
    assert "settle: PASS" in done.stdout and "gradient PASS" in done.stdout, done.stdout + done.stderr
