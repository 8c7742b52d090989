struct wp_args_dynamic_nested_c0ed593e {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::int32 m;
};

template <bool wp_linear_contiguous>
static void dynamic_nested_c0ed593e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_nested_c0ed593e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::int32 var_m = _wp_args->m;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 0;
    //---------
    // forward
    // def dynamic_nested(x: wp.array2d(dtype=float), n: int, m: int):                        <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
        // for j in range(m):                                                                 <L 9>
        var_4 = wp::range(var_m);
        start_for_2:;
            if (iter_cmp(var_4) == 0) goto end_for_2;
            var_5 = wp::iter_next(var_4);
            // s += x[i, j]                                                                   <L 10>
            var_6 = wp::address(var_x, var_3, var_5);
            var_8 = wp::load(var_6);
            var_7 = wp::add(var_1, var_8);
            wp::assign(var_1, var_7);
            goto start_for_2;
        end_for_2:;
        goto start_for_0;
    end_for_0:;
    // x[0, 0] = s                                                                            <L 11>
    wp::array_store(var_x, var_9, var_10, var_1);
}
