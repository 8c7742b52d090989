"""`weft score` of whole CUDA programs: their kernels are judged, launched as the row's own program does it."""

import json
import subprocess

import pytest
from driver_on_host import score_on_host

SOURCE = '''import warp as wp


@wp.kernel
def blend(x: wp.array2d[float], gain: float, y: wp.array2d[float]):
    """Halves the distance of every number to a common one."""
    i, j = wp.tid()
    y[i, j] = x[i, j] + 0.5 * (gain - x[i, j])
'''
STORE = "y[i * y_cols + j] = x[i * x_cols + j] + 0.5f * (gain - x[i * x_cols + j]);"
HEAD = """#include <cstdio>
#include <cuda_runtime.h>

"""
PARAMETERS = (
    "const float* __restrict__ x, int x_cols, float gain, float* __restrict__ y, int y_cols, "
    "int height, int width"
)
THREAD = """    const int j = blockIdx.x * blockDim.x + threadIdx.x;
    const int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= height || j >= width) return;
"""
MAIN = 'int main() {\n    std::puts("blend: PASS");\n    return 0;\n}\n'


def program(body, *, parameters=PARAMETERS, name="blend_kernel", before="", main=MAIN):
    """A program of a stranger's around a kernel."""
    return f"{HEAD}{before}__global__ void {name}({parameters}) {{\n{THREAD}    {body}\n}}\n\n{main}"


# Right, written otherwise.
RIGHT = {
    "a program of its own": program(STORE),
    "another name": program(STORE, name="mix"),
    "another form of the sum": program("const float a = x[i * x_cols + j]; y[i * y_cols + j] = 0.5f * (a + gain);"),
    "a helper": program(
        "y[i * y_cols + j] = middle(x[i * x_cols + j], gain);",
        before="__device__ float middle(float a, float b) { return a + 0.5f * (b - a); }\n\n",
    ),
    "no main": program(STORE, main=""),
    "another kernel beside it": program(STORE, before="__global__ void clear(float* a) { a[threadIdx.x] = 0.0f; }\n\n"),
    "a loop over the launch": program(
        "for (int r = i; r < height; r += gridDim.y * blockDim.y)"
        " y[r * y_cols + j] = x[r * x_cols + j] + 0.5f * (gain - x[r * x_cols + j]);"
    ),
}  # fmt: skip

# Wrong, and what was seen of models that wanted to look right.
STATE = "__device__ float kept[1 << 16];\n__device__ unsigned launches;\n\n"
WRONG = {
    "another operator": program(STORE.replace("gain - ", "gain + ")),
    "another number": program(STORE.replace("0.5f", "0.501f")),
    "another index": program(STORE.replace("y[i * y_cols + j]", "y[i * y_cols + width - 1 - j]")),
    "rows and columns exchanged": program(STORE.replace("y[i * y_cols + j]", "y[(j * height + i)]")),
    "nothing is stored": program("(void)y;"),
    "an operand twice": program(STORE.replace("(gain - x[i * x_cols + j])", "(gain - gain)")),
    "only its first thread": program("if (i == 0 && j == 0) " + STORE),
    "not a number": program("y[i * y_cols + j] = 0.0f / 0.0f * gain;"),
    "beside its array": program(STORE + " y[height * y_cols + j] = gain;"),
    "before its array": program(STORE + " y[-1 - j] = gain;"),
    "never ends": program("for (volatile int k = 1; k;) {}"),
    "faults": program("*(volatile int*)8 = 1;"),
    "traps": program("__trap();"),
    "other threads' memory": program("y[i * y_cols + (j + 1) % width] = x[i * x_cols + j];"),
    "an integer between": program("y[i * y_cols + j] = (float)(int)(x[i * x_cols + j] + 0.5f * (gain - x[i * x_cols + j]));"),
    "right at one size only": program("if (width * height == 33) " + STORE),
    "inputs changed": program(STORE + " const_cast<float*>(x)[i * x_cols + j] = 0.0f;"),
    "garbage of earlier memory passes": program("y[i * y_cols + j] = y[i * y_cols + j];"),
    "outputs of poison kept": program("if (y[i * y_cols + j] == 0.0f) " + STORE),
    "a part is left out": program("if (i % 100 != 99) " + STORE),
    "a side of the row's inputs is built in": program(STORE.replace("x_cols", "4").replace("y_cols", "4")),
    "constant output": program("y[i * y_cols + j] = 1.0f;"),
    "results of an earlier run": program("if (atomicAdd(&launches, 1u) < 64) { " + STORE + " }", before=STATE),
    "lower precision": program("y[i * y_cols + j] = __uint_as_float(__float_as_uint(x[i * x_cols + j] + 0.5f * (gain - x[i * x_cols + j])) & 0xfffff000u);"),
    "it says that it passed": program('printf("blend: PASS, largest error 0\\n");'),
}  # fmt: skip

