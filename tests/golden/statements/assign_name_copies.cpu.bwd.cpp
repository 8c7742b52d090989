struct wp_args_assign_name_copies_8938025c {
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void assign_name_copies_8938025c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_name_copies_8938025c *_wp_args,
    wp_args_assign_name_copies_8938025c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def assign_name_copies(n: int, out: wp.array(dtype=int)):                              <L 6>
    // a = n                                                                                  <L 7>
    var_0 = wp::copy(var_n);
    // b = a                                                                                  <L 8>
    var_1 = wp::copy(var_0);
    // out[0] = b                                                                             <L 9>
    // wp::array_store(var_out, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = b                                                                        <L 9>
    wp::adj_copy(var_0, adj_0, adj_1);
    // adj: b = a                                                                             <L 8>
    wp::adj_copy(var_n, adj_n, adj_0);
    // adj: a = n                                                                             <L 7>
    // adj: def assign_name_copies(n: int, out: wp.array(dtype=int)):                         <L 6>
    return;
}
