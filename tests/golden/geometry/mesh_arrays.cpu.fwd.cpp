struct wp_args_vertices_b58564f9 {
    wp::uint64 mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vertices_b58564f9_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vertices_b58564f9 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vertices_b58564f9 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::Mesh var_1;
    wp::Mesh var_2;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_3;
    wp::shape_t* var_4;
    const wp::int32 var_5 = 0;
    wp::int32 var_6;
    wp::shape_t var_7;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_8;
    wp::array_t<wp::int32>* var_9;
    const wp::int32 var_10 = 3;
    wp::int32 var_11;
    wp::int32* var_12;
    wp::array_t<wp::int32> var_13;
    wp::int32 var_14;
    wp::vec_t<3, wp::float32>* var_15;
    wp::array_t<wp::vec_t<3, wp::float32>> var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_19;
    const wp::int32 var_20 = 0;
    wp::array_t<wp::vec_t<3, wp::float32>> var_21;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_22;
    const wp::int32 var_23 = 1;
    wp::int32 var_24;
    wp::vec_t<3, wp::float32>* var_25;
    wp::array_t<wp::vec_t<3, wp::float32>> var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::vec_t<3, wp::float32> var_28;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_29;
    wp::array_t<wp::vec_t<3, wp::float32>> var_30;
    wp::array_t<wp::vec_t<3, wp::float32>> var_31;
    const wp::int32 var_32 = 1;
    wp::vec_t<3, wp::float32>* var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::vec_t<3, wp::float32> var_35;
    wp::vec_t<3, wp::float32> var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_40;
    const wp::int32 var_41 = 0;
    wp::vec_t<3, wp::float32> var_42;
    wp::array_t<wp::vec_t<3, wp::float32>> var_43;
    wp::int32 var_44;
    const wp::int32 var_45 = 0;
    bool var_46;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_47;
    wp::uint64 var_48;
    const wp::int32 var_49 = 2;
    wp::int32 var_50;
    const wp::int32 var_51 = 0;
    bool var_52;
    wp::array_t<wp::vec_t<3, wp::float32>>* var_53;
    const wp::int32 var_54 = 2;
    wp::vec_t<3, wp::float32>* var_55;
    wp::array_t<wp::vec_t<3, wp::float32>> var_56;
    wp::vec_t<3, wp::float32> var_57;
    wp::vec_t<3, wp::float32> var_58;
    //---------
    // forward
    // def vertices(mesh: wp.uint64, out: wp.array(dtype=wp.vec3)):                           <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // m = wp.mesh_get(mesh)                                                                  <L 8>
    var_1 = wp::mesh_get(var_mesh);
    // same = m                                                                               <L 9>
    var_2 = wp::copy(var_1);
    // n = m.points.shape[0]                                                                  <L 10>
    var_3 = &((var_1).points);
    var_4 = &(var_3->shape);
    var_7 = wp::load(var_4);
    var_6 = wp::extract(var_7, var_5);
    // a = same.points[m.indices[3 * i]]                                                      <L 11>
    var_8 = &((var_2).points);
    var_9 = &((var_1).indices);
    var_11 = wp::mul(var_10, var_0);
    var_13 = wp::load(var_9);
    var_12 = wp::address(var_13, var_11);
    var_14 = wp::load(var_12);
    var_16 = wp::load(var_8);
    var_15 = wp::address(var_16, var_14);
    var_18 = wp::load(var_15);
    var_17 = wp::copy(var_18);
    // m.points[0] = a                                                                        <L 12>
    var_19 = &((var_1).points);
    var_21 = wp::load(var_19);
    wp::array_store(var_21, var_20, var_17);
    // out[i] = a + m.velocities[n - 1]                                                       <L 13>
    var_22 = &((var_1).velocities);
    var_24 = wp::sub(var_6, var_23);
    var_26 = wp::load(var_22);
    var_25 = wp::address(var_26, var_24);
    var_28 = wp::load(var_25);
    var_27 = wp::add(var_17, var_28);
    wp::array_store(var_out, var_0, var_27);
    // points = m.points                                                                      <L 14>
    var_29 = &((var_1).points);
    var_31 = wp::load(var_29);
    var_30 = wp::copy(var_31);
    // out[i] += points[1] + wp.mesh_get_point(mesh, i) + wp.mesh_get_velocity(mesh, i)       <L 15>
    var_33 = wp::address(var_30, var_32);
    var_34 = wp::mesh_get_point(var_mesh, var_0);
    var_36 = wp::load(var_33);
    var_35 = wp::add(var_36, var_34);
    var_37 = wp::mesh_get_velocity(var_mesh, var_0);
    var_38 = wp::add(var_35, var_37);
    var_39 = wp::atomic_add(var_out, var_0, var_38);
    // wp.atomic_add(m.points, 0, a)                                                          <L 16>
    var_40 = &((var_1).points);
    var_43 = wp::load(var_40);
    var_42 = wp::atomic_add(var_43, var_41, var_17);
    // if wp.mesh_get_index(mesh, i) == 0:                                                    <L 17>
    var_44 = wp::mesh_get_index(var_mesh, var_0);
    var_46 = (var_44 == var_45);
    if (var_46) {
        // m.points = out                                                                     <L 18>
        var_47 = &((var_1).points);
        wp::store(var_47, var_out);
    }
    // if wp.bvh_get_group_root(wp.mesh_get_bvh(mesh), 2) > 0:                                <L 19>
    var_48 = wp::mesh_get_bvh(var_mesh);
    var_50 = wp::bvh_get_group_root(var_48, var_49);
    var_52 = (var_50 > var_51);
    if (var_52) {
        // out[i] = m.points[2]                                                               <L 20>
        var_53 = &((var_1).points);
        var_56 = wp::load(var_53);
        var_55 = wp::address(var_56, var_54);
        var_58 = wp::load(var_55);
        var_57 = wp::copy(var_58);
        wp::array_store(var_out, var_0, var_57);
    }
}
