struct wp_args_bool_literals_5e019e5b {
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void bool_literals_5e019e5b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_literals_5e019e5b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    const bool var_0 = true;
    const wp::int32 var_1 = 0;
    const bool var_2 = false;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def bool_literals(out: wp.array(dtype=wp.bool)):                                       <L 6>
    // out[0] = True                                                                          <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = False                                                                         <L 8>
    wp::array_store(var_out, var_3, var_2);
}
