struct wp_args_integers_have_adjoints_1b7df010 {
    wp::array_t<wp::int32> n;
    wp::int32 a;
};

template <bool wp_linear_contiguous>
static void integers_have_adjoints_1b7df010_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_integers_have_adjoints_1b7df010 *_wp_args,
    wp_args_integers_have_adjoints_1b7df010 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_integers_have_adjoints_1b7df010 wp_contiguous_args;
    wp_args_integers_have_adjoints_1b7df010 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::int32 var_a = _wp_args->a;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::int32 adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 2;
    wp::int32 var_2;
    wp::int32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def integers_have_adjoints(n: wp.array(dtype=int), a: int):                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // n[i] = a * 2 + i                                                                       <L 8>
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::add(var_2, var_0);
    // wp::array_store(var_n, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_0, var_3, adj_n, adj_0, adj_3);
    wp::adj_add(var_2, var_0, adj_2, adj_0, adj_3);
    wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
    // adj: n[i] = a * 2 + i                                                                  <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def integers_have_adjoints(n: wp.array(dtype=int), a: int):                       <L 6>
    return;
}
