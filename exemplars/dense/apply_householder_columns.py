# idea: applying a Householder reflector
# brief: Reflect the trailing columns of a batch of matrices by a Householder vector, in place.
# description: Launch over matrices and columns. The reflector of matrix `b` is I - `tau[b]` v v^T, where v is zero before row
#     `step`, 1 there, and `reflectors[b, i]` in the rows i below. Columns up to `step` are finished and stay, and so does
#     everything where `tau[b]` is 0, which marks a column that needed no reflection. Otherwise the dot product of v and the
#     column of `matrices[b]` times `tau[b]` times v is subtracted from the column, in whatever float type the arrays have.
# launch: n, 8
# inputs:
#     reflectors[n, 6] = uniform(-1, 1)
#     tau[n] = index(0, 3)
#     step = 2
#     matrices[n, 6, 8] = uniform(-1, 1)
from typing import Any

import warp as wp


@wp.kernel
def apply_householder_columns(
    reflectors: wp.array2d(dtype=Any),
    tau: wp.array(dtype=Any),
    step: int,
    matrices: wp.array3d(dtype=Any),
):
    b, column = wp.tid()
    if column <= step or tau[b] == tau.dtype(0.0):
        return

    projection = matrices[b, step, column]  # the leading 1 of the vector is not stored
    for i in range(step + 1, matrices.shape[1]):
        projection += reflectors[b, i] * matrices[b, i, column]
    projection *= tau[b]

    matrices[b, step, column] -= projection
    for i in range(step + 1, matrices.shape[1]):
        matrices[b, i, column] -= projection * reflectors[b, i]


wp.overload(
    apply_householder_columns,
    [wp.array2d(dtype=wp.float32), wp.array(dtype=wp.float32), int, wp.array3d(dtype=wp.float32)],
)
