// several_targets_one_call.py:5
static void halves_0(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    //---------
    // forward
    // def halves(x: float):                                                                  <L 6>
    // return x * 0.5, x * 0.25                                                               <L 7>
    var_1 = wp::mul(var_x, var_0);
    var_3 = wp::mul(var_x, var_2);
    ret_0 = var_1;
    ret_1 = var_3;
    return;
}

struct wp_args_several_targets_one_call_b92e18f9 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void several_targets_one_call_b92e18f9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_several_targets_one_call_b92e18f9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_several_targets_one_call_b92e18f9 wp_contiguous_args;
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
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def several_targets_one_call(x: wp.array(dtype=float)):                                <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // a, b = halves(x[i])                                                                    <L 13>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    halves_0(var_4, var_2, var_3);
    // x[i] = a + b                                                                           <L 14>
    var_5 = wp::add(var_2, var_3);
    wp::array_store(var_x, var_0, var_5);
}
