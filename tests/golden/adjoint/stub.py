# A function reached only from a kernel without backward has a stub.
import warp as wp


@wp.func
def square(a: float):
    return a * a


@wp.kernel(enable_backward=False)
def forward_only(x: wp.array(dtype=float)):
    x[0] = square(x[0])


@wp.kernel
def with_backward(x: wp.array(dtype=float)):
    x[0] = x[1]
