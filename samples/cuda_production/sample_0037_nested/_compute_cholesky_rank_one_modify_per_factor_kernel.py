import warp as wp


@wp.func
def _compute_packed(i: wp.int32, j: wp.int32) -> wp.int32:
    return i * (i + 1) / 2 + j


@wp.kernel
def _compute_cholesky_rank_one_modify_per_factor_kernel(
    fac_dir: wp.array[wp.int8],
    fac_vectors: wp.array2d[wp.float32],
    factors: wp.array2d[wp.float32],
    fac_failed_col: wp.array[wp.int32],
):
    b = wp.tid()
    fac_failed_col[b] = 0
    sign = float(fac_dir[b])
    if sign != 0.0:
        size = fac_vectors.shape[1]
        for k in range(size):
            diag = factors[b, _compute_packed(k, k)]
            v_k = fac_vectors[b, k]
            sq = diag * diag + sign * v_k * v_k
            if sq < 1.0e-2:
                fac_failed_col[b] = k + 1
                return

            r = wp.sqrt(sq)
            c = r / diag
            s = v_k / diag
            factors[b, _compute_packed(k, k)] = r
            for i in range(k + 1, size):
                entry = (factors[b, _compute_packed(i, k)] + sign * s * fac_vectors[b, i]) / c
                factors[b, _compute_packed(i, k)] = entry
                # uses the new entry, which keeps the vector accurate through cancellation
                fac_vectors[b, i] = c * fac_vectors[b, i] - s * entry
