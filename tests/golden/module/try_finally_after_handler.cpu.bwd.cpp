struct wp_args_try_finally_after_handler_7664a54c {
    wp::array_t<wp::int32> a;
};

template <bool wp_linear_contiguous>
static void try_finally_after_handler_7664a54c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_try_finally_after_handler_7664a54c *_wp_args,
    wp_args_try_finally_after_handler_7664a54c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::int32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 7251;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def try_finally_after_handler(a: wp.array(dtype=int)):                                 <L 50>
    // a[0] = COUNT                                                                           <L 51>
    // wp::array_store(var_a, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_1, var_0, adj_a, adj_1, adj_0);
    // adj: a[0] = COUNT                                                                      <L 51>
    // adj: def try_finally_after_handler(a: wp.array(dtype=int)):                            <L 50>
    return;
}
