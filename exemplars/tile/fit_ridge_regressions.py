# idea: batched ridge regression
# brief: Fit a ridge regression to each data set of a batch by the normal equations and a Cholesky factorization.
# description: Block `problem` fits `FEATURES` coefficients to `features[problem]`, a matrix with `FEATURES` columns, and
#     `targets[problem]`, a column per response, of which there are `RESPONSES`. The Gram matrix and the moments, the products
#     of the transposed features with themselves and with the targets, are summed over chunks of `SAMPLES` rows; rows beyond
#     the end count as zero. The Gram matrix is divided by the number of rows, `penalty` is added to every element of its
#     diagonal, and its Cholesky factor solves for the coefficients, with the moments divided by the same number on the right.
#     They go to `coefficients[problem]`. `log_det[problem]` is the logarithm of the determinant of the penalized matrix:
#     twice the sum of `log_of_diagonal` over the elements of the factor, where those off the diagonal give 0.
# launch: n, block(32)
# inputs:
#     features[n, 20, 6] = uniform(-1, 1)
#     targets[n, 20, 2] = uniform(-2, 2)
#     penalty = uniform(0.05, 0.5)
#     coefficients[n, 6, 2] = zero
#     log_det[n] = zero
import warp as wp

FEATURES = wp.constant(6)
ENTRIES = wp.constant(36)
RESPONSES = wp.constant(2)
SAMPLES = wp.constant(8)


@wp.func
def log_of_diagonal(value: float, flat: int):
    """Logarithm on the diagonal, 0 elsewhere; flat counts along the rows."""
    if flat / FEATURES == flat % FEATURES:
        return wp.log(value)
    return 0.0


@wp.kernel(enable_backward=False)
def fit_ridge_regressions(
    features: wp.array3d(dtype=float),
    targets: wp.array3d(dtype=float),
    penalty: float,
    coefficients: wp.array3d(dtype=float),
    log_det: wp.array(dtype=float),
):
    """Launch tiled: one block per problem."""
    problem = wp.tid()
    rows = features.shape[1]

    gram = wp.tile_zeros(shape=(FEATURES, FEATURES), dtype=float, storage="shared")
    moments = wp.tile_zeros(shape=(FEATURES, RESPONSES), dtype=float, storage="shared")
    for first in range(0, rows, SAMPLES):
        x = wp.tile_load(features[problem], shape=(SAMPLES, FEATURES), offset=(first, 0), storage="shared")
        y = wp.tile_load(targets[problem], shape=(SAMPLES, RESPONSES), offset=(first, 0), storage="shared")
        x_t = wp.tile_transpose(x)
        wp.tile_matmul(x_t, x, gram)
        wp.tile_matmul(x_t, y, moments)

    # means instead of sums, so that a penalty means the same for every number of samples
    share = 1.0 / float(rows)
    ridge = wp.tile_full(shape=FEATURES, value=penalty, dtype=float)
    factor = wp.tile_cholesky(wp.tile_diag_add(gram * share, ridge))
    solution = wp.tile_cholesky_solve(factor, moments * share)
    wp.tile_store(coefficients[problem], solution)

    places = wp.tile_reshape(wp.tile_arange(ENTRIES, dtype=int), shape=(FEATURES, FEATURES))
    half_log_det = wp.tile_sum(wp.tile_map(log_of_diagonal, factor, places))
    wp.tile_store(log_det, half_log_det * 2.0, offset=problem)
