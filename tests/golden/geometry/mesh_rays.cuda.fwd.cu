extern "C" __global__ void shoot_2d49f844_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh,
    wp::array_t<wp::vec_t<3, wp::float32>> var_origin,
    wp::array_t<wp::vec_t<3, wp::float32>> var_ray,
    wp::array_t<wp::float32> var_t,
    wp::array_t<wp::vec_t<3, wp::float32>> var_normal)
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
            wp::array_store(var_t, var_0, var_21);
            // normal[i] = hit.normal * hit.sign                                                  <L 17>
            var_23 = &((var_4).normal);
            var_24 = &((var_4).sign);
            var_26 = wp::load(var_23);
            var_27 = wp::load(var_24);
            var_25 = wp::mul(var_26, var_27);
            wp::array_store(var_normal, var_0, var_25);
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
        var_45 = wp::atomic_add(var_t, var_0, var_44);
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
            wp::array_store(var_t, var_0, var_59);
        }
    }
}
