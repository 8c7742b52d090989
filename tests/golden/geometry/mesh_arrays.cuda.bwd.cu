extern "C" __global__ void vertices_b58564f9_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::uint64 adj_mesh,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

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
        // dual vars
        wp::int32 adj_0 = {};
        wp::Mesh adj_1 = {};
        wp::Mesh adj_2 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_3 = {};
        wp::shape_t adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::shape_t adj_7 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_8 = {};
        wp::array_t<wp::int32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::array_t<wp::int32> adj_13 = {};
        wp::int32 adj_14 = {};
        wp::vec_t<3, wp::float32> adj_15 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_16 = {};
        wp::vec_t<3, wp::float32> adj_17 = {};
        wp::vec_t<3, wp::float32> adj_18 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_19 = {};
        wp::int32 adj_20 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_21 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::vec_t<3, wp::float32> adj_25 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_26 = {};
        wp::vec_t<3, wp::float32> adj_27 = {};
        wp::vec_t<3, wp::float32> adj_28 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_29 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_30 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_31 = {};
        wp::int32 adj_32 = {};
        wp::vec_t<3, wp::float32> adj_33 = {};
        wp::vec_t<3, wp::float32> adj_34 = {};
        wp::vec_t<3, wp::float32> adj_35 = {};
        wp::vec_t<3, wp::float32> adj_36 = {};
        wp::vec_t<3, wp::float32> adj_37 = {};
        wp::vec_t<3, wp::float32> adj_38 = {};
        wp::vec_t<3, wp::float32> adj_39 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_40 = {};
        wp::int32 adj_41 = {};
        wp::vec_t<3, wp::float32> adj_42 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_43 = {};
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        bool adj_46 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_47 = {};
        wp::uint64 adj_48 = {};
        wp::int32 adj_49 = {};
        wp::int32 adj_50 = {};
        wp::int32 adj_51 = {};
        bool adj_52 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_53 = {};
        wp::int32 adj_54 = {};
        wp::vec_t<3, wp::float32> adj_55 = {};
        wp::array_t<wp::vec_t<3, wp::float32>> adj_56 = {};
        wp::vec_t<3, wp::float32> adj_57 = {};
        wp::vec_t<3, wp::float32> adj_58 = {};
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
        // wp::array_store(var_21, var_20, var_17);
        // out[i] = a + m.velocities[n - 1]                                                       <L 13>
        var_22 = &((var_1).velocities);
        var_24 = wp::sub(var_6, var_23);
        var_26 = wp::load(var_22);
        var_25 = wp::address(var_26, var_24);
        var_28 = wp::load(var_25);
        var_27 = wp::add(var_17, var_28);
        // wp::array_store(var_out, var_0, var_27);
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
        // var_39 = wp::atomic_add(var_out, var_0, var_38);
        // wp.atomic_add(m.points, 0, a)                                                          <L 16>
        var_40 = &((var_1).points);
        var_43 = wp::load(var_40);
        // var_42 = wp::atomic_add(var_43, var_41, var_17);
        // if wp.mesh_get_index(mesh, i) == 0:                                                    <L 17>
        var_44 = wp::mesh_get_index(var_mesh, var_0);
        var_46 = (var_44 == var_45);
        if (var_46) {
            // m.points = out                                                                     <L 18>
            var_47 = &((var_1).points);
            // wp::store(var_47, var_out);
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
            // wp::array_store(var_out, var_0, var_57);
        }
        //---------
        // reverse
        if (var_52) {
            wp::adj_array_store(var_out, var_0, var_57, adj_out, adj_0, adj_57);
            wp::adj_copy(var_58, adj_55, adj_57);
            wp::adj_address(var_56, var_54, adj_53, adj_54, adj_55);
            adj_1.points = adj_53;
            // adj: out[i] = m.points[2]                                                          <L 20>
        }
        // adj: if wp.bvh_get_group_root(wp.mesh_get_bvh(mesh), 2) > 0:                           <L 19>
        if (var_46) {
            adj_1.points = adj_47;
            // adj: m.points = out                                                                <L 18>
        }
        // adj: if wp.mesh_get_index(mesh, i) == 0:                                               <L 17>
        wp::adj_atomic_add(var_43, var_41, var_17, adj_40, adj_41, adj_17, adj_42);
        adj_1.points = adj_40;
        // adj: wp.atomic_add(m.points, 0, a)                                                     <L 16>
        wp::adj_atomic_add(var_out, var_0, var_38, adj_out, adj_0, adj_38, adj_39);
        wp::adj_add(var_35, var_37, adj_35, adj_37, adj_38);
        wp::adj_add(var_36, var_34, adj_33, adj_34, adj_35);
        wp::adj_address(var_30, var_32, adj_30, adj_32, adj_33);
        // adj: out[i] += points[1] + wp.mesh_get_point(mesh, i) + wp.mesh_get_velocity(mesh, i)  <L 15>
        wp::adj_copy(var_31, adj_29, adj_30);
        adj_1.points = adj_29;
        // adj: points = m.points                                                                 <L 14>
        wp::adj_array_store(var_out, var_0, var_27, adj_out, adj_0, adj_27);
        wp::adj_add(var_17, var_28, adj_17, adj_25, adj_27);
        wp::adj_address(var_26, var_24, adj_22, adj_24, adj_25);
        wp::adj_sub(var_6, var_23, adj_6, adj_23, adj_24);
        adj_1.velocities = adj_22;
        // adj: out[i] = a + m.velocities[n - 1]                                                  <L 13>
        wp::adj_array_store(var_21, var_20, var_17, adj_19, adj_20, adj_17);
        adj_1.points = adj_19;
        // adj: m.points[0] = a                                                                   <L 12>
        wp::adj_copy(var_18, adj_15, adj_17);
        wp::adj_address(var_16, var_14, adj_8, adj_14, adj_15);
        wp::adj_address(var_13, var_11, adj_9, adj_11, adj_12);
        wp::adj_mul(var_10, var_0, adj_10, adj_0, adj_11);
        adj_1.indices = adj_9;
        adj_2.points = adj_8;
        // adj: a = same.points[m.indices[3 * i]]                                                 <L 11>
        adj_3.shape = adj_4;
        adj_1.points = adj_3;
        // adj: n = m.points.shape[0]                                                             <L 10>
        wp::adj_copy(var_1, adj_1, adj_2);
        // adj: same = m                                                                          <L 9>
        // adj: m = wp.mesh_get(mesh)                                                             <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def vertices(mesh: wp.uint64, out: wp.array(dtype=wp.vec3)):                      <L 6>
        continue;
    }
}
