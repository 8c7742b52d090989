struct wp_args_condition_is_number_8dcc4a59 {
    wp::int32 n;
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void condition_is_number_8dcc4a59_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_condition_is_number_8dcc4a59 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def condition_is_number(n: int, x: float, out: wp.array(dtype=float)):                 <L 6>
    // if n:                                                                                  <L 7>
    if (var_n) {
        // out[0] = 1.0                                                                       <L 8>
        wp::array_store(var_out, var_1, var_0);
    }
    // if x:                                                                                  <L 9>
    if (var_x) {
        // out[1] = 1.0                                                                       <L 10>
        wp::array_store(var_out, var_3, var_2);
    }
}
