extern "C" __global__ void vector_of_enum_1e6a56bf_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::int32>> var_out)
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
        const wp::Kind var_0 = 1;
        const wp::int32 var_1 = 3;
        wp::vec_t<2, wp::int32> var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1;
        const wp::int32 var_7 = 1;
        wp::vec_t<2, wp::int32> var_8;
        const wp::int32 var_9 = 1;
        //---------
        // forward
        // def vector_of_enum(out: wp.array(dtype=wp.vec2i)):                                     <L 16>
        // out[0] = wp.vec2i(MODE, 3)                                                             <L 17>
        var_2 = wp::vec_t<2, wp::int32>(var_0, var_1);
        wp::array_store(var_out, var_3, var_2);
        // out[1] = wp.vec2i(Kind.BALL, Kind.BOX)                                                 <L 18>
        var_8 = wp::vec_t<2, wp::int32>(var_5, var_7);
        wp::array_store(var_out, var_9, var_8);
    }
}
