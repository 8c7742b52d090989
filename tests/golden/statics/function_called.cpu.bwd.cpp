struct wp_args_function_called_237ebb7a {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void function_called_237ebb7a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_called_237ebb7a *_wp_args,
    wp_args_function_called_237ebb7a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_called_237ebb7a wp_contiguous_args;
    wp_args_function_called_237ebb7a wp_contiguous_adj_args;
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
    const bool var_1 = true;
    const wp::float32 var_2 = 16.0;
    const wp::vec_t<3, wp::float32> var_3 = wp::initializer_array<3,wp::float32>{2.0, 3.0, 1.0};
    const wp::int32 var_4 = 0;
    const wp::float32 var_5 = 0.0;
    const wp::int32 var_6 = 5;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    const wp::float32 var_11 = 5.0;
    const wp::int32 var_12 = 6;
    wp::float32 var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    //---------
    // forward
    // def function_called(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 27>
    // i = wp.tid()                                                                           <L 28>
    var_0 = builtin_tid1d();
    // if wp.static(five() in {2, 3, 5}):                                                     <L 29>
    // x[i] = wp.static(scaled(1.5, 3))                                                       <L 30>
    // wp::array_store(var_x, var_0, var_2);
    // v[i] = wp.static(turned(wp.vec3(1.0, 2.0, 3.0)))                                       <L 31>
    // wp::array_store(var_v, var_0, var_3);
    // for j in range(2):                                                                     <L 32>
    // x[j] += wp.static(scaled(float(j), j + 1)) + float(wp.static(five() + j))              <L 33>
    var_7 = wp::float(var_6);
    var_8 = wp::add(var_5, var_7);
    // var_9 = wp::atomic_add(var_x, var_4, var_8);
    var_13 = wp::float(var_12);
    var_14 = wp::add(var_11, var_13);
    // var_15 = wp::atomic_add(var_x, var_10, var_14);
    //---------
    // reverse
    wp::adj_atomic_add(var_x, var_10, var_14, adj_x, adj_10, adj_14, adj_15);
    wp::adj_add(var_11, var_13, adj_11, adj_13, adj_14);
    wp::adj_float(var_12, adj_12, adj_13);
    wp::adj_atomic_add(var_x, var_4, var_8, adj_x, adj_4, adj_8, adj_9);
    wp::adj_add(var_5, var_7, adj_5, adj_7, adj_8);
    wp::adj_float(var_6, adj_6, adj_7);
    // adj: x[j] += wp.static(scaled(float(j), j + 1)) + float(wp.static(five() + j))         <L 33>
    // adj: for j in range(2):                                                                <L 32>
    wp::adj_array_store(var_v, var_0, var_3, adj_v, adj_0, adj_3);
    // adj: v[i] = wp.static(turned(wp.vec3(1.0, 2.0, 3.0)))                                  <L 31>
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    // adj: x[i] = wp.static(scaled(1.5, 3))                                                  <L 30>
    // adj: if wp.static(five() in {2, 3, 5}):                                                <L 29>
    // adj: i = wp.tid()                                                                      <L 28>
    // adj: def function_called(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):        <L 27>
    return;
}
