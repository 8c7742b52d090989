struct wp_args_kernel_stub_07d7f029 {
    wp::array_t<wp::float32> x;
    wp::float32 a;
};

template <bool wp_linear_contiguous>
static void kernel_stub_07d7f029_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_stub_07d7f029 *_wp_args,
    wp_args_kernel_stub_07d7f029 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_stub_07d7f029 wp_contiguous_args;
    wp_args_kernel_stub_07d7f029 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * a                                                                        <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_a);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_mul(var_3, var_a, adj_1, adj_a, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] * a                                                                   <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                            <L 1>
    return;
}

struct wp_args_kernel_stub_9a13d905 {
    wp::array_t<wp::float16> x;
    wp::float16 a;
};

template <bool wp_linear_contiguous>
static void kernel_stub_9a13d905_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_stub_9a13d905 *_wp_args,
    wp_args_kernel_stub_9a13d905 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_stub_9a13d905 wp_contiguous_args;
    wp_args_kernel_stub_9a13d905 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float16);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float16);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float16> var_x = _wp_args->x;
    wp::float16 var_a = _wp_args->a;
    wp::array_t<wp::float16> adj_x = _wp_adj_args->x;
    wp::float16 adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float16* var_1;
    wp::float16 var_2;
    wp::float16 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float16 adj_1 = {};
    wp::float16 adj_2 = {};
    wp::float16 adj_3 = {};
    //---------
    // forward
    // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * a                                                                        <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_a);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_mul(var_3, var_a, adj_1, adj_a, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] * a                                                                   <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                            <L 1>
    return;
}
