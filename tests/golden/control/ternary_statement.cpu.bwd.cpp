struct wp_args_ternary_statement_81f57b5f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> c;
};

template <bool wp_linear_contiguous>
static void ternary_statement_81f57b5f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_statement_81f57b5f *_wp_args,
    wp_args_ternary_statement_81f57b5f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_ternary_statement_81f57b5f wp_contiguous_args;
    wp_args_ternary_statement_81f57b5f wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.c.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.c.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_c = _wp_args->c;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_c = _wp_adj_args->c;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.0;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    bool adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def ternary_statement(x: wp.array(dtype=float), c: wp.array(dtype=int)):               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // wp.atomic_add(c, 0, 1) if x[i] > 0.0 else wp.atomic_add(c, 1, 1)                       <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 > var_2);
    if (var_3) {
        // var_7 = wp::atomic_add(var_c, var_5, var_6);
    }
    if (!var_3) {
        // var_10 = wp::atomic_add(var_c, var_8, var_9);
    }
    var_11 = wp::where(var_3, var_7, var_10);
    //---------
    // reverse
    wp::adj_where(var_3, var_7, var_10, adj_3, adj_7, adj_10, adj_11);
    if (!var_3) {
        wp::adj_atomic_add(var_c, var_8, var_9, adj_c, adj_8, adj_9, adj_10);
    }
    if (var_3) {
        wp::adj_atomic_add(var_c, var_5, var_6, adj_c, adj_5, adj_6, adj_7);
    }
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: wp.atomic_add(c, 0, 1) if x[i] > 0.0 else wp.atomic_add(c, 1, 1)                  <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def ternary_statement(x: wp.array(dtype=float), c: wp.array(dtype=int)):          <L 6>
    return;
}
