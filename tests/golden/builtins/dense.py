# The dense linear algebra helpers.
import warp as wp


@wp.kernel
def dense_rows(n: int, a: wp.array(dtype=float), l: wp.array(dtype=float), b: wp.array(dtype=float), x: wp.array(dtype=float), starts: wp.array(dtype=int)):
    wp.dense_gemm(n, n, n, 0, 1, a, b, x)
    wp.dense_gemm_batched(starts, starts, starts, 0, 0, starts, starts, starts, a, b, x)
    wp.dense_chol(n, a, 0.1, l)
    wp.dense_chol_batched(starts, starts, a, 0.1, l)
    wp.dense_subs(n, l, b, x)
    wp.dense_solve(n, a, l, b, x)
    wp.dense_solve_batched(starts, starts, starts, a, l, b, x)
