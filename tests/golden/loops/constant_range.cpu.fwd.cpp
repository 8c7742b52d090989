struct wp_args_constant_range_7a45ebdf {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_range_7a45ebdf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_range_7a45ebdf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def constant_range(x: wp.array(dtype=float)):                                          <L 6>
    // for i in range(20):                                                                    <L 7>
    var_0 = 0;
    start_for_0:;
        if (var_0 >= 20) goto end_for_0;
        var_1 = var_0;
        var_0 += 1;
        // x[i] = float(i)                                                                    <L 8>
        var_2 = wp::float(var_1);
        wp::array_store(var_x, var_1, var_2);
        goto start_for_0;
    end_for_0:;
}
