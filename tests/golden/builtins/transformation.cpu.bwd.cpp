struct wp_args_transformation_rows_adaf1778 {
    wp::vec_t<3, wp::float32> p;
    wp::quat_t<wp::float32> q;
    wp::float32 x;
};

template <bool wp_linear_contiguous>
static void transformation_rows_adaf1778_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transformation_rows_adaf1778 *_wp_args,
    wp_args_transformation_rows_adaf1778 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_p = _wp_args->p;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::float32 var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> adj_p = _wp_adj_args->p;
    wp::quat_t<wp::float32> adj_q = _wp_adj_args->q;
    wp::float32 adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    wp::transform_t<wp::float32> var_1;
    const wp::quat_t<wp::float32> var_2 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
    const wp::float32 var_3 = 0.0;
    const wp::float32 var_4 = 0.0;
    const wp::float32 var_5 = 0.0;
    const wp::float32 var_6 = 0.0;
    const wp::float32 var_7 = 0.0;
    const wp::float32 var_8 = 1.0;
    wp::transform_t<wp::float32> var_9;
    wp::transform_t<float> var_10;
    wp::transform_t<wp::float32> var_11;
    wp::transform_t<wp::float64> var_12;
    const wp::float32 var_13 = 1.0;
    const wp::float32 var_14 = 2.0;
    const wp::float32 var_15 = 3.0;
    const wp::float32 var_16 = 0.0;
    const wp::float32 var_17 = 0.0;
    const wp::float32 var_18 = 0.0;
    const wp::float32 var_19 = 1.0;
    wp::transform_t<wp::float64> var_20;
    const wp::float64 var_21 = 1.0;
    const wp::float64 var_22 = 2.0;
    const wp::float64 var_23 = 3.0;
    const wp::float64 var_24 = 0.0;
    const wp::float64 var_25 = 0.0;
    const wp::float64 var_26 = 0.0;
    const wp::float64 var_27 = 1.0;
    //---------
    // dual vars
    wp::transform_t<wp::float32> adj_0 = {};
    wp::transform_t<wp::float32> adj_1 = {};
    wp::quat_t<wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::transform_t<wp::float32> adj_9 = {};
    wp::transform_t<float> adj_10 = {};
    wp::transform_t<wp::float32> adj_11 = {};
    wp::transform_t<wp::float64> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::transform_t<wp::float64> adj_20 = {};
    wp::float64 adj_21 = {};
    wp::float64 adj_22 = {};
    wp::float64 adj_23 = {};
    wp::float64 adj_24 = {};
    wp::float64 adj_25 = {};
    wp::float64 adj_26 = {};
    wp::float64 adj_27 = {};
    //---------
    // forward
    // def transformation_rows(p: wp.vec3, q: wp.quat, x: float):                             <L 6>
    // a = wp.transformation(p, q)                                                            <L 7>
    var_0 = wp::transform_t<wp::float32>(var_p, var_q);
    // b = wp.transformation(p)                                                               <L 8>
    var_1 = wp::transform_t<wp::float32>(var_p, var_2);
    // c = wp.transformation(x, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)                                 <L 9>
    var_9 = wp::transform_t<wp::float32>({var_x, var_3, var_4, var_5, var_6, var_7, var_8});
    // d = wp.transformation(p, q, dtype=float)                                               <L 10>
    var_10 = wp::transform_t<wp::float32>(var_p, var_q);
    // e = wp.transform_identity()                                                            <L 11>
    var_11 = wp::transform_identity<wp::float32>();
    // f = wp.transform_identity(dtype=wp.float64)                                            <L 12>
    var_12 = wp::transform_identity<wp::float64>();
    // g = wp.transformation(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0, dtype=wp.float64)             <L 13>
    var_20 = wp::transform_t<wp::float64>({var_21, var_22, var_23, var_24, var_25, var_26, var_27});
    //---------
    // reverse
    wp::adj_transform_t({var_21, var_22, var_23, var_24, var_25, var_26, var_27}, {&adj_21, &adj_22, &adj_23, &adj_24, &adj_25, &adj_26, &adj_27}, adj_20);
    // adj: g = wp.transformation(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0, dtype=wp.float64)        <L 13>
    // adj: f = wp.transform_identity(dtype=wp.float64)                                       <L 12>
    // adj: e = wp.transform_identity()                                                       <L 11>
    wp::adj_transform_t(var_p, var_q, adj_p, adj_q, adj_10);
    // adj: d = wp.transformation(p, q, dtype=float)                                          <L 10>
    wp::adj_transform_t({var_x, var_3, var_4, var_5, var_6, var_7, var_8}, {&adj_x, &adj_3, &adj_4, &adj_5, &adj_6, &adj_7, &adj_8}, adj_9);
    // adj: c = wp.transformation(x, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)                            <L 9>
    wp::adj_transform_t(var_p, var_2, adj_p, adj_2, adj_1);
    // adj: b = wp.transformation(p)                                                          <L 8>
    wp::adj_transform_t(var_p, var_q, adj_p, adj_q, adj_0);
    // adj: a = wp.transformation(p, q)                                                       <L 7>
    // adj: def transformation_rows(p: wp.vec3, q: wp.quat, x: float):                        <L 6>
    return;
}
