struct wp_args_parentheses_46573be5 {
    wp::array_t<wp::float32> x;
    wp::float32 a;
};

template <bool wp_linear_contiguous>
static void parentheses_46573be5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_parentheses_46573be5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::float32 var_3 = 1.0;
    bool var_4;
    const wp::int32 var_5 = 1;
    //---------
    // forward
    // def parentheses(x: wp.array(dtype=float), a: float):                                   <L 6>
    // (x[0]) = ((a) + (2.0))                                                                 <L 7>
    var_1 = wp::add(var_a, var_0);
    wp::array_store(var_x, var_2, var_1);
    // if (a > 1.0):                                                                          <L 8>
    var_4 = (var_a > var_3);
    if (var_4) {
        // x[(1)] = (a)                                                                       <L 9>
        wp::array_store(var_x, var_5, var_a);
    }
}
