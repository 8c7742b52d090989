struct wp_args_constant_bool_logic_5c7e0a2a {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_bool_logic_5c7e0a2a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_bool_logic_5c7e0a2a *_wp_args,
    wp_args_constant_bool_logic_5c7e0a2a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const bool var_0 = true;
    const wp::int32 var_1 = 7;
    const wp::int32 var_2 = 0;
    const bool var_3 = true;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 1;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def constant_bool_logic(n: wp.array(dtype=int)):                                       <L 10>
    // if A:                                                                                  <L 11>
    // n[0] = C                                                                               <L 12>
    // wp::array_store(var_n, var_2, var_1);
    // if B:                                                                                  <L 13>
    // n[1] = 2                                                                               <L 14>
    // wp::array_store(var_n, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_5, var_4, adj_n, adj_5, adj_4);
    // adj: n[1] = 2                                                                          <L 14>
    // adj: if B:                                                                             <L 13>
    wp::adj_array_store(var_n, var_2, var_1, adj_n, adj_2, adj_1);
    // adj: n[0] = C                                                                          <L 12>
    // adj: if A:                                                                             <L 11>
    // adj: def constant_bool_logic(n: wp.array(dtype=int)):                                  <L 10>
    return;
}
