struct wp_args_length_sq_rows_4fd0d2de {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::quat_t<wp::float32> q;
    wp::vec_t<2, wp::float64> d;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void length_sq_rows_4fd0d2de_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_length_sq_rows_4fd0d2de *_wp_args,
    wp_args_length_sq_rows_4fd0d2de *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_length_sq_rows_4fd0d2de wp_contiguous_args;
    wp_args_length_sq_rows_4fd0d2de wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::vec_t<2, wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::vec_t<2, wp::float64> adj_d = _wp_adj_args->d;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::float32 var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    wp::float64 var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 2;
    wp::vec_t<2, wp::int32> var_10;
    wp::int32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float64 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::vec_t<2, wp::int32> adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def length_sq_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[0] = wp.length_sq(v[i])                                                            <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::length_sq(var_3);
    // wp::array_store(var_out, var_4, var_2);
    // out[1] = wp.length_sq(q)                                                               <L 9>
    var_5 = wp::length_sq(var_q);
    // wp::array_store(var_out, var_6, var_5);
    // x = wp.length_sq(d)                                                                    <L 10>
    var_7 = wp::length_sq(var_d);
    // k = wp.length_sq(wp.vec2i(1, 2))                                                       <L 11>
    var_10 = wp::vec_t<2, wp::int32>(var_8, var_9);
    var_11 = wp::length_sq(var_10);
    //---------
    // reverse
    wp::adj_length_sq(var_10, adj_10, adj_11);
    wp::adj_vec_t(var_8, var_9, adj_8, adj_9, adj_10);
    // adj: k = wp.length_sq(wp.vec2i(1, 2))                                                  <L 11>
    wp::adj_length_sq(var_d, adj_d, adj_7);
    // adj: x = wp.length_sq(d)                                                               <L 10>
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    wp::adj_length_sq(var_q, adj_q, adj_5);
    // adj: out[1] = wp.length_sq(q)                                                          <L 9>
    wp::adj_array_store(var_out, var_4, var_2, adj_out, adj_4, adj_2);
    wp::adj_length_sq(var_3, adj_1, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: out[0] = wp.length_sq(v[i])                                                       <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def length_sq_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):  <L 6>
    return;
}
