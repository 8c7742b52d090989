"""`weft cuda --variant`: the same kernel in other forms. They run here without a GPU (emulate.py, block_on_host.h); nvcc compiles them
where it is, and their PTX holds what their names say."""

import json
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import emulate
import pytest

# As people write them: a norm, an image filter, a product with an epilogue, one of a transposed matrix, a transpose, bodies that pull each other.
SOURCE = """\
import warp as wp

WIDTH = wp.constant(40)


@wp.kernel
def residual_norm(x: wp.array(dtype=float), b: wp.array(dtype=float), total: wp.array(dtype=float),
                  worst: wp.array(dtype=float), hits: wp.array(dtype=int)):
    i = wp.tid()
    r = b[i] - x[i]
    if r == 0.0:
        return
    wp.atomic_add(total, 0, r * r)
    total[1] -= r
    wp.atomic_max(worst, 0, wp.abs(r))
    if r > 0.5:
        hits[0] += 1


@wp.kernel
def smooth(image: wp.array2d(dtype=float), weight: float, out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    up = wp.max(i - 1, 0)
    down = wp.min(i + 1, image.shape[0] - 1)
    total = image[up, j] + image[down, j]
    for k in range(-2, 3):
        total += weight * image[i, wp.clamp(j + k, 0, image.shape[1] - 1)]
    out[i, j] = total + 0.5 * image[i, j]


@wp.kernel
def ring(heat: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    n = heat.shape[0]
    out[i] = heat[(i + 1) % n] + heat[(i + n - 1) % n] - 2.0 * heat[i]


@wp.kernel
def product(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), bias: wp.array(dtype=float), c: wp.array2d(dtype=float)):
    i, j = wp.tid()
    acc = float(0.0)
    for k in range(WIDTH):
        acc += a[i, k] * b[k, j]
    c[i, j] = wp.max(acc + bias[j], 0.0)


@wp.kernel
def similarity(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), scale: float, c: wp.array2d(dtype=float)):
    i, j = wp.tid()
    acc = float(0.0)
    for k in range(a.shape[1]):
        acc = acc + b[j, k] * a[i, k]
    c[i, j] = scale * acc


@wp.kernel
def turn(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    both = a[i, j] * b[i, j]
    out[j, i] = both + 1.0


@wp.kernel
def pull(position: wp.array(dtype=wp.vec3), mass: wp.array(dtype=float), force: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    here = position[i]
    total = wp.vec3(0.0, 0.0, 0.0)
    for j in range(mass.shape[0]):
        apart = position[j] - here
        total += apart * (mass[j] / (wp.dot(apart, apart) + 0.5))
    force[i] = total


@wp.kernel
def gather(x: wp.array(dtype=float), order: wp.array(dtype=int), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = x[order[i]]
"""

ALLOWED = {
    "residual_norm": "basic grid_stride shuffle coop streams managed",
    "smooth": "basic grid_stride shared async_copy streams managed multi_gpu",
    "ring": "basic grid_stride shared async_copy streams managed multi_gpu",
    "product": "basic grid_stride shared async_copy wmma streams managed multi_gpu",
    "similarity": "basic grid_stride shared async_copy wmma streams managed multi_gpu",
    "turn": "basic grid_stride shared streams managed",
    "pull": "basic grid_stride shared streams managed multi_gpu",
    "gather": "basic grid_stride streams managed multi_gpu",
}


