struct wp_args_comparison_unlike_types_4dc5ed7d {
    wp::int32 n;
    wp::float32 x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_unlike_types_4dc5ed7d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_unlike_types_4dc5ed7d *_wp_args,
    wp_args_comparison_unlike_types_4dc5ed7d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    bool var_1;
    const wp::int32 var_2 = 0;
    bool var_3;
    const wp::int32 var_4 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def comparison_unlike_types(n: int, x: float, out: wp.array(dtype=wp.bool)):           <L 6>
    // out[0] = n > 1.0                                                                       <L 7>
    var_1 = (var_n > var_0);
    // wp::array_store(var_out, var_2, var_1);
    // out[1] = x == n                                                                        <L 8>
    var_3 = (var_x == var_n);
    // wp::array_store(var_out, var_4, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    // adj: out[1] = x == n                                                                   <L 8>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = n > 1.0                                                                  <L 7>
    // adj: def comparison_unlike_types(n: int, x: float, out: wp.array(dtype=wp.bool)):      <L 6>
    return;
}
