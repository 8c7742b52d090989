# idea: layer normalization of token rows
# brief: Normalize several tokens per thread block to zero mean and unit variance, then scale and shift by learned weights.
# description: Block `block` owns `ROWS` rows of `x` from `block * ROWS` on, with `WIDTH` features each. The sum along the
#     features divided by `WIDTH` is the mean of a row; it is repeated along the features and taken off. The mean of the
#     squares of what is left is the variance, and `inverse_root` of it with `eps` the factor of the row. The result times
#     `gamma` plus `beta`, both repeated for every row, is stored in `y`. `mean` and `rstd` keep mean and factor for the
#     backward pass. Rows beyond the end of the arrays are computed from zeros and not stored.
# launch: ceil(n/4), block(128)
# inputs:
#     x[n, 32] = uniform(-2, 3)
#     gamma[32] = uniform(0.5, 1.5)
#     beta[32] = uniform(-0.5, 0.5)
#     eps = 1e-5
#     y[n, 32] = zero
#     mean[n] = zero
#     rstd[n] = zero
import warp as wp

ROWS = 4
WIDTH = 32


@wp.func
def inverse_root(variance: float, eps: float):
    return 1.0 / wp.sqrt(variance + eps)


@wp.kernel
def layer_norm_token_rows(
    x: wp.array2d[float],
    gamma: wp.array[float],
    beta: wp.array[float],
    eps: float,
    y: wp.array2d[float],
    mean: wp.array[float],
    rstd: wp.array[float],
):
    block = wp.tid()
    first = block * ROWS
    rows = wp.tile_load(x, shape=(ROWS, WIDTH), offset=(first, 0))

    row_mean = wp.tile_sum(rows, axis=1) / float(WIDTH)
    # two passes over what is on chip anyway: the sum of squares less the squared mean would cancel
    mean_column = wp.tile_reshape(row_mean, shape=(ROWS, 1))
    centered = rows - wp.tile_broadcast(mean_column, shape=(ROWS, WIDTH))
    variance = wp.tile_sum(wp.tile_map(wp.mul, centered, centered), axis=1) / float(WIDTH)
    row_rstd = wp.tile_map(inverse_root, variance, eps)

    scale = wp.tile_broadcast(wp.tile_load(gamma, shape=WIDTH), shape=(ROWS, WIDTH))
    shift = wp.tile_broadcast(wp.tile_load(beta, shape=WIDTH), shape=(ROWS, WIDTH))
    factor = wp.tile_broadcast(wp.tile_reshape(row_rstd, shape=(ROWS, 1)), shape=(ROWS, WIDTH))
    normal = wp.tile_map(wp.mul, centered, factor)
    wp.tile_store(y, wp.tile_map(wp.mul, normal, scale) + shift, offset=(first, 0))
    wp.tile_store(mean, row_mean, offset=first)
    wp.tile_store(rstd, row_rstd, offset=first)
