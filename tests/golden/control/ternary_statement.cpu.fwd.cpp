struct wp_args_ternary_statement_81f57b5f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> c;
};

template <bool wp_linear_contiguous>
static void ternary_statement_81f57b5f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_statement_81f57b5f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_ternary_statement_81f57b5f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.c.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_c = _wp_args->c;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.0;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::int32 var_11;
    //---------
    // forward
    // def ternary_statement(x: wp.array(dtype=float), c: wp.array(dtype=int)):               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // wp.atomic_add(c, 0, 1) if x[i] > 0.0 else wp.atomic_add(c, 1, 1)                       <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = (var_4 > var_2);
    if (var_3) {
        var_7 = wp::atomic_add(var_c, var_5, var_6);
    }
    if (!var_3) {
        var_10 = wp::atomic_add(var_c, var_8, var_9);
    }
    var_11 = wp::where(var_3, var_7, var_10);
}
