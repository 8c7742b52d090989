struct wp_args_min_rows_9c292fd5 {
    wp::array_t<wp::float32> f;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::uint8> u;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::vec_t<2, wp::int32> k;
};

template <bool wp_linear_contiguous>
static void min_rows_9c292fd5_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_min_rows_9c292fd5 *_wp_args,
    wp_args_min_rows_9c292fd5 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_min_rows_9c292fd5 wp_contiguous_args;
    wp_args_min_rows_9c292fd5 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.u.strides[0] = sizeof(wp::uint8);
        wp_contiguous_adj_args.u.strides[0] = sizeof(wp::uint8);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::uint8> var_u = _wp_args->u;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::vec_t<2, wp::int32> var_k = _wp_args->k;
    wp::array_t<wp::float32> adj_f = _wp_adj_args->f;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    wp::array_t<wp::uint8> adj_u = _wp_adj_args->u;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::vec_t<2, wp::int32> adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::int32* var_5;
    const wp::int32 var_6 = 2;
    wp::int32 var_7;
    wp::int32 var_8;
    wp::uint8* var_9;
    const wp::int32 var_10 = 0;
    wp::uint8* var_11;
    wp::uint8 var_12;
    wp::uint8 var_13;
    wp::uint8 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 0;
    wp::vec_t<3, wp::float32>* var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32>* var_21;
    wp::float32 var_22;
    wp::vec_t<3, wp::float32> var_23;
    const wp::int32 var_24 = 0;
    wp::int32 var_25;
    const wp::int32 var_26 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::uint8 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::uint8 adj_11 = {};
    wp::uint8 adj_12 = {};
    wp::uint8 adj_13 = {};
    wp::uint8 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::vec_t<3, wp::float32> adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::float32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    //---------
    // forward
    // def min_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint8), v: wp.array(dtype=wp.vec3), k: wp.vec2i):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // f[i] = wp.min(f[i], 1.0)                                                               <L 8>
    var_1 = wp::address(var_f, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::min(var_4, var_2);
    // wp::array_store(var_f, var_0, var_3);
    // n[i] = wp.min(n[i], 2)                                                                 <L 9>
    var_5 = wp::address(var_n, var_0);
    var_8 = wp::load(var_5);
    var_7 = wp::min(var_8, var_6);
    // wp::array_store(var_n, var_0, var_7);
    // u[i] = wp.min(u[i], u[0])                                                              <L 10>
    var_9 = wp::address(var_u, var_0);
    var_11 = wp::address(var_u, var_10);
    var_13 = wp::load(var_9);
    var_14 = wp::load(var_11);
    var_12 = wp::min(var_13, var_14);
    // wp::array_store(var_u, var_0, var_12);
    // v[i] = wp.min(v[i], v[0])                                                              <L 11>
    var_15 = wp::address(var_v, var_0);
    var_17 = wp::address(var_v, var_16);
    var_19 = wp::load(var_15);
    var_20 = wp::load(var_17);
    var_18 = wp::min(var_19, var_20);
    // wp::array_store(var_v, var_0, var_18);
    // f[0] = wp.min(v[i])                                                                    <L 12>
    var_21 = wp::address(var_v, var_0);
    var_23 = wp::load(var_21);
    var_22 = wp::min(var_23);
    // wp::array_store(var_f, var_24, var_22);
    // n[0] = wp.min(k)                                                                       <L 13>
    var_25 = wp::min(var_k);
    // wp::array_store(var_n, var_26, var_25);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_26, var_25, adj_n, adj_26, adj_25);
    wp::adj_min(var_k, adj_k, adj_25);
    // adj: n[0] = wp.min(k)                                                                  <L 13>
    wp::adj_array_store(var_f, var_24, var_22, adj_f, adj_24, adj_22);
    wp::adj_min(var_23, adj_21, adj_22);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_21);
    // adj: f[0] = wp.min(v[i])                                                               <L 12>
    wp::adj_array_store(var_v, var_0, var_18, adj_v, adj_0, adj_18);
    wp::adj_min(var_19, var_20, adj_15, adj_17, adj_18);
    wp::adj_address(var_v, var_16, adj_v, adj_16, adj_17);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_15);
    // adj: v[i] = wp.min(v[i], v[0])                                                         <L 11>
    wp::adj_array_store(var_u, var_0, var_12, adj_u, adj_0, adj_12);
    wp::adj_min(var_13, var_14, adj_9, adj_11, adj_12);
    wp::adj_address(var_u, var_10, adj_u, adj_10, adj_11);
    wp::adj_address(var_u, var_0, adj_u, adj_0, adj_9);
    // adj: u[i] = wp.min(u[i], u[0])                                                         <L 10>
    wp::adj_array_store(var_n, var_0, var_7, adj_n, adj_0, adj_7);
    wp::adj_min(var_8, var_6, adj_5, adj_6, adj_7);
    wp::adj_address(var_n, var_0, adj_n, adj_0, adj_5);
    // adj: n[i] = wp.min(n[i], 2)                                                            <L 9>
    wp::adj_array_store(var_f, var_0, var_3, adj_f, adj_0, adj_3);
    wp::adj_min(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_f, var_0, adj_f, adj_0, adj_1);
    // adj: f[i] = wp.min(f[i], 1.0)                                                          <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def min_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint8), v: wp.array(dtype=wp.vec3), k: wp.vec2i):  <L 6>
    return;
}
