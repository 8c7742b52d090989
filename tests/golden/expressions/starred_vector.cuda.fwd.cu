extern "C" __global__ void starred_vector_07d27bac_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::vec_t<2, wp::float32> var_w,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out)
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
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::int32 var_5 = 1;
        wp::float32 var_6;
        wp::vec_t<3, wp::float32> var_7;
        const wp::int32 var_8 = 2;
        wp::float32 var_9;
        wp::vec_t<3, wp::float32> var_10;
        wp::vec_t<3, wp::float32> var_11;
        const wp::int32 var_12 = 0;
        wp::float32 var_13;
        const wp::int32 var_14 = 1;
        wp::float32 var_15;
        const wp::float32 var_16 = 1.0;
        wp::vec_t<3, wp::float32> var_17;
        const wp::int32 var_18 = 0;
        //---------
        // forward
        // def starred_vector(v: wp.array(dtype=wp.vec3), w: wp.vec2, out: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = wp.vec3(*v[i])                                                                <L 8>
        var_1 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_7 = wp::load(var_1);
        var_6 = wp::extract(var_7, var_5);
        var_10 = wp::load(var_1);
        var_9 = wp::extract(var_10, var_8);
        var_11 = wp::vec_t<3, wp::float32>(var_3, var_6, var_9);
        wp::array_store(var_out, var_0, var_11);
        // out[0] = wp.vec3(*w, 1.0)                                                              <L 9>
        var_13 = wp::extract(var_w, var_12);
        var_15 = wp::extract(var_w, var_14);
        var_17 = wp::vec_t<3, wp::float32>(var_13, var_15, var_16);
        wp::array_store(var_out, var_18, var_17);
    }
}
