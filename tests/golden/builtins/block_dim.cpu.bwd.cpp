struct wp_args_block_dim_rows_dbf3ea94 {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void block_dim_rows_dbf3ea94_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_block_dim_rows_dbf3ea94 *_wp_args,
    wp_args_block_dim_rows_dbf3ea94 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def block_dim_rows(out: wp.array(dtype=int)):                                          <L 6>
    // out[0] = wp.block_dim()                                                                <L 7>
    var_0 = builtin_block_dim();
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = wp.block_dim()                                                           <L 7>
    // adj: def block_dim_rows(out: wp.array(dtype=int)):                                     <L 6>
    return;
}
