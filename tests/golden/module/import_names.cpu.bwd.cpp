struct wp_args_import_names_501082d5 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void import_names_501082d5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_import_names_501082d5 *_wp_args,
    wp_args_import_names_501082d5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_import_names_501082d5 wp_contiguous_args;
    wp_args_import_names_501082d5 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    const wp::float32 var_5 = 2.0;
    const wp::float32 var_6 = 3.0;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    //---------
    // forward
    // def import_names(x: array(dtype=float), v: array(dtype=vec3)):                         <L 7>
    // i = wp.tid()                                                                           <L 8>
    var_0 = builtin_tid1d();
    // x[i] = sin(x[i])                                                                       <L 9>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    // wp::array_store(var_x, var_0, var_2);
    // v[i] = vec3(1.0, 2.0, 3.0)                                                             <L 10>
    var_7 = wp::vec_t<3, wp::float32>(var_4, var_5, var_6);
    // wp::array_store(var_v, var_0, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_0, var_7, adj_v, adj_0, adj_7);
    wp::adj_vec_t(var_4, var_5, var_6, adj_4, adj_5, adj_6, adj_7);
    // adj: v[i] = vec3(1.0, 2.0, 3.0)                                                        <L 10>
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_sin(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = sin(x[i])                                                                  <L 9>
    // adj: i = wp.tid()                                                                      <L 8>
    // adj: def import_names(x: array(dtype=float), v: array(dtype=vec3)):                    <L 7>
    return;
}
