struct wp_args_range_int64_cast_63dc166e {
    wp::array_t<wp::float32> x;
    wp::int64 n;
};

template <bool wp_linear_contiguous>
static void range_int64_cast_63dc166e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_range_int64_cast_63dc166e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int64 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::range_t var_1;
    wp::int32 var_2;
    const wp::float32 var_3 = 1.0;
    //---------
    // forward
    // def range_int64_cast(x: wp.array(dtype=float), n: wp.int64):                           <L 6>
    // for i in range(int(n)):                                                                <L 7>
    var_0 = wp::int(var_n);
    var_1 = wp::range(var_0);
    start_for_0:;
        if (iter_cmp(var_1) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_1);
        // x[i] = 1.0                                                                         <L 8>
        wp::array_store(var_x, var_2, var_3);
        goto start_for_0;
    end_for_0:;
}
