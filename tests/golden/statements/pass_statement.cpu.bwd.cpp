struct wp_args_pass_statement_ed8627a6 {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void pass_statement_ed8627a6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pass_statement_ed8627a6 *_wp_args,
    wp_args_pass_statement_ed8627a6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    bool var_1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    //---------
    // forward
    // def pass_statement(n: int):                                                            <L 6>
    // if n > 1:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // pass                                                                               <L 8>
    }
    // pass                                                                                   <L 9>
    //---------
    // reverse
    // adj: pass                                                                              <L 9>
    if (var_1) {
        // adj: pass                                                                          <L 8>
    }
    // adj: if n > 1:                                                                         <L 7>
    // adj: def pass_statement(n: int):                                                       <L 6>
    return;
}
