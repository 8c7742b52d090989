struct wp_args_determinant_rows_45863094 {
    wp::mat_t<2, 2, wp::float32> a;
    wp::mat_t<3, 3, wp::float32> b;
    wp::mat_t<4, 4, wp::float32> c;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void determinant_rows_45863094_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_determinant_rows_45863094 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::float32> var_a = _wp_args->a;
    wp::mat_t<3, 3, wp::float32> var_b = _wp_args->b;
    wp::mat_t<4, 4, wp::float32> var_c = _wp_args->c;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    //---------
    // forward
    // def determinant_rows(a: wp.mat22, b: wp.mat33, c: wp.mat44, out: wp.array(dtype=float)):       <L 6>
    // out[0] = wp.determinant(a)                                                             <L 7>
    var_0 = wp::determinant(var_a);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.determinant(b)                                                             <L 8>
    var_2 = wp::determinant(var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = wp.determinant(c)                                                             <L 9>
    var_4 = wp::determinant(var_c);
    wp::array_store(var_out, var_5, var_4);
}
