struct wp_args_ternary_constant_7f278358 {
    wp::float32 a;
    wp::float32 b;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void ternary_constant_7f278358_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_constant_7f278358 *_wp_args,
    wp_args_ternary_constant_7f278358 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::float32 adj_a = _wp_adj_args->a;
    wp::float32 adj_b = _wp_adj_args->b;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const bool var_0 = true;
    const bool var_1 = false;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    bool adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def ternary_constant(a: float, b: float, out: wp.array(dtype=float)):                  <L 8>
    // c = a if FAST else b                                                                   <L 9>
    // d = a if False else b                                                                  <L 10>
    // out[0] = c + d                                                                         <L 11>
    var_2 = wp::add(var_a, var_b);
    // wp::array_store(var_out, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_add(var_a, var_b, adj_a, adj_b, adj_2);
    // adj: out[0] = c + d                                                                    <L 11>
    // adj: d = a if False else b                                                             <L 10>
    // adj: c = a if FAST else b                                                              <L 9>
    // adj: def ternary_constant(a: float, b: float, out: wp.array(dtype=float)):             <L 8>
    return;
}
