struct wp_args_comparison_chain_ed2c35b6 {
    wp::int32 n;
    wp::array_t<wp::float32> x;
    wp::float32 y;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_chain_ed2c35b6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_chain_ed2c35b6 *_wp_args,
    wp_args_comparison_chain_ed2c35b6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_y = _wp_args->y;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_y = _wp_adj_args->y;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 5;
    bool var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 0;
    wp::float32* var_5;
    const wp::float32 var_6 = 1.0;
    bool var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    bool adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def comparison_chain(n: int, x: wp.array(dtype=float), y: float, out: wp.array(dtype=wp.bool)):       <L 6>
    // out[0] = 0 < n < 5                                                                     <L 7>
    var_2 = ((var_0 < var_n) && (var_n < var_1));
    // wp::array_store(var_out, var_3, var_2);
    // out[1] = x[0] < y <= 1.0                                                               <L 8>
    var_5 = wp::address(var_x, var_4);
    var_8 = wp::load(var_5);
    var_7 = ((var_8 < var_y) && (var_y <= var_6));
    // wp::array_store(var_out, var_9, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_9, var_7, adj_out, adj_9, adj_7);
    wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
    // adj: out[1] = x[0] < y <= 1.0                                                          <L 8>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[0] = 0 < n < 5                                                                <L 7>
    // adj: def comparison_chain(n: int, x: wp.array(dtype=float), y: float, out: wp.array(dtype=wp.bool)):  <L 6>
    return;
}
