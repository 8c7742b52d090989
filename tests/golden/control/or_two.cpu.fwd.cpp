struct wp_args_or_two_099b9e83 {
    wp::int32 n;
    wp::array_t<wp::float32> x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void or_two_099b9e83_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_or_two_099b9e83 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    wp::float32* var_3;
    const wp::float32 var_4 = 1.0;
    bool var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 0;
    //---------
    // forward
    // def or_two(n: int, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):            <L 6>
    // out[0] = n < 0 or x[n] > 1.0                                                           <L 7>
    var_2 = (var_n < var_1);
    var_0 = var_2;
    if (!var_0) {
        var_3 = wp::address(var_x, var_n);
        var_6 = wp::load(var_3);
        var_5 = (var_6 > var_4);
        var_0 = var_0 || var_5;
    }
    wp::array_store(var_out, var_7, var_0);
}
