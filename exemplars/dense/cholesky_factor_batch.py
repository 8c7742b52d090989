# idea: batched Cholesky factorization
# brief: Factor a batch of small symmetric positive definite matrices into lower triangular ones and report their log
#     determinants.
# description: One thread per matrix, float64. `jitter` is added to the diagonal first, and only the lower triangle of
#     the matrix is read. The lower triangle of L with `matrices[b]` = L L^T is made column by column: the diagonal is
#     the root of what the columns before leave of the matrix' diagonal, the entries below are the rest of the column
#     over that diagonal. A pivot not above `MIN_PIVOT` times the magnitude of the matrix' own diagonal entry, without
#     the jitter, means that the matrix is not positive definite: `status[b]` becomes the number of the column, from 1,
#     and the thread stops, with `factors[b]` and `log_det[b]` untouched. Otherwise `factors[b]` is L, with zeros above
#     the diagonal, `log_det[b]` twice the sum of the logarithms of its diagonal, and `status[b]` 0.
# launch: n
# inputs:
#     matrices[n] = spd(0.5, 4)
#     jitter = 1e-9
#     factors[n] = zero
#     log_det[n] = zero
#     status[n] = zero
# fits:
#     parameter_per_element(jitter)
#     active_mask
#     indirect_thread
#     batch_dimension
#     total_output(log_det)
import warp as wp

SIZE = wp.constant(5)
MIN_PIVOT = wp.constant(wp.float64(1.0e-12))

mat55d = wp.types.matrix(shape=(5, 5), dtype=wp.float64)


@wp.kernel
def cholesky_factor_batch(matrices: wp.array(dtype=mat55d), jitter: wp.float64, factors: wp.array(dtype=mat55d),
                          log_det: wp.array(dtype=wp.float64), status: wp.array(dtype=wp.int32)):
    """Left-looking Cholesky of 5x5 matrices. Launch: one thread per matrix."""
    b = wp.tid()
    a = matrices[b]
    lower = mat55d()
    log_sum = wp.float64(0.0)

    for j in range(SIZE):
        pivot = a[j, j] + jitter
        for k in range(j):
            pivot -= lower[j, k] * lower[j, k]
        # relative to the matrix, because scales differ between problems
        if pivot <= MIN_PIVOT * wp.abs(a[j, j]):
            status[b] = j + 1
            return

        root = wp.sqrt(pivot)
        lower[j, j] = root
        log_sum += wp.log(root)
        for i in range(j + 1, SIZE):
            rest = a[i, j]
            for k in range(j):
                rest -= lower[i, k] * lower[j, k]
            lower[i, j] = rest / root

    factors[b] = lower
    log_det[b] = wp.float64(2.0) * log_sum
    status[b] = 0
