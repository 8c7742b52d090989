struct wp_args_kernel_quaternion_for_vector_4ac827ae {
    wp::array_t<wp::quat_t<wp::float32>> x;
};

template <bool wp_linear_contiguous>
static void kernel_quaternion_for_vector_4ac827ae_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_quaternion_for_vector_4ac827ae *_wp_args,
    wp_args_kernel_quaternion_for_vector_4ac827ae *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_quaternion_for_vector_4ac827ae wp_contiguous_args;
    wp_args_kernel_quaternion_for_vector_4ac827ae wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::quat_t<wp::float32>* var_2;
    const wp::float32 var_3 = 0.5;
    wp::float32 var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::quat_t<wp::float32> adj_1 = {};
    wp::quat_t<wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::quat_t<wp::float32> adj_5 = {};
    wp::quat_t<wp::float32> adj_6 = {};
    //---------
    // forward
    // def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):       <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * x[i].dtype(0.5)                                                          <L 3>
    var_1 = wp::address(var_x, var_0);
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::float32(var_3);
    var_6 = wp::load(var_1);
    var_5 = wp::mul(var_6, var_4);
    // wp::array_store(var_x, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_5, adj_x, adj_0, adj_5);
    wp::adj_mul(var_6, var_4, adj_1, adj_4, adj_5);
    wp::adj_float32(var_3, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] * x[i].dtype(0.5)                                                     <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):  <L 1>
    return;
}

struct wp_args_kernel_quaternion_for_vector_dc87381b {
    wp::array_t<wp::vec_t<2, wp::float64>> x;
};

template <bool wp_linear_contiguous>
static void kernel_quaternion_for_vector_dc87381b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_quaternion_for_vector_dc87381b *_wp_args,
    wp_args_kernel_quaternion_for_vector_dc87381b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_quaternion_for_vector_dc87381b wp_contiguous_args;
    wp_args_kernel_quaternion_for_vector_dc87381b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::vec_t<2, wp::float64>);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::vec_t<2, wp::float64>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float64>> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<2, wp::float64>> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::float64>* var_1;
    wp::vec_t<2, wp::float64>* var_2;
    wp::float64 var_3;
    wp::vec_t<2, wp::float64> var_4;
    wp::vec_t<2, wp::float64> var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<2, wp::float64> adj_1 = {};
    wp::vec_t<2, wp::float64> adj_2 = {};
    wp::float64 adj_3 = {};
    wp::vec_t<2, wp::float64> adj_4 = {};
    wp::vec_t<2, wp::float64> adj_5 = {};
    //---------
    // forward
    // def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):       <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * x[i].dtype(0.5)                                                          <L 3>
    var_1 = wp::address(var_x, var_0);
    var_2 = wp::address(var_x, var_0);
    var_3 = 0.5;
    var_5 = wp::load(var_1);
    var_4 = wp::mul(var_5, var_3);
    // wp::array_store(var_x, var_0, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_mul(var_5, var_3, adj_1, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] * x[i].dtype(0.5)                                                     <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_quaternion_for_vector(x: wp.array(dtype=wp.types.vector(length=Any, dtype=wp.Float))):  <L 1>
    return;
}
