struct wp_args_semicolons_868c6ce7 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void semicolons_868c6ce7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_semicolons_868c6ce7 *_wp_args,
    wp_args_semicolons_868c6ce7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_semicolons_868c6ce7 wp_contiguous_args;
    wp_args_semicolons_868c6ce7 wp_contiguous_adj_args;
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
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 2.0;
    const wp::float32 var_3 = 3.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def semicolons(x: wp.array(dtype=float)):                                              <L 6>
    // i = wp.tid(); x[i] = 1.0                                                               <L 7>
    var_0 = builtin_tid1d();
    // wp::array_store(var_x, var_0, var_1);
    // a = 2.0; b = a * 3.0; x[0] = b                                                         <L 8>
    var_4 = wp::mul(var_2, var_3);
    // wp::array_store(var_x, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
    wp::adj_mul(var_2, var_3, adj_2, adj_3, adj_4);
    // adj: a = 2.0; b = a * 3.0; x[0] = b                                                    <L 8>
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: i = wp.tid(); x[i] = 1.0                                                          <L 7>
    // adj: def semicolons(x: wp.array(dtype=float)):                                         <L 6>
    return;
}
