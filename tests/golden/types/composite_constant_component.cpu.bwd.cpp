struct wp_args_composite_constant_component_2cadcc91 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void composite_constant_component_2cadcc91_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composite_constant_component_2cadcc91 *_wp_args,
    wp_args_composite_constant_component_2cadcc91 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def composite_constant_component(out: wp.array(dtype=float)):                          <L 8>
    // out[0] = UP[1]                                                                         <L 9>
    var_2 = wp::extract(var_0, var_1);
    // wp::array_store(var_out, var_3, var_2);
    // out[1] = UP.y                                                                          <L 10>
    var_5 = wp::extract(var_0, var_4);
    // wp::array_store(var_out, var_6, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_6, var_5, adj_out, adj_6, adj_5);
    wp::adj_extract(var_0, var_4, adj_0, adj_4, adj_5);
    // adj: out[1] = UP.y                                                                     <L 10>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: out[0] = UP[1]                                                                    <L 9>
    // adj: def composite_constant_component(out: wp.array(dtype=float)):                     <L 8>
    return;
}
