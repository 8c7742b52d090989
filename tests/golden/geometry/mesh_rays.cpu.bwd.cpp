struct wp_args_shoot_2d49f844 {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> origin;
    wp::array_t<wp::vec_t<3, wp::float32>> ray;
    wp::array_t<wp::float32> t;
    wp::array_t<wp::vec_t<3, wp::float32>> normal;
};

template <bool wp_linear_contiguous>
static void shoot_2d49f844_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shoot_2d49f844 *_wp_args,
    wp_args_shoot_2d49f844 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_shoot_2d49f844 wp_contiguous_args;
    wp_args_shoot_2d49f844 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.origin.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.origin.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.ray.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.ray.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.t.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.t.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.normal.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.normal.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> var_origin = _wp_args->origin;
    wp::array_t<wp::vec_t<3, wp::float32>> var_ray = _wp_args->ray;
    wp::array_t<wp::float32> var_t = _wp_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> var_normal = _wp_args->normal;
    wp::uint64 adj_mesh = _wp_adj_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_origin = _wp_adj_args->origin;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_ray = _wp_adj_args->ray;
    wp::array_t<wp::float32> adj_t = _wp_adj_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_normal = _wp_adj_args->normal;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::float32 var_3 = 1000000.0;
    wp::mesh_query_ray_t var_4;
    const wp::int32 var_5 = -1;
    wp::vec_t<3, wp::float32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    bool var_8;
    bool* var_9;
    bool var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 5.0;
    bool var_13;
    wp::float32 var_14;
    wp::float32* var_15;
    wp::float32* var_16;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    wp::vec_t<3, wp::float32>* var_23;
    wp::float32* var_24;
    wp::vec_t<3, wp::float32> var_25;
    wp::vec_t<3, wp::float32> var_26;
    wp::float32 var_27;
    wp::vec_t<3, wp::float32>* var_28;
    wp::vec_t<3, wp::float32>* var_29;
    const wp::float32 var_30 = 1.0;
    const wp::int32 var_31 = 1;
    wp::int32 var_32;
    wp::mesh_query_ray_t var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32>* var_36;
    const wp::int32 var_37 = 0;
    wp::float32 var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32>* var_40;
    const wp::int32 var_41 = 1;
    wp::float32 var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    wp::vec_t<3, wp::float32>* var_46;
    wp::vec_t<3, wp::float32>* var_47;
    const wp::float32 var_48 = 2.0;
    bool var_49;
    const wp::int32 var_50 = -1;
    wp::vec_t<3, wp::float32> var_51;
    wp::vec_t<3, wp::float32> var_52;
    wp::vec_t<3, wp::float32>* var_53;
    wp::vec_t<3, wp::float32>* var_54;
    const wp::int32 var_55 = 0;
    wp::int32 var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    wp::float32 var_59;
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
    bool adj_8 = {};
    bool adj_9 = {};
    bool adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    bool adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::float32 adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::vec_t<3, wp::float32> adj_26 = {};
    wp::float32 adj_27 = {};
    wp::vec_t<3, wp::float32> adj_28 = {};
    wp::vec_t<3, wp::float32> adj_29 = {};
    wp::float32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::mesh_query_ray_t adj_33 = {};
    wp::vec_t<3, wp::float32> adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::int32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::vec_t<3, wp::float32> adj_39 = {};
    wp::vec_t<3, wp::float32> adj_40 = {};
    wp::int32 adj_41 = {};
    wp::float32 adj_42 = {};
    wp::vec_t<3, wp::float32> adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::vec_t<3, wp::float32> adj_46 = {};
    wp::vec_t<3, wp::float32> adj_47 = {};
    wp::float32 adj_48 = {};
    bool adj_49 = {};
    wp::int32 adj_50 = {};
    wp::vec_t<3, wp::float32> adj_51 = {};
    wp::vec_t<3, wp::float32> adj_52 = {};
    wp::vec_t<3, wp::float32> adj_53 = {};
    wp::vec_t<3, wp::float32> adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::vec_t<3, wp::float32> adj_57 = {};
    wp::vec_t<3, wp::float32> adj_58 = {};
    wp::float32 adj_59 = {};
    //---------
    // forward
    // def shoot(                                                                             <L 6>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // hit = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0e6)                                <L 14>
    var_1 = wp::address(var_origin, var_0);
    var_2 = wp::address(var_ray, var_0);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_2);
    var_4 = wp::mesh_query_ray(var_mesh, var_6, var_7, var_3, var_5);
    // if hit.result and hit.t < 5.0:                                                         <L 15>
    var_9 = &((var_4).result);
    var_10 = wp::load(var_9);
    var_8 = var_10;
    if (var_8) {
        var_11 = &((var_4).t);
        var_14 = wp::load(var_11);
        var_13 = (var_14 < var_12);
        var_8 = var_8 && var_13;
    }
    if (var_8) {
        // t[i] = hit.t + hit.u * hit.v                                                       <L 16>
        var_15 = &((var_4).t);
        var_16 = &((var_4).u);
        var_17 = &((var_4).v);
        var_19 = wp::load(var_16);
        var_20 = wp::load(var_17);
        var_18 = wp::mul(var_19, var_20);
        var_22 = wp::load(var_15);
        var_21 = wp::add(var_22, var_18);
        // wp::array_store(var_t, var_0, var_21);
        // normal[i] = hit.normal * hit.sign                                                  <L 17>
        var_23 = &((var_4).normal);
        var_24 = &((var_4).sign);
        var_26 = wp::load(var_23);
        var_27 = wp::load(var_24);
        var_25 = wp::mul(var_26, var_27);
        // wp::array_store(var_normal, var_0, var_25);
    }
    // again = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0, wp.mesh_get_group_root(mesh, 1))       <L 18>
    var_28 = wp::address(var_origin, var_0);
    var_29 = wp::address(var_ray, var_0);
    var_32 = wp::mesh_get_group_root(var_mesh, var_31);
    var_34 = wp::load(var_28);
    var_35 = wp::load(var_29);
    var_33 = wp::mesh_query_ray(var_mesh, var_34, var_35, var_30, var_32);
    // t[i] += again.normal[0] + again.normal.y                                               <L 19>
    var_36 = &((var_33).normal);
    var_39 = wp::load(var_36);
    var_38 = wp::extract(var_39, var_37);
    var_40 = &((var_33).normal);
    var_43 = wp::load(var_40);
    var_42 = wp::extract(var_43, var_41);
    var_44 = wp::add(var_38, var_42);
    // var_45 = wp::atomic_add(var_t, var_0, var_44);
    // if wp.mesh_query_ray_anyhit(mesh, origin[i], ray[i], 2.0):                             <L 20>
    var_46 = wp::address(var_origin, var_0);
    var_47 = wp::address(var_ray, var_0);
    var_51 = wp::load(var_46);
    var_52 = wp::load(var_47);
    var_49 = wp::mesh_query_ray_anyhit(var_mesh, var_51, var_52, var_48, var_50);
    if (var_49) {
        // t[i] = float(wp.mesh_query_ray_count_intersections(mesh, origin[i], ray[i], 0))       <L 21>
        var_53 = wp::address(var_origin, var_0);
        var_54 = wp::address(var_ray, var_0);
        var_57 = wp::load(var_53);
        var_58 = wp::load(var_54);
        var_56 = wp::mesh_query_ray_count_intersections(var_mesh, var_57, var_58, var_55);
        var_59 = wp::float(var_56);
        // wp::array_store(var_t, var_0, var_59);
    }
    //---------
    // reverse
    if (var_49) {
        wp::adj_array_store(var_t, var_0, var_59, adj_t, adj_0, adj_59);
        wp::adj_float(var_56, adj_56, adj_59);
        wp::adj_address(var_ray, var_0, adj_ray, adj_0, adj_54);
        wp::adj_address(var_origin, var_0, adj_origin, adj_0, adj_53);
        // adj: t[i] = float(wp.mesh_query_ray_count_intersections(mesh, origin[i], ray[i], 0))  <L 21>
    }
    wp::adj_address(var_ray, var_0, adj_ray, adj_0, adj_47);
    wp::adj_address(var_origin, var_0, adj_origin, adj_0, adj_46);
    // adj: if wp.mesh_query_ray_anyhit(mesh, origin[i], ray[i], 2.0):                        <L 20>
    wp::adj_atomic_add(var_t, var_0, var_44, adj_t, adj_0, adj_44, adj_45);
    wp::adj_add(var_38, var_42, adj_38, adj_42, adj_44);
    wp::adj_extract(var_43, var_41, adj_40, adj_41, adj_42);
    adj_33.normal += adj_40;
    wp::adj_extract(var_39, var_37, adj_36, adj_37, adj_38);
    adj_33.normal += adj_36;
    // adj: t[i] += again.normal[0] + again.normal.y                                          <L 19>
    wp::adj_mesh_query_ray(var_mesh, var_34, var_35, var_30, var_32, var_33, adj_mesh, adj_28, adj_29, adj_30, adj_32, adj_33);
    wp::adj_address(var_ray, var_0, adj_ray, adj_0, adj_29);
    wp::adj_address(var_origin, var_0, adj_origin, adj_0, adj_28);
    // adj: again = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0, wp.mesh_get_group_root(mesh, 1))  <L 18>
    if (var_8) {
        wp::adj_array_store(var_normal, var_0, var_25, adj_normal, adj_0, adj_25);
        wp::adj_mul(var_26, var_27, adj_23, adj_24, adj_25);
        adj_4.sign += adj_24;
        adj_4.normal += adj_23;
        // adj: normal[i] = hit.normal * hit.sign                                             <L 17>
        wp::adj_array_store(var_t, var_0, var_21, adj_t, adj_0, adj_21);
        wp::adj_add(var_22, var_18, adj_15, adj_18, adj_21);
        wp::adj_mul(var_19, var_20, adj_16, adj_17, adj_18);
        adj_4.v += adj_17;
        adj_4.u += adj_16;
        adj_4.t += adj_15;
        // adj: t[i] = hit.t + hit.u * hit.v                                                  <L 16>
    }
    if (var_8) {
        adj_4.t += adj_11;
    }
    adj_4.result = adj_9;
    // adj: if hit.result and hit.t < 5.0:                                                    <L 15>
    wp::adj_mesh_query_ray(var_mesh, var_6, var_7, var_3, var_5, var_4, adj_mesh, adj_1, adj_2, adj_3, adj_5, adj_4);
    wp::adj_address(var_ray, var_0, adj_ray, adj_0, adj_2);
    wp::adj_address(var_origin, var_0, adj_origin, adj_0, adj_1);
    // adj: hit = wp.mesh_query_ray(mesh, origin[i], ray[i], 1.0e6)                           <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def shoot(                                                                        <L 6>
    return;
}
