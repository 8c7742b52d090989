struct wp_args_index_loads_e90c4a53 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> idx;
};

template <bool wp_linear_contiguous>
static void index_loads_e90c4a53_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_index_loads_e90c4a53 *_wp_args,
    wp_args_index_loads_e90c4a53 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_index_loads_e90c4a53 wp_contiguous_args;
    wp_args_index_loads_e90c4a53 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.idx.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_idx = _wp_adj_args->idx;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::int32* var_6;
    wp::int32 var_7;
    wp::int32* var_8;
    wp::int32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def index_loads(x: wp.array(dtype=float), idx: wp.array(dtype=int)):                   <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = x[idx[i]]                                                                          <L 8>
    var_1 = wp::address(var_idx, var_0);
    var_2 = wp::load(var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // x[idx[idx[i]]] = a                                                                     <L 9>
    var_6 = wp::address(var_idx, var_0);
    var_7 = wp::load(var_6);
    var_8 = wp::address(var_idx, var_7);
    var_9 = wp::load(var_8);
    // wp::array_store(var_x, var_9, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_9, var_4, adj_x, adj_8, adj_4);
    wp::adj_address(var_idx, var_7, adj_idx, adj_7, adj_8);
    wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_6);
    // adj: x[idx[idx[i]]] = a                                                                <L 9>
    wp::adj_copy(var_5, adj_3, adj_4);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_1);
    // adj: a = x[idx[i]]                                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def index_loads(x: wp.array(dtype=float), idx: wp.array(dtype=int)):              <L 6>
    return;
}
