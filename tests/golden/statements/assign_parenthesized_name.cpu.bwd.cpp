struct wp_args_assign_parenthesized_name_8972b09b {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void assign_parenthesized_name_8972b09b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_parenthesized_name_8972b09b *_wp_args,
    wp_args_assign_parenthesized_name_8972b09b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def assign_parenthesized_name(x: float, out: wp.array(dtype=float)):                   <L 6>
    // a = (x)                                                                                <L 7>
    var_0 = wp::copy(var_x);
    // out[0] = a                                                                             <L 8>
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = a                                                                        <L 8>
    wp::adj_copy(var_x, adj_x, adj_0);
    // adj: a = (x)                                                                           <L 7>
    // adj: def assign_parenthesized_name(x: float, out: wp.array(dtype=float)):              <L 6>
    return;
}
