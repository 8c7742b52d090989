struct wp_args_constant_from_list_f1f029f8 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_from_list_f1f029f8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_from_list_f1f029f8 *_wp_args,
    wp_args_constant_from_list_f1f029f8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 4;
    wp::int32 var_2;
    const wp::int32 var_3 = 3;
    wp::int32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def constant_from_list(n: wp.array(dtype=int)):                                        <L 12>
    // n[0] = SECOND + A + COUNT                                                              <L 13>
    var_2 = wp::add(var_0, var_1);
    var_4 = wp::add(var_2, var_3);
    // wp::array_store(var_n, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_5, var_4, adj_n, adj_5, adj_4);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: n[0] = SECOND + A + COUNT                                                         <L 13>
    // adj: def constant_from_list(n: wp.array(dtype=int)):                                   <L 12>
    return;
}
