struct wp_args_spatial_vector_rows_19f75d15 {
    wp::vec_t<3, wp::float32> w;
    wp::vec_t<3, wp::float32> v;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void spatial_vector_rows_19f75d15_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_vector_rows_19f75d15 *_wp_args,
    wp_args_spatial_vector_rows_19f75d15 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_w = _wp_args->w;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::float32 var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> adj_w = _wp_adj_args->w;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::float32 adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::vec_t<6, wp::float32> var_0;
    wp::vec_t<6, wp::float32> var_1;
    const wp::float32 var_2 = 2.0;
    const wp::float32 var_3 = 3.0;
    const wp::float32 var_4 = 4.0;
    const wp::float32 var_5 = 5.0;
    const wp::float32 var_6 = 6.0;
    wp::vec_t<6, wp::float32> var_7;
    wp::vec_t<6, wp::float64> var_8;
    const wp::float32 var_9 = 1.0;
    const wp::float32 var_10 = 2.0;
    const wp::float32 var_11 = 3.0;
    const wp::float32 var_12 = 4.0;
    const wp::float32 var_13 = 5.0;
    const wp::float32 var_14 = 6.0;
    wp::vec_t<6, wp::float64> var_15;
    const wp::float64 var_16 = 1.0;
    const wp::float64 var_17 = 2.0;
    const wp::float64 var_18 = 3.0;
    const wp::float64 var_19 = 4.0;
    const wp::float64 var_20 = 5.0;
    const wp::float64 var_21 = 6.0;
    //---------
    // dual vars
    wp::vec_t<6, wp::float32> adj_0 = {};
    wp::vec_t<6, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<6, wp::float32> adj_7 = {};
    wp::vec_t<6, wp::float64> adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<6, wp::float64> adj_15 = {};
    wp::float64 adj_16 = {};
    wp::float64 adj_17 = {};
    wp::float64 adj_18 = {};
    wp::float64 adj_19 = {};
    wp::float64 adj_20 = {};
    wp::float64 adj_21 = {};
    //---------
    // forward
    // def spatial_vector_rows(w: wp.vec3, v: wp.vec3, x: float):                             <L 6>
    // a = wp.spatial_vector()                                                                <L 7>
    var_0 = wp::vec_t<6, wp::float32>();
    // b = wp.spatial_vector(w, v)                                                            <L 8>
    var_1 = wp::vec_t<6, wp::float32>(var_w, var_v);
    // c = wp.spatial_vector(x, 2.0, 3.0, 4.0, 5.0, 6.0)                                      <L 9>
    var_7 = wp::vec_t<6, wp::float32>({var_x, var_2, var_3, var_4, var_5, var_6});
    // d = wp.spatial_vectord()                                                               <L 10>
    var_8 = wp::vec_t<6, wp::float64>();
    // e = wp.spatial_vectord(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)                                   <L 11>
    var_15 = wp::vec_t<6, wp::float64>({var_16, var_17, var_18, var_19, var_20, var_21});
    //---------
    // reverse
    wp::adj_vec_t({var_16, var_17, var_18, var_19, var_20, var_21}, {&adj_16, &adj_17, &adj_18, &adj_19, &adj_20, &adj_21}, adj_15);
    // adj: e = wp.spatial_vectord(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)                              <L 11>
    // adj: d = wp.spatial_vectord()                                                          <L 10>
    wp::adj_vec_t({var_x, var_2, var_3, var_4, var_5, var_6}, {&adj_x, &adj_2, &adj_3, &adj_4, &adj_5, &adj_6}, adj_7);
    // adj: c = wp.spatial_vector(x, 2.0, 3.0, 4.0, 5.0, 6.0)                                 <L 9>
    wp::adj_vec_t(var_w, var_v, adj_w, adj_v, adj_1);
    // adj: b = wp.spatial_vector(w, v)                                                       <L 8>
    // adj: a = wp.spatial_vector()                                                           <L 7>
    // adj: def spatial_vector_rows(w: wp.vec3, v: wp.vec3, x: float):                        <L 6>
    return;
}
