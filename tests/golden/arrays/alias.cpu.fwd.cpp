struct wp_args_alias_86a50795 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void alias_86a50795_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alias_86a50795 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::array_t<wp::float32> var_0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    bool var_4;
    wp::array_t<wp::float32> var_5;
    wp::array_t<wp::float32> var_6;
    const wp::float32 var_7 = 2.0;
    const wp::int32 var_8 = 1;
    //---------
    // forward
    // def alias(x: wp.array(dtype=float), y: wp.array(dtype=float), n: int):                 <L 6>
    // z = x                                                                                  <L 7>
    var_0 = wp::copy(var_x);
    // z[0] = 1.0                                                                             <L 8>
    wp::array_store(var_0, var_2, var_1);
    // if n > 0:                                                                              <L 9>
    var_4 = (var_n > var_3);
    if (var_4) {
        // z = y                                                                              <L 10>
        var_5 = wp::copy(var_y);
    }
    var_6 = wp::where(var_4, var_5, var_0);
    // z[1] = 2.0                                                                             <L 11>
    wp::array_store(var_6, var_8, var_7);
}
