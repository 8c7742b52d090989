struct wp_args_for_else_50fd5014 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void for_else_50fd5014_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_for_else_50fd5014 *_wp_args)
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
    const wp::int32 var_3 = 0;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    //---------
    // forward
    // def for_else(x: wp.array(dtype=float), n: int):                                        <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // x[i] = 1.0                                                                         <L 8>
        wp::array_store(var_x, var_1, var_2);
        goto start_for_0;
    end_for_0:;
    // while n < 0:                                                                           <L 11>
    start_while_2:;
    var_4 = (var_n < var_3);
    if ((var_4) == false) goto end_while_2;
        // n += 1                                                                             <L 12>
        var_6 = wp::add(var_n, var_5);
        wp::assign(var_n, var_6);
    goto start_while_2;
    end_while_2:;
}
