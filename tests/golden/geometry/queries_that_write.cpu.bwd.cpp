struct wp_args_look_954c3c52 {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> point;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void look_954c3c52_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_look_954c3c52 *_wp_args,
    wp_args_look_954c3c52 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_look_954c3c52 wp_contiguous_args;
    wp_args_look_954c3c52 wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    const wp::float32 var_3 = 0.0;
    wp::float32 var_4;
    const wp::float32 var_5 = 0.0;
    wp::float32 var_6;
    const wp::float32 var_7 = 0.0;
    wp::float32 var_8;
    wp::vec_t<3, wp::float32>* var_9;
    const wp::float32 var_10 = 3.0;
    bool var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::float32 var_13;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::float32 var_15 = 3.0;
    bool var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::float32 var_18;
    wp::vec_t<3, wp::float32>* var_19;
    const wp::float32 var_20 = 3.0;
    bool var_21;
    wp::vec_t<3, wp::float32> var_22;
    wp::float32 var_23;
    wp::vec_t<3, wp::float32>* var_24;
    const wp::float32 var_25 = 3.0;
    bool var_26;
    const wp::float32 var_27 = 0.001;
    wp::vec_t<3, wp::float32> var_28;
    wp::float32 var_29;
    wp::vec_t<3, wp::float32>* var_30;
    const wp::float32 var_31 = 3.0;
    bool var_32;
    const wp::int32 var_33 = 1;
    const wp::float32 var_34 = 0.1;
    wp::vec_t<3, wp::float32> var_35;
    wp::float32 var_36;
    wp::vec_t<3, wp::float32>* var_37;
    const wp::float32 var_38 = 3.0;
    const wp::float32 var_39 = 1.0;
    bool var_40;
    const wp::float32 var_41 = 0.5;
    wp::vec_t<3, wp::float32> var_42;
    wp::float32 var_43;
    wp::vec_t<3, wp::float32> var_44;
    const wp::float32 var_45 = 0.0;
    wp::float32 var_46;
    wp::vec_t<3, wp::float32>* var_47;
    const wp::float32 var_48 = 0.0;
    const wp::float32 var_49 = 0.0;
    const wp::float32 var_50 = 1.0;
    wp::vec_t<3, wp::float32> var_51;
    const wp::float32 var_52 = 100.0;
    bool var_53;
    const wp::int32 var_54 = -1;
    wp::vec_t<3, wp::float32> var_55;
    const wp::int32 var_56 = 0;
    wp::float32 var_57;
    wp::float32 var_58;
    wp::float32 var_59;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::float32 adj_10 = {};
    bool adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::vec_t<3, wp::float32> adj_14 = {};
    wp::float32 adj_15 = {};
    bool adj_16 = {};
    wp::vec_t<3, wp::float32> adj_17 = {};
    wp::float32 adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::float32 adj_20 = {};
    bool adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::float32 adj_23 = {};
    wp::vec_t<3, wp::float32> adj_24 = {};
    wp::float32 adj_25 = {};
    bool adj_26 = {};
    wp::float32 adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::float32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::float32 adj_31 = {};
    bool adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::float32 adj_36 = {};
    wp::vec_t<3, wp::float32> adj_37 = {};
    wp::float32 adj_38 = {};
    wp::float32 adj_39 = {};
    bool adj_40 = {};
    wp::float32 adj_41 = {};
    wp::vec_t<3, wp::float32> adj_42 = {};
    wp::float32 adj_43 = {};
    wp::vec_t<3, wp::float32> adj_44 = {};
    wp::float32 adj_45 = {};
    wp::float32 adj_46 = {};
    wp::vec_t<3, wp::float32> adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::vec_t<3, wp::float32> adj_51 = {};
    wp::float32 adj_52 = {};
    bool adj_53 = {};
    wp::int32 adj_54 = {};
    wp::vec_t<3, wp::float32> adj_55 = {};
    wp::int32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    //---------
    // forward
    // def look(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // face = int(0)                                                                          <L 8>
    var_2 = wp::int(var_1);
    // u = float(0.0)                                                                         <L 9>
    var_4 = wp::float(var_3);
    // v = float(0.0)                                                                         <L 10>
    var_6 = wp::float(var_5);
    // inside = float(0.0)                                                                    <L 11>
    var_8 = wp::float(var_7);
    // if wp.mesh_query_point(mesh, point[i], 3.0, inside, face, u, v):                       <L 12>
    var_9 = wp::address(var_point, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::mesh_query_point(var_mesh, var_12, var_10, var_8, var_2, var_4, var_6);
    if (var_11) {
        // out[i] = inside * u                                                                <L 13>
        var_13 = wp::mul(var_8, var_4);
        // wp::array_store(var_out, var_0, var_13);
    }
    // if wp.mesh_query_point_no_sign(mesh, point[i], 3.0, face, u, v):                       <L 14>
    var_14 = wp::address(var_point, var_0);
    var_17 = wp::load(var_14);
    var_16 = wp::mesh_query_point_no_sign(var_mesh, var_17, var_15, var_2, var_4, var_6);
    if (var_16) {
        // out[i] += v                                                                        <L 15>
        // var_18 = wp::atomic_add(var_out, var_0, var_6);
    }
    // if wp.mesh_query_furthest_point_no_sign(mesh, point[i], 3.0, face, u, v):              <L 16>
    var_19 = wp::address(var_point, var_0);
    var_22 = wp::load(var_19);
    var_21 = wp::mesh_query_furthest_point_no_sign(var_mesh, var_22, var_20, var_2, var_4, var_6);
    if (var_21) {
        // out[i] += v                                                                        <L 17>
        // var_23 = wp::atomic_add(var_out, var_0, var_6);
    }
    // if wp.mesh_query_point_sign_normal(mesh, point[i], 3.0, inside, face, u, v):           <L 18>
    var_24 = wp::address(var_point, var_0);
    var_28 = wp::load(var_24);
    var_26 = wp::mesh_query_point_sign_normal(var_mesh, var_28, var_25, var_8, var_2, var_4, var_6, var_27);
    if (var_26) {
        // out[i] += inside                                                                   <L 19>
        // var_29 = wp::atomic_add(var_out, var_0, var_8);
    }
    // if wp.mesh_query_point_sign_parity(mesh, point[i], 3.0, inside, face, u, v):           <L 20>
    var_30 = wp::address(var_point, var_0);
    var_35 = wp::load(var_30);
    var_32 = wp::mesh_query_point_sign_parity(var_mesh, var_35, var_31, var_8, var_2, var_4, var_6, var_33, var_34);
    if (var_32) {
        // out[i] += inside                                                                   <L 21>
        // var_36 = wp::atomic_add(var_out, var_0, var_8);
    }
    // if wp.mesh_query_point_sign_winding_number(mesh, point[i], 3.0, inside, face, u, v, 1.0):       <L 22>
    var_37 = wp::address(var_point, var_0);
    var_42 = wp::load(var_37);
    var_40 = wp::mesh_query_point_sign_winding_number(var_mesh, var_42, var_38, var_8, var_2, var_4, var_6, var_39, var_41);
    if (var_40) {
        // out[i] += inside                                                                   <L 23>
        // var_43 = wp::atomic_add(var_out, var_0, var_8);
    }
    // normal = wp.vec3()                                                                     <L 24>
    var_44 = wp::vec_t<3, wp::float32>();
    // t = float(0.0)                                                                         <L 25>
    var_46 = wp::float(var_45);
    // if wp.mesh_query_ray(mesh, point[i], wp.vec3(0.0, 0.0, 1.0), 100.0, t, u, v, inside, normal, face):       <L 26>
    var_47 = wp::address(var_point, var_0);
    var_51 = wp::vec_t<3, wp::float32>(var_48, var_49, var_50);
    var_55 = wp::load(var_47);
    var_53 = wp::mesh_query_ray(var_mesh, var_55, var_51, var_52, var_46, var_4, var_6, var_8, var_44, var_2, var_54);
    if (var_53) {
        // out[i] += t * normal[0]                                                            <L 27>
        var_57 = wp::extract(var_44, var_56);
        var_58 = wp::mul(var_46, var_57);
        // var_59 = wp::atomic_add(var_out, var_0, var_58);
    }
    //---------
    // reverse
    if (var_53) {
        wp::adj_atomic_add(var_out, var_0, var_58, adj_out, adj_0, adj_58, adj_59);
        wp::adj_mul(var_46, var_57, adj_46, adj_57, adj_58);
        wp::adj_extract(var_44, var_56, adj_44, adj_56, adj_57);
        // adj: out[i] += t * normal[0]                                                       <L 27>
    }
    wp::adj_mesh_query_ray(var_mesh, var_55, var_51, var_52, var_46, var_4, var_6, var_8, var_44, var_2, var_54, adj_mesh, adj_47, adj_51, adj_52, adj_46, adj_4, adj_6, adj_8, adj_44, adj_2, adj_54, adj_53);
    wp::adj_vec_t(var_48, var_49, var_50, adj_48, adj_49, adj_50, adj_51);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_47);
    // adj: if wp.mesh_query_ray(mesh, point[i], wp.vec3(0.0, 0.0, 1.0), 100.0, t, u, v, inside, normal, face):  <L 26>
    wp::adj_float(var_45, adj_45, adj_46);
    // adj: t = float(0.0)                                                                    <L 25>
    // adj: normal = wp.vec3()                                                                <L 24>
    if (var_40) {
        wp::adj_atomic_add(var_out, var_0, var_8, adj_out, adj_0, adj_8, adj_43);
        // adj: out[i] += inside                                                              <L 23>
    }
    wp::adj_mesh_query_point_sign_winding_number(var_mesh, var_42, var_38, var_8, var_2, var_4, var_6, var_39, var_41, adj_mesh, adj_37, adj_38, adj_8, adj_2, adj_4, adj_6, adj_39, adj_41, adj_40);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_37);
    // adj: if wp.mesh_query_point_sign_winding_number(mesh, point[i], 3.0, inside, face, u, v, 1.0):  <L 22>
    if (var_32) {
        wp::adj_atomic_add(var_out, var_0, var_8, adj_out, adj_0, adj_8, adj_36);
        // adj: out[i] += inside                                                              <L 21>
    }
    wp::adj_mesh_query_point_sign_parity(var_mesh, var_35, var_31, var_8, var_2, var_4, var_6, var_33, var_34, adj_mesh, adj_30, adj_31, adj_8, adj_2, adj_4, adj_6, adj_33, adj_34, adj_32);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_30);
    // adj: if wp.mesh_query_point_sign_parity(mesh, point[i], 3.0, inside, face, u, v):      <L 20>
    if (var_26) {
        wp::adj_atomic_add(var_out, var_0, var_8, adj_out, adj_0, adj_8, adj_29);
        // adj: out[i] += inside                                                              <L 19>
    }
    wp::adj_mesh_query_point_sign_normal(var_mesh, var_28, var_25, var_8, var_2, var_4, var_6, var_27, adj_mesh, adj_24, adj_25, adj_8, adj_2, adj_4, adj_6, adj_27, adj_26);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_24);
    // adj: if wp.mesh_query_point_sign_normal(mesh, point[i], 3.0, inside, face, u, v):      <L 18>
    if (var_21) {
        wp::adj_atomic_add(var_out, var_0, var_6, adj_out, adj_0, adj_6, adj_23);
        // adj: out[i] += v                                                                   <L 17>
    }
    wp::adj_mesh_query_furthest_point_no_sign(var_mesh, var_22, var_20, var_2, var_4, var_6, adj_mesh, adj_19, adj_20, adj_2, adj_4, adj_6, adj_21);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_19);
    // adj: if wp.mesh_query_furthest_point_no_sign(mesh, point[i], 3.0, face, u, v):         <L 16>
    if (var_16) {
        wp::adj_atomic_add(var_out, var_0, var_6, adj_out, adj_0, adj_6, adj_18);
        // adj: out[i] += v                                                                   <L 15>
    }
    wp::adj_mesh_query_point_no_sign(var_mesh, var_17, var_15, var_2, var_4, var_6, adj_mesh, adj_14, adj_15, adj_2, adj_4, adj_6, adj_16);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_14);
    // adj: if wp.mesh_query_point_no_sign(mesh, point[i], 3.0, face, u, v):                  <L 14>
    if (var_11) {
        wp::adj_array_store(var_out, var_0, var_13, adj_out, adj_0, adj_13);
        wp::adj_mul(var_8, var_4, adj_8, adj_4, adj_13);
        // adj: out[i] = inside * u                                                           <L 13>
    }
    wp::adj_mesh_query_point(var_mesh, var_12, var_10, var_8, var_2, var_4, var_6, adj_mesh, adj_9, adj_10, adj_8, adj_2, adj_4, adj_6, adj_11);
    wp::adj_address(var_point, var_0, adj_point, adj_0, adj_9);
    // adj: if wp.mesh_query_point(mesh, point[i], 3.0, inside, face, u, v):                  <L 12>
    wp::adj_float(var_7, adj_7, adj_8);
    // adj: inside = float(0.0)                                                               <L 11>
    wp::adj_float(var_5, adj_5, adj_6);
    // adj: v = float(0.0)                                                                    <L 10>
    wp::adj_float(var_3, adj_3, adj_4);
    // adj: u = float(0.0)                                                                    <L 9>
    // adj: face = int(0)                                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def look(mesh: wp.uint64, point: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):  <L 6>
    return;
}
