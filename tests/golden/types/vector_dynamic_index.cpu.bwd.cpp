struct wp_args_vector_dynamic_index_b9fd15bc {
    wp::vec_t<3, wp::float32> v;
    wp::int32 k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void vector_dynamic_index_b9fd15bc_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_dynamic_index_b9fd15bc *_wp_args,
    wp_args_vector_dynamic_index_b9fd15bc *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::int32 var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::int32 adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = -1;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    const wp::float32 var_6 = 2.0;
    wp::float32 var_7;
    const wp::int32 var_8 = 2;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):              <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // out[0] = a[k]                                                                          <L 8>
    var_1 = wp::extract(var_0, var_k);
    // wp::array_store(var_out, var_2, var_1);
    // out[1] = a[-1]                                                                         <L 9>
    var_4 = wp::extract(var_0, var_3);
    // wp::array_store(var_out, var_5, var_4);
    // a[k] = 2.0                                                                             <L 10>
    wp::assign_inplace(var_0, var_k, var_6);
    // out[2] = a[k]                                                                          <L 11>
    var_7 = wp::extract(var_0, var_k);
    // wp::array_store(var_out, var_8, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_7);
    // adj: out[2] = a[k]                                                                     <L 11>
    wp::adj_assign_inplace(var_0, var_k, var_6, adj_0, adj_k, adj_6);
    // adj: a[k] = 2.0                                                                        <L 10>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    wp::adj_extract(var_0, var_3, adj_0, adj_3, adj_4);
    // adj: out[1] = a[-1]                                                                    <L 9>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    wp::adj_extract(var_0, var_k, adj_0, adj_k, adj_1);
    // adj: out[0] = a[k]                                                                     <L 8>
    wp::adj_copy(var_v, adj_v, adj_0);
    // adj: a = v                                                                             <L 7>
    // adj: def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):         <L 6>
    return;
}
