struct wp_args_constant_true_0ecc7c9d {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_true_0ecc7c9d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_true_0ecc7c9d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const bool var_0 = true;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def constant_true(x: wp.array(dtype=float)):                                           <L 6>
    // if True:                                                                               <L 7>
    // x[0] = 1.0                                                                             <L 8>
    wp::array_store(var_x, var_2, var_1);
}
