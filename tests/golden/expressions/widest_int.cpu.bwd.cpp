struct wp_args_widest_int_1c0c63a8 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void widest_int_1c0c63a8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_widest_int_1c0c63a8 *_wp_args,
    wp_args_widest_int_1c0c63a8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 170141183460469231731687303715884105727;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def widest_int(x: wp.array(dtype=float)):                                              <L 6>
    // x[0] = float(170141183460469231731687303715884105727)                                  <L 7>
    var_1 = wp::float(var_0);
    // wp::array_store(var_x, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: x[0] = float(170141183460469231731687303715884105727)                             <L 7>
    // adj: def widest_int(x: wp.array(dtype=float)):                                         <L 6>
    return;
}
