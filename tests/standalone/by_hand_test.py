"""Functions whose code, gradient or replay somebody wrote by hand, as plain CUDA."""

import json
import subprocess

import emulate

HEAD = "import warp as wp\n\n\n"
GRADIENT = (
    HEAD
    + """@wp.func
def softened(x: float):
    return x / (1.0 + wp.abs(x))


@wp.func
def slope(x: float):
    return 1.0 / (1.0 + x * x)


@wp.func_grad(softened)
def adj_softened(x: float, adj_ret: float):
    wp.adjoint[x] += slope(x) * adj_ret


@wp.func
def counted(counter: wp.array(dtype=int), i: int):
    return counter[i] + 1


@wp.func_replay(counted)
def replay_counted(counter: wp.array(dtype=int), i: int):
    return counter[i]


@wp.kernel
def soften(x: wp.array(dtype=float), counter: wp.array(dtype=int), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = softened(x[i]) * float(counted(counter, i))
"""
)
NATIVE = (
    HEAD
    + '''@wp.func_native("""
    // out[tid] of wp::array_t
    float weight = 2.0f;
    out[tid] = weight * x[tid];
    """)
def scale(x: wp.array(dtype=float), out: wp.array(dtype=float), tid: int): ...


@wp.func_native("return x * x;")
def square(x: float) -> float: ...


@wp.kernel
def scaled(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    scale(x, out, i)
    out[i] += square(x[i])
'''
)


def cuda(weft, tmp_path, source, *options):
    (tmp_path / "kernels.py").write_text(source)
    return subprocess.run(
        [weft, "cuda", tmp_path / "kernels.py", "-o", tmp_path / "out", *options],
        capture_output=True,
        text=True,
    )


def test_a_gradient_by_hand_is_no_part_of_the_forward_form(weft, tmp_path):
    assert cuda(weft, tmp_path, GRADIENT).returncode == 0
    code = (tmp_path / "out/soften/soften.cu").read_text()
    assert "__device__ float softened(float x)" in code and "slope" not in code and "replay" not in code
    assert "@wp.func_grad(softened)" in (tmp_path / "out/soften/soften.py").read_text()
    done = emulate.run(tmp_path / "out/soften", "--n", "50")
    assert "soften: PASS" in done.stdout, done.stdout + done.stderr


def test_a_gradient_by_hand_is_not_derived_again(weft, tmp_path):
    done = cuda(weft, tmp_path, GRADIENT, "--backward")
    assert done.returncode == 1
    assert "the gradient of C++, or one that is written by hand (`softened`)" in done.stderr


def test_native_code_is_a_device_function(weft, tmp_path):
    """Nobody knows what it does: no inputs, no main."""
    assert cuda(weft, tmp_path, NATIVE, "--variant", "grid-stride").returncode == 0
    code = (tmp_path / "out/scaled/scaled.cu").read_text()
    assert (
        "__device__ void scale(float* x, float* out, int tid) {\n"
        "    // out[tid] of wp::array_t\n"
        "    float weight = 2.0f;\n"
        "    out[tid] = weight * x[tid];\n}\n" in code
    )
    assert "__device__ float square(float x) {\n    return x * x;\n}\n" in code
    assert (tmp_path / "out/scaled/scaled.h").exists()
    about = json.loads((tmp_path / "out/scaled/metadata.json").read_text())
    assert "C++" in about["no_inputs"]


def test_native_code_has_no_other_variants(weft, tmp_path):
    done = cuda(weft, tmp_path, NATIVE, "--variant", "streams")
    assert done.returncode == 1 and "streams: nobody knows what its C++ does" in done.stderr


def test_native_code_that_needs_warp_is_named(weft, tmp_path):
    calls = {
        "return wp::min(x, 1.0f);": "needs Warp's headers (`wp`)",
        "return a.shape[0] * x;": "asks more of the array `a` than its elements",
    }
    for number, (code, reason) in enumerate(calls.items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        source = HEAD + (
            f'@wp.func_native("{code}")\ndef given(a: wp.array(dtype=float), x: float) -> float: ...\n\n\n'
            "@wp.kernel\ndef caller(a: wp.array(dtype=float)):\n    i = wp.tid()\n    a[i] = given(a, a[i])\n"
        )
        done = cuda(weft, folder, source)
        assert done.returncode == 1 and reason in done.stderr, done.stderr
    source = HEAD + (
        '@wp.func_native("return v;")\ndef same(v: wp.vec3) -> wp.vec3: ...\n\n\n'
        "@wp.kernel\ndef caller(a: wp.array(dtype=wp.vec3)):\n    i = wp.tid()\n    a[i] = same(a[i])\n"
    )
    done = cuda(weft, tmp_path, source)
    assert done.returncode == 1 and "a parameter of type vec3f" in done.stderr, done.stderr
