struct wp_args_printf_formats_0b1eb8b1 {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void printf_formats_0b1eb8b1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_printf_formats_0b1eb8b1 *_wp_args,
    wp_args_printf_formats_0b1eb8b1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_printf_formats_0b1eb8b1 wp_contiguous_args;
    wp_args_printf_formats_0b1eb8b1 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::str var_1 = "%d %f\n";
    wp::float32* var_2;
    wp::float32 var_3;
    const wp::str var_4 = "done\n";
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::str adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::str adj_4 = {};
    //---------
    // forward
    // def printf_formats(n: int, x: wp.array(dtype=float)):                                  <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // wp.printf("%d %f\n", n, x[i])                                                          <L 8>
    var_2 = wp::address(var_x, var_0);
    var_3 = wp::load(var_2);
    printf(var_1, var_n, var_3);
    // wp.printf("done\n")                                                                    <L 9>
    printf(var_4);
    //---------
    // reverse
    // adj: wp.printf("done\n")                                                               <L 9>
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: wp.printf("%d %f\n", n, x[i])                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def printf_formats(n: int, x: wp.array(dtype=float)):                             <L 6>
    return;
}
