struct wp_args_constant_conditional_02008bec {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_conditional_02008bec_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_conditional_02008bec *_wp_args,
    wp_args_constant_conditional_02008bec *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.1;
    const wp::int32 var_1 = 4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def constant_conditional(x: wp.array(dtype=float)):                                    <L 14>
    // x[STEPS] = TOLERANCE                                                                   <L 15>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[STEPS] = TOLERANCE                                                              <L 15>
    // adj: def constant_conditional(x: wp.array(dtype=float)):                               <L 14>
    return;
}
