struct wp_args_lower_bound_rows_10426ad2 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void lower_bound_rows_10426ad2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_lower_bound_rows_10426ad2 *_wp_args,
    wp_args_lower_bound_rows_10426ad2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 5;
    const wp::int32 var_5 = 3;
    wp::int32 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def lower_bound_rows(x: wp.array(dtype=float), n: wp.array(dtype=int), out: wp.array(dtype=int)):       <L 6>
    // out[0] = wp.lower_bound(x, 2.0)                                                        <L 7>
    var_1 = wp::lower_bound(var_x, var_0);
    // wp::array_store(var_out, var_2, var_1);
    // out[1] = wp.lower_bound(n, 0, 5, 3)                                                    <L 8>
    var_6 = wp::lower_bound(var_n, var_3, var_4, var_5);
    // wp::array_store(var_out, var_7, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: out[1] = wp.lower_bound(n, 0, 5, 3)                                               <L 8>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = wp.lower_bound(x, 2.0)                                                   <L 7>
    // adj: def lower_bound_rows(x: wp.array(dtype=float), n: wp.array(dtype=int), out: wp.array(dtype=int)):  <L 6>
    return;
}
