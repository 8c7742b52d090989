struct wp_args_cw_mul_rows_c4f381e4 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
};

template <bool wp_linear_contiguous>
static void cw_mul_rows_c4f381e4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cw_mul_rows_c4f381e4 *_wp_args,
    wp_args_cw_mul_rows_c4f381e4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_cw_mul_rows_c4f381e4 wp_contiguous_args;
    wp_args_cw_mul_rows_c4f381e4 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_adj_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m = _wp_adj_args->m;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::mat_t<2, 2, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::mat_t<2, 2, wp::float32>* var_9;
    wp::mat_t<2, 2, wp::float32> var_10;
    wp::mat_t<2, 2, wp::float32> var_11;
    wp::mat_t<2, 2, wp::float32> var_12;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::mat_t<2, 2, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::mat_t<2, 2, wp::float32> adj_9 = {};
    wp::mat_t<2, 2, wp::float32> adj_10 = {};
    wp::mat_t<2, 2, wp::float32> adj_11 = {};
    wp::mat_t<2, 2, wp::float32> adj_12 = {};
    //---------
    // forward
    // def cw_mul_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.cw_mul(v[i], v[0])                                                           <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::address(var_v, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::cw_mul(var_5, var_6);
    // wp::array_store(var_v, var_0, var_4);
    // m[i] = wp.cw_mul(m[i], m[0])                                                           <L 9>
    var_7 = wp::address(var_m, var_0);
    var_9 = wp::address(var_m, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = wp::cw_mul(var_11, var_12);
    // wp::array_store(var_m, var_0, var_10);
    //---------
    // reverse
    wp::adj_array_store(var_m, var_0, var_10, adj_m, adj_0, adj_10);
    wp::adj_cw_mul(var_11, var_12, adj_7, adj_9, adj_10);
    wp::adj_address(var_m, var_8, adj_m, adj_8, adj_9);
    wp::adj_address(var_m, var_0, adj_m, adj_0, adj_7);
    // adj: m[i] = wp.cw_mul(m[i], m[0])                                                      <L 9>
    wp::adj_array_store(var_v, var_0, var_4, adj_v, adj_0, adj_4);
    wp::adj_cw_mul(var_5, var_6, adj_1, adj_3, adj_4);
    wp::adj_address(var_v, var_2, adj_v, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: v[i] = wp.cw_mul(v[i], v[0])                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def cw_mul_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):         <L 6>
    return;
}
