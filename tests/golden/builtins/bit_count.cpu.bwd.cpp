struct wp_args_bit_count_rows_d2941730 {
    wp::array_t<wp::int32> n;
    wp::uint64 u;
};

template <bool wp_linear_contiguous>
static void bit_count_rows_d2941730_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bit_count_rows_d2941730 *_wp_args,
    wp_args_bit_count_rows_d2941730 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_bit_count_rows_d2941730 wp_contiguous_args;
    wp_args_bit_count_rows_d2941730 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::uint64 var_u = _wp_args->u;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::uint64 adj_u = _wp_adj_args->u;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32 var_4;
    wp::int32 var_5;
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
    // def bit_count_rows(n: wp.array(dtype=int), u: wp.uint64):                              <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // n[i] = wp.bit_count(n[i]) + wp.bit_count(u)                                            <L 8>
    var_1 = wp::address(var_n, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::bit_count(var_3);
    var_4 = wp::bit_count(var_u);
    var_5 = wp::add(var_2, var_4);
    // wp::array_store(var_n, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_0, var_5, adj_n, adj_0, adj_5);
    wp::adj_add(var_2, var_4, adj_2, adj_4, adj_5);
    wp::adj_address(var_n, var_0, adj_n, adj_0, adj_1);
    // adj: n[i] = wp.bit_count(n[i]) + wp.bit_count(u)                                       <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def bit_count_rows(n: wp.array(dtype=int), u: wp.uint64):                         <L 6>
    return;
}
