extern "C" __global__ void never_folded_fe2d377e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_out)
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
        const wp::int32 var_0 = 7;
        const wp::int32 var_1 = 3;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 3;
        wp::int32 var_6;
        const wp::int32 var_7 = 4;
        wp::int32 var_8;
        const wp::int32 var_9 = 1;
        //---------
        // forward
        // def never_folded(out: wp.array(dtype=int)):                                            <L 6>
        // out[0] = 7 % 3                                                                         <L 7>
        var_2 = wp::mod(var_0, var_1);
        wp::array_store(var_out, var_3, var_2);
        // out[1] = 2 * 3 + 4                                                                     <L 8>
        var_6 = wp::mul(var_4, var_5);
        var_8 = wp::add(var_6, var_7);
        wp::array_store(var_out, var_9, var_8);
    }
}
