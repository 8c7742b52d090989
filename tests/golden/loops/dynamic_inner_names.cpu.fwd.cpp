struct wp_args_dynamic_inner_names_c6466d97 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void dynamic_inner_names_c6466d97_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_inner_names_c6466d97 *_wp_args)
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
    wp::float32* var_2;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    //---------
    // forward
    // def dynamic_inner_names(x: wp.array(dtype=float), n: int):                             <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // t = x[i] * 2.0                                                                     <L 8>
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        // x[i] = t                                                                           <L 9>
        wp::array_store(var_x, var_1, var_4);
        goto start_for_0;
    end_for_0:;
    // x[0] = t                                                                               <L 10>
    wp::array_store(var_x, var_6, var_4);
}
