struct wp_args_breakpoint_rows_e70459ae {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void breakpoint_rows_e70459ae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_breakpoint_rows_e70459ae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 100;
    bool var_1;
    //---------
    // forward
    // def breakpoint_rows(n: int):                                                           <L 6>
    // if n > 100:                                                                            <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // breakpoint()                                                                       <L 8>
        __debugbreak();
    }
}
