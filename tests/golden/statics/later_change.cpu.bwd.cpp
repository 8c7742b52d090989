struct wp_args_later_change_b894d449 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void later_change_b894d449_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_later_change_b894d449 *_wp_args,
    wp_args_later_change_b894d449 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_later_change_b894d449 wp_contiguous_args;
    wp_args_later_change_b894d449 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 2;
    wp::int32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def later_change(x: wp.array(dtype=int)):                                              <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // x[i] = wp.static(LEVEL) + LEVEL                                                        <L 10>
    var_3 = wp::add(var_1, var_2);
    // wp::array_store(var_x, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: x[i] = wp.static(LEVEL) + LEVEL                                                   <L 10>
    // adj: i = wp.tid()                                                                      <L 9>
    // adj: def later_change(x: wp.array(dtype=int)):                                         <L 8>
    return;
}
