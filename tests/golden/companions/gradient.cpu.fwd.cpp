// gradient.py:5
static wp::float32 safe_root_0(
    wp::float32 var_x,
    wp::float32 var_least)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def safe_root(x: float, least: float):                                                 <L 6>
    // return wp.sqrt(wp.max(x, least))                                                       <L 7>
    var_0 = wp::max(var_x, var_least);
    var_1 = wp::sqrt(var_0);
    return var_1;
}

// gradient.py:19
static wp::float32 outer_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.01;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    //---------
    // forward
    // def outer(x: float):                                                                   <L 20>
    // return safe_root(x, 0.01) * 2.0                                                        <L 21>
    var_1 = safe_root_0(var_x, var_0);
    var_3 = wp::mul(var_1, var_2);
    return var_3;
}

struct wp_args_gradient_kernel_62611ef6 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void gradient_kernel_62611ef6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_gradient_kernel_62611ef6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_gradient_kernel_62611ef6 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.y.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_y = _wp_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    const wp::float32 var_5 = 0.5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::range_t var_9;
    wp::int32 var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 0.1;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // forward
    // def gradient_kernel(x: wp.array(dtype=float), y: wp.array(dtype=float)):               <L 25>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // y[i] = outer(x[i]) + safe_root(x[i], 0.5)                                              <L 27>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = outer_0(var_3);
    var_4 = wp::address(var_x, var_0);
    var_7 = wp::load(var_4);
    var_6 = safe_root_0(var_7, var_5);
    var_8 = wp::add(var_2, var_6);
    wp::array_store(var_y, var_0, var_8);
    // for k in range(i):                                                                     <L 28>
    var_9 = wp::range(var_0);
    start_for_0:;
        if (iter_cmp(var_9) == 0) goto end_for_0;
        var_10 = wp::iter_next(var_9);
        // y[k] = safe_root(y[k], 0.1)                                                        <L 29>
        var_11 = wp::address(var_y, var_10);
        var_14 = wp::load(var_11);
        var_13 = safe_root_0(var_14, var_12);
        wp::array_store(var_y, var_10, var_13);
        goto start_for_0;
    end_for_0:;
}

struct wp_args_forward_kernel_d2bd0b30 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void forward_kernel_d2bd0b30_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_forward_kernel_d2bd0b30 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_forward_kernel_d2bd0b30 wp_contiguous_args;
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
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def forward_kernel(x: wp.array(dtype=float)):                                          <L 33>
    // i = wp.tid()                                                                           <L 34>
    var_0 = builtin_tid1d();
    // x[i] = safe_root(x[i], 1.0)                                                            <L 35>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = safe_root_0(var_4, var_2);
    wp::array_store(var_x, var_0, var_3);
}
