struct wp_args_elsewhere_cf5cdbe6 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void elsewhere_cf5cdbe6_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_elsewhere_cf5cdbe6 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def elsewhere(x: wp.array(dtype=float)):                                               <L 18>
    // x[0] = x[0] + 1.0                                                                      <L 19>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::add(var_4, var_2);
    wp::array_store(var_x, var_5, var_3);
}
