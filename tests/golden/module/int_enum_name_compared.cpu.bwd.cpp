struct wp_args_int_enum_name_compared_ae9bc749 {
    wp::array_t<wp::int32> n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void int_enum_name_compared_ae9bc749_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_enum_name_compared_ae9bc749 *_wp_args,
    wp_args_int_enum_name_compared_ae9bc749 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::int32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    const wp::Kind var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::Kind adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def int_enum_name_compared(n: wp.array(dtype=int), k: int):                            <L 16>
    // if k == MODE:                                                                          <L 17>
    var_1 = (var_k == var_0);
    if (var_1) {
        // n[0] = 1                                                                           <L 18>
        // wp::array_store(var_n, var_3, var_2);
    }
    //---------
    // reverse
    if (var_1) {
        wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
        // adj: n[0] = 1                                                                      <L 18>
    }
    // adj: if k == MODE:                                                                     <L 17>
    // adj: def int_enum_name_compared(n: wp.array(dtype=int), k: int):                       <L 16>
    return;
}
