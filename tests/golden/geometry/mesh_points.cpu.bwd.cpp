struct wp_args_signed_distance_82c59ec0 {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> point;
    wp::array_t<wp::float32> distance;
    wp::array_t<wp::vec_t<3, wp::float32>> normal;
};

template <bool wp_linear_contiguous>
static void signed_distance_82c59ec0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_signed_distance_82c59ec0 *_wp_args,
    wp_args_signed_distance_82c59ec0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_signed_distance_82c59ec0 wp_contiguous_args;
    wp_args_signed_distance_82c59ec0 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.distance.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.distance.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.normal.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.normal.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> var_point = _wp_args->point;
    wp::array_t<wp::float32> var_distance = _wp_args->distance;
    wp::array_t<wp::vec_t<3, wp::float32>> var_normal = _wp_args->normal;
    wp::uint64 adj_mesh = _wp_adj_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_point = _wp_adj_args->point;
    wp::array_t<wp::float32> adj_distance = _wp_adj_args->distance;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_normal = _wp_adj_args->normal;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::float32 var_2 = 10.0;
    wp::mesh_query_point_t var_3;
    wp::vec_t<3, wp::float32> var_4;
    bool* var_5;
    bool var_6;
    wp::int32* var_7;
    wp::float32* var_8;
    wp::float32* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::int32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32* var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::int32* var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::int32 var_23;
    wp::int32* var_24;
    wp::float32* var_25;
    wp::float32* var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::int32 var_28;
    wp::float32 var_29;
    wp::float32 var_30;
    wp::vec_t<3, wp::float32> var_31;
    bool var_32;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::mesh_query_point_t adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    bool adj_5 = {};
    bool adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::vec_t<3, wp::float32> adj_15 = {};
    wp::vec_t<3, wp::float32> adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::int32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::float32 adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    bool adj_32 = {};
    //---------
    // forward
    // def signed_distance(                                                                   <L 6>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // query = wp.mesh_query_point(mesh, point[i], 10.0)                                      <L 13>
    var_1 = wp::address(var_point, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mesh_query_point(var_mesh, var_4, var_2);
    // if query.result:                                                                       <L 14>
    var_5 = &((var_3).result);
    var_6 = wp::load(var_5);
    if (var_6) {
        // closest = wp.mesh_eval_position(mesh, query.face, query.u, query.v)                <L 15>
        var_7 = &((var_3).face);
        var_8 = &((var_3).u);
        var_9 = &((var_3).v);
        var_11 = wp::load(var_7);
        var_12 = wp::load(var_8);
        var_13 = wp::load(var_9);
        var_10 = wp::mesh_eval_position(var_mesh, var_11, var_12, var_13);
        // distance[i] = wp.length(closest - point[i]) * query.sign                           <L 16>
        var_14 = wp::address(var_point, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::sub(var_10, var_16);
        var_17 = wp::length(var_15);
        var_18 = &((var_3).sign);
        var_20 = wp::load(var_18);
        var_19 = wp::mul(var_17, var_20);
        // wp::array_store(var_distance, var_0, var_19);
        // normal[i] = wp.mesh_eval_face_normal(mesh, query.face) + wp.mesh_eval_velocity(       <L 17>
        var_21 = &((var_3).face);
        var_23 = wp::load(var_21);
        var_22 = wp::mesh_eval_face_normal(var_mesh, var_23);
        // mesh, query.face, query.u, query.v                                                 <L 18>
        var_24 = &((var_3).face);
        var_25 = &((var_3).u);
        var_26 = &((var_3).v);
        var_28 = wp::load(var_24);
        var_29 = wp::load(var_25);
        var_30 = wp::load(var_26);
        var_27 = wp::mesh_eval_velocity(var_mesh, var_28, var_29, var_30);
        var_31 = wp::add(var_22, var_27);
        // normal[i] = wp.mesh_eval_face_normal(mesh, query.face) + wp.mesh_eval_velocity(       <L 17>
        // wp::array_store(var_normal, var_0, var_31);
    }
    var_32 = wp::load(var_5);
    //---------
    // reverse
    if (var_32) {
        wp::adj_array_store(var_normal, var_0, var_31, adj_normal, adj_0, adj_31);
        // adj: normal[i] = wp.mesh_eval_face_normal(mesh, query.face) + wp.mesh_eval_velocity(  <L 17>
        wp::adj_add(var_22, var_27, adj_22, adj_27, adj_31);
        wp::adj_mesh_eval_velocity(var_mesh, var_28, var_29, var_30, adj_mesh, adj_24, adj_25, adj_26, adj_27);
        adj_3.v += adj_26;
        adj_3.u += adj_25;
        adj_3.face = adj_24;
        // adj: mesh, query.face, query.u, query.v                                            <L 18>
        adj_3.face = adj_21;
        // adj: normal[i] = wp.mesh_eval_face_normal(mesh, query.face) + wp.mesh_eval_velocity(  <L 17>
        wp::adj_array_store(var_distance, var_0, var_19, adj_distance, adj_0, adj_19);
        wp::adj_mul(var_17, var_20, adj_17, adj_18, adj_19);
        adj_3.sign += adj_18;
        wp::adj_length(var_15, var_17, adj_15, adj_17);
        wp::adj_sub(var_10, var_16, adj_10, adj_14, adj_15);
        wp::adj_address(var_point, var_0, adj_point, adj_0, adj_14);
        // adj: distance[i] = wp.length(closest - point[i]) * query.sign                      <L 16>
        wp::adj_mesh_eval_position(var_mesh, var_11, var_12, var_13, adj_mesh, adj_7, adj_8, adj_9, adj_10);
        adj_3.v += adj_9;
        adj_3.u += adj_8;
        adj_3.face = adj_7;
        // adj: closest = wp.mesh_eval_position(mesh, query.face, query.u, query.v)           <L 15>
    }
    adj_3.result = adj_5;
    // adj: if query.result:                                                                  <L 14>
    wp::adj_mesh_query_point(var_mesh, var_4, var_2, var_3, adj_mesh, adj_1, adj_2, adj_3);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_1);
    // adj: query = wp.mesh_query_point(mesh, point[i], 10.0)                                 <L 13>
    // adj: i = wp.tid()                                                                      <L 12>
    // adj: def signed_distance(                                                              <L 6>
    return;
}

