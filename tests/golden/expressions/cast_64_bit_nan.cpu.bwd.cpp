struct wp_args_cast_64_bit_nan_163d53c5 {
    wp::array_t<wp::float64> d;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void cast_64_bit_nan_163d53c5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cast_64_bit_nan_163d53c5 *_wp_args,
    wp_args_cast_64_bit_nan_163d53c5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float64> var_d = _wp_args->d;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float64> adj_d = _wp_adj_args->d;
    wp::float32 adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = NAN;
    const wp::float32 var_1 = NAN;
    wp::float64 var_2;
    const wp::int32 var_3 = 0;
    wp::float64 var_4;
    const wp::int32 var_5 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float64 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def cast_64_bit_nan(d: wp.array(dtype=wp.float64), x: float):                          <L 6>
    // d[0] = wp.float64(wp.nan)                                                              <L 7>
    var_2 = wp::float64(var_1);
    // wp::array_store(var_d, var_3, var_2);
    // d[1] = wp.float64(x)                                                                   <L 8>
    var_4 = wp::float64(var_x);
    // wp::array_store(var_d, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_d, var_5, var_4, adj_d, adj_5, adj_4);
    wp::adj_float64(var_x, adj_x, adj_4);
    // adj: d[1] = wp.float64(x)                                                              <L 8>
    wp::adj_array_store(var_d, var_3, var_2, adj_d, adj_3, adj_2);
    wp::adj_float64(var_1, adj_1, adj_2);
    // adj: d[0] = wp.float64(wp.nan)                                                         <L 7>
    // adj: def cast_64_bit_nan(d: wp.array(dtype=wp.float64), x: float):                     <L 6>
    return;
}
