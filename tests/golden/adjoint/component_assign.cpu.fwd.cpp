struct wp_args_component_assign_1cc62581 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void component_assign_1cc62581_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_component_assign_1cc62581 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_component_assign_1cc62581 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32> var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    const wp::float32 var_7 = 2.0;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 2;
    wp::float32* var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def component_assign(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v = wp.vec3()                                                                          <L 8>
    var_1 = wp::vec_t<3, wp::float32>();
    // v[0] = x[i]                                                                            <L 9>
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::copy(var_4);
    wp::assign_inplace(var_1, var_5, var_3);
    // v.y = x[i] * 2.0                                                                       <L 10>
    var_6 = wp::address(var_x, var_0);
    var_9 = wp::load(var_6);
    var_8 = wp::mul(var_9, var_7);
    wp::assign_inplace(var_1, var_10, var_8);
    // v[2] += x[i]                                                                           <L 11>
    var_12 = wp::address(var_x, var_0);
    var_13 = wp::load(var_12);
    wp::add_inplace(var_1, var_11, var_13);
    // out[i] = v                                                                             <L 12>
    wp::array_store(var_out, var_0, var_1);
}
