struct wp_args_late_lengths_3d6ba210 {
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<2, 4, wp::float32> m;
    wp::transform_t<wp::float32> t;
};

template <bool wp_linear_contiguous>
static void late_lengths_3d6ba210_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_lengths_3d6ba210 *_wp_args,
    wp_args_late_lengths_3d6ba210 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_lengths_3d6ba210 wp_contiguous_args;
    wp_args_late_lengths_3d6ba210 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::mat_t<2, 4, wp::float32> var_m = _wp_args->m;
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::mat_t<2, 4, wp::float32> adj_m = _wp_adj_args->m;
    wp::transform_t<wp::float32> adj_t = _wp_adj_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32> var_1;
    const wp::int32 var_2 = 2;
    const wp::int32 var_3 = 5;
    const wp::int32 var_4 = 7;
    wp::int32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 8;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def late_lengths(x: wp.array(dtype=float), v: wp.vec3, m: wp.types.matrix(shape=(2, 4), dtype=float), t: wp.transform):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q = wp.quat_identity()                                                                 <L 8>
    var_1 = wp::quat_identity<wp::float32>();
    // n = 2                                                                                  <L 9>
    // x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(q) * n))       <L 10>
    var_5 = wp::mul(var_3, var_4);
    var_6 = wp::float(var_5);
    var_8 = wp::float(var_7);
    var_9 = wp::add(var_6, var_8);
    // wp::array_store(var_x, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_9, adj_x, adj_0, adj_9);
    wp::adj_add(var_6, var_8, adj_6, adj_8, adj_9);
    wp::adj_float(var_7, adj_7, adj_8);
    wp::adj_float(var_5, adj_5, adj_6);
    wp::adj_mul(var_3, var_4, adj_3, adj_4, adj_5);
    // adj: x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(q) * n))  <L 10>
    // adj: n = 2                                                                             <L 9>
    // adj: q = wp.quat_identity()                                                            <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def late_lengths(x: wp.array(dtype=float), v: wp.vec3, m: wp.types.matrix(shape=(2, 4), dtype=float), t: wp.transform):  <L 6>
    return;
}
