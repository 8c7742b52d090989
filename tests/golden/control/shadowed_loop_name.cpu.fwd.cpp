struct wp_args_shadowed_loop_name_42795ffe {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void shadowed_loop_name_42795ffe_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shadowed_loop_name_42795ffe *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    const wp::int32 var_7 = 2;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 3;
    //---------
    // forward
    // def shadowed_loop_name(n: int, x: wp.array(dtype=float)):                              <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // a = x[0]                                                                           <L 8>
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        // x[1] = a                                                                           <L 9>
        wp::array_store(var_x, var_6, var_4);
    }
    // a = x[2]                                                                               <L 10>
    var_8 = wp::address(var_x, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    // x[3] = a                                                                               <L 11>
    wp::array_store(var_x, var_11, var_9);
}
