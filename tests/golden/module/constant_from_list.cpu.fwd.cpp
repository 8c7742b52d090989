struct wp_args_constant_from_list_f1f029f8 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_from_list_f1f029f8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_from_list_f1f029f8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 4;
    wp::int32 var_2;
    const wp::int32 var_3 = 3;
    wp::int32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def constant_from_list(n: wp.array(dtype=int)):                                        <L 12>
    // n[0] = SECOND + A + COUNT                                                              <L 13>
    var_2 = wp::add(var_0, var_1);
    var_4 = wp::add(var_2, var_3);
    wp::array_store(var_n, var_5, var_4);
}
