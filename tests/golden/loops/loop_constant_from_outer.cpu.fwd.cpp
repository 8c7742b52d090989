struct wp_args_loop_constant_from_outer_1f004196 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void loop_constant_from_outer_1f004196_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_constant_from_outer_1f004196 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 0.0;
    wp::float32 var_3;
    wp::range_t var_4;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // forward
    // def loop_constant_from_outer(x: wp.array(dtype=float), n: int):                        <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // s = float(0.0)                                                                     <L 8>
        var_3 = wp::float(var_2);
        // for j in range(i):                                                                 <L 9>
        var_4 = wp::range(var_1);
        start_for_2:;
            if (iter_cmp(var_4) == 0) goto end_for_2;
            var_5 = wp::iter_next(var_4);
            // s += x[j]                                                                      <L 10>
            var_6 = wp::address(var_x, var_5);
            var_8 = wp::load(var_6);
            var_7 = wp::add(var_3, var_8);
            wp::assign(var_3, var_7);
            goto start_for_2;
        end_for_2:;
        // x[i] = s                                                                           <L 11>
        wp::array_store(var_x, var_1, var_3);
        goto start_for_0;
    end_for_0:;
}
