struct wp_args_int_enum_value_ae1cfa73 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void int_enum_value_ae1cfa73_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_enum_value_ae1cfa73 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def int_enum_value(n: wp.array(dtype=int)):                                            <L 13>
    // n[0] = Kind.BOX.value                                                                  <L 14>
    wp::array_store(var_n, var_1, var_0);
    // n[1] = int(Kind.BALL)                                                                  <L 15>
    var_4 = wp::int(var_3);
    wp::array_store(var_n, var_5, var_4);
}
