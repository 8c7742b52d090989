struct wp_args_transform_index_6971a549 {
    wp::transform_t<wp::float32> t;
    wp::int32 k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void transform_index_6971a549_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_index_6971a549 *_wp_args,
    wp_args_transform_index_6971a549 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::transform_t<wp::float32> adj_t = _wp_adj_args->t;
    wp::int32 adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 1.0;
    const wp::int32 var_5 = 3;
    const wp::float32 var_6 = 2.0;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 3.0;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    //---------
    // dual vars
    wp::transform_t<wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    //---------
    // forward
    // def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):              <L 6>
    // a = t                                                                                  <L 7>
    var_0 = wp::copy(var_t);
    // out[0] = a[0]                                                                          <L 8>
    var_2 = wp::extract(var_0, var_1);
    // wp::array_store(var_out, var_3, var_2);
    // a[3] = 1.0                                                                             <L 9>
    wp::assign_inplace(var_0, var_5, var_4);
    // a[k] += 2.0                                                                            <L 10>
    wp::add_inplace(var_0, var_k, var_6);
    // a[1] -= 3.0                                                                            <L 11>
    wp::sub_inplace(var_0, var_7, var_8);
    // out[1] = a[k]                                                                          <L 12>
    var_9 = wp::extract(var_0, var_k);
    // wp::array_store(var_out, var_10, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
    wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_9);
    // adj: out[1] = a[k]                                                                     <L 12>
    wp::adj_sub_inplace(var_0, var_7, var_8, adj_0, adj_7, adj_8);
    // adj: a[1] -= 3.0                                                                       <L 11>
    wp::adj_add_inplace(var_0, var_k, var_6, adj_0, adj_k, adj_6);
    // adj: a[k] += 2.0                                                                       <L 10>
    wp::adj_assign_inplace(var_0, var_5, var_4, adj_0, adj_5, adj_4);
    // adj: a[3] = 1.0                                                                        <L 9>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: out[0] = a[0]                                                                     <L 8>
    wp::adj_copy(var_t, adj_t, adj_0);
    // adj: a = t                                                                             <L 7>
    // adj: def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):         <L 6>
    return;
}
