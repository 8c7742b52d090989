# idea: full-weighting restriction of multigrid
# brief: Restrict the residual of a fine vertex grid to the next coarser one with the full-weighting stencil.
# description: The coarse node `(i, j)` lies on the fine node `(2 * i, 2 * j)`. Inner coarse nodes get in `coarse_rhs` the
#     weighted mean of the 3 x 3 fine values of `fine_residual` around it, with weights 4/16 at the centre, 2/16 at the
#     sides and 1/16 at the corners, as the product of `2 - abs(di)` and `2 - abs(dj)`. Nodes on the border of the coarse
#     grid hold Dirichlet values, their residual is zero. `coarse_correction`, the start of the coarse solve, is set to zero
#     everywhere.
# launch: n, 8
# inputs:
#     fine_residual[2*n-1, 15] = uniform(-1, 1)
#     coarse_rhs[n, 8] = zero
#     coarse_correction[n, 8] = uniform(-1, 1)
# fits:
#     largest_output(coarse_rhs)
#     squares_output(coarse_rhs)
#     batch_dimension
import warp as wp


@wp.kernel
def restrict_residual_full_weighting(
    fine_residual: wp.array2d(dtype=float),
    coarse_rhs: wp.array2d(dtype=float),
    coarse_correction: wp.array2d(dtype=float),
):
    i, j = wp.tid()
    coarse_correction[i, j] = 0.0

    if i == 0 or j == 0 or i == coarse_rhs.shape[0] - 1 or j == coarse_rhs.shape[1] - 1:
        coarse_rhs[i, j] = 0.0  # Dirichlet
    else:
        weighted = float(0.0)
        for di in range(-1, 2):
            for dj in range(-1, 2):
                weight = float((2 - wp.abs(di)) * (2 - wp.abs(dj)))
                weighted += weight * fine_residual[2 * i + di, 2 * j + dj]
        coarse_rhs[i, j] = weighted / 16.0
