# A function reached from both kinds of kernels has a full adjoint.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.kernel(enable_backward=False)
def forward_only(x: wp.array(dtype=float)):
    x[0] = square(x[0])


@wp.kernel
def with_backward(x: wp.array(dtype=float)):
    x[0] = square(x[1])
