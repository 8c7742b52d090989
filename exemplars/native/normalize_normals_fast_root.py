# idea: fast inverse square root of normals
# brief: Bring normals to unit length with the fast inverse square root, the bit trick of early game engines.
# description: `fast_inverse_root` is C++: it reads the bits of the number as an integer, shifts them right by one and
#     subtracts them from the magic constant 0x5f3759df, reads the result as a float again and improves it by one step
#     of Newton's method. Its adjoint uses the exact derivative of one over the root. For every normal the squared
#     length is taken; where it is above `SMALLEST`, `unit[i]` is `normal[i]` times the fast root of it, else the
#     vertical direction (0, 1, 0). `error[i]` is how far the length of the result is from one.
# launch: n
# inputs:
#     normal[n] = uniform(-2, 2)
#     unit[n] = zero
#     error[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     largest_output(error)
#     squares_output(error)
import warp as wp

SMALLEST = wp.constant(1.0e-8)

FAST_ROOT = """
    union { float number; int bits; } both;
    both.number = x;
    both.bits = 0x5f3759df - (both.bits >> 1);
    float y = both.number;
    return y * (1.5f - 0.5f * x * y * y);
"""

FAST_ROOT_ADJOINT = """
    float y = 1.0f / wp::sqrt(x);
    adj_x += -0.5f * y * y * y * adj_ret;
"""


@wp.func_native(snippet=FAST_ROOT, adj_snippet=FAST_ROOT_ADJOINT)
def fast_inverse_root(x: float) -> float: ...


@wp.kernel
def normalize_normals_fast_root(
    normal: wp.array(dtype=wp.vec3),
    unit: wp.array(dtype=wp.vec3),
    error: wp.array(dtype=float),
):
    i = wp.tid()
    raw = normal[i]
    squared = wp.dot(raw, raw)
    result = wp.vec3(0.0, 1.0, 0.0)
    if squared > SMALLEST:
        result = raw * fast_inverse_root(squared)
    unit[i] = result
    error[i] = wp.abs(wp.length(result) - 1.0)
