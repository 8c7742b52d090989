struct wp_args_transform_component_is_lost_8cd66667 {
    wp::transform_t<wp::float32> t;
    wp::array_t<wp::transform_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transform_component_is_lost_8cd66667_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_component_is_lost_8cd66667 *_wp_args,
    wp_args_transform_component_is_lost_8cd66667 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::array_t<wp::transform_t<wp::float32>> var_out = _wp_args->out;
    wp::transform_t<wp::float32> adj_t = _wp_adj_args->t;
    wp::array_t<wp::transform_t<wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::transform_t<wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def transform_component_is_lost(t: wp.transform, out: wp.array(dtype=wp.transform)):       <L 6>
    // a = t                                                                                  <L 7>
    var_0 = wp::copy(var_t);
    // a.p[0] = 1.0                                                                           <L 8>
    var_2 = wp::transform_get_translation(var_0);
    wp::assign_inplace(var_2, var_3, var_1);
    // out[0] = a                                                                             <L 9>
    // wp::array_store(var_out, var_4, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_4, var_0, adj_out, adj_4, adj_0);
    // adj: out[0] = a                                                                        <L 9>
    wp::adj_assign_inplace(var_2, var_3, var_1, adj_2, adj_3, adj_1);
    wp::adj_transform_get_translation(var_0, adj_0, adj_2);
    // adj: a.p[0] = 1.0                                                                      <L 8>
    wp::adj_copy(var_t, adj_t, adj_0);
    // adj: a = t                                                                             <L 7>
    // adj: def transform_component_is_lost(t: wp.transform, out: wp.array(dtype=wp.transform)):  <L 6>
    return;
}
