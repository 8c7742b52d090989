struct wp_args_inverse_approx_rows_becf195a {
    wp::array_t<wp::mat_t<2, 2, wp::float32>> a;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> b;
    wp::array_t<wp::mat_t<4, 4, wp::float32>> c;
};

template <bool wp_linear_contiguous>
static void inverse_approx_rows_becf195a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_inverse_approx_rows_becf195a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_inverse_approx_rows_becf195a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.b.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        wp_contiguous_args.c.strides[0] = sizeof(wp::mat_t<4, 4, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_c = _wp_args->c;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<2, 2, wp::float32>* var_1;
    wp::mat_t<2, 2, wp::float32> var_2;
    wp::mat_t<2, 2, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32>* var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::mat_t<4, 4, wp::float32>* var_7;
    wp::mat_t<4, 4, wp::float32> var_8;
    wp::mat_t<4, 4, wp::float32> var_9;
    //---------
    // forward
    // def inverse_approx_rows(a: wp.array(dtype=wp.mat22), b: wp.array(dtype=wp.mat33), c: wp.array(dtype=wp.mat44)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a[i] = wp.inverse_approx(a[i])                                                         <L 8>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::approx_inverse(var_3);
    wp::array_store(var_a, var_0, var_2);
    // b[i] = wp.inverse_approx(b[i])                                                         <L 9>
    var_4 = wp::address(var_b, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::approx_inverse(var_6);
    wp::array_store(var_b, var_0, var_5);
    // c[i] = wp.inverse_approx(c[i])                                                         <L 10>
    var_7 = wp::address(var_c, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::approx_inverse(var_9);
    wp::array_store(var_c, var_0, var_8);
}
