struct wp_args_access_calls_rows_292de4b1 {
    wp::array_t<wp::vec_t<3, wp::float32>> x;
    wp::vec_t<3, wp::float32> v;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void access_calls_rows_292de4b1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_access_calls_rows_292de4b1 *_wp_args,
    wp_args_access_calls_rows_292de4b1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::int32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 0;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.0;
    const wp::int32 var_11 = 0;
    wp::vec_t<3, wp::float32> var_12;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    //---------
    // forward
    // def access_calls_rows(x: wp.array(dtype=wp.vec3), v: wp.vec3, k: int):                 <L 6>
    // wp.array_store(x, k, v)                                                                <L 7>
    // wp::array_store(var_x, var_k, var_v);
    // a = wp.address(x, 0)                                                                   <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // b = wp.copy(v)                                                                         <L 9>
    var_4 = wp::copy(var_v);
    // c = wp.load(x[0])                                                                      <L 10>
    var_6 = wp::address(var_x, var_5);
    var_7 = wp::load(var_6);
    // d = wp.extract(v, 1)                                                                   <L 11>
    var_9 = wp::extract(var_v, var_8);
    // wp.assign_inplace(v, k, 2.0)                                                           <L 12>
    wp::assign_inplace(var_v, var_k, var_10);
    // wp.add_inplace(v, 0, d)                                                                <L 13>
    wp::add_inplace(var_v, var_11, var_9);
    // e = wp.where(k, b, c)                                                                  <L 14>
    var_12 = wp::where(var_k, var_4, var_7);
    //---------
    // reverse
    wp::adj_where(var_k, var_4, var_7, adj_k, adj_4, adj_7, adj_12);
    // adj: e = wp.where(k, b, c)                                                             <L 14>
    wp::adj_add_inplace(var_v, var_11, var_9, adj_v, adj_11, adj_9);
    // adj: wp.add_inplace(v, 0, d)                                                           <L 13>
    wp::adj_assign_inplace(var_v, var_k, var_10, adj_v, adj_k, adj_10);
    // adj: wp.assign_inplace(v, k, 2.0)                                                      <L 12>
    wp::adj_extract(var_v, var_8, adj_v, adj_8, adj_9);
    // adj: d = wp.extract(v, 1)                                                              <L 11>
    wp::adj_address(var_x, var_5, adj_x, adj_5, adj_6);
    // adj: c = wp.load(x[0])                                                                 <L 10>
    wp::adj_copy(var_v, adj_v, adj_4);
    // adj: b = wp.copy(v)                                                                    <L 9>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: a = wp.address(x, 0)                                                              <L 8>
    wp::adj_array_store(var_x, var_k, var_v, adj_x, adj_k, adj_v);
    // adj: wp.array_store(x, k, v)                                                           <L 7>
    // adj: def access_calls_rows(x: wp.array(dtype=wp.vec3), v: wp.vec3, k: int):            <L 6>
    return;
}
