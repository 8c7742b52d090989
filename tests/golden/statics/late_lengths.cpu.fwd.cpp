struct wp_args_late_lengths_25d0476c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void late_lengths_25d0476c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_lengths_25d0476c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_lengths_25d0476c wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::mat_t<2, 2, wp::float32> var_2;
    wp::transform_t<wp::float32> var_3;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 5;
    const wp::int32 var_6 = 7;
    wp::int32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 6;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def late_lengths(x: wp.array(dtype=float)):                                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v = wp.vec3()                                                                          <L 8>
    var_1 = wp::vec_t<3, wp::float32>();
    // m = wp.mat22()                                                                         <L 9>
    var_2 = wp::mat_t<2, 2, wp::float32>();
    // t = wp.transform_identity()                                                            <L 10>
    var_3 = wp::transform_identity<wp::float32>();
    // n = 2                                                                                  <L 11>
    // x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(v) * n))       <L 12>
    var_7 = wp::mul(var_5, var_6);
    var_8 = wp::float(var_7);
    var_10 = wp::float(var_9);
    var_11 = wp::add(var_8, var_10);
    wp::array_store(var_x, var_0, var_11);
}
