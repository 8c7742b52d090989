struct wp_args_constant_shadowed_by_local_3a4c5daa {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_shadowed_by_local_3a4c5daa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_shadowed_by_local_3a4c5daa *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    //---------
    // forward
    // def constant_shadowed_by_local(x: wp.array(dtype=float)):                              <L 8>
    // SCALE = x[0]                                                                           <L 9>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // x[1] = SCALE                                                                           <L 10>
    wp::array_store(var_x, var_4, var_2);
}
