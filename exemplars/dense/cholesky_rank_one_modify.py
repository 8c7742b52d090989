# idea: rank-one modification of a Cholesky factor
# brief: Update or downdate packed Cholesky factors by a vector without factoring again.
# description: One thread per factor `b`. The lower triangle, with a positive diagonal, is stored row by row in
#     `factors[b]`; `packed` gives the place of entry (i, j). The factor of L L^T + sign v v^T is made in place, with
#     the vector in `vectors[b]` as work space, and `direction[b]` as the sign: 1 adds an observation, -1 takes one out,
#     0 leaves factor and vector as they are. Column by column the new diagonal is r, the root of diagonal^2 + sign
#     v_k^2; with c = r / diagonal and s = v_k / diagonal the entries below become (entry + sign s v_i) / c, and v_i
#     becomes c v_i - s entry. A downdate that would leave less than `MIN_PIVOT` times diagonal^2 under the root stops
#     at that column, numbered from 1 in `failed_column[b]`, with the columns before changed already; it is 0 after
#     success and for the sign 0.
# launch: n
# inputs:
#     direction[n] = index(-1, 2)
#     vectors[n, 5] = uniform(-0.6, 0.6)
#     factors[n, 15] = uniform(0.5, 1)
#     failed_column[n] = zero
# fits:
#     indirect_thread
#     batch_dimension
import warp as wp

MIN_PIVOT = wp.constant(1.0e-3)


@wp.func
def packed(i: int, j: int) -> int:
    """Place of entry (i, j), j <= i, of a lower triangle stored by rows."""
    return i * (i + 1) / 2 + j


@wp.kernel
def cholesky_rank_one_modify(
    direction: wp.array(dtype=wp.int8),
    vectors: wp.array2d(dtype=float),
    factors: wp.array2d(dtype=float),
    failed_column: wp.array(dtype=int),
):
    b = wp.tid()
    failed_column[b] = 0
    sign = float(direction[b])
    if sign == 0.0:
        return

    size = vectors.shape[1]
    for k in range(size):
        diagonal = factors[b, packed(k, k)]
        v_k = vectors[b, k]
        squared = diagonal * diagonal + sign * v_k * v_k
        if squared < MIN_PIVOT * diagonal * diagonal:
            failed_column[b] = k + 1
            return

        r = wp.sqrt(squared)
        c = r / diagonal
        s = v_k / diagonal
        factors[b, packed(k, k)] = r
        for i in range(k + 1, size):
            entry = (factors[b, packed(i, k)] + sign * s * vectors[b, i]) / c
            factors[b, packed(i, k)] = entry
            # uses the new entry, which keeps the vector accurate through cancellation
            vectors[b, i] = c * vectors[b, i] - s * entry
