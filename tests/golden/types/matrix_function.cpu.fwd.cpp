struct wp_args_matrix_function_88b26dd1 {
    wp::float32 x;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_function_88b26dd1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_function_88b26dd1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 3.0;
    const wp::float32 var_2 = 4.0;
    const wp::int32 var_3 = 2;
    const wp::int32 var_4 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    wp::mat_t<2, 2, wp::float32> var_6;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 2;
    const wp::int32 var_9 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_10;
    wp::mat_t<2, 3, wp::float32> var_11;
    const wp::int32 var_12 = 3;
    const wp::int32 var_13 = 3;
    wp::tuple_t<wp::int32, wp::int32> var_14;
    wp::mat_t<3, 3, wp::float32> var_15;
    //---------
    // forward
    // def matrix_function(x: float, out: wp.array(dtype=wp.mat22)):                          <L 6>
    // out[0] = wp.matrix(x, 2.0, 3.0, 4.0, shape=(2, 2))                                     <L 7>
    var_5 = wp::tuple(var_3, var_4);
    var_6 = wp::mat_t<2, 2, wp::float32>(var_x, var_0, var_1, var_2);
    wp::array_store(var_out, var_7, var_6);
    // a = wp.matrix(shape=(2, 3), dtype=float)                                               <L 8>
    var_10 = wp::tuple(var_8, var_9);
    var_11 = wp::mat_t<2, 3, wp::float32>();
    // b = wp.matrix(x, shape=(3, 3))                                                         <L 9>
    var_14 = wp::tuple(var_12, var_13);
    var_15 = wp::mat_t<3, 3, wp::float32>(var_x);
}
