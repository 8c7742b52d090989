extern "C" __global__ void negated_constant_name_6401fbec_cuda_kernel_forward(
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = -3;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 1;
        //---------
        // forward
        // def negated_constant_name(out: wp.array(dtype=int)):                                   <L 8>
        // out[0] = -K                                                                            <L 9>
        wp::array_store(var_out, var_2, var_1);
        // out[1] = K                                                                             <L 10>
        wp::array_store(var_out, var_3, var_0);
    }
}
