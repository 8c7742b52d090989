struct wp_args_length_rows_b9da5f27 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::quat_t<wp::float32> q;
    wp::vec_t<2, wp::float64> d;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void length_rows_b9da5f27_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_length_rows_b9da5f27 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_length_rows_b9da5f27 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::vec_t<2, wp::float64> var_d = _wp_args->d;
    wp::array_t<wp::float32> var_out = _wp_args->out;
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
    //---------
    // forward
    // def length_rows(v: wp.array(dtype=wp.vec3), q: wp.quat, d: wp.vec2d, out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[0] = wp.length(v[i])                                                               <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::length(var_3);
    wp::array_store(var_out, var_4, var_2);
    // out[1] = wp.length(q)                                                                  <L 9>
    var_5 = wp::length(var_q);
    wp::array_store(var_out, var_6, var_5);
    // x = wp.length(d)                                                                       <L 10>
    var_7 = wp::length(var_d);
}
