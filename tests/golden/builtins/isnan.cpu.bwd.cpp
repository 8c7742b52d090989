struct wp_args_isnan_rows_adae9a7d {
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
    wp::quat_t<wp::float32> q;
    wp::mat_t<2, 2, wp::float64> m;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void isnan_rows_adae9a7d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_isnan_rows_adae9a7d *_wp_args,
    wp_args_isnan_rows_adae9a7d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::mat_t<2, 2, wp::float64> var_m = _wp_args->m;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::mat_t<2, 2, wp::float64> adj_m = _wp_adj_args->m;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    bool var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    bool var_5;
    const wp::int32 var_6 = 1;
    bool var_7;
    const wp::int32 var_8 = 2;
    bool var_9;
    const wp::int32 var_10 = 3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    bool adj_5 = {};
    wp::int32 adj_6 = {};
    bool adj_7 = {};
    wp::int32 adj_8 = {};
    bool adj_9 = {};
    wp::int32 adj_10 = {};
    //---------
    // forward
    // def isnan_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):       <L 6>
    // out[0] = wp.isnan(x[0])                                                                <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::isnan(var_3);
    // wp::array_store(var_out, var_4, var_2);
    // out[1] = wp.isnan(v)                                                                   <L 8>
    var_5 = wp::isnan(var_v);
    // wp::array_store(var_out, var_6, var_5);
    // out[2] = wp.isnan(q)                                                                   <L 9>
    var_7 = wp::isnan(var_q);
    // wp::array_store(var_out, var_8, var_7);
    // out[3] = wp.isnan(m)                                                                   <L 10>
    var_9 = wp::isnan(var_m);
    // wp::array_store(var_out, var_10, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
    // adj: out[3] = wp.isnan(m)                                                              <L 10>
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    // adj: out[2] = wp.isnan(q)                                                              <L 9>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    // adj: out[1] = wp.isnan(v)                                                              <L 8>
    wp::adj_array_store(var_out, var_4, var_2, adj_out, adj_4, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: out[0] = wp.isnan(x[0])                                                           <L 7>
    // adj: def isnan_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):  <L 6>
    return;
}
