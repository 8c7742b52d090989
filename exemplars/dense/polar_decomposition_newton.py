# idea: polar decomposition by Newton's iteration
# brief: Split deformation gradients into a rotation and a symmetric stretch with Newton's iteration.
# description: One thread per element. The deformation gradient is the identity plus `displacement_gradient[e]`. From it
#     the iteration R = (g R + R^-T / g) / 2 goes to the nearest rotation, where g is the square root of the ratio of
#     the Frobenius norms of R^-T and R, which makes the first steps larger. It ends when the Frobenius norm
#     (`frobenius`) of the change of R is not above `tolerance`, after `MAX_ITERATIONS`, or when the determinant of R is
#     below `MIN_DETERMINANT` before a step: an inverted or flat element, whose R is left where the iteration stopped
#     and which adds one to `inverted[0]`, atomically. `rotation[e]` is R and `stretch[e]` R^T times the deformation
#     gradient, made symmetric.
# launch: n
# inputs:
#     displacement_gradient[n] = uniform(-0.9, 0.5)
#     tolerance = 1e-5
#     rotation[n] = zero
#     stretch[n] = zero
#     inverted[1] = zero
# fits:
#     active_mask
#     indirect_thread
from typing import Any

import warp as wp

MAX_ITERATIONS = wp.constant(12)
MIN_DETERMINANT = wp.constant(1.0e-2)


@wp.func
def frobenius(m: Any):
    return wp.sqrt(wp.ddot(m, m))


@wp.kernel
def polar_decomposition_newton(displacement_gradient: wp.array(dtype=wp.mat33), tolerance: float,
                               rotation: wp.array(dtype=wp.mat33), stretch: wp.array(dtype=wp.mat33),
                               inverted: wp.array(dtype=int)):
    """F = R S. Launch: one thread per element."""
    e = wp.tid()
    deformation = wp.identity(n=3, dtype=float) + displacement_gradient[e]

    r = deformation
    iteration = int(0)
    change = float(wp.inf)
    while iteration < MAX_ITERATIONS and change > tolerance:
        if wp.determinant(r) < MIN_DETERMINANT:
            wp.atomic_add(inverted, 0, 1)
            break
        inverse_transposed = wp.transpose(wp.inverse(r))
        # the plain iteration only halves a large stretch; this brings it near one in the first step
        g = wp.sqrt(frobenius(inverse_transposed) / frobenius(r))
        improved = (r * g + inverse_transposed / g) * 0.5
        change = frobenius(improved - r)
        r = improved
        iteration += 1

    rotation[e] = r
    s = wp.transpose(r) * deformation
    stretch[e] = (s + wp.transpose(s)) * 0.5
