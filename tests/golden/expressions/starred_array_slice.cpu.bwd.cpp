struct wp_args_starred_array_slice_22c2c700 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void starred_array_slice_22c2c700_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_starred_array_slice_22c2c700 *_wp_args,
    wp_args_starred_array_slice_22c2c700 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 3;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    const wp::int32 var_4 = 1;
    wp::float32* var_5;
    const wp::int32 var_6 = 2;
    wp::float32* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    //---------
    // forward
    // def starred_array_slice(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
    // out[0] = wp.vec3(*x[0:3])                                                              <L 7>
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::address(var_x, var_4);
    var_7 = wp::address(var_x, var_6);
    var_9 = wp::load(var_3);
    var_10 = wp::load(var_5);
    var_11 = wp::load(var_7);
    var_8 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
    // wp::array_store(var_out, var_12, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_12, var_8, adj_out, adj_12, adj_8);
    wp::adj_vec_t(var_9, var_10, var_11, adj_3, adj_5, adj_7, adj_8);
    wp::adj_address(var_x, var_6, adj_x, adj_6, adj_7);
    wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    // adj: out[0] = wp.vec3(*x[0:3])                                                         <L 7>
    // adj: def starred_array_slice(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
