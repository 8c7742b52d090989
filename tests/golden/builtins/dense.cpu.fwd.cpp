struct wp_args_dense_rows_8eb98372 {
    wp::int32 n;
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> l;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> starts;
};

template <bool wp_linear_contiguous>
static void dense_rows_8eb98372_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dense_rows_8eb98372 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_l = _wp_args->l;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_starts = _wp_args->starts;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 0.1;
    const wp::float32 var_5 = 0.1;
    //---------
    // forward
    // def dense_rows(n: int, a: wp.array(dtype=float), l: wp.array(dtype=float), b: wp.array(dtype=float), x: wp.array(dtype=float), starts: wp.array(dtype=int)):       <L 6>
    // wp.dense_gemm(n, n, n, 0, 1, a, b, x)                                                  <L 7>
    wp::dense_gemm(var_n, var_n, var_n, var_0, var_1, var_a, var_b, var_x);
    // wp.dense_gemm_batched(starts, starts, starts, 0, 0, starts, starts, starts, a, b, x)       <L 8>
    wp::dense_gemm_batched(var_starts, var_starts, var_starts, var_2, var_3, var_starts, var_starts, var_starts, var_a, var_b, var_x);
    // wp.dense_chol(n, a, 0.1, l)                                                            <L 9>
    wp::dense_chol(var_n, var_a, var_4, var_l);
    // wp.dense_chol_batched(starts, starts, a, 0.1, l)                                       <L 10>
    wp::dense_chol_batched(var_starts, var_starts, var_a, var_5, var_l);
    // wp.dense_subs(n, l, b, x)                                                              <L 11>
    wp::dense_subs(var_n, var_l, var_b, var_x);
    // wp.dense_solve(n, a, l, b, x)                                                          <L 12>
    wp::dense_solve(var_n, var_a, var_l, var_b, var_x);
    // wp.dense_solve_batched(starts, starts, starts, a, l, b, x)                             <L 13>
    wp::dense_solve_batched(var_starts, var_starts, var_starts, var_a, var_l, var_b, var_x);
}
