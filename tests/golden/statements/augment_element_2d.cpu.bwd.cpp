struct wp_args_augment_element_2d_85ce7600 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void augment_element_2d_85ce7600_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_augment_element_2d_85ce7600 *_wp_args,
    wp_args_augment_element_2d_85ce7600 *_wp_adj_args)
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
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def augment_element_2d(x: wp.array2d(dtype=float)):                                    <L 6>
    // i, j = wp.tid()                                                                        <L 7>
    builtin_tid2d(var_0, var_1);
    // x[i, j] += 1.0                                                                         <L 8>
    // var_3 = wp::atomic_add(var_x, var_0, var_1, var_2);
    // x[j][i] += 2.0                                                                         <L 9>
    // var_5 = wp::atomic_add(var_x, var_1, var_0, var_4);
    //---------
    // reverse
    wp::adj_atomic_add(var_x, var_1, var_0, var_4, adj_x, adj_1, adj_0, adj_4, adj_5);
    // adj: x[j][i] += 2.0                                                                    <L 9>
    wp::adj_atomic_add(var_x, var_0, var_1, var_2, adj_x, adj_0, adj_1, adj_2, adj_3);
    // adj: x[i, j] += 1.0                                                                    <L 8>
    // adj: i, j = wp.tid()                                                                   <L 7>
    // adj: def augment_element_2d(x: wp.array2d(dtype=float)):                               <L 6>
    return;
}
