struct wp_args_one_line_if_3f00f58a {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void one_line_if_3f00f58a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_one_line_if_3f00f58a *_wp_args)
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
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 2.0;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def one_line_if(x: wp.array(dtype=float), n: int):                                     <L 6>
    // if n > 0: x[0] = 1.0                                                                   <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        wp::array_store(var_x, var_3, var_2);
    }
    if (!var_1) {
        // else: x[0] = 2.0                                                                   <L 8>
        wp::array_store(var_x, var_5, var_4);
    }
}
