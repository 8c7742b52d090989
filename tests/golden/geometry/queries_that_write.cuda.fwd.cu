extern "C" __global__ void look_954c3c52_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh,
    wp::array_t<wp::vec_t<3, wp::float32>> var_point,
    wp::array_t<wp::float32> var_out)
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
            wp::array_store(var_out, var_0, var_13);
        }
        // if wp.mesh_query_point_no_sign(mesh, point[i], 3.0, face, u, v):                       <L 14>
        var_14 = wp::address(var_point, var_0);
        var_17 = wp::load(var_14);
        var_16 = wp::mesh_query_point_no_sign(var_mesh, var_17, var_15, var_2, var_4, var_6);
        if (var_16) {
            // out[i] += v                                                                        <L 15>
            var_18 = wp::atomic_add(var_out, var_0, var_6);
        }
        // if wp.mesh_query_furthest_point_no_sign(mesh, point[i], 3.0, face, u, v):              <L 16>
        var_19 = wp::address(var_point, var_0);
        var_22 = wp::load(var_19);
        var_21 = wp::mesh_query_furthest_point_no_sign(var_mesh, var_22, var_20, var_2, var_4, var_6);
        if (var_21) {
            // out[i] += v                                                                        <L 17>
            var_23 = wp::atomic_add(var_out, var_0, var_6);
        }
        // if wp.mesh_query_point_sign_normal(mesh, point[i], 3.0, inside, face, u, v):           <L 18>
        var_24 = wp::address(var_point, var_0);
        var_28 = wp::load(var_24);
        var_26 = wp::mesh_query_point_sign_normal(var_mesh, var_28, var_25, var_8, var_2, var_4, var_6, var_27);
        if (var_26) {
            // out[i] += inside                                                                   <L 19>
            var_29 = wp::atomic_add(var_out, var_0, var_8);
        }
        // if wp.mesh_query_point_sign_parity(mesh, point[i], 3.0, inside, face, u, v):           <L 20>
        var_30 = wp::address(var_point, var_0);
        var_35 = wp::load(var_30);
        var_32 = wp::mesh_query_point_sign_parity(var_mesh, var_35, var_31, var_8, var_2, var_4, var_6, var_33, var_34);
        if (var_32) {
            // out[i] += inside                                                                   <L 21>
            var_36 = wp::atomic_add(var_out, var_0, var_8);
        }
        // if wp.mesh_query_point_sign_winding_number(mesh, point[i], 3.0, inside, face, u, v, 1.0):       <L 22>
        var_37 = wp::address(var_point, var_0);
        var_42 = wp::load(var_37);
        var_40 = wp::mesh_query_point_sign_winding_number(var_mesh, var_42, var_38, var_8, var_2, var_4, var_6, var_39, var_41);
        if (var_40) {
            // out[i] += inside                                                                   <L 23>
            var_43 = wp::atomic_add(var_out, var_0, var_8);
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
            var_59 = wp::atomic_add(var_out, var_0, var_58);
        }
    }
}
