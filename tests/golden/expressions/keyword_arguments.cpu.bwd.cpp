struct wp_args_keyword_arguments_0bff99e2 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void keyword_arguments_0bff99e2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_keyword_arguments_0bff99e2 *_wp_args,
    wp_args_keyword_arguments_0bff99e2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_keyword_arguments_0bff99e2 wp_contiguous_args;
    wp_args_keyword_arguments_0bff99e2 wp_contiguous_adj_args;
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
    const wp::float32 var_1 = 2.0;
    wp::float32* var_2;
    const wp::float32 var_3 = 1.0;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def keyword_arguments(x: wp.array(dtype=float)):                                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.clamp(high=2.0, x=x[i], low=1.0)                                             <L 8>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::clamp(var_5, var_3, var_1);
    // wp::array_store(var_x, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_clamp(var_5, var_3, var_1, adj_2, adj_3, adj_1, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[i] = wp.clamp(high=2.0, x=x[i], low=1.0)                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def keyword_arguments(x: wp.array(dtype=float)):                                  <L 6>
    return;
}
