struct wp_args_kernel_dict_d4b0f4b3 {
    wp::float32 scale;
    wp::array_t<wp::vec_t<3, wp::float32>> x;
    wp::array_t<wp::vec_t<3, wp::float32>> y;
};

template <bool wp_linear_contiguous>
static void kernel_dict_d4b0f4b3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_dict_d4b0f4b3 *_wp_args,
    wp_args_kernel_dict_d4b0f4b3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_dict_d4b0f4b3 wp_contiguous_args;
    wp_args_kernel_dict_d4b0f4b3 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.y.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.y.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::float32 var_scale = _wp_args->scale;
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_y = _wp_args->y;
    wp::float32 adj_scale = _wp_adj_args->scale;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    //---------
    // forward
    // def kernel_dict(scale: float, x: wp.array(dtype=Any), y: wp.array(dtype=Any)):         <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // y[i] = x[i] * scale                                                                    <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_scale);
    // wp::array_store(var_y, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_2, adj_y, adj_0, adj_2);
    wp::adj_mul(var_3, var_scale, adj_1, adj_scale, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: y[i] = x[i] * scale                                                               <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_dict(scale: float, x: wp.array(dtype=Any), y: wp.array(dtype=Any)):    <L 1>
    return;
}
