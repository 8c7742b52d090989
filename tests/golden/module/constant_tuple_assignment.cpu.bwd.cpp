struct wp_args_constant_tuple_assignment_c3be76ef {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_tuple_assignment_c3be76ef_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_tuple_assignment_c3be76ef *_wp_args,
    wp_args_constant_tuple_assignment_c3be76ef *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 4;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 5;
    const wp::int32 var_5 = 5;
    wp::int32 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def constant_tuple_assignment(n: wp.array(dtype=int)):                                 <L 9>
    // n[0] = WIDTH * HEIGHT                                                                  <L 10>
    var_2 = wp::mul(var_0, var_1);
    // wp::array_store(var_n, var_3, var_2);
    // n[1] = FIRST + SECOND                                                                  <L 11>
    var_6 = wp::add(var_4, var_5);
    // wp::array_store(var_n, var_7, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_7, var_6, adj_n, adj_7, adj_6);
    wp::adj_add(var_4, var_5, adj_4, adj_5, adj_6);
    // adj: n[1] = FIRST + SECOND                                                             <L 11>
    wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: n[0] = WIDTH * HEIGHT                                                             <L 10>
    // adj: def constant_tuple_assignment(n: wp.array(dtype=int)):                            <L 9>
    return;
}
