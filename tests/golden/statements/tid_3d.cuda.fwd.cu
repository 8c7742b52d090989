extern "C" __global__ void tid_3d_447573c9_cuda_kernel_forward(
    wp::launch_bounds_t<3> dim,
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
        wp::int32 var_0;
        wp::int32 var_1;
        wp::int32 var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        //---------
        // forward
        // def tid_3d(out: wp.array3d(dtype=int)):                                                <L 6>
        // i, j, k = wp.tid()                                                                     <L 7>
        builtin_tid3d(var_0, var_1, var_2);
        // out[i, j, k] = i + j + k                                                               <L 8>
        var_3 = wp::add(var_0, var_1);
        var_4 = wp::add(var_3, var_2);
        wp::array_store(var_out, var_0, var_1, var_2, var_4);
    }
}
