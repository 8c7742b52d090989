struct wp_args_kernel_list_5b8d7f9f {
    wp::array_t<wp::float64> x;
    wp::float64 a;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void kernel_list_5b8d7f9f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_list_5b8d7f9f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_list_5b8d7f9f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float64> var_x = _wp_args->x;
    wp::float64 var_a = _wp_args->a;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float64* var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    //---------
    // forward
    // def kernel_list(x: wp.array(dtype=Any), a: Any, n: int):                               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // if i < n:                                                                              <L 3>
    var_1 = (var_0 < var_n);
    if (var_1) {
        // x[i] = x[i] * a + x.dtype(1)                                                       <L 4>
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::mul(var_4, var_a);
        var_5 = 1;
        var_6 = wp::add(var_3, var_5);
        wp::array_store(var_x, var_0, var_6);
    }
}

struct wp_args_kernel_list_7456b8ba {
    wp::array_t<wp::float32> x;
    wp::float32 a;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void kernel_list_7456b8ba_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_list_7456b8ba *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_list_7456b8ba wp_contiguous_args;
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
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def kernel_list(x: wp.array(dtype=Any), a: Any, n: int):                               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // if i < n:                                                                              <L 3>
    var_1 = (var_0 < var_n);
    if (var_1) {
        // x[i] = x[i] * a + x.dtype(1)                                                       <L 4>
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::load(var_2);
        var_3 = wp::mul(var_4, var_a);
        var_6 = wp::float32(var_5);
        var_7 = wp::add(var_3, var_6);
        wp::array_store(var_x, var_0, var_7);
    }
}
