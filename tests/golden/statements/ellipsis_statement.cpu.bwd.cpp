struct wp_args_ellipsis_statement_cdefe430 {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void ellipsis_statement_cdefe430_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ellipsis_statement_cdefe430 *_wp_args,
    wp_args_ellipsis_statement_cdefe430 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def ellipsis_statement(n: int):                                                        <L 6>
    // m = n + 1                                                                              <L 8>
    var_1 = wp::add(var_n, var_0);
    //---------
    // reverse
    wp::adj_add(var_n, var_0, adj_n, adj_0, adj_1);
    // adj: m = n + 1                                                                         <L 8>
    // adj: def ellipsis_statement(n: int):                                                   <L 6>
    return;
}
