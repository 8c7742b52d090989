struct wp_args_ternary_reversed_44c36e03 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void ternary_reversed_44c36e03_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_reversed_44c36e03 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_ternary_reversed_44c36e03 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // forward
    // def ternary_reversed(x: wp.array(dtype=float), n: int):                                <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] = wp.sin(x[i]) if n > 0 else wp.cos(x[i])                                         <L 8>
    var_2 = (var_n > var_1);
    if (var_2) {
        var_3 = wp::address(var_x, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::sin(var_5);
    }
    if (!var_2) {
        var_6 = wp::address(var_x, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::cos(var_8);
    }
    var_9 = wp::where(var_2, var_4, var_7);
    wp::array_store(var_x, var_0, var_9);
}
