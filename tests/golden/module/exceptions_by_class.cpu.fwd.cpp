struct wp_args_exceptions_by_class_c45ffe33 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void exceptions_by_class_c45ffe33_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_exceptions_by_class_c45ffe33 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 3;
    wp::float32 var_7;
    const wp::int32 var_8 = 4;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 1;
    //---------
    // forward
    // def exceptions_by_class(x: wp.array(dtype=float)):                                     <L 24>
    // x[0] = float(A) + float(B)                                                             <L 25>
    var_1 = wp::float(var_0);
    var_3 = wp::float(var_2);
    var_4 = wp::add(var_1, var_3);
    wp::array_store(var_x, var_5, var_4);
    // x[1] = float(C) + float(D)                                                             <L 26>
    var_7 = wp::float(var_6);
    var_9 = wp::float(var_8);
    var_10 = wp::add(var_7, var_9);
    wp::array_store(var_x, var_11, var_10);
}
