struct wp_args_abs_rows_a2613861 {
    wp::array_t<wp::float32> f;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::vec_t<2, wp::int32>> k;
};

template <bool wp_linear_contiguous>
static void abs_rows_a2613861_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_abs_rows_a2613861 *_wp_args,
    wp_args_abs_rows_a2613861 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_abs_rows_a2613861 wp_contiguous_args;
    wp_args_abs_rows_a2613861 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.k.strides[0] = sizeof(wp::vec_t<2, wp::int32>);
        wp_contiguous_adj_args.k.strides[0] = sizeof(wp::vec_t<2, wp::int32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::int32>> var_k = _wp_args->k;
    wp::array_t<wp::float32> adj_f = _wp_adj_args->f;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<2, wp::int32>> adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<2, wp::int32>* var_10;
    wp::vec_t<2, wp::int32> var_11;
    wp::vec_t<2, wp::int32> var_12;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<2, wp::int32> adj_10 = {};
    wp::vec_t<2, wp::int32> adj_11 = {};
    wp::vec_t<2, wp::int32> adj_12 = {};
    //---------
    // forward
    // def abs_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), k: wp.array(dtype=wp.vec2i)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // f[i] = wp.abs(f[i])                                                                    <L 8>
    var_1 = wp::address(var_f, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::abs(var_3);
    // wp::array_store(var_f, var_0, var_2);
    // n[i] = wp.abs(n[i])                                                                    <L 9>
    var_4 = wp::address(var_n, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::abs(var_6);
    // wp::array_store(var_n, var_0, var_5);
    // v[i] = wp.abs(v[i])                                                                    <L 10>
    var_7 = wp::address(var_v, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::abs(var_9);
    // wp::array_store(var_v, var_0, var_8);
    // k[i] = wp.abs(k[i])                                                                    <L 11>
    var_10 = wp::address(var_k, var_0);
    var_12 = wp::load(var_10);
    var_11 = wp::abs(var_12);
    // wp::array_store(var_k, var_0, var_11);
    //---------
    // reverse
    wp::adj_array_store(var_k, var_0, var_11, adj_k, adj_0, adj_11);
    wp::adj_abs(var_12, adj_10, adj_11);
    wp::adj_address(var_k, var_0, adj_k, adj_0, adj_10);
    // adj: k[i] = wp.abs(k[i])                                                               <L 11>
    wp::adj_array_store(var_v, var_0, var_8, adj_v, adj_0, adj_8);
    wp::adj_abs(var_9, adj_7, adj_8);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_7);
    // adj: v[i] = wp.abs(v[i])                                                               <L 10>
    wp::adj_array_store(var_n, var_0, var_5, adj_n, adj_0, adj_5);
    wp::adj_abs(var_6, adj_4, adj_5);
    wp::adj_address(var_n, var_0, adj_n, adj_0, adj_4);
    // adj: n[i] = wp.abs(n[i])                                                               <L 9>
    wp::adj_array_store(var_f, var_0, var_2, adj_f, adj_0, adj_2);
    wp::adj_abs(var_3, adj_1, adj_2);
    wp::adj_address(var_f, var_0, adj_f, adj_0, adj_1);
    // adj: f[i] = wp.abs(f[i])                                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def abs_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3), k: wp.array(dtype=wp.vec2i)):  <L 6>
    return;
}
