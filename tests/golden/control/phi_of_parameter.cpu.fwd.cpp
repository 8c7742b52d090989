struct wp_args_phi_of_parameter_40972773 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_of_parameter_40972773_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_of_parameter_40972773 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    const wp::float32 var_4 = 1.0;
    //---------
    // forward
    // def phi_of_parameter(x: wp.array(dtype=float), n: int):                                <L 6>
    // if n < 0:                                                                              <L 7>
    var_1 = (var_n < var_0);
    if (var_1) {
        // n = 0                                                                              <L 8>
    }
    var_3 = wp::where(var_1, var_2, var_n);
    // x[n] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_3, var_4);
}
