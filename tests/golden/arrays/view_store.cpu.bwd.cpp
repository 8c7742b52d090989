struct wp_args_view_store_9e669a63 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void view_store_9e669a63_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_view_store_9e669a63 *_wp_args,
    wp_args_view_store_9e669a63 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::float32> var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::array_t<wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    //---------
    // forward
    // def view_store(x: wp.array2d(dtype=float)):                                            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // row = x[i]                                                                             <L 8>
    var_1 = wp::view(var_x, var_0);
    // row[0] = 1.0                                                                           <L 9>
    // wp::array_store(var_1, var_3, var_2);
    // row[1] += 2.0                                                                          <L 10>
    // var_6 = wp::atomic_add(var_1, var_4, var_5);
    //---------
    // reverse
    wp::adj_atomic_add(var_1, var_4, var_5, adj_1, adj_4, adj_5, adj_6);
    // adj: row[1] += 2.0                                                                     <L 10>
    wp::adj_array_store(var_1, var_3, var_2, adj_1, adj_3, adj_2);
    // adj: row[0] = 1.0                                                                      <L 9>
    wp::adj_view(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: row = x[i]                                                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def view_store(x: wp.array2d(dtype=float)):                                       <L 6>
    return;
}
