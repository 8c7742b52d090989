struct wp_args_cast_literals_049350e1 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void cast_literals_049350e1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cast_literals_049350e1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    const wp::float32 var_6 = 2.7;
    wp::int32 var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 3;
    wp::int32 var_10;
    const wp::int32 var_11 = 1;
    //---------
    // forward
    // def cast_literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):                   <L 6>
    // x[0] = float(0.0)                                                                      <L 7>
    var_1 = wp::float(var_0);
    wp::array_store(var_x, var_2, var_1);
    // x[1] = float(1)                                                                        <L 8>
    var_4 = wp::float(var_3);
    wp::array_store(var_x, var_5, var_4);
    // n[0] = int(2.7)                                                                        <L 9>
    var_7 = wp::int(var_6);
    wp::array_store(var_n, var_8, var_7);
    // n[1] = int(3)                                                                          <L 10>
    var_10 = wp::int(var_9);
    wp::array_store(var_n, var_11, var_10);
}
