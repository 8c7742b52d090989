struct wp_args_tuple_of_values_e86bfbb9 {
    wp::int32 n;
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void tuple_of_values_e86bfbb9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tuple_of_values_e86bfbb9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::float32 var_1 = 3.0;
    wp::float32 var_2;
    wp::int32 var_3;
    //---------
    // forward
    // def tuple_of_values(n: int, x: float, out: wp.array(dtype=float)):                     <L 6>
    // a, b = n, x                                                                            <L 7>
    // c, d = 2, 3.0                                                                          <L 8>
    // out[a + c] = b + d                                                                     <L 9>
    var_2 = wp::add(var_x, var_1);
    var_3 = wp::add(var_n, var_0);
    wp::array_store(var_out, var_3, var_2);
}
