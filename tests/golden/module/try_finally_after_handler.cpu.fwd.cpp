struct wp_args_try_finally_after_handler_7664a54c {
    wp::array_t<wp::int32> a;
};

template <bool wp_linear_contiguous>
static void try_finally_after_handler_7664a54c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_try_finally_after_handler_7664a54c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 7251;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def try_finally_after_handler(a: wp.array(dtype=int)):                                 <L 50>
    // a[0] = COUNT                                                                           <L 51>
    wp::array_store(var_a, var_1, var_0);
}
