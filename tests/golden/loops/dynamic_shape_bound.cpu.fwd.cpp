struct wp_args_dynamic_shape_bound_613685ec {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void dynamic_shape_bound_613685ec_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_shape_bound_613685ec *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::shape_t* var_1;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::shape_t var_4;
    wp::range_t var_5;
    wp::int32 var_6;
    const wp::float32 var_7 = 1.0;
    wp::int32 var_8;
    wp::range_t var_9;
    wp::int32 var_10;
    const wp::float32 var_11 = 2.0;
    const wp::int32 var_12 = 0;
    //---------
    // forward
    // def dynamic_shape_bound(x: wp.array2d(dtype=float)):                                   <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(x.shape[1]):                                                            <L 8>
    var_1 = &(var_x.shape);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_5 = wp::range(var_3);
    start_for_0:;
        if (iter_cmp(var_5) == 0) goto end_for_0;
        var_6 = wp::iter_next(var_5);
        // x[i, j] = 1.0                                                                      <L 9>
        wp::array_store(var_x, var_0, var_6, var_7);
        goto start_for_0;
    end_for_0:;
    // for k in range(len(x)):                                                                <L 10>
    var_8 = wp::len(var_x);
    var_9 = wp::range(var_8);
    start_for_2:;
        if (iter_cmp(var_9) == 0) goto end_for_2;
        var_10 = wp::iter_next(var_9);
        // x[k, 0] = 2.0                                                                      <L 11>
        wp::array_store(var_x, var_10, var_12, var_11);
        goto start_for_2;
    end_for_2:;
}
