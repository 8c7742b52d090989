# idea: least squares by Householder reflections
# brief: Solve small overdetermined least squares problems by QR factorization with weights per observation.
# description: One thread per problem `b`. First the rows of `design[b]` and the entries of `observed[b]` are scaled by
#     the square root of their weight in `weights[b]` (negative weights count as zero). Then, column by column,
#     `reflect` builds the Householder vector that takes the column below the diagonal to zero, in place, and returns
#     its factor tau, 0 for a column whose remaining norm is not above `NEGLIGIBLE`; the diagonal of R goes to
#     `diagonal[b]`, because its place holds the vector. `apply_reflector` turns the columns behind and the
#     observations. Back substitution solves for `solution[b]`; unknowns with a diagonal of magnitude not above
#     `rank_tolerance` times the largest are set to 0 and not counted in `rank[b]`. `residual_norm[b]` is the norm of
#     the turned observations below the square part, which is what the solution leaves if no unknown was set to 0. The
#     functions are generic in the float type.
# launch: n
# inputs:
#     weights[n, 8] = uniform(-0.2, 1)
#     rank_tolerance = 1e-3
#     design[n, 8, 3] = uniform(-1, 1)
#     observed[n, 8] = uniform(-1, 1)
#     diagonal[n, 3] = zero
#     solution[n, 3] = zero
#     residual_norm[n] = zero
#     rank[n] = zero
from typing import Any

import warp as wp

NEGLIGIBLE = wp.constant(1.0e-12)


@wp.func
def column_norm(a: wp.array2d(dtype=Any), column: int, first_row: int):
    total = a.dtype(0.0)
    for i in range(first_row, a.shape[0]):
        total += a[i, column] * a[i, column]
    return wp.sqrt(total)


@wp.func
def reflect(a: wp.array2d(dtype=Any), diagonal: wp.array(dtype=Any), k: int):
    """Makes the reflector of column k in place; its vector begins at the diagonal."""
    norm = column_norm(a, k, k)
    if norm <= a.dtype(NEGLIGIBLE):
        diagonal[k] = a.dtype(0.0)
        return a.dtype(0.0)
    # the sign that adds up avoids cancellation
    if a[k, k] > a.dtype(0.0):
        norm = -norm
    diagonal[k] = norm
    a[k, k] = a[k, k] - norm
    return a.dtype(-1.0) / (norm * a[k, k])


@wp.func
def apply_reflector(a: wp.array2d(dtype=Any), k: int, tau: Any, column: int):
    projection = a.dtype(0.0)
    for i in range(k, a.shape[0]):
        projection += a[i, k] * a[i, column]
    for i in range(k, a.shape[0]):
        a[i, column] = a[i, column] - tau * projection * a[i, k]


@wp.func
def apply_to_vector(a: wp.array2d(dtype=Any), k: int, tau: Any, vector: wp.array(dtype=Any)):
    projection = a.dtype(0.0)
    for i in range(k, a.shape[0]):
        projection += a[i, k] * vector[i]
    for i in range(k, a.shape[0]):
        vector[i] = vector[i] - tau * projection * a[i, k]


@wp.func
def largest_magnitude(values: wp.array(dtype=Any)):
    largest = wp.abs(values[0])
    for k in range(1, values.shape[0]):
        largest = wp.max(largest, wp.abs(values[k]))
    return largest


@wp.kernel(enable_backward=False)
def least_squares_householder(
    weights: wp.array2d(dtype=Any),
    rank_tolerance: Any,
    design: wp.array3d(dtype=Any),
    observed: wp.array2d(dtype=Any),
    diagonal: wp.array2d(dtype=Any),
    solution: wp.array2d(dtype=Any),
    residual_norm: wp.array(dtype=Any),
    rank: wp.array(dtype=int),
):
    """Weighted linear least squares. Launch: one thread per problem.

    Args:
        weights: Weights of the observations, [problem, observation].
        rank_tolerance: Pivots below this share of the largest count as zero.
        design: Matrices, [problem, observation, unknown]; overwritten by the factorization.
        observed: Observations; overwritten by the turned ones.
        diagonal: Diagonal of R, work space.
        solution: Unknowns, [problem, unknown].
        residual_norm: Weighted norm of what the solution leaves at full rank; less than that below.
        rank: Number of unknowns that could be determined.
    """
    b = wp.tid()
    rows = design.shape[1]
    columns = design.shape[2]

    for i in range(rows):
        scale = wp.sqrt(wp.max(weights[b, i], weights.dtype(0.0)))
        observed[b, i] = observed[b, i] * scale
        for j in range(columns):
            design[b, i, j] = design[b, i, j] * scale

    for k in range(columns):
        tau = reflect(design[b], diagonal[b], k)
        if tau != weights.dtype(0.0):
            for j in range(k + 1, columns):
                apply_reflector(design[b], k, tau, j)
            apply_to_vector(design[b], k, tau, observed[b])

    cutoff = rank_tolerance * largest_magnitude(diagonal[b])
    determined = int(0)
    for r in range(columns):
        k = columns - 1 - r
        if wp.abs(diagonal[b, k]) <= cutoff:
            solution[b, k] = weights.dtype(0.0)
            continue
        rest = observed[b, k]
        for j in range(k + 1, columns):
            rest -= design[b, k, j] * solution[b, j]
        solution[b, k] = rest / diagonal[b, k]
        determined += 1
    rank[b] = determined

    square_sum = weights.dtype(0.0)
    for i in range(columns, rows):
        square_sum += observed[b, i] * observed[b, i]
    residual_norm[b] = wp.sqrt(square_sum)


wp.overload(
    least_squares_householder,
    {
        "weights": wp.array2d(dtype=wp.float64),
        "rank_tolerance": wp.float64,
        "design": wp.array3d(dtype=wp.float64),
        "observed": wp.array2d(dtype=wp.float64),
        "diagonal": wp.array2d(dtype=wp.float64),
        "solution": wp.array2d(dtype=wp.float64),
        "residual_norm": wp.array(dtype=wp.float64),
    },
)
