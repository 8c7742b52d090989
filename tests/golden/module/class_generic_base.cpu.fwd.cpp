struct wp_args_class_generic_base_31772d9f {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void class_generic_base_31772d9f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_class_generic_base_31772d9f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_class_generic_base_31772d9f wp_contiguous_args;
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
    wp::float32* var_1;
    const wp::float32 var_2 = 0.25;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 0.25;
    const wp::int32 var_6 = 3;
    //---------
    // forward
    // def class_generic_base(x: wp.array(dtype=float)):                                      <L 33>
    // i = wp.tid()                                                                           <L 34>
    var_0 = builtin_tid1d();
    // x[i] = x[i] + Special.tolerance                                                        <L 35>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::add(var_4, var_2);
    wp::array_store(var_x, var_0, var_3);
    // x[Direct.limit] = Direct.tolerance                                                     <L 36>
    wp::array_store(var_x, var_6, var_5);
}
