struct wp_args_skipped_tests_b69e5e19 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void skipped_tests_b69e5e19_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_skipped_tests_b69e5e19 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_skipped_tests_b69e5e19 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def skipped_tests(x: wp.array(dtype=float)):                                           <L 9>
    // i = wp.tid()                                                                           <L 10>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * 2.0                                                                      <L 11>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    wp::array_store(var_x, var_0, var_3);
}

struct wp_args_TestOnDevice__in_class_5669ff7f {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void TestOnDevice__in_class_5669ff7f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_TestOnDevice__in_class_5669ff7f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def in_class(x: wp.array(dtype=float)):                                                <L 17>
    // x[0] = 1.0                                                                             <L 18>
    wp::array_store(var_x, var_1, var_0);
}
