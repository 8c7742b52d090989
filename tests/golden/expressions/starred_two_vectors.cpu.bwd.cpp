struct wp_args_starred_two_vectors_096feb67 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::vec_t<6, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void starred_two_vectors_096feb67_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_starred_two_vectors_096feb67 *_wp_args,
    wp_args_starred_two_vectors_096feb67 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<6, wp::float32>> var_out = _wp_args->out;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<6, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 1;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    const wp::int32 var_8 = 2;
    wp::float32 var_9;
    wp::vec_t<3, wp::float32> var_10;
    const wp::int32 var_11 = 1;
    wp::vec_t<3, wp::float32>* var_12;
    const wp::int32 var_13 = 0;
    wp::float32 var_14;
    wp::vec_t<3, wp::float32> var_15;
    const wp::int32 var_16 = 1;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    const wp::int32 var_19 = 2;
    wp::float32 var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::vec_t<6, wp::float32> var_22;
    const wp::int32 var_23 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::vec_t<3, wp::float32> adj_21 = {};
    wp::vec_t<6, wp::float32> adj_22 = {};
    wp::int32 adj_23 = {};
    //---------
    // forward
    // def starred_two_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.spatial_vector)):       <L 6>
    // out[0] = wp.spatial_vector(*v[0], *v[1])                                               <L 7>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_7 = wp::load(var_1);
    var_6 = wp::extract(var_7, var_5);
    var_10 = wp::load(var_1);
    var_9 = wp::extract(var_10, var_8);
    var_12 = wp::address(var_v, var_11);
    var_15 = wp::load(var_12);
    var_14 = wp::extract(var_15, var_13);
    var_18 = wp::load(var_12);
    var_17 = wp::extract(var_18, var_16);
    var_21 = wp::load(var_12);
    var_20 = wp::extract(var_21, var_19);
    var_22 = wp::vec_t<6, wp::float32>({var_3, var_6, var_9, var_14, var_17, var_20});
    // wp::array_store(var_out, var_23, var_22);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_23, var_22, adj_out, adj_23, adj_22);
    wp::adj_vec_t({var_3, var_6, var_9, var_14, var_17, var_20}, {&adj_3, &adj_6, &adj_9, &adj_14, &adj_17, &adj_20}, adj_22);
    wp::adj_extract(var_21, var_19, adj_12, adj_19, adj_20);
    wp::adj_extract(var_18, var_16, adj_12, adj_16, adj_17);
    wp::adj_extract(var_15, var_13, adj_12, adj_13, adj_14);
    wp::adj_address(var_v, var_11, adj_v, adj_11, adj_12);
    wp::adj_extract(var_10, var_8, adj_1, adj_8, adj_9);
    wp::adj_extract(var_7, var_5, adj_1, adj_5, adj_6);
    wp::adj_extract(var_4, var_2, adj_1, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: out[0] = wp.spatial_vector(*v[0], *v[1])                                          <L 7>
    // adj: def starred_two_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.spatial_vector)):  <L 6>
    return;
}
