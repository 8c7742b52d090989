struct wp_args_constant_bool_logic_5c7e0a2a {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_bool_logic_5c7e0a2a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_bool_logic_5c7e0a2a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const bool var_0 = true;
    const wp::int32 var_1 = 7;
    const wp::int32 var_2 = 0;
    const bool var_3 = true;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def constant_bool_logic(n: wp.array(dtype=int)):                                       <L 10>
    // if A:                                                                                  <L 11>
    // n[0] = C                                                                               <L 12>
    wp::array_store(var_n, var_2, var_1);
    // if B:                                                                                  <L 13>
    // n[1] = 2                                                                               <L 14>
    wp::array_store(var_n, var_5, var_4);
}
