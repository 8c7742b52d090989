struct wp_args_matrix_constructor_braces_938e0849 {
    wp::float32 x;
    wp::array_t<wp::mat_t<2, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_constructor_braces_938e0849_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_constructor_braces_938e0849 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::mat_t<2, 3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::float32 var_1 = 3.0;
    const wp::float32 var_2 = 4.0;
    const wp::float32 var_3 = 5.0;
    wp::mat_t<2, 3, wp::float32> var_4;
    const wp::int32 var_5 = 0;
    wp::mat_t<2, 3, wp::float32> var_6;
    const wp::int32 var_7 = 1;
    wp::mat_t<2, 3, wp::float32> var_8;
    const wp::int32 var_9 = 2;
    //---------
    // forward
    // def matrix_constructor_braces(x: float, out: wp.array(dtype=mat23)):                   <L 8>
    // out[0] = mat23(x, 2.0, 3.0, 4.0, 5.0, x)                                               <L 9>
    var_4 = wp::mat_t<2, 3, wp::float32>({var_x, var_0, var_1, var_2, var_3, var_x});
    wp::array_store(var_out, var_5, var_4);
    // out[1] = mat23(x)                                                                      <L 10>
    var_6 = wp::mat_t<2, 3, wp::float32>(var_x);
    wp::array_store(var_out, var_7, var_6);
    // out[2] = mat23()                                                                       <L 11>
    var_8 = wp::mat_t<2, 3, wp::float32>();
    wp::array_store(var_out, var_9, var_8);
}
