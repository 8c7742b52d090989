struct wp_args_loop_reversed_f67f4de5 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void loop_reversed_f67f4de5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_reversed_f67f4de5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_loop_reversed_f67f4de5 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::range_t var_3;
    wp::int32 var_4;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // forward
    // def loop_reversed(x: wp.array(dtype=float), n: int):                                   <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // s = float(1.0)                                                                         <L 8>
    var_2 = wp::float(var_1);
    // for j in range(n):                                                                     <L 9>
    var_3 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_3) == 0) goto end_for_0;
        var_4 = wp::iter_next(var_3);
        // s = s * wp.sin(x[j])                                                               <L 10>
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::load(var_5);
        var_6 = wp::sin(var_7);
        var_8 = wp::mul(var_2, var_6);
        wp::assign(var_2, var_8);
        goto start_for_0;
    end_for_0:;
    // x[i] = s                                                                               <L 11>
    wp::array_store(var_x, var_0, var_2);
}
