struct wp_args_dynamic_parameter_2b5ed0a8 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void dynamic_parameter_2b5ed0a8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dynamic_parameter_2b5ed0a8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    const wp::float32 var_3 = 1.0;
    //---------
    // forward
    // def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):                       <L 6>
    // for i in range(k):                                                                     <L 7>
    var_0 = wp::range(var_k);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // n = n + i                                                                          <L 8>
        var_2 = wp::add(var_n, var_1);
        wp::assign(var_n, var_2);
        goto start_for_0;
    end_for_0:;
    // x[n] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_n, var_3);
}
