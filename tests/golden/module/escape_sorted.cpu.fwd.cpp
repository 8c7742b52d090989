struct wp_args_escape_sorted_0bb85159 {
    wp::array_t<wp::int32> a;
};

template <bool wp_linear_contiguous>
static void escape_sorted_0bb85159_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_escape_sorted_0bb85159 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def escape_sorted(a: wp.array(dtype=int)):                                             <L 10>
    // a[0] = wp.static(len(L))                                                               <L 11>
    wp::array_store(var_a, var_1, var_0);
}
