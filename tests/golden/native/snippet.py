# C++ in place of a body: parameters keep their names, and so do their adjoints
import warp as wp

scale_code = """
    out[tid] = 2.0f * x[tid];
    """
scale_adjoint = """
    adj_x[tid] += 2.0f * adj_out[tid];
    """


@wp.func_native(scale_code, scale_adjoint)
def scale(x: wp.array(dtype=float), out: wp.array(dtype=float), tid: int): ...


@wp.func_native(snippet="return x * x;")
def square(x: float) -> float:
    """What the code does."""
    ...


@wp.func_native("return a + b;", adj_snippet="adj_a += adj_ret; adj_b += adj_ret;")
def plus(a: wp.vec3, b: wp.vec3) -> wp.vec3:
    pass


@wp.func
def twice(x: float):
    return square(x) + square(x + 1.0)


@wp.func_native("int unused = 0;")
def nothing(): ...


@wp.kernel
def native_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    scale(x, out, i)
    out[i] = twice(out[i]) + square(x[i])
    v[i] = plus(v[i], wp.vec3(1.0, 2.0, 3.0))
    nothing()
    for k in range(i):
        out[k] = square(out[k])


@wp.kernel(enable_backward=False)
def forward_only(out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = square(out[i])
