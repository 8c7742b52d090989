struct wp_args_tid_4d_c9162855 {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void tid_4d_c9162855_cpu_kernel_backward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_tid_4d_c9162855 *_wp_args,
    wp_args_tid_4d_c9162855 *_wp_adj_args)
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
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def tid_4d(out: wp.array4d(dtype=int)):                                                <L 6>
    // i, j, k, l = wp.tid()                                                                  <L 7>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // out[i, j, k, l] = i + j + k + l                                                        <L 8>
    var_4 = wp::add(var_0, var_1);
    var_5 = wp::add(var_4, var_2);
    var_6 = wp::add(var_5, var_3);
    // wp::array_store(var_out, var_0, var_1, var_2, var_3, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_1, var_2, var_3, var_6, adj_out, adj_0, adj_1, adj_2, adj_3, adj_6);
    wp::adj_add(var_5, var_3, adj_5, adj_3, adj_6);
    wp::adj_add(var_4, var_2, adj_4, adj_2, adj_5);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_4);
    // adj: out[i, j, k, l] = i + j + k + l                                                   <L 8>
    // adj: i, j, k, l = wp.tid()                                                             <L 7>
    // adj: def tid_4d(out: wp.array4d(dtype=int)):                                           <L 6>
    return;
}
