extern "C" __global__ void starred_array_slice_22c2c700_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 3;
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::int32 var_4 = 1;
        wp::float32* var_5;
        const wp::int32 var_6 = 2;
        wp::float32* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        const wp::int32 var_12 = 0;
        //---------
        // forward
        // def starred_array_slice(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
        // out[0] = wp.vec3(*x[0:3])                                                              <L 7>
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::address(var_x, var_4);
        var_7 = wp::address(var_x, var_6);
        var_9 = wp::load(var_3);
        var_10 = wp::load(var_5);
        var_11 = wp::load(var_7);
        var_8 = wp::vec_t<3, wp::float32>(var_9, var_10, var_11);
        wp::array_store(var_out, var_12, var_8);
    }
}
