struct wp_args_constant_numpy_effac5be {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_numpy_effac5be_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_numpy_effac5be *_wp_args,
    wp_args_constant_numpy_effac5be *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5707963267948966;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 3.141592653589793;
    const wp::int32 var_3 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def constant_numpy(x: wp.array(dtype=float)):                                          <L 10>
    // x[0] = HALF_PI                                                                         <L 11>
    // wp::array_store(var_x, var_1, var_0);
    // x[1] = np.pi                                                                           <L 12>
    // wp::array_store(var_x, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
    // adj: x[1] = np.pi                                                                      <L 12>
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = HALF_PI                                                                    <L 11>
    // adj: def constant_numpy(x: wp.array(dtype=float)):                                     <L 10>
    return;
}
