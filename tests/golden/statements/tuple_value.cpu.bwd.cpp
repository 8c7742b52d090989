struct wp_args_tuple_value_11cc6c99 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_value_11cc6c99_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_value_11cc6c99 *_wp_args,
    wp_args_tuple_value_11cc6c99 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::tuple_t<wp::float32, wp::float32> var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::tuple_t<wp::float32, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def tuple_value(x: float, out: wp.array(dtype=float)):                                 <L 6>
    // pair = (x, 2.0)                                                                        <L 7>
    var_1 = wp::tuple(var_x, var_0);
    // out[0] = pair[0] + pair[1]                                                             <L 8>
    var_3 = wp::extract<0>(var_1);
    var_5 = wp::extract<1>(var_1);
    var_6 = wp::add(var_3, var_5);
    // wp::array_store(var_out, var_7, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    wp::adj_add(var_3, var_5, adj_3, adj_5, adj_6);
    // adj: out[0] = pair[0] + pair[1]                                                        <L 8>
    // adj: pair = (x, 2.0)                                                                   <L 7>
    // adj: def tuple_value(x: float, out: wp.array(dtype=float)):                            <L 6>
    return;
}
