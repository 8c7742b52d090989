struct wp_args_view_element_index_e75d15a3 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> idx;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void view_element_index_e75d15a3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_view_element_index_e75d15a3 *_wp_args,
    wp_args_view_element_index_e75d15a3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_idx = _wp_adj_args->idx;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::array_t<wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::int32* var_5;
    wp::int32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::array_t<wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    //---------
    // forward
    // def view_element_index(x: wp.array2d(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // row = x[idx[i]]                                                                        <L 8>
    var_1 = wp::address(var_idx, var_0);
    var_2 = wp::load(var_1);
    var_3 = wp::view(var_x, var_2);
    // out[i] = row[idx[0]]                                                                   <L 9>
    var_5 = wp::address(var_idx, var_4);
    var_6 = wp::load(var_5);
    var_7 = wp::address(var_3, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // wp::array_store(var_out, var_0, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_8, adj_out, adj_0, adj_8);
    wp::adj_copy(var_9, adj_7, adj_8);
    wp::adj_address(var_3, var_6, adj_3, adj_6, adj_7);
    wp::adj_address(var_idx, var_4, adj_idx, adj_4, adj_5);
    // adj: out[i] = row[idx[0]]                                                              <L 9>
    wp::adj_view(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_1);
    // adj: row = x[idx[i]]                                                                   <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def view_element_index(x: wp.array2d(dtype=float), idx: wp.array(dtype=int), out: wp.array(dtype=float)):  <L 6>
    return;
}