@pytest.fixture(scope="module")
def made(weft, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("variants")
    (folder / "kernels.py").write_text(SOURCE)
    command = [weft, "cuda", folder / "kernels.py", "-o", folder / "out", "--variant", "all"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    return folder / "out"


def code(made: Path, project: str) -> str:
    return next((made / project).glob("*.cu")).read_text()


def test_a_kernel_gets_the_variants_that_it_allows(made):
    expected = {f"{kernel}_{one}" for kernel, all in ALLOWED.items() for one in all.split()}
    assert {path.parent.name for path in made.glob("*/metadata.json")} == expected
    summary = json.loads((made / "production_summary.json").read_text())
    assert summary["projects"] == sum(summary["variants"].values()) == len(expected)
    assert summary["not_allowed"]["multi-gpu: `total` is written at other places than the thread's own"] == 1
    assert summary["not_allowed"]["shuffle: it adds to no single place"] == 7
    for path in made.glob("*/metadata.json"):
        assert path.parent.name.endswith(json.loads(path.read_text())["variant"].replace("-", "_"))


def verdicts(project: Path) -> list[str]:
    """What it says for three sizes: a single thread, edges everywhere, several blocks."""
    with tempfile.TemporaryDirectory() as folder:
        program = emulate.build(project, Path(folder))
        runs = [
            subprocess.run([program, "--n", n], capture_output=True, text=True, timeout=60)
            for n in ("1", "45", "300")
        ]
        return [
            done.stdout + done.stderr for done in runs if done.returncode != 0 or "PASS" not in done.stdout
        ]


def test_variants_pass(made):
    # Those of the host are alike for all kernels.
    often = re.compile(
        r"(basic|grid_stride)$|^(ring|product|similarity|turn|gather)_(streams|managed|multi_gpu)$"
    )
    projects = sorted(
        path.parent for path in made.glob("*/metadata.json") if not often.search(path.parent.name)
    )
    with ThreadPoolExecutor(2) as pool:
        wrong = {p.name: w for p, w in zip(projects, pool.map(verdicts, projects), strict=True) if w}
    assert not wrong, wrong


def test_pieces_run_on_the_devices_that_are_named(made):
    assert "PASS" in emulate.run(made / "ring_multi_gpu", "--n", "301", "--devices", "0,0,2").stdout
    assert emulate.run(made / "ring_multi_gpu", "--devices", "7").returncode == 1


FAULTS = (
    ("residual_norm_shuffle", "offset = 16", "offset = 8"),
    ("residual_norm_coop", "meta_group_size() ?", "meta_group_size() - 1 ?"),
    ("residual_norm_streams", "i >= end", "i + 1 >= end"),
    ("smooth_shared", "[ty - 1]", "[ty]"),
    ("product_shared", "__syncthreads();", ""),
    ("product_async_copy", "stage ^= 1", "stage ^= 0"),
    ("product_async_copy", "__pipeline_wait_prior(", "(void)("),
    ("product_wmma", "first += 8", "first += 16"),
    ("turn_shared", "[threadIdx.x][threadIdx.y]", "[threadIdx.y][threadIdx.x]"),
    ("smooth_multi_gpu", "begin = piece * piece_rows", "begin = piece * piece_rows + 1"),
)


@pytest.mark.parametrize(("project", "right", "wrong"), FAULTS)
def test_a_fault_in_a_variant_shows(made, tmp_path, project, right, wrong):
    shutil.copytree(made / project, tmp_path / project)
    path = next((tmp_path / project).glob("*.cu"))
    kernel, mark, rest = path.read_text().partition("// ---- the same, one thread after the other")
    assert right in kernel
    path.write_text(kernel.replace(right, wrong) + mark + rest)
    done = emulate.run(tmp_path / project, "--n", "300")
    assert done.returncode == 1 and "FAIL" in done.stdout, done.stdout + done.stderr


def test_the_code_of_variants_reads_as_people_write_it(made):
    for project, lines in {
        "residual_norm_shuffle": (
            "        value += __shfl_down_sync(0xffffffff, value, offset);",
            "        total_0_sum += r * r;",
        ),
        "residual_norm_coop": ("    value = cg::reduce(warp, value, cg::plus<float>());",),
        "smooth_shared": (
            "    __shared__ float image_tile[8 + 2][32 + 4];",
            "        total += weight * image_tile[ty][tx + k];",
        ),
        "ring_shared": ("    out[i] = heat_tile[tx + 1] + heat_tile[tx - 1] - 2.0f * heat_tile[tx];",),
        "product_shared": ("            acc += a_tile[ty][k - first] * b_tile[k - first][tx];",),
        "product_async_copy": (
            "            acc += a_tile[stage][ty][k - first] * b_tile[stage][k - first][tx];",
        ),
        "product_wmma": ("        wmma::mma_sync(acc_part, a_part, b_part, acc_part);",),
        "turn_shared": (
            "    __shared__ float out_tile[32][33];  // a column more: going down one, threads ask for different banks",
        ),
        "smooth_managed": ("    image.prefetch(device, room);".replace("image", "d_image"),),
        "smooth_streams": (
            "        d_out.download(size_t(begin) * out_cols, size_t(end - begin) * out_cols, streams[piece]);",
        ),
    }.items():
        text = code(made, project)
        for line in lines:
            assert line in text.split("\n"), (project, line)
    # names that only indices needed are gone with them
    kernel = code(made, "smooth_shared").partition("// ---- the same, one thread after the other")[0]
    assert not re.search(r"int (up|down)\b", kernel)


def test_bank_conflicts_are_counted(made):
    def ways(project):
        metadata = json.loads((made / project / "metadata.json").read_text())
        return {one["access"]: one["bank_conflict_ways"] for one in metadata["shared_accesses"]}

    assert set(ways("turn_shared").values()) == {1}
    assert ways("product_shared") == {
        "a_tile[ty][tx]": 1,
        "b_tile[ty][tx]": 1,
        "a_tile[ty][k - first]": 1,
        "b_tile[k - first][tx]": 1,
    }
    # a column is written by neighbours: half a warp of them in each row of the tile
    assert ways("similarity_shared")["b_tile[ty][tx]"] == 2
    # three floats each: the banks of neighbours do not meet
    assert ways("pull_shared")["position_tile[j - first]"] == 1
    assert "shared_accesses" not in json.loads((made / "product_basic/metadata.json").read_text())


def test_one_variant_keeps_the_name_of_the_folder(weft, tmp_path):
    command = [weft, "cuda", "-n", "1", "-c", "atomic", "--variant", "shuffle", "-o", tmp_path / "out"]
    assert subprocess.run(command, capture_output=True).returncode == 0
    assert [path.parent.name for path in (tmp_path / "out").glob("*/metadata.json")] == ["sample_0000_atomic"]
    command[-2:] = ["-o", tmp_path / "two"]
    command.insert(-2, "--grid-stride")
    assert subprocess.run(command, capture_output=True).returncode == 0
    names = {path.parent.name for path in (tmp_path / "two").glob("*/metadata.json")}
    assert "sample_0000_atomic_grid_stride" in names


def test_plain_products_go_to_tensor_cores(weft, tmp_path):
    source = Path(__file__).with_name("products.py")
    command = [weft, "cuda", source, "-o", tmp_path / "out", "--variant", "wmma"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    kernels = re.findall(r"^def (\w+)\($", source.read_text(), re.M)
    assert len(kernels) >= 20
    for kernel in kernels:
        assert "wmma::mma_sync(" in code(tmp_path / "out", kernel)
    for kernel in ("linear_relu", "subtract_product"):
        assert emulate.verdict(tmp_path / "out" / kernel) == ("PASS", "")


def test_an_unknown_variant_is_named(weft, tmp_path):
    done = subprocess.run(
        [weft, "cuda", "-n", "1", "--variant", "warp-speed", "-o", tmp_path / "out"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2 and "warp-speed" in done.stderr and "async-copy" in done.stderr


def test_a_library_has_no_host_of_its_own(weft, tmp_path):
    (tmp_path / "kernels.py").write_text(SOURCE)
    command = [
        weft,
        "cuda",
        tmp_path / "kernels.py",
        "--kernel",
        "smooth",
        "--library",
        "--variant",
        "all",
        "-o",
        tmp_path / "out",
    ]
    assert subprocess.run(command, capture_output=True).returncode == 0
    made = {path.parent.name for path in (tmp_path / "out").glob("*/metadata.json")}
    assert made == {"smooth_basic", "smooth_grid_stride", "smooth_shared", "smooth_async_copy"}


@pytest.mark.parametrize(
    ("project", "words"),
    [
        ("residual_norm_shuffle", r"shfl\.sync"),
        ("residual_norm_coop", r"bar\.sync|barrier\.sync"),
        ("smooth_shared", r"bar\.sync|barrier\.sync"),
        ("product_async_copy", r"cp\.async"),
        ("product_wmma", r"wmma\.mma\.sync.*tf32"),
    ],
)
def test_the_ptx_holds_what_the_name_says(made, tmp_path, project, words, nvcc):
    source = next((made / project).glob("*.cu"))
    command = [nvcc, "-std=c++17", "-arch=sm_80", "-ptx", "-o", tmp_path / "kernel.ptx", source]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert re.search(words, (tmp_path / "kernel.ptx").read_text())


def test_verification_tells_what_a_variant_needs(weft, made, tmp_path, nvcc):
    shutil.copytree(made / "product_wmma", tmp_path / "out/product_wmma")
    done = subprocess.run(
        [weft, "cuda", "--verify", tmp_path / "out", "--nvcc", nvcc, "--json"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    verification = json.loads((tmp_path / "out/product_wmma/verification.json").read_text())
    assert verification["variant"] == "wmma" and verification["architecture"] == "sm_80"
    assert verification["registers"] > 8 and verification["shared_bytes"] == 4 * (16 * 8 + 8 * 16 + 16 * 16)
    assert {one["bank_conflict_ways"] for one in verification["shared_accesses"]} == {1}


ODD = """\
import warp as wp


@wp.func
def prefetch_room(x: float):
    return x + 1.0


@wp.struct
class StreamedArray:
    scale: float


@wp.kernel
def shift(a: wp.array(dtype=float), by: StreamedArray, b: wp.array(dtype=float)):
    i = wp.tid()
    b[i] = by.scale * prefetch_room(a[i])


@wp.kernel
def late(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), c: wp.array2d(dtype=float)):
    i, j = wp.tid()
    acc = float(0.0)
    start = acc + 1.0
    for k in range(16):
        acc += a[i, k] * b[k, j]
    c[i, j] = acc + start
"""


def make(weft, folder: Path, *args, source: str = ODD) -> subprocess.CompletedProcess:
    (folder / "odd.py").write_text(source)
    return subprocess.run(
        [weft, "cuda", folder / "odd.py", "-o", folder / "out", *args], capture_output=True, text=True
    )


def test_a_kernel_that_allows_no_form_is_refused(weft, tmp_path):
    done = make(weft, tmp_path, "--variant", "shuffle,coop", "--kernel", "shift")
    assert done.returncode == 1
    assert "shift" in done.stderr and "it adds to no single place" in done.stderr


def test_a_sum_that_is_read_before_its_loop_is_no_product(weft, tmp_path):
    done = make(weft, tmp_path, "--variant", "wmma", "--kernel", "late")
    assert done.returncode == 1 and "late" in done.stderr


def test_names_of_the_text_itself_are_not_given_away(weft, tmp_path):
    assert make(weft, tmp_path, "--variant", "streams,managed", "--kernel", "shift").returncode == 0
    for name in ("shift_streams", "shift_managed"):
        assert "PASS" in emulate.run(tmp_path / "out" / name).stdout


def test_a_verdict_goes_with_its_program(weft, tmp_path):
    assert make(weft, tmp_path, "--kernel", "shift").returncode == 0
    project = tmp_path / "out/shift"
    for name in ("verification.json", "shift.ptx", "notes.txt"):
        (project / name).write_text("{}")
    assert make(weft, tmp_path, "--kernel", "shift", "--variant", "grid-stride", "--force").returncode == 0
    assert {path.name for path in project.iterdir() if path.suffix in (".json", ".ptx", ".txt")} == {
        "CMakeLists.txt", "metadata.json", "notes.txt"
    }  # fmt: skip


def test_idle_kernels_of_two_files_need_two_names_too(weft, tmp_path):
    idle = "import warp as wp\n\n\n@wp.kernel\ndef same(a: wp.array(dtype=float)):\n    x = a[wp.tid()]\n"
    (tmp_path / "other.py").write_text(idle)
    done = make(weft, tmp_path, tmp_path / "other.py", source=idle)
    assert done.returncode == 2 and "would both be written" in done.stderr
