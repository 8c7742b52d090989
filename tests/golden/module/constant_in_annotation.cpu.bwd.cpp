struct wp_args_constant_in_annotation_44acba2f {
    wp::vec_t<5, wp::float32> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void constant_in_annotation_44acba2f_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_in_annotation_44acba2f *_wp_args,
    wp_args_constant_in_annotation_44acba2f *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<5, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::vec_t<5, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 5;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def constant_in_annotation(v: wp.types.vector(length=N, dtype=float), out: wp.array(dtype=float)):       <L 8>
    // out[0] = v[N - 1]                                                                      <L 9>
    var_2 = wp::sub(var_0, var_1);
    var_3 = wp::extract(var_v, var_2);
    // wp::array_store(var_out, var_4, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_4, var_3, adj_out, adj_4, adj_3);
    wp::adj_extract(var_v, var_2, adj_v, adj_2, adj_3);
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: out[0] = v[N - 1]                                                                 <L 9>
    // adj: def constant_in_annotation(v: wp.types.vector(length=N, dtype=float), out: wp.array(dtype=float)):  <L 8>
    return;
}
