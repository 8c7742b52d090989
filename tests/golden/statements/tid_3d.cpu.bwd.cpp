struct wp_args_tid_3d_447573c9 {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void tid_3d_447573c9_cpu_kernel_backward(
    wp::launch_bounds_t<3> dim,
    size_t task_index,
    wp_args_tid_3d_447573c9 *_wp_args,
    wp_args_tid_3d_447573c9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::int32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def tid_3d(out: wp.array3d(dtype=int)):                                                <L 6>
    // i, j, k = wp.tid()                                                                     <L 7>
    builtin_tid3d(var_0, var_1, var_2);
    // out[i, j, k] = i + j + k                                                               <L 8>
    var_3 = wp::add(var_0, var_1);
    var_4 = wp::add(var_3, var_2);
    // wp::array_store(var_out, var_0, var_1, var_2, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_1, var_2, var_4, adj_out, adj_0, adj_1, adj_2, adj_4);
    wp::adj_add(var_3, var_2, adj_3, adj_2, adj_4);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_3);
    // adj: out[i, j, k] = i + j + k                                                          <L 8>
    // adj: i, j, k = wp.tid()                                                                <L 7>
    // adj: def tid_3d(out: wp.array3d(dtype=int)):                                           <L 6>
    return;
}
