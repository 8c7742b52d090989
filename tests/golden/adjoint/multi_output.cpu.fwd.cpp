// multi_output.py:5
static void polar_0(
    wp::float32 var_x,
    wp::float32 var_y,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def polar(x: float, y: float):                                                         <L 6>
    // return wp.sqrt(x * x + y * y), wp.atan2(y, x)                                          <L 7>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_y, var_y);
    var_2 = wp::add(var_0, var_1);
    var_3 = wp::sqrt(var_2);
    var_4 = wp::atan2(var_y, var_x);
    ret_0 = var_3;
    ret_1 = var_4;
    return;
}

struct wp_args_multi_output_a8b15619 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void multi_output_a8b15619_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multi_output_a8b15619 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_multi_output_a8b15619 wp_contiguous_args;
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
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // forward
    // def multi_output(x: wp.array(dtype=float)):                                            <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // r, a = polar(x[i], x[i + 1])                                                           <L 13>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::add(var_0, var_2);
    var_4 = wp::address(var_x, var_3);
    var_7 = wp::load(var_1);
    var_8 = wp::load(var_4);
    polar_0(var_7, var_8, var_5, var_6);
    // x[i] = r * a                                                                           <L 14>
    var_9 = wp::mul(var_5, var_6);
    wp::array_store(var_x, var_0, var_9);
}
