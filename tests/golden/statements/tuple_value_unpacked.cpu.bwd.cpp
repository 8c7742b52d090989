struct wp_args_tuple_value_unpacked_436c54c1 {
    wp::int32 n;
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_value_unpacked_436c54c1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_value_unpacked_436c54c1 *_wp_args,
    wp_args_tuple_value_unpacked_436c54c1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::tuple_t<wp::int32, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::tuple_t<wp::int32, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def tuple_value_unpacked(n: int, x: float, out: wp.array(dtype=float)):                <L 6>
    // pair = (n, x)                                                                          <L 7>
    var_0 = wp::tuple(var_n, var_x);
    // a, b = pair                                                                            <L 8>
    var_2 = wp::extract<0>(var_0);
    var_4 = wp::extract<1>(var_0);
    // out[a] = b                                                                             <L 9>
    // wp::array_store(var_out, var_2, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_2, var_4, adj_out, adj_2, adj_4);
    // adj: out[a] = b                                                                        <L 9>
    // adj: a, b = pair                                                                       <L 8>
    // adj: pair = (n, x)                                                                     <L 7>
    // adj: def tuple_value_unpacked(n: int, x: float, out: wp.array(dtype=float)):           <L 6>
    return;
}
