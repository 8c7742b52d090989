struct wp_args_length_35467f58 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> y;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void length_35467f58_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_length_35467f58 *_wp_args,
    wp_args_length_35467f58 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_y = _wp_args->y;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_y = _wp_adj_args->y;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 0;
    wp::array_t<wp::float32> var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::array_t<wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):       <L 6>
    // out[0] = len(x)                                                                        <L 7>
    var_0 = wp::len(var_x);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = len(y)                                                                        <L 8>
    var_2 = wp::len(var_y);
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = len(x[0])                                                                     <L 9>
    var_5 = wp::view(var_x, var_4);
    var_6 = wp::len(var_5);
    // wp::array_store(var_out, var_7, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    wp::adj_view(var_x, var_4, adj_x, adj_4, adj_5);
    // adj: out[2] = len(x[0])                                                                <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[1] = len(y)                                                                   <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = len(x)                                                                   <L 7>
    // adj: def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):  <L 6>
    return;
}
