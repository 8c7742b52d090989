extern "C" __global__ void change_85c8116a_cuda_kernel_forward(
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
        wp::store(var_11, var_9);
        // hit.face = 3                                                                           <L 10>
        var_13 = &((var_4).face);
        wp::store(var_13, var_12);
        // hit.normal[1] = 2.0                                                                    <L 11>
        var_15 = &((var_4).normal);
        var_17 = wp::indexref(var_15, var_16);
        wp::store(var_17, var_14);
        // hit.normal.x = 2.0                                                                     <L 12>
        var_19 = &((var_4).normal);
        var_21 = wp::indexref(var_19, var_20);
        wp::store(var_21, var_18);
        // hit.t += 1.0                                                                           <L 13>
        var_22 = &((var_4).t);
        var_25 = wp::load(var_22);
        var_24 = wp::add(var_25, var_23);
        var_26 = &((var_4).t);
        wp::store(var_26, var_24);
        // out[i] = hit.normal[0] * hit.t                                                         <L 14>
        var_27 = &((var_4).normal);
        var_30 = wp::load(var_27);
        var_29 = wp::extract(var_30, var_28);
        var_31 = &((var_4).t);
        var_33 = wp::load(var_31);
        var_32 = wp::mul(var_29, var_33);
        wp::array_store(var_out, var_0, var_32);
    }
}
