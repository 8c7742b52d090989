struct wp_args_multiline_subscript_ce524b53 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void multiline_subscript_ce524b53_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multiline_subscript_ce524b53 *_wp_args,
    wp_args_multiline_subscript_ce524b53 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_multiline_subscript_ce524b53 wp_contiguous_args;
    wp_args_multiline_subscript_ce524b53 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def multiline_subscript(x: wp.array(dtype=float), a: wp.array(dtype=float)):           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[                                                                                     <L 8>
    // ] = a[0]                                                                               <L 10>
    var_2 = wp::address(var_a, var_1);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    // x[                                                                                     <L 8>
    // i                                                                                      <L 9>
    // wp::array_store(var_x, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    // adj: i                                                                                 <L 9>
    // adj: x[                                                                                <L 8>
    wp::adj_copy(var_4, adj_2, adj_3);
    wp::adj_address(var_a, var_1, adj_a, adj_1, adj_2);
    // adj: ] = a[0]                                                                          <L 10>
    // adj: x[                                                                                <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def multiline_subscript(x: wp.array(dtype=float), a: wp.array(dtype=float)):      <L 6>
    return;
}
