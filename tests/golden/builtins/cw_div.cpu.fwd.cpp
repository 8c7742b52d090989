struct wp_args_cw_div_rows_a5a1f06a {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
};

template <bool wp_linear_contiguous>
static void cw_div_rows_a5a1f06a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cw_div_rows_a5a1f06a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_cw_div_rows_a5a1f06a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
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
    // forward
    // def cw_div_rows(v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22)):              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.cw_div(v[i], v[0])                                                           <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::address(var_v, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::cw_div(var_5, var_6);
    wp::array_store(var_v, var_0, var_4);
    // m[i] = wp.cw_div(m[i], m[0])                                                           <L 9>
    var_7 = wp::address(var_m, var_0);
    var_9 = wp::address(var_m, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = wp::cw_div(var_11, var_12);
    wp::array_store(var_m, var_0, var_10);
}
