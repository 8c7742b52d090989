struct wp_args_constant_false_8c395d25 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void constant_false_8c395d25_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_false_8c395d25 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const bool var_0 = false;
    const wp::int32 var_1 = 2;
    bool var_2;
    const wp::float32 var_3 = 2.0;
    const wp::int32 var_4 = 1;
    const wp::float32 var_5 = 3.0;
    const wp::int32 var_6 = 2;
    //---------
    // forward
    // def constant_false(x: wp.array(dtype=float), n: int):                                  <L 6>
    // if False:                                                                              <L 7>
    // elif n > 2:                                                                            <L 9>
    var_2 = (var_n > var_1);
    if (var_2) {
        // x[1] = 2.0                                                                         <L 10>
        wp::array_store(var_x, var_4, var_3);
    }
    if (!var_2) {
        // x[2] = 3.0                                                                         <L 12>
        wp::array_store(var_x, var_6, var_5);
    }
}
