# idea: sample covariance matrix
# brief: Add up the covariance of many assets from blocks of observations, around means that are known already.
# description: Block `block` loads `DAYS` rows of `returns` from `block * DAYS` on, `ASSETS` columns each, and takes `mean`
#     off every row. Rows beyond the end of `returns` would be minus the mean then, so `keep_row` sets them to 0. The product
#     of the transposed deviations with themselves, over the number of rows less one (at least 1), is added to `covariance`
#     atomically.
# launch: ceil(n/16), block(128)
# inputs:
#     returns[n, 8] = uniform(-0.05, 0.06)
#     mean[8] = uniform(-0.01, 0.01)
#     covariance[8, 8] = zero
import warp as wp

DAYS = wp.constant(16)
ASSETS = wp.constant(8)
ENTRIES = wp.constant(16 * 8)


@wp.func
def keep_row(deviation: float, flat: int, rows: int):
    """The deviation where the row, flat over the number of columns, is one of the rows, else 0."""
    if flat / ASSETS < rows:
        return deviation
    return 0.0


@wp.kernel
def covariance_of_returns(
    returns: wp.array2d(dtype=float), mean: wp.array(dtype=float), covariance: wp.array2d(dtype=float)
):
    """Launch tiled: one block per stretch of days; covariance starts at zero."""
    block = wp.tid()
    first = block * DAYS
    observed = wp.tile_load(returns, shape=(DAYS, ASSETS), offset=(first, 0))
    center = wp.tile_broadcast(wp.tile_load(mean, shape=ASSETS), shape=(DAYS, ASSETS))

    places = wp.tile_reshape(wp.tile_arange(ENTRIES, dtype=int), shape=(DAYS, ASSETS))
    deviations = wp.tile_map(keep_row, observed - center, places, returns.shape[0] - first)

    share = 1.0 / float(wp.max(returns.shape[0] - 1, 1))
    product = wp.tile_matmul(wp.tile_transpose(deviations), deviations)
    wp.tile_atomic_add(covariance, product * share)
