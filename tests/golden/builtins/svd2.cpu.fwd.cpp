struct wp_args_svd2_rows_9426ad8c {
    wp::array_t<wp::mat_t<2, 2, wp::float32>> a;
};

template <bool wp_linear_contiguous>
static void svd2_rows_9426ad8c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_svd2_rows_9426ad8c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_svd2_rows_9426ad8c wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<2, 2, wp::float32>* var_1;
    wp::mat_t<2, 2, wp::float32> var_2;
    wp::vec_t<2, wp::float32> var_3;
    wp::mat_t<2, 2, wp::float32> var_4;
    wp::mat_t<2, 2, wp::float32> var_5;
    wp::mat_t<2, 2, wp::float32> var_6;
    wp::vec_t<2, wp::float32> var_7;
    wp::mat_t<2, 2, wp::float32> var_8;
    wp::mat_t<2, 2, wp::float32>* var_9;
    wp::mat_t<2, 2, wp::float32> var_10;
    wp::mat_t<2, 2, wp::float32> var_11;
    wp::mat_t<2, 2, wp::float32> var_12;
    wp::mat_t<2, 2, wp::float32> var_13;
    wp::mat_t<2, 2, wp::float32> var_14;
    //---------
    // forward
    // def svd2_rows(a: wp.array(dtype=wp.mat22)):                                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // u, s, v = wp.svd2(a[i])                                                                <L 8>
    var_1 = wp::address(var_a, var_0);
    var_5 = wp::load(var_1);
    wp::svd2(var_5, var_2, var_3, var_4);
    // uu = wp.mat22()                                                                        <L 9>
    var_6 = wp::mat_t<2, 2, wp::float32>();
    // ss = wp.vec2()                                                                         <L 10>
    var_7 = wp::vec_t<2, wp::float32>();
    // vv = wp.mat22()                                                                        <L 11>
    var_8 = wp::mat_t<2, 2, wp::float32>();
    // wp.svd2(a[i], uu, ss, vv)                                                              <L 12>
    var_9 = wp::address(var_a, var_0);
    var_10 = wp::load(var_9);
    wp::svd2(var_10, var_6, var_7, var_8);
    // a[i] = u * wp.diag(s) * wp.transpose(v)                                                <L 13>
    var_11 = wp::diag(var_3);
    var_12 = wp::mul(var_2, var_11);
    var_13 = wp::transpose(var_4);
    var_14 = wp::mul(var_12, var_13);
    wp::array_store(var_a, var_0, var_14);
}
