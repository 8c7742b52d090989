struct wp_args_isfinite_rows_8ff2989b {
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
    wp::quat_t<wp::float32> q;
    wp::mat_t<2, 2, wp::float64> m;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void isfinite_rows_8ff2989b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_isfinite_rows_8ff2989b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::mat_t<2, 2, wp::float64> var_m = _wp_args->m;
    wp::array_t<bool> var_out = _wp_args->out;
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
    // forward
    // def isfinite_rows(x: wp.array(dtype=float), v: wp.vec3, q: wp.quat, m: wp.mat22d, out: wp.array(dtype=wp.bool)):       <L 6>
    // out[0] = wp.isfinite(x[0])                                                             <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::isfinite(var_3);
    wp::array_store(var_out, var_4, var_2);
    // out[1] = wp.isfinite(v)                                                                <L 8>
    var_5 = wp::isfinite(var_v);
    wp::array_store(var_out, var_6, var_5);
    // out[2] = wp.isfinite(q)                                                                <L 9>
    var_7 = wp::isfinite(var_q);
    wp::array_store(var_out, var_8, var_7);
    // out[3] = wp.isfinite(m)                                                                <L 10>
    var_9 = wp::isfinite(var_m);
    wp::array_store(var_out, var_10, var_9);
}
