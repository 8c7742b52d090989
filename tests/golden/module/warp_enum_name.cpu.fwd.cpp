struct wp_args_warp_enum_name_3fd00feb {
    wp::array_t<wp::int32> n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void warp_enum_name_3fd00feb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_warp_enum_name_3fd00feb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::DeterministicMode var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def warp_enum_name(n: wp.array(dtype=int), k: int):                                    <L 8>
    // if k == MODE:                                                                          <L 9>
    var_1 = (var_k == var_0);
    if (var_1) {
        // n[0] = 1                                                                           <L 10>
        wp::array_store(var_n, var_3, var_2);
    }
}