# Wrong without being run.
BROKEN = {
    "not CUDA": program(STORE.replace("y[", "y(")),
    "cut in the middle": program(STORE)[:300],
    "prose": "The kernel moves each number half of the way.",
    "empty": "",
    "no kernel": "int main() { return 0; }",
    "Python": SOURCE,
    "another kernel's parameters behind a typo": program(STORE, parameters="const float* x, int n"),
    "includes a file": '#include "/etc/passwd"\n' + program(STORE),
    "includes what lies beside it": '#include "../program_0.cu"\n#include "program_1.cu"\n' + program(STORE),
}  # fmt: skip


def run(weft, *args):
    return subprocess.run([weft, *map(str, args)], capture_output=True, text=True, timeout=600, check=False)


@pytest.fixture(scope="module")
def made(weft, nvcc, tmp_path_factory):
    folder = tmp_path_factory.mktemp("programs")
    (folder / "blend.py").write_text(SOURCE)
    done = run(weft, "generate", "--from", folder / "blend.py", "-o", folder / "set", "-d", "cuda", "--format",
               "jsonl", "--quiet")  # fmt: skip
    assert done.returncode == 0, done.stderr
    return folder


def score(weft, folder, answers, *args):
    """Verdicts by name of {name: completion}."""
    data = next((folder / "set" / "data").glob("*"))
    row = json.loads(data.read_text().splitlines()[0])
    path = folder / "answers.jsonl"
    lines = [json.dumps({"id": row["id"], "task": "standalone", "completion": t}) for t in answers.values()]
    path.write_text("\n".join(lines) + "\n")
    done = run(weft, "score", path, "--data", folder / "set", *args)
    if done.returncode == 3 and "GPU" in done.stderr:
        pytest.skip("there is no GPU here")
    assert done.returncode == 0, done.stderr
    return dict(zip(answers, map(json.loads, done.stdout.splitlines()), strict=True))


def test_the_rows_own_program_is_identical(weft, made):
    """Also where the set that is asked has no column of programs: they follow from the source."""
    wider = made / "wider"
    done = run(weft, "generate", "--from", made / "blend.py", "-o", wider, "-d", "cuda", "--standalone", "--format",
               "jsonl", "--quiet")  # fmt: skip
    assert done.returncode == 0, done.stderr
    row = json.loads(next((wider / "data").glob("*")).read_text().splitlines()[0])
    [verdict] = score(weft, made, {"own": row["cuda_standalone"]}).values()
    assert verdict["score"] == 1 and verdict["identical"], verdict


def test_without_a_gpu_programs_are_compiled_and_no_more(weft, made):
    answers = {**BROKEN, "right": RIGHT["a program of its own"], "wrong": WRONG["another operator"],
               "other parameters": program("y[i + j] = x[i + j];", parameters="const float* x, float* y, int height, int width")}  # fmt: skip
    verdicts = score(weft, made, answers)
    for kind in BROKEN:
        assert verdicts[kind]["score"] == 0 and verdicts[kind]["why"], (kind, verdicts[kind])
        assert "/tmp" not in verdicts[kind]["why"], verdicts[kind]
    assert verdicts["no kernel"]["compiles"] and verdicts["no kernel"]["runs"] is False
    for kind in ["right", "wrong"]:
        verdict = verdicts[kind]
        assert verdict["score"] is None and verdict["compiles"] and "GPU" in verdict["why"], verdict
    assert "parameters" in verdicts["other parameters"]["why"]
    assert verdicts["other parameters"]["score"] is None


@pytest.mark.parametrize(
    "kind, right",
    [("another name", 1), ("right at one size only", 0), ("a side of the row's inputs is built in", 0)],
)
def test_kernels_are_launched_in_the_place_of_the_rows(weft, made, kind, right):
    """Without a GPU, by a driver that runs one kernel on the host: the kernel gets the row's arrays, sizes and grid."""
    row = json.loads(next((made / "set" / "data").glob("*")).read_text().splitlines()[0])
    # Under a name of its own: for the row's kernel the driver would run it, too.
    answer = {**RIGHT, **WRONG}[kind].replace("blend_kernel", "answer_kernel")
    verdict = score_on_host(weft, made / "set", row, answer)
    assert verdict["score"] == right and verdict["compiles"] and verdict["runs"] is bool(right), verdict


def test_on_a_gpu_kernels_are_run_in_the_place_of_the_rows(weft, made):
    verdicts = score(weft, made, {**RIGHT, **WRONG}, "--gpu", "--timeout", 5)
    for kind in RIGHT:
        assert verdicts[kind]["score"] == 1 and not verdicts[kind]["identical"], (kind, verdicts[kind])
    for kind in WRONG:
        assert verdicts[kind]["score"] == 0 and verdicts[kind]["runs"] is False, (kind, verdicts[kind])


def test_what_the_rows_own_kernel_cannot_do_here_is_asked_of_no_answer(weft, made):
    """A driver that rounds otherwise, for the row's own kernel as for the answer; one that does so for the answer alone
    is above."""
    row = json.loads(next((made / "set" / "data").glob("*")).read_text().splitlines()[0])
    verdict = score_on_host(
        weft, made / "set", row, RIGHT["a program of its own"], runs=WRONG["another number"]
    )
    assert verdict["score"] is None and "the row's own code differs here, too" in verdict["why"], verdict
