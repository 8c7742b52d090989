# idea: back substitution with truncated rank
# brief: Solve upper triangular systems from a pivoted QR factorization for several right sides, leaving negligible pivots out.
# description: Launch over systems and right sides. All systems of the batch share the order of columns in `pivots`,
#     chosen so that the diagonals of `triangles[b]` tend to fall; the first diagonal entry whose magnitude is not above
#     `relative_cutoff` (below 1) times the one of the first entry ends the usable part, so that a first entry of 0
#     leaves nothing: `numerical_rank` counts the rows before it. From the last usable row up, x is the right side in
#     `rotated[b, :, side]` minus the products with the unknowns already solved, over the diagonal. Unknowns beyond the
#     rank are zero (the basic solution). The solution is written to the rows of `solution[b, :, side]` that `pivots`
#     names, which undoes the ordering of the columns. All is generic in the float type of the arrays.
# launch: n, 4
# inputs:
#     triangles[n, 6, 6] = uniform(0.2, 1)
#     rotated[n, 6, 4] = uniform(-1, 1)
#     pivots[6] = permutation
#     relative_cutoff = 0.5
#     solution[n, 6, 4] = zero
from typing import Any

import warp as wp


@wp.func
def numerical_rank(triangle: wp.array2d(dtype=Any), relative_cutoff: Any) -> int:
    cutoff = relative_cutoff * wp.abs(triangle[0, 0])
    rank = int(0)
    for i in range(triangle.shape[0]):
        if wp.abs(triangle[i, i]) <= cutoff:
            break
        rank += 1
    return rank


@wp.kernel
def truncated_triangular_solve(
    triangles: wp.array3d(dtype=Any),
    rotated: wp.array3d(dtype=Any),
    pivots: wp.array(dtype=int),
    relative_cutoff: Any,
    solution: wp.array3d(dtype=Any),
):
    b, side = wp.tid()
    size = triangles.shape[1]
    rank = numerical_rank(triangles[b], relative_cutoff)

    # unknowns that the data do not determine
    for i in range(rank, size):
        solution[b, pivots[i], side] = triangles.dtype(0.0)
    for r in range(rank):
        i = rank - 1 - r
        rest = rotated[b, i, side]
        for j in range(i + 1, rank):
            rest -= triangles[b, i, j] * solution[b, pivots[j], side]
        solution[b, pivots[i], side] = rest / triangles[b, i, i]


wp.overload(
    truncated_triangular_solve,
    {
        "triangles": wp.array3d(dtype=wp.float64),
        "rotated": wp.array3d(dtype=wp.float64),
        "relative_cutoff": wp.float64,
        "solution": wp.array3d(dtype=wp.float64),
    },
)
