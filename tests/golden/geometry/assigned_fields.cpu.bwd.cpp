struct wp_args_change_85c8116a {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> point;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void change_85c8116a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_change_85c8116a *_wp_args,
    wp_args_change_85c8116a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_change_85c8116a wp_contiguous_args;
    wp_args_change_85c8116a wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> var_point = _wp_args->point;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::uint64 adj_mesh = _wp_adj_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_point = _wp_adj_args->point;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::float32 var_3 = 1.0;
    wp::mesh_query_ray_t var_4;
    const wp::int32 var_5 = -1;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    wp::vec_t<3, wp::float32>* var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32>* var_11;
    const wp::int32 var_12 = 3;
    wp::int32* var_13;
    const wp::float32 var_14 = 2.0;
    wp::vec_t<3, wp::float32>* var_15;
    const wp::int32 var_16 = 1;
    wp::float32* var_17;
    const wp::float32 var_18 = 2.0;
    wp::vec_t<3, wp::float32>* var_19;
    const wp::int32 var_20 = 0;
    wp::float32* var_21;
    wp::float32* var_22;
    const wp::float32 var_23 = 1.0;
    wp::float32 var_24;
    wp::float32 var_25;
    wp::float32* var_26;
    wp::vec_t<3, wp::float32>* var_27;
    const wp::int32 var_28 = 0;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32> var_30;
    wp::float32* var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::float32 adj_3 = {};
    wp::mesh_query_ray_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::vec_t<3, wp::float32> adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::int32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    //---------
    // forward
    // def change(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // hit = wp.mesh_query_ray(mesh, point[i], point[i], 1.0)                                 <L 8>
    var_1 = wp::address(var_point, var_0);
    var_2 = wp::address(var_point, var_0);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_2);
    var_4 = wp::mesh_query_ray(var_mesh, var_6, var_7, var_3, var_5);
    // hit.normal = point[i]                                                                  <L 9>
    var_8 = wp::address(var_point, var_0);
    var_10 = wp::load(var_8);
    var_9 = wp::copy(var_10);
    var_11 = &((var_4).normal);
    // wp::store(var_11, var_9);
    // hit.face = 3                                                                           <L 10>
    var_13 = &((var_4).face);
    // wp::store(var_13, var_12);
    // hit.normal[1] = 2.0                                                                    <L 11>
    var_15 = &((var_4).normal);
    // var_17 = wp::indexref(var_15, var_16);
    // wp::store(var_17, var_14);
    // hit.normal.x = 2.0                                                                     <L 12>
    var_19 = &((var_4).normal);
    // var_21 = wp::indexref(var_19, var_20);
    // wp::store(var_21, var_18);
    // hit.t += 1.0                                                                           <L 13>
    var_22 = &((var_4).t);
    var_25 = wp::load(var_22);
    var_24 = wp::add(var_25, var_23);
    var_26 = &((var_4).t);
    // wp::store(var_26, var_24);
    // out[i] = hit.normal[0] * hit.t                                                         <L 14>
    var_27 = &((var_4).normal);
    var_30 = wp::load(var_27);
    var_29 = wp::extract(var_30, var_28);
    var_31 = &((var_4).t);
    var_33 = wp::load(var_31);
    var_32 = wp::mul(var_29, var_33);
    // wp::array_store(var_out, var_0, var_32);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_32, adj_out, adj_0, adj_32);
    wp::adj_mul(var_29, var_33, adj_29, adj_31, adj_32);
    adj_4.t += adj_31;
    wp::adj_extract(var_30, var_28, adj_27, adj_28, adj_29);
    adj_4.normal += adj_27;
    // adj: out[i] = hit.normal[0] * hit.t                                                    <L 14>
    adj_4.t += adj_26;
    wp::adj_add(var_25, var_23, adj_22, adj_23, adj_24);
    adj_4.t += adj_22;
    // adj: hit.t += 1.0                                                                      <L 13>
    adj_4.normal += adj_19;
    // adj: hit.normal.x = 2.0                                                                <L 12>
    adj_4.normal += adj_15;
    // adj: hit.normal[1] = 2.0                                                               <L 11>
    adj_4.face = adj_13;
    // adj: hit.face = 3                                                                      <L 10>
    adj_4.normal += adj_11;
    wp::adj_copy(var_10, adj_8, adj_9);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_8);
    // adj: hit.normal = point[i]                                                             <L 9>
    wp::adj_mesh_query_ray(var_mesh, var_6, var_7, var_3, var_5, var_4, adj_mesh, adj_1, adj_2, adj_3, adj_5, adj_4);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_2);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_1);
    // adj: hit = wp.mesh_query_ray(mesh, point[i], point[i], 1.0)                            <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def change(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):  <L 6>
    return;
}
