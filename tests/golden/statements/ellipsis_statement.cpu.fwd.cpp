struct wp_args_ellipsis_statement_cdefe430 {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void ellipsis_statement_cdefe430_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ellipsis_statement_cdefe430 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    //---------
    // forward
    // def ellipsis_statement(n: int):                                                        <L 6>
    // m = n + 1                                                                              <L 8>
    var_1 = wp::add(var_n, var_0);
}
