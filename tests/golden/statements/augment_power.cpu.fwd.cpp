struct wp_args_augment_power_f633e5ca {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void augment_power_f633e5ca_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_power_f633e5ca *_wp_args)
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
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // forward
    // def augment_power(x: wp.array(dtype=float)):                                           <L 6>
    // a = x[0]                                                                               <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // a **= 2.0                                                                              <L 8>
    var_5 = wp::pow(var_2, var_4);
    // x[1] = a                                                                               <L 9>
    wp::array_store(var_x, var_6, var_5);
}
