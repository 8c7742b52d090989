struct wp_args_class_generic_base_31772d9f {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void class_generic_base_31772d9f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_class_generic_base_31772d9f *_wp_args,
    wp_args_class_generic_base_31772d9f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_class_generic_base_31772d9f wp_contiguous_args;
    wp_args_class_generic_base_31772d9f wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def class_generic_base(x: wp.array(dtype=float)):                                      <L 33>
    // i = wp.tid()                                                                           <L 34>
    var_0 = builtin_tid1d();
    // x[i] = x[i] + Special.tolerance                                                        <L 35>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::add(var_4, var_2);
    // wp::array_store(var_x, var_0, var_3);
    // x[Direct.limit] = Direct.tolerance                                                     <L 36>
    // wp::array_store(var_x, var_6, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
    // adj: x[Direct.limit] = Direct.tolerance                                                <L 36>
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    wp::adj_add(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] + Special.tolerance                                                   <L 35>
    // adj: i = wp.tid()                                                                      <L 34>
    // adj: def class_generic_base(x: wp.array(dtype=float)):                                 <L 33>
    return;
}
