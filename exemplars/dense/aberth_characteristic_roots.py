# idea: stability of small linear systems
# brief: Find the complex eigenvalues of 4x4 system matrices as roots of the characteristic polynomial and judge the stability.
# description: One thread per operating point `p`, float64. The closed loop matrix is `system[p]` minus `actuation[p]`
#     (a vector) times the feedback gains `gains[gain_index[p]]`. `characteristic_polynomial` makes its coefficients, of
#     x^3 down to x^0, by the Faddeev-LeVerrier recursion. The four roots are improved by Aberth's iteration from points
#     a quarter turn apart on a circle with the radius of `root_bound` (1 plus the largest magnitude of a coefficient),
#     the first at `START_ANGLE` so that none is real. Each takes its correction off at once, so that the next one sees
#     it: the correction is w = q / (1 - q s) with q = polynomial / derivative (`evaluate` returns both) and s the sum
#     of the inverse distances to the other roots. Complex numbers are vec2d, with `complex_multiply` and
#     `complex_divide`, whose divisor is kept from zero by `TINY`. It ends when the largest correction is below
#     `tolerance`, or after `MAX_ITERATIONS`. `roots[p]` gets real and imaginary parts as the two rows of a matrix,
#     `abscissa[p]` the largest real part, and `damping[p]` the smallest of -real part over magnitude (at least `TINY`).
#     `verdict[p]` is `STABLE` if the abscissa is below -`margin`, `MARGINAL` if it is below `margin`, else `UNSTABLE`.
# launch: n
# inputs:
#     system[n] = uniform(-1, 1)
#     actuation[n] = uniform(-1, 1)
#     gains[8] = uniform(-1, 1)
#     gain_index[n] = index(0, 8)
#     tolerance = 1e-9
#     margin = 0.2
#     roots[n] = zero
#     abscissa[n] = zero
#     damping[n] = zero
#     verdict[n] = zero
# fits:
#     parameter_per_element(margin)
#     active_mask
#     indirect_thread
import math

import warp as wp

SIZE = 4
MAX_ITERATIONS = wp.constant(30)
START_ANGLE = wp.constant(wp.float64(0.4))
QUARTER_TURN = wp.constant(wp.float64(0.5 * math.pi))
TINY = wp.constant(wp.float64(1.0e-12))

STABLE = wp.constant(0)
MARGINAL = wp.constant(1)
UNSTABLE = wp.constant(2)

mat24d = wp.types.matrix(shape=(2, 4), dtype=wp.float64)


@wp.func
def complex_multiply(a: wp.vec2d, b: wp.vec2d) -> wp.vec2d:
    return wp.vec2d(a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0])


@wp.func
def complex_divide(a: wp.vec2d, b: wp.vec2d) -> wp.vec2d:
    square = wp.max(wp.dot(b, b), TINY * TINY)
    return complex_multiply(a, wp.vec2d(b[0], -b[1])) / square


@wp.func
def characteristic_polynomial(a: wp.mat44d) -> wp.vec4d:
    """Coefficients of x^3, x^2, x and 1; that of x^4 is 1."""
    coefficients = wp.vec4d()
    identity = wp.identity(n=SIZE, dtype=wp.float64)
    m = wp.mat44d()
    last = wp.float64(1.0)
    for k in range(SIZE):
        m = a * m + identity * last
        last = -wp.trace(a * m) / wp.float64(k + 1)
        coefficients[k] = last
    return coefficients


@wp.func
def root_bound(coefficients: wp.vec4d) -> wp.float64:
    """Cauchy's bound: no root lies outside of this radius."""
    largest = wp.float64(0.0)
    for k in range(SIZE):
        largest = wp.max(largest, wp.abs(coefficients[k]))
    return wp.float64(1.0) + largest


@wp.func
def evaluate(coefficients: wp.vec4d, x: wp.vec2d):
    """Polynomial and derivative at x by Horner's scheme."""
    value = wp.vec2d(wp.float64(1.0), wp.float64(0.0))
    slope = wp.vec2d()
    for k in range(SIZE):
        slope = complex_multiply(slope, x) + value
        value = complex_multiply(value, x) + wp.vec2d(coefficients[k], wp.float64(0.0))
    return value, slope


@wp.func
def root_at(roots: mat24d, k: int) -> wp.vec2d:
    return wp.vec2d(roots[0, k], roots[1, k])


@wp.func
def start_circle(radius: wp.float64) -> mat24d:
    roots = mat24d()
    angle = START_ANGLE
    for k in range(SIZE):
        roots[0, k] = radius * wp.cos(angle)
        roots[1, k] = radius * wp.sin(angle)
        angle += QUARTER_TURN
    return roots


@wp.func
def aberth_correction(coefficients: wp.vec4d, roots: mat24d, k: int) -> wp.vec2d:
    """Newton's step, pushed away from the other roots."""
    one = wp.vec2d(wp.float64(1.0), wp.float64(0.0))
    x = root_at(roots, k)
    value, slope = evaluate(coefficients, x)
    newton = complex_divide(value, slope)
    repulsion = wp.vec2d()
    for other in range(SIZE):
        if other != k:
            repulsion += complex_divide(one, x - root_at(roots, other))
    return complex_divide(newton, one - complex_multiply(newton, repulsion))


@wp.func
def find_roots(coefficients: wp.vec4d, tolerance: wp.float64) -> mat24d:
    roots = start_circle(root_bound(coefficients))
    for _iteration in range(int(MAX_ITERATIONS)):
        largest = wp.float64(0.0)
        for k in range(SIZE):
            correction = aberth_correction(coefficients, roots, k)
            # the next root already sees this one, which converges faster than all at once
            roots[0, k] = roots[0, k] - correction[0]
            roots[1, k] = roots[1, k] - correction[1]
            largest = wp.max(largest, wp.length(correction))
        if largest < tolerance:
            break
    return roots


@wp.func
def judge(abscissa: wp.float64, margin: wp.float64) -> int:
    if abscissa < -margin:
        return STABLE
    elif abscissa < margin:
        return MARGINAL
    return UNSTABLE


@wp.kernel(enable_backward=False)
def aberth_characteristic_roots(
    system: wp.array(dtype=wp.mat44d),
    actuation: wp.array(dtype=wp.vec4d),
    gains: wp.array(dtype=wp.vec4d),
    gain_index: wp.array(dtype=int),
    tolerance: wp.float64,
    margin: wp.float64,
    roots: wp.array(dtype=mat24d),
    abscissa: wp.array(dtype=wp.float64),
    damping: wp.array(dtype=wp.float64),
    verdict: wp.array(dtype=int),
):
    """Poles of a closed loop at many operating points. Launch: one thread per point."""
    p = wp.tid()
    closed_loop = system[p] - wp.outer(actuation[p], gains[gain_index[p]])
    poles = find_roots(characteristic_polynomial(closed_loop), tolerance)

    rightmost = poles[0, 0]
    least_damped = wp.float64(1.0)
    for k in range(SIZE):
        pole = root_at(poles, k)
        rightmost = wp.max(rightmost, pole[0])
        least_damped = wp.min(least_damped, -pole[0] / wp.max(wp.length(pole), TINY))

    roots[p] = poles
    abscissa[p] = rightmost
    damping[p] = least_damped
    verdict[p] = judge(rightmost, margin)
