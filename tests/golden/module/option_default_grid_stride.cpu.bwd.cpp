struct wp_args_plain_070676b7 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void plain_070676b7_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_070676b7 *_wp_args,
    wp_args_plain_070676b7 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_plain_070676b7 wp_contiguous_args;
    wp_args_plain_070676b7 wp_contiguous_adj_args;
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
    const wp::float32 var_0 = 1.0;
    wp::int32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def plain(x: wp.array(dtype=float)):                                                   <L 8>
    // x[wp.tid()] = 1.0                                                                      <L 9>
    var_1 = builtin_tid1d();
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[wp.tid()] = 1.0                                                                 <L 9>
    // adj: def plain(x: wp.array(dtype=float)):                                              <L 8>
    return;
}

struct wp_args_strided_4e175bab {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void strided_4e175bab_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_strided_4e175bab *_wp_args,
    wp_args_strided_4e175bab *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_strided_4e175bab wp_contiguous_args;
    wp_args_strided_4e175bab wp_contiguous_adj_args;
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
    const wp::float32 var_0 = 2.0;
    wp::int32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def strided(x: wp.array(dtype=float)):                                                 <L 13>
    // x[wp.tid()] = 2.0                                                                      <L 14>
    var_1 = builtin_tid1d();
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[wp.tid()] = 2.0                                                                 <L 14>
    // adj: def strided(x: wp.array(dtype=float)):                                            <L 13>
    return;
}
