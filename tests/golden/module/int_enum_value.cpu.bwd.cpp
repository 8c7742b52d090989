struct wp_args_int_enum_value_ae1cfa73 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void int_enum_value_ae1cfa73_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_enum_value_ae1cfa73 *_wp_args,
    wp_args_int_enum_value_ae1cfa73 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    const wp::int32 var_5 = 1;
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
    // def int_enum_value(n: wp.array(dtype=int)):                                            <L 13>
    // n[0] = Kind.BOX.value                                                                  <L 14>
    // wp::array_store(var_n, var_1, var_0);
    // n[1] = int(Kind.BALL)                                                                  <L 15>
    var_4 = wp::int(var_3);
    // wp::array_store(var_n, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_5, var_4, adj_n, adj_5, adj_4);
    // adj: n[1] = int(Kind.BALL)                                                             <L 15>
    wp::adj_array_store(var_n, var_1, var_0, adj_n, adj_1, adj_0);
    // adj: n[0] = Kind.BOX.value                                                             <L 14>
    // adj: def int_enum_value(n: wp.array(dtype=int)):                                       <L 13>
    return;
}
