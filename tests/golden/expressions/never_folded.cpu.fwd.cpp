struct wp_args_never_folded_fe2d377e {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void never_folded_fe2d377e_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_never_folded_fe2d377e *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 7;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 3;
    wp::int32 var_6;
    const wp::int32 var_7 = 4;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    //---------
    // forward
    // def never_folded(out: wp.array(dtype=int)):                                            <L 6>
    // out[0] = 7 % 3                                                                         <L 7>
    var_2 = wp::mod(var_0, var_1);
    wp::array_store(var_out, var_3, var_2);
    // out[1] = 2 * 3 + 4                                                                     <L 8>
    var_6 = wp::mul(var_4, var_5);
    var_8 = wp::add(var_6, var_7);
    wp::array_store(var_out, var_9, var_8);
}
