struct wp_args_dynamic_expression_bound_faf44502 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void dynamic_expression_bound_faf44502_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_expression_bound_faf44502 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 2;
    wp::int32 var_2;
    wp::range_t var_3;
    wp::int32 var_4;
    const wp::float32 var_5 = 1.0;
    //---------
    // forward
    // def dynamic_expression_bound(x: wp.array(dtype=float)):                                <L 6>
    // for i in range(3 * 2):                                                                 <L 7>
    var_2 = wp::mul(var_0, var_1);
    var_3 = wp::range(var_2);
    start_for_0:;
        if (iter_cmp(var_3) == 0) goto end_for_0;
        var_4 = wp::iter_next(var_3);
        // x[i] = 1.0                                                                         <L 8>
        wp::array_store(var_x, var_4, var_5);
        goto start_for_0;
    end_for_0:;
}
