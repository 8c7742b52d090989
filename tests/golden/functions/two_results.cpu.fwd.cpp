// two_results.py:5
static void sums_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def sums(a: float, b: float):                                                          <L 6>
    // return a + b, a - b                                                                    <L 7>
    var_0 = wp::add(var_a, var_b);
    var_1 = wp::sub(var_a, var_b);
    ret_0 = var_0;
    ret_1 = var_1;
    return;
}

struct wp_args_two_results_d0e23c76 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void two_results_d0e23c76_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_two_results_d0e23c76 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_two_results_d0e23c76 wp_contiguous_args;
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
    // def two_results(x: wp.array(dtype=float)):                                             <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // s, d = sums(x[i], x[i + 1])                                                            <L 13>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::add(var_0, var_2);
    var_4 = wp::address(var_x, var_3);
    var_7 = wp::load(var_1);
    var_8 = wp::load(var_4);
    sums_0(var_7, var_8, var_5, var_6);
    // x[i] = s * d                                                                           <L 14>
    var_9 = wp::mul(var_5, var_6);
    wp::array_store(var_x, var_0, var_9);
}
