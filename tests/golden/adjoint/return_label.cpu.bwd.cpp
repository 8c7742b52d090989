struct wp_args_return_label_533549ab {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void return_label_533549ab_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_label_533549ab *_wp_args,
    wp_args_return_label_533549ab *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_return_label_533549ab wp_contiguous_args;
    wp_args_return_label_533549ab wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    bool var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def return_label(x: wp.array(dtype=float), n: int):                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // if i > n:                                                                              <L 8>
    var_1 = (var_0 > var_n);
    if (var_1) {
        // return                                                                             <L 9>
        goto label0;
    }
    // x[i] = wp.sin(x[i])                                                                    <L 10>
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_2);
    var_3 = wp::sin(var_4);
    // wp::array_store(var_x, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    wp::adj_sin(var_4, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[i] = wp.sin(x[i])                                                               <L 10>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 9>
    }
    // adj: if i > n:                                                                         <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def return_label(x: wp.array(dtype=float), n: int):                               <L 6>
    return;
}
