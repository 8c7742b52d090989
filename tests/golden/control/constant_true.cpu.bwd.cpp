struct wp_args_constant_true_0ecc7c9d {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_true_0ecc7c9d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_true_0ecc7c9d *_wp_args,
    wp_args_constant_true_0ecc7c9d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const bool var_0 = true;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    bool adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def constant_true(x: wp.array(dtype=float)):                                           <L 6>
    // if True:                                                                               <L 7>
    // x[0] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
    // adj: x[0] = 1.0                                                                        <L 8>
    // adj: if True:                                                                          <L 7>
    // adj: def constant_true(x: wp.array(dtype=float)):                                      <L 6>
    return;
}
