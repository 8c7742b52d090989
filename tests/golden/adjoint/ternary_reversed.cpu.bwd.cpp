struct wp_args_ternary_reversed_44c36e03 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void ternary_reversed_44c36e03_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_reversed_44c36e03 *_wp_args,
    wp_args_ternary_reversed_44c36e03 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_ternary_reversed_44c36e03 wp_contiguous_args;
    wp_args_ternary_reversed_44c36e03 wp_contiguous_adj_args;
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
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def ternary_reversed(x: wp.array(dtype=float), n: int):                                <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.sin(x[i]) if n > 0 else wp.cos(x[i])                                         <L 8>
    var_2 = (var_n > var_1);
    if (var_2) {
        var_3 = wp::address(var_x, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::sin(var_5);
    }
    if (!var_2) {
        var_6 = wp::address(var_x, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::cos(var_8);
    }
    var_9 = wp::where(var_2, var_4, var_7);
    // wp::array_store(var_x, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
    wp::adj_where(var_2, var_4, var_7, adj_2, adj_4, adj_7, adj_9);
    if (!var_2) {
        wp::adj_cos(var_8, adj_6, adj_7);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_6);
    }
    if (var_2) {
        wp::adj_sin(var_5, adj_3, adj_4);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
    }
    // adj: x[i] = wp.sin(x[i]) if n > 0 else wp.cos(x[i])                                    <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def ternary_reversed(x: wp.array(dtype=float), n: int):                           <L 6>
    return;
}
