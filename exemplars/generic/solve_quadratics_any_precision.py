# idea: real roots of quadratics in any precision
# brief: Find the real roots of quadratic equations without cancellation, in the precision of the coefficients.
# description: Equation `i` is `a[i]` x squared plus `b[i]` x plus `c[i]` equals zero. `discriminant` is generic: the squared middle coefficient
#     minus four times the product of the others. If it is negative there are no real roots: `count[i]` is 0 and both roots are
#     zero. Otherwise `stable_sum` gives minus half of the sum of the middle coefficient and the root of the discriminant with the
#     sign of that coefficient, so that nothing cancels; one root is that over the first coefficient, the other the last
#     coefficient over that, where its size is above `tiny`, else zero. The smaller goes to `lower[i]`, the larger to `upper[i]`,
#     and `count[i]` is 2, or 1 if both are equal. The overload is for double precision.
# launch: n
# inputs:
#     a[n] = uniform(0.5, 2)
#     b[n] = uniform(-5, 5)
#     c[n] = uniform(-2, 2)
#     tiny = 1e-12
#     lower[n] = zero
#     upper[n] = zero
#     count[n] = zero
from typing import Any

import warp as wp


@wp.func
def discriminant(a: Any, b: Any, c: Any):
    return b * b - type(a)(4.0) * a * c


@wp.func
def stable_sum(b: Any, root: Any):
    half = type(b)(0.5)
    if b < type(b)(0.0):
        return -half * (b - root)
    return -half * (b + root)


@wp.kernel(enable_backward=False)
def solve_quadratics_any_precision(
    a: wp.array(dtype=Any),
    b: wp.array(dtype=Any),
    c: wp.array(dtype=Any),
    tiny: Any,
    lower: wp.array(dtype=Any),
    upper: wp.array(dtype=Any),
    count: wp.array(dtype=int),
):
    i = wp.tid()
    inner = discriminant(a[i], b[i], c[i])
    zero = type(inner)(0.0)
    if inner < zero:
        lower[i] = zero
        upper[i] = zero
        count[i] = 0
        return

    q = stable_sum(b[i], wp.sqrt(inner))
    first = q / a[i]
    second = zero
    if wp.abs(q) > tiny:
        second = c[i] / q
    lower[i] = wp.min(first, second)
    upper[i] = wp.max(first, second)
    if inner > zero:
        count[i] = 2
    else:
        count[i] = 1


wp.overload(
    solve_quadratics_any_precision,
    {
        "a": wp.array(dtype=wp.float64),
        "b": wp.array(dtype=wp.float64),
        "c": wp.array(dtype=wp.float64),
        "tiny": wp.float64,
        "lower": wp.array(dtype=wp.float64),
        "upper": wp.array(dtype=wp.float64),
    },
)
