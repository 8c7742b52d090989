struct wp_args_qr3_rows_2f1fd41a {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> a;
};

template <bool wp_linear_contiguous>
static void qr3_rows_2f1fd41a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_qr3_rows_2f1fd41a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_qr3_rows_2f1fd41a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 3, wp::float32> var_4;
    wp::mat_t<3, 3, wp::float32> var_5;
    wp::mat_t<3, 3, wp::float32> var_6;
    wp::mat_t<3, 3, wp::float32>* var_7;
    wp::mat_t<3, 3, wp::float32> var_8;
    wp::mat_t<3, 3, wp::float32> var_9;
    //---------
    // forward
    // def qr3_rows(a: wp.array(dtype=wp.mat33)):                                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q, r = wp.qr3(a[i])                                                                    <L 8>
    var_1 = wp::address(var_a, var_0);
    var_4 = wp::load(var_1);
    wp::qr3(var_4, var_2, var_3);
    // qq = wp.mat33()                                                                        <L 9>
    var_5 = wp::mat_t<3, 3, wp::float32>();
    // rr = wp.mat33()                                                                        <L 10>
    var_6 = wp::mat_t<3, 3, wp::float32>();
    // wp.qr3(a[i], qq, rr)                                                                   <L 11>
    var_7 = wp::address(var_a, var_0);
    var_8 = wp::load(var_7);
    wp::qr3(var_8, var_5, var_6);
    // a[i] = q * r                                                                           <L 12>
    var_9 = wp::mul(var_2, var_3);
    wp::array_store(var_a, var_0, var_9);
}
