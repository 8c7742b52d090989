struct wp_args_constant_shadowed_by_loop_31bf1219 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void constant_shadowed_by_loop_31bf1219_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_shadowed_by_loop_31bf1219 *_wp_args)
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
    const wp::float32 var_2 = 1.0;
    //---------
    // forward
    // def constant_shadowed_by_loop(x: wp.array(dtype=float), n: int):                       <L 8>
    // for i in range(n):                                                                     <L 9>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // x[i] = 1.0                                                                         <L 10>
        wp::array_store(var_x, var_1, var_2);
        goto start_for_0;
    end_for_0:;
}
