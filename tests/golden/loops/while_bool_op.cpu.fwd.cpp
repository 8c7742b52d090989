struct wp_args_while_bool_op_f1c7f740 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_bool_op_f1c7f740_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_bool_op_f1c7f740 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    bool var_2;
    bool var_3;
    wp::float32* var_4;
    const wp::float32 var_5 = 0.0;
    bool var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::int32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 0;
    //---------
    // forward
    // def while_bool_op(x: wp.array(dtype=float), n: int):                                   <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while i < n and x[i] > 0.0:                                                            <L 8>
    start_while_0:;
    var_3 = (var_1 < var_n);
    var_2 = var_3;
    if (var_2) {
        var_4 = wp::address(var_x, var_1);
        var_7 = wp::load(var_4);
        var_6 = (var_7 > var_5);
        var_2 = var_2 && var_6;
    }
    if ((var_2) == false) goto end_while_0;
        // i += 1                                                                             <L 9>
        var_9 = wp::add(var_1, var_8);
        wp::assign(var_1, var_9);
    goto start_while_0;
    end_while_0:;
    // x[0] = float(i)                                                                        <L 10>
    var_10 = wp::float(var_1);
    wp::array_store(var_x, var_11, var_10);
}
