struct wp_args_kernel_stub_07d7f029 {
    wp::array_t<wp::float32> x;
    wp::float32 a;
};

template <bool wp_linear_contiguous>
static void kernel_stub_07d7f029_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_stub_07d7f029 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_stub_07d7f029 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * a                                                                        <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_a);
    wp::array_store(var_x, var_0, var_2);
}

struct wp_args_kernel_stub_9a13d905 {
    wp::array_t<wp::float16> x;
    wp::float16 a;
};

template <bool wp_linear_contiguous>
static void kernel_stub_9a13d905_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_stub_9a13d905 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_stub_9a13d905 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float16);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_x = _wp_args->x;
    wp::float16 var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float16* var_1;
    wp::float16 var_2;
    wp::float16 var_3;
    //---------
    // forward
    // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * a                                                                        <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_a);
    wp::array_store(var_x, var_0, var_2);
}
