struct wp_args_negated_constant_name_6401fbec {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void negated_constant_name_6401fbec_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_negated_constant_name_6401fbec *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = -3;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def negated_constant_name(out: wp.array(dtype=int)):                                   <L 8>
    // out[0] = -K                                                                            <L 9>
    wp::array_store(var_out, var_2, var_1);
    // out[1] = K                                                                             <L 10>
    wp::array_store(var_out, var_3, var_0);
}
