struct wp_args_index_calls_rows_6a4923bf {
    wp::vec_t<3, wp::float32> v;
    wp::vec_t<2, bool> vb;
    wp::quat_t<wp::float32> q;
    wp::transform_t<wp::float32> t;
    wp::mat_t<2, 2, wp::float32> m;
    wp::mat_t<2, 2, bool> mb;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void index_calls_rows_6a4923bf_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_index_calls_rows_6a4923bf *_wp_args,
    wp_args_index_calls_rows_6a4923bf *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::vec_t<2, bool> var_vb = _wp_args->vb;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::mat_t<2, 2, bool> var_mb = _wp_args->mb;
    wp::int32 var_k = _wp_args->k;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::vec_t<2, bool> adj_vb = _wp_adj_args->vb;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::transform_t<wp::float32> adj_t = _wp_adj_args->t;
    wp::mat_t<2, 2, wp::float32> adj_m = _wp_adj_args->m;
    wp::mat_t<2, 2, bool> adj_mb = _wp_adj_args->mb;
    wp::int32 adj_k = _wp_adj_args->k;
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    bool* var_3;
    bool var_4;
    bool var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32* var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::vec_t<2, wp::float32>* var_12;
    wp::vec_t<2, wp::float32> var_13;
    wp::vec_t<2, wp::float32> var_14;
    wp::vec_t<2, bool>* var_15;
    wp::vec_t<2, bool> var_16;
    wp::vec_t<2, bool> var_17;
    const wp::int32 var_18 = 0;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 0;
    bool* var_23;
    bool var_24;
    bool var_25;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    bool adj_3 = {};
    bool adj_4 = {};
    bool adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<2, wp::float32> adj_12 = {};
    wp::vec_t<2, wp::float32> adj_13 = {};
    wp::vec_t<2, wp::float32> adj_14 = {};
    wp::vec_t<2, bool> adj_15 = {};
    wp::vec_t<2, bool> adj_16 = {};
    wp::vec_t<2, bool> adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    bool adj_23 = {};
    bool adj_24 = {};
    bool adj_25 = {};
    //---------
    // forward
    // def index_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):       <L 9>
    // a = wp.index(v, k)                                                                     <L 10>
    // var_0 = wp::index(var_v, var_k);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    // b = wp.index(vb, k)                                                                    <L 11>
    // var_3 = wp::index(var_vb, var_k);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // c = wp.index(q, k)                                                                     <L 12>
    // var_6 = wp::index(var_q, var_k);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // d = wp.index(t, k)                                                                     <L 13>
    // var_9 = wp::index(var_t, var_k);
    var_11 = wp::load(var_9);
    var_10 = wp::copy(var_11);
    // e = wp.index(m, k)                                                                     <L 14>
    // var_12 = wp::index(var_m, var_k);
    var_14 = wp::load(var_12);
    var_13 = wp::copy(var_14);
    // f = wp.index(mb, k)                                                                    <L 15>
    // var_15 = wp::index(var_mb, var_k);
    var_17 = wp::load(var_15);
    var_16 = wp::copy(var_17);
    // g = wp.index(m, k, 0)                                                                  <L 16>
    // var_19 = wp::index(var_m, var_k, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // h = wp.index(mb, 0, k)                                                                 <L 17>
    // var_23 = wp::index(var_mb, var_22, var_k);
    var_25 = wp::load(var_23);
    var_24 = wp::copy(var_25);
    //---------
    // reverse
    wp::adj_copy(var_25, adj_23, adj_24);
    // adj: h = wp.index(mb, 0, k)                                                            <L 17>
    wp::adj_copy(var_21, adj_19, adj_20);
    // adj: g = wp.index(m, k, 0)                                                             <L 16>
    wp::adj_copy(var_17, adj_15, adj_16);
    // adj: f = wp.index(mb, k)                                                               <L 15>
    wp::adj_copy(var_14, adj_12, adj_13);
    // adj: e = wp.index(m, k)                                                                <L 14>
    wp::adj_copy(var_11, adj_9, adj_10);
    // adj: d = wp.index(t, k)                                                                <L 13>
    wp::adj_copy(var_8, adj_6, adj_7);
    // adj: c = wp.index(q, k)                                                                <L 12>
    wp::adj_copy(var_5, adj_3, adj_4);
    // adj: b = wp.index(vb, k)                                                               <L 11>
    wp::adj_copy(var_2, adj_0, adj_1);
    // adj: a = wp.index(v, k)                                                                <L 10>
    // adj: def index_calls_rows(v: wp.vec3, vb: vec2bool, q: wp.quat, t: wp.transform, m: wp.mat22, mb: mat22bool, k: int):  <L 9>
    return;
}
