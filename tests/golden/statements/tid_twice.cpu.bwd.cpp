struct wp_args_tid_twice_a04df03b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void tid_twice_a04df03b_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_tid_twice_a04df03b *_wp_args,
    wp_args_tid_twice_a04df03b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def tid_twice(x: wp.array(dtype=float)):                                               <L 6>
    // t = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // i, j = wp.tid()                                                                        <L 8>
    builtin_tid2d(var_1, var_2);
    // x[t] = float(i * j)                                                                    <L 9>
    var_3 = wp::mul(var_1, var_2);
    var_4 = wp::float(var_3);
    // wp::array_store(var_x, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_float(var_3, adj_3, adj_4);
    wp::adj_mul(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: x[t] = float(i * j)                                                               <L 9>
    // adj: i, j = wp.tid()                                                                   <L 8>
    // adj: t = wp.tid()                                                                      <L 7>
    // adj: def tid_twice(x: wp.array(dtype=float)):                                          <L 6>
    return;
}
