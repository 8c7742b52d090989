struct wp_args_assign_call_binds_133d7df8 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void assign_call_binds_133d7df8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_call_binds_133d7df8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def assign_call_binds(x: float, out: wp.array(dtype=float)):                           <L 6>
    // a = wp.sin(x)                                                                          <L 7>
    var_0 = wp::sin(var_x);
    // b = a * x                                                                              <L 8>
    var_1 = wp::mul(var_0, var_x);
    // out[0] = b                                                                             <L 9>
    wp::array_store(var_out, var_2, var_1);
}