struct wp_args_every_sign_8e8a9c85 {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> point;
    wp::array_t<wp::float32> distance;
};

template <bool wp_linear_contiguous>
static void every_sign_8e8a9c85_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_every_sign_8e8a9c85 *_wp_args,
    wp_args_every_sign_8e8a9c85 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_every_sign_8e8a9c85 wp_contiguous_args;
    wp_args_every_sign_8e8a9c85 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.point.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.distance.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.distance.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> var_point = _wp_args->point;
    wp::array_t<wp::float32> var_distance = _wp_args->distance;
    wp::uint64 adj_mesh = _wp_adj_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_point = _wp_adj_args->point;
    wp::array_t<wp::float32> adj_distance = _wp_adj_args->distance;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::float32 var_2 = 1.0;
    wp::mesh_query_point_t var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 2;
    bool var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::float32 var_8 = 1.0;
    wp::mesh_query_point_t var_9;
    const wp::float32 var_10 = 2.0;
    const wp::float32 var_11 = 0.5;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32>* var_13;
    const wp::float32 var_14 = 1.0;
    const wp::float32 var_15 = 0.1;
    wp::mesh_query_point_t var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::mesh_query_point_t var_18;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::vec_t<3, wp::float32>* var_22;
    const wp::float32 var_23 = 1.0;
    wp::mesh_query_point_t var_24;
    const wp::int32 var_25 = 1;
    const wp::float32 var_26 = 0.1;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32>* var_28;
    const wp::float32 var_29 = 0.0;
    wp::mesh_query_point_t var_30;
    wp::vec_t<3, wp::float32> var_31;
    wp::float32* var_32;
    wp::float32* var_33;
    wp::float32 var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::range_t var_38;
    wp::int32 var_39;
    wp::vec_t<3, wp::float32>* var_40;
    const wp::float32 var_41 = 1.0;
    wp::mesh_query_point_t var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::float32* var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    bool* var_47;
    bool var_48;
    bool var_49;
    wp::float32* var_50;
    wp::float32* var_51;
    wp::float32 var_52;
    wp::float32 var_53;
    wp::float32 var_54;
    bool* var_55;
    const wp::float32 var_56 = 1.0;
    wp::int32* var_57;
    wp::float32 var_58;
    wp::int32 var_59;
    wp::float32 var_60;
    bool var_61;
    wp::float32 var_62;
    wp::float32 var_63;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::mesh_query_point_t adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::mesh_query_point_t adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::vec_t<3, wp::float32> adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::mesh_query_point_t adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::mesh_query_point_t adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::float32 adj_23 = {};
    wp::mesh_query_point_t adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::float32 adj_29 = {};
    wp::mesh_query_point_t adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::range_t adj_38 = {};
    wp::int32 adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    wp::float32 adj_41 = {};
    wp::mesh_query_point_t adj_42 = {};
    wp::vec_t<3, wp::float32> adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    bool adj_47 = {};
    bool adj_48 = {};
    bool adj_49 = {};
    wp::float32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::float32 adj_53 = {};
    wp::float32 adj_54 = {};
    bool adj_55 = {};
    wp::float32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::float32 adj_60 = {};
    bool adj_61 = {};
    wp::float32 adj_62 = {};
    wp::float32 adj_63 = {};
    //---------
    // forward
    // def every_sign(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), distance: wp.array(dtype=float)):       <L 23>
    // i = wp.tid()                                                                           <L 24>
    var_0 = builtin_tid1d();
    // query = wp.mesh_query_point_no_sign(mesh, point[i], 1.0)                               <L 25>
    var_1 = wp::address(var_point, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mesh_query_point_no_sign(var_mesh, var_4, var_2);
    // if i > 2:                                                                              <L 26>
    var_6 = (var_0 > var_5);
    if (var_6) {
        // query = wp.mesh_query_point_sign_winding_number(mesh, point[i], 1.0)               <L 27>
        var_7 = wp::address(var_point, var_0);
        var_12 = wp::load(var_7);
        var_9 = wp::mesh_query_point_sign_winding_number(var_mesh, var_12, var_8, var_10, var_11);
    }
    if (!var_6) {
        // query = wp.mesh_query_point_sign_normal(mesh, point[i], 1.0, 0.1)                  <L 29>
        var_13 = wp::address(var_point, var_0);
        var_17 = wp::load(var_13);
        var_16 = wp::mesh_query_point_sign_normal(var_mesh, var_17, var_14, var_15);
    }
    var_18 = wp::where(var_6, var_9, var_16);
    // distance[i] = query.u                                                                  <L 30>
    var_19 = &((var_18).u);
    var_21 = wp::load(var_19);
    var_20 = wp::copy(var_21);
    // wp::array_store(var_distance, var_0, var_20);
    // odd = wp.mesh_query_point_sign_parity(mesh, point[i], 1.0)                             <L 31>
    var_22 = wp::address(var_point, var_0);
    var_27 = wp::load(var_22);
    var_24 = wp::mesh_query_point_sign_parity(var_mesh, var_27, var_23, var_25, var_26);
    // far = wp.mesh_query_furthest_point_no_sign(mesh, point[i], 0.0)                        <L 32>
    var_28 = wp::address(var_point, var_0);
    var_31 = wp::load(var_28);
    var_30 = wp::mesh_query_furthest_point_no_sign(var_mesh, var_31, var_29);
    // distance[i] += odd.v * far.v                                                           <L 33>
    var_32 = &((var_24).v);
    var_33 = &((var_30).v);
    var_35 = wp::load(var_32);
    var_36 = wp::load(var_33);
    var_34 = wp::mul(var_35, var_36);
    // var_37 = wp::atomic_add(var_distance, var_0, var_34);
    // for j in range(i):                                                                     <L 34>
    var_38 = wp::range(var_0);
    // if not far.result:                                                                     <L 37>
    var_47 = &((var_30).result);
    var_49 = wp::load(var_47);
    var_48 = wp::unot(var_49);
    if (var_48) {
        // return                                                                             <L 38>
        goto label2;
    }
    // u, v = far.u, far.v                                                                    <L 39>
    var_50 = &((var_30).u);
    var_51 = &((var_30).v);
    // distance[i] += u * v + wp.where(query.result, 1.0, float(query.face))                  <L 40>
    var_53 = wp::load(var_50);
    var_54 = wp::load(var_51);
    var_52 = wp::mul(var_53, var_54);
    var_55 = &((var_18).result);
    var_57 = &((var_18).face);
    var_59 = wp::load(var_57);
    var_58 = wp::float(var_59);
    var_61 = wp::load(var_55);
    var_60 = wp::where(var_61, var_56, var_58);
    var_62 = wp::add(var_52, var_60);
    // var_63 = wp::atomic_add(var_distance, var_0, var_62);
    //---------
    // reverse
    wp::adj_atomic_add(var_distance, var_0, var_62, adj_distance, adj_0, adj_62, adj_63);
    wp::adj_add(var_52, var_60, adj_52, adj_60, adj_62);
    wp::adj_where(var_61, var_56, var_58, adj_55, adj_56, adj_58, adj_60);
    wp::adj_float(var_59, adj_57, adj_58);
    adj_18.face = adj_57;
    adj_18.result = adj_55;
    wp::adj_mul(var_53, var_54, adj_50, adj_51, adj_52);
    // adj: distance[i] += u * v + wp.where(query.result, 1.0, float(query.face))             <L 40>
    adj_30.v += adj_51;
    adj_30.u += adj_50;
    // adj: u, v = far.u, far.v                                                               <L 39>
    if (var_48) {
        label2:;
        // adj: return                                                                        <L 38>
    }
    adj_30.result = adj_47;
    // adj: if not far.result:                                                                <L 37>
    var_38 = wp::iter_reverse(var_38);
    start_for_0:;
        if (iter_cmp(var_38) == 0) goto end_for_0;
        var_39 = wp::iter_next(var_38);
    	adj_40 = {};
    	adj_41 = {};
    	adj_42 = {};
    	adj_43 = {};
    	adj_44 = {};
    	adj_45 = {};
    	adj_46 = {};
        // far = wp.mesh_query_point(mesh, point[j], 1.0)                                     <L 35>
        var_40 = wp::address(var_point, var_39);
        var_43 = wp::load(var_40);
        var_42 = wp::mesh_query_point(var_mesh, var_43, var_41);
        // distance[i] += far.sign                                                            <L 36>
        var_44 = &((var_42).sign);
        var_46 = wp::load(var_44);
        // var_45 = wp::atomic_add(var_distance, var_0, var_46);
        wp::assign(var_30, var_42);
        wp::adj_assign(var_30, var_42, adj_30, adj_42);
        wp::adj_atomic_add(var_distance, var_0, var_46, adj_distance, adj_0, adj_44, adj_45);
        adj_42.sign += adj_44;
        // adj: distance[i] += far.sign                                                       <L 36>
        wp::adj_mesh_query_point(var_mesh, var_43, var_41, var_42, adj_mesh, adj_40, adj_41, adj_42);
        wp::adj_address(var_point, var_39, adj_point, adj_39, adj_40);
        // adj: far = wp.mesh_query_point(mesh, point[j], 1.0)                                <L 35>
    	goto start_for_0;
    end_for_0:;
    // adj: for j in range(i):                                                                <L 34>
    wp::adj_atomic_add(var_distance, var_0, var_34, adj_distance, adj_0, adj_34, adj_37);
    wp::adj_mul(var_35, var_36, adj_32, adj_33, adj_34);
    adj_30.v += adj_33;
    adj_24.v += adj_32;
    // adj: distance[i] += odd.v * far.v                                                      <L 33>
    wp::adj_mesh_query_furthest_point_no_sign(var_mesh, var_31, var_29, var_30, adj_mesh, adj_28, adj_29, adj_30);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_28);
    // adj: far = wp.mesh_query_furthest_point_no_sign(mesh, point[i], 0.0)                   <L 32>
    wp::adj_mesh_query_point_sign_parity(var_mesh, var_27, var_23, var_25, var_26, var_24, adj_mesh, adj_22, adj_23, adj_25, adj_26, adj_24);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_22);
    // adj: odd = wp.mesh_query_point_sign_parity(mesh, point[i], 1.0)                        <L 31>
    wp::adj_array_store(var_distance, var_0, var_20, adj_distance, adj_0, adj_20);
    wp::adj_copy(var_21, adj_19, adj_20);
    adj_18.u += adj_19;
    // adj: distance[i] = query.u                                                             <L 30>
    wp::adj_where(var_6, var_9, var_16, adj_6, adj_9, adj_16, adj_18);
    if (!var_6) {
        wp::adj_mesh_query_point_sign_normal(var_mesh, var_17, var_14, var_15, var_16, adj_mesh, adj_13, adj_14, adj_15, adj_16);
        wp::adj_address(var_point, var_0, adj_point, adj_0, adj_13);
        // adj: query = wp.mesh_query_point_sign_normal(mesh, point[i], 1.0, 0.1)             <L 29>
    }
    if (var_6) {
        wp::adj_mesh_query_point_sign_winding_number(var_mesh, var_12, var_8, var_10, var_11, var_9, adj_mesh, adj_7, adj_8, adj_10, adj_11, adj_9);
        wp::adj_address(var_point, var_0, adj_point, adj_0, adj_7);
        // adj: query = wp.mesh_query_point_sign_winding_number(mesh, point[i], 1.0)          <L 27>
    }
    // adj: if i > 2:                                                                         <L 26>
    wp::adj_mesh_query_point_no_sign(var_mesh, var_4, var_2, var_3, adj_mesh, adj_1, adj_2, adj_3);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_1);
    // adj: query = wp.mesh_query_point_no_sign(mesh, point[i], 1.0)                          <L 25>
    // adj: i = wp.tid()                                                                      <L 24>
    // adj: def every_sign(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), distance: wp.array(dtype=float)):  <L 23>
    return;
}
