struct wp_args_assign_constant_name_1ba08daf {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void assign_constant_name_1ba08daf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_constant_name_1ba08daf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def assign_constant_name(out: wp.array(dtype=float)):                                  <L 6>
    // a = 1.5                                                                                <L 7>
    // b = a                                                                                  <L 8>
    var_1 = wp::copy(var_0);
    // out[0] = b                                                                             <L 9>
    wp::array_store(var_out, var_2, var_1);
}
