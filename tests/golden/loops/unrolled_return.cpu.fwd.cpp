struct wp_args_unrolled_return_79bd237c {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void unrolled_return_79bd237c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_return_79bd237c *_wp_args)
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
    const wp::int32 var_3 = 1;
    bool var_4;
    const wp::float32 var_5 = 1.0;
    //---------
    // forward
    // def unrolled_return(x: wp.array(dtype=float), n: int):                                 <L 6>
    // for i in range(2):                                                                     <L 7>
    // if i == n:                                                                             <L 8>
    var_1 = (var_0 == var_n);
    if (var_1) {
        // return                                                                             <L 9>
        return;
    }
    // x[i] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_0, var_2);
    // if i == n:                                                                             <L 8>
    var_4 = (var_3 == var_n);
    if (var_4) {
        // return                                                                             <L 9>
        return;
    }
    // x[i] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_3, var_5);
}
