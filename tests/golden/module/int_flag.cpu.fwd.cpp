struct wp_args_int_flag_f7c34b93 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void int_flag_f7c34b93_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_flag_f7c34b93 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_int_flag_f7c34b93 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    const wp::int32 var_2 = 2;
    wp::int32 var_3;
    wp::int32 var_4;
    wp::int32* var_5;
    const wp::int32 var_6 = 4;
    wp::int32 var_7;
    wp::int32 var_8;
    //---------
    // forward
    // def int_flag(n: wp.array(dtype=int)):                                                  <L 14>
    // i = wp.tid()                                                                           <L 15>
    var_0 = builtin_tid1d();
    // if n[i] & Bits.B:                                                                      <L 16>
    var_1 = wp::address(var_n, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::bit_and(var_4, var_2);
    if (var_3) {
        // n[i] = n[i] | Bits.C                                                               <L 17>
        var_5 = wp::address(var_n, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::bit_or(var_8, var_6);
        wp::array_store(var_n, var_0, var_7);
    }
}
