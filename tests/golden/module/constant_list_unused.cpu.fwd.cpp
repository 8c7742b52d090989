struct wp_args_constant_list_unused_a031486b {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_list_unused_a031486b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_list_unused_a031486b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def constant_list_unused(n: wp.array(dtype=int)):                                      <L 9>
    // n[0] = 1                                                                               <L 10>
    wp::array_store(var_n, var_1, var_0);
}
