struct wp_args_starred_vector_07d27bac {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::vec_t<2, wp::float32> w;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void starred_vector_07d27bac_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_starred_vector_07d27bac *_wp_args,
    wp_args_starred_vector_07d27bac *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_starred_vector_07d27bac wp_contiguous_args;
    wp_args_starred_vector_07d27bac wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::vec_t<2, wp::float32> var_w = _wp_args->w;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::vec_t<2, wp::float32> adj_w = _wp_adj_args->w;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 1;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 2;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 0;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    wp::float32 var_15;
    const wp::float32 var_16 = 1.0;
    wp::vec_t<3, wp::float32> var_17;
    const wp::int32 var_18 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::int32 adj_18 = {};
    //---------
    // forward
    // def starred_vector(v: wp.array(dtype=wp.vec3), w: wp.vec2, out: wp.array(dtype=wp.vec3)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[i] = wp.vec3(*v[i])                                                                <L 8>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_7 = wp::load(var_1);
    var_6 = wp::extract(var_7, var_5);
    var_10 = wp::load(var_1);
    var_9 = wp::extract(var_10, var_8);
    var_11 = wp::vec_t<3, wp::float32>(var_3, var_6, var_9);
    // wp::array_store(var_out, var_0, var_11);
    // out[0] = wp.vec3(*w, 1.0)                                                              <L 9>
    var_13 = wp::extract(var_w, var_12);
    var_15 = wp::extract(var_w, var_14);
    var_17 = wp::vec_t<3, wp::float32>(var_13, var_15, var_16);
    // wp::array_store(var_out, var_18, var_17);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_18, var_17, adj_out, adj_18, adj_17);
    wp::adj_vec_t(var_13, var_15, var_16, adj_13, adj_15, adj_16, adj_17);
    wp::adj_extract(var_w, var_14, adj_w, adj_14, adj_15);
    wp::adj_extract(var_w, var_12, adj_w, adj_12, adj_13);
    // adj: out[0] = wp.vec3(*w, 1.0)                                                         <L 9>
    wp::adj_array_store(var_out, var_0, var_11, adj_out, adj_0, adj_11);
    wp::adj_vec_t(var_3, var_6, var_9, adj_3, adj_6, adj_9, adj_11);
    wp::adj_extract(var_10, var_8, adj_1, adj_8, adj_9);
    wp::adj_extract(var_7, var_5, adj_1, adj_5, adj_6);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: out[i] = wp.vec3(*v[i])                                                           <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def starred_vector(v: wp.array(dtype=wp.vec3), w: wp.vec2, out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
