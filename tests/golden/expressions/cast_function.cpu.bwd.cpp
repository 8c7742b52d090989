struct wp_args_cast_function_1fb8154b {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void cast_function_1fb8154b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cast_function_1fb8154b *_wp_args,
    wp_args_cast_function_1fb8154b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def cast_function(n: int, x: wp.array(dtype=float)):                                   <L 6>
    // x[0] = wp.cast(n, float)                                                               <L 7>
    var_0 = wp::cast<float>(var_n);
    // wp::array_store(var_x, var_1, var_0);
    // x[1] = wp.cast(n, wp.float32)                                                          <L 8>
    var_2 = wp::cast<wp::float32>(var_n);
    // wp::array_store(var_x, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
    // adj: x[1] = wp.cast(n, wp.float32)                                                     <L 8>
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = wp.cast(n, float)                                                          <L 7>
    // adj: def cast_function(n: int, x: wp.array(dtype=float)):                              <L 6>
    return;
}
