# idea: outer products of Gauss-Newton equations
# brief: Add the outer products of weighted Jacobian rows to a normal matrix, and the rows times their residuals to its right
#     side.
# description: Block `block` takes `ROWS` rows of `jacobian`, `PARAMS` wide, and as many elements of `residual`, from `block *
#     ROWS` on. A row counts with `huber_weight` of its residual: 1 up to `threshold`, `threshold` over the magnitude beyond.
#     For every row, its values as a column times the same as a row, both broadcast to a square tile, times the weight, are
#     added to a square sum in registers, and the row times weight and residual to a vector. The sums of the block are added
#     to `normal` and to `gradient` atomically. Rows beyond the end are zero and add nothing.
# launch: ceil(n/8), block(64)
# inputs:
#     jacobian[n, 6] = uniform(-1, 1)
#     residual[n] = uniform(-1, 1)
#     threshold = uniform(0.3, 0.6)
#     normal[6, 6] = zero
#     gradient[6] = zero
import warp as wp

ROWS = wp.constant(8)
PARAMS = wp.constant(6)


@wp.func
def huber_weight(residual: float, threshold: float) -> float:
    size = wp.abs(residual)
    if size <= threshold:
        return 1.0
    return threshold / size


@wp.kernel(enable_backward=False)
def accumulate_gauss_newton_terms(
    jacobian: wp.array2d(dtype=float),
    residual: wp.array(dtype=float),
    threshold: float,
    normal: wp.array2d(dtype=float),
    gradient: wp.array(dtype=float),
):
    """Launch tiled: one block per group of rows."""
    block = wp.tid()
    square = wp.tile_zeros(shape=(PARAMS, PARAMS), dtype=float)
    right = wp.tile_zeros(shape=PARAMS, dtype=float)

    residuals = wp.tile_load(residual, shape=ROWS, offset=block * ROWS, storage="shared")
    weights = wp.tile_map(huber_weight, residuals, threshold)
    for r in range(ROWS):
        row = wp.tile_load(jacobian, shape=(1, PARAMS), offset=(block * ROWS + r, 0), storage="shared")
        across = wp.tile_broadcast(row, shape=(PARAMS, PARAMS))
        down = wp.tile_broadcast(wp.tile_transpose(row), shape=(PARAMS, PARAMS))
        # an outer product has no sum inside, so elementwise products of broadcasts are enough
        square += wp.tile_map(wp.mul, across, down) * weights[r]
        right += wp.tile_squeeze(row) * (weights[r] * residuals[r])

    # one pass of atomics per block instead of one per row
    wp.tile_atomic_add(normal, square)
    wp.tile_atomic_add(gradient, right)
