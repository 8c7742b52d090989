struct wp_args_multi_output_builtin_0aae596c {
    wp::quat_t<wp::float32> q;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void multi_output_builtin_0aae596c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multi_output_builtin_0aae596c *_wp_args,
    wp_args_multi_output_builtin_0aae596c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def multi_output_builtin(q: wp.quat, out: wp.array(dtype=float)):                      <L 6>
    // axis, angle = wp.quat_to_axis_angle(q)                                                 <L 7>
    wp::quat_to_axis_angle(var_q, var_0, var_1);
    // out[0] = angle + axis[0]                                                               <L 8>
    var_3 = wp::extract(var_0, var_2);
    var_4 = wp::add(var_1, var_3);
    // wp::array_store(var_out, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    wp::adj_add(var_1, var_3, adj_1, adj_3, adj_4);
    wp::adj_extract(var_0, var_2, adj_0, adj_2, adj_3);
    // adj: out[0] = angle + axis[0]                                                          <L 8>
    wp::adj_quat_to_axis_angle(var_q, var_0, var_1, adj_q, adj_0, adj_1);
    // adj: axis, angle = wp.quat_to_axis_angle(q)                                            <L 7>
    // adj: def multi_output_builtin(q: wp.quat, out: wp.array(dtype=float)):                 <L 6>
    return;
}
