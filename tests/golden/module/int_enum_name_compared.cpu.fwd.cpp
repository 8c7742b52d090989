struct wp_args_int_enum_name_compared_ae9bc749 {
    wp::array_t<wp::int32> n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void int_enum_name_compared_ae9bc749_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_enum_name_compared_ae9bc749 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::Kind var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def int_enum_name_compared(n: wp.array(dtype=int), k: int):                            <L 16>
    // if k == MODE:                                                                          <L 17>
    var_1 = (var_k == var_0);
    if (var_1) {
        // n[0] = 1                                                                           <L 18>
        wp::array_store(var_n, var_3, var_2);
    }
}
