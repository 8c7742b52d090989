struct wp_args_assign_call_binds_133d7df8 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void assign_call_binds_133d7df8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_call_binds_133d7df8 *_wp_args,
    wp_args_assign_call_binds_133d7df8 *_wp_adj_args)
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
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def assign_call_binds(x: float, out: wp.array(dtype=float)):                           <L 6>
    // a = wp.sin(x)                                                                          <L 7>
    var_0 = wp::sin(var_x);
    // b = a * x                                                                              <L 8>
    var_1 = wp::mul(var_0, var_x);
    // out[0] = b                                                                             <L 9>
    // wp::array_store(var_out, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = b                                                                        <L 9>
    wp::adj_mul(var_0, var_x, adj_0, adj_x, adj_1);
    // adj: b = a * x                                                                         <L 8>
    wp::adj_sin(var_x, adj_x, adj_0);
    // adj: a = wp.sin(x)                                                                     <L 7>
    // adj: def assign_call_binds(x: float, out: wp.array(dtype=float)):                      <L 6>
    return;
}
