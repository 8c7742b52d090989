struct wp_args_transform_multiply_rows_e907827c {
    wp::array_t<wp::transform_t<wp::float32>> t;
};

template <bool wp_linear_contiguous>
static void transform_multiply_rows_e907827c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_multiply_rows_e907827c *_wp_args,
    wp_args_transform_multiply_rows_e907827c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_multiply_rows_e907827c wp_contiguous_args;
    wp_args_transform_multiply_rows_e907827c wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_adj_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::array_t<wp::transform_t<wp::float32>> adj_t = _wp_adj_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::transform_t<wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::transform_t<wp::float32>* var_3;
    wp::transform_t<wp::float32> var_4;
    wp::transform_t<wp::float32> var_5;
    wp::transform_t<wp::float32> var_6;
    wp::transform_t<wp::float32> var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::transform_t<wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::transform_t<wp::float32> adj_3 = {};
    wp::transform_t<wp::float32> adj_4 = {};
    wp::transform_t<wp::float32> adj_5 = {};
    wp::transform_t<wp::float32> adj_6 = {};
    wp::transform_t<wp::float32> adj_7 = {};
    //---------
    // forward
    // def transform_multiply_rows(t: wp.array(dtype=wp.transform)):                          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // t[i] = wp.transform_multiply(t[i], wp.transform_inverse(t[0]))                         <L 8>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::address(var_t, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::transform_inverse(var_5);
    var_7 = wp::load(var_1);
    var_6 = wp::transform_multiply(var_7, var_4);
    // wp::array_store(var_t, var_0, var_6);
    //---------
    // reverse
    wp::adj_array_store(var_t, var_0, var_6, adj_t, adj_0, adj_6);
    wp::adj_transform_multiply(var_7, var_4, adj_1, adj_4, adj_6);
    wp::adj_transform_inverse(var_5, adj_3, adj_4);
    wp::adj_address(var_t, var_2, adj_t, adj_2, adj_3);
    wp::adj_address(var_t, var_0, adj_t, adj_0, adj_1);
    // adj: t[i] = wp.transform_multiply(t[i], wp.transform_inverse(t[0]))                    <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def transform_multiply_rows(t: wp.array(dtype=wp.transform)):                     <L 6>
    return;
}
