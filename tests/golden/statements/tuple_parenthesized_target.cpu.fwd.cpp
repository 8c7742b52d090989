struct wp_args_tuple_parenthesized_target_090723c7 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_parenthesized_target_090723c7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_parenthesized_target_090723c7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def tuple_parenthesized_target(x: float, out: wp.array(dtype=float)):                  <L 6>
    // (a, b) = (x, x * 2.0)                                                                  <L 7>
    var_1 = wp::mul(var_x, var_0);
    // out[0] = a - b                                                                         <L 8>
    var_2 = wp::sub(var_x, var_1);
    wp::array_store(var_out, var_3, var_2);
}
