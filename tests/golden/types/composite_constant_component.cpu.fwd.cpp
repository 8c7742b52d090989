struct wp_args_composite_constant_component_2cadcc91 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void composite_constant_component_2cadcc91_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composite_constant_component_2cadcc91 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
    const wp::int32 var_1 = 1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 1;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // forward
    // def composite_constant_component(out: wp.array(dtype=float)):                          <L 8>
    // out[0] = UP[1]                                                                         <L 9>
    var_2 = wp::extract(var_0, var_1);
    wp::array_store(var_out, var_3, var_2);
    // out[1] = UP.y                                                                          <L 10>
    var_5 = wp::extract(var_0, var_4);
    wp::array_store(var_out, var_6, var_5);
}
