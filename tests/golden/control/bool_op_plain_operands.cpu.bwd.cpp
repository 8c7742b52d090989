struct wp_args_bool_op_plain_operands_532fa68d {
    wp::float32 a;
    wp::int32 n;
    wp::array_t<wp::float32> x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void bool_op_plain_operands_532fa68d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_op_plain_operands_532fa68d *_wp_args,
    wp_args_bool_op_plain_operands_532fa68d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::float32 adj_a = _wp_adj_args->a;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    bool var_7;
    const wp::int32 var_8 = 2;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    bool adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def bool_op_plain_operands(a: float, n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):       <L 6>
    // out[0] = a and n                                                                       <L 7>
    var_0 = var_a;
    if (var_0) {
        var_0 = var_0 && var_n;
    }
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = x[0] or n                                                                     <L 8>
    var_4 = wp::address(var_x, var_3);
    var_5 = wp::load(var_4);
    var_2 = var_5;
    if (!var_2) {
        var_2 = var_2 || var_n;
    }
    // wp::array_store(var_out, var_6, var_2);
    // out[2] = n and x                                                                       <L 9>
    var_7 = var_n;
    if (var_7) {
        var_7 = var_7 && var_x;
    }
    // wp::array_store(var_out, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    if (var_7) {
    }
    // adj: out[2] = n and x                                                                  <L 9>
    wp::adj_array_store(var_out, var_6, var_2, adj_out, adj_6, adj_2);
    if (!var_2) {
    }
    wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
    // adj: out[1] = x[0] or n                                                                <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    if (var_0) {
    }
    // adj: out[0] = a and n                                                                  <L 7>
    // adj: def bool_op_plain_operands(a: float, n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):  <L 6>
    return;
}
