struct wp_args_matrix_constructor_3x3_6aa3258f {
    wp::float32 x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_constructor_3x3_6aa3258f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_constructor_3x3_6aa3258f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    const wp::float32 var_1 = 0.0;
    const wp::float32 var_2 = 0.0;
    const wp::float32 var_3 = 0.0;
    const wp::float32 var_4 = 0.0;
    const wp::float32 var_5 = 0.0;
    wp::mat_t<3, 3, wp::float32> var_6;
    const wp::int32 var_7 = 0;
    //---------
    // forward
    // def matrix_constructor_3x3(x: float, out: wp.array(dtype=wp.mat33)):                   <L 6>
    // out[0] = wp.mat33(x, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, x)                               <L 7>
    var_6 = wp::mat_t<3, 3, wp::float32>(var_x, var_0, var_1, var_2, var_x, var_3, var_4, var_5, var_x);
    wp::array_store(var_out, var_7, var_6);
}
