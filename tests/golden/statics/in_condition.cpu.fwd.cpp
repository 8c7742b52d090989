struct wp_args_in_condition_1379356d {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void in_condition_1379356d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_condition_1379356d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_in_condition_1379356d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const bool var_1 = true;
    wp::float32* var_2;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const bool var_6 = true;
    bool var_7;
    const wp::float32 var_8 = 0.0;
    const bool var_9 = false;
    const wp::float32 var_10 = 2.0;
    wp::float32 var_11;
    //---------
    // forward
    // def in_condition(x: wp.array(dtype=float)):                                            <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // if wp.static(FAST):                                                                    <L 10>
    // x[i] = x[i] * 2.0                                                                      <L 11>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::mul(var_5, var_3);
    wp::array_store(var_x, var_0, var_4);
    // if not wp.static(FAST):                                                                <L 14>
    var_7 = wp::unot(var_6);
    if (var_7) {
        // x[i] = 0.0                                                                         <L 15>
        wp::array_store(var_x, var_0, var_8);
    }
    // y = 1.0 if wp.static(FAST and not FAST) else 2.0                                       <L 16>
    // x[i] += y                                                                              <L 17>
    var_11 = wp::atomic_add(var_x, var_0, var_10);
}
