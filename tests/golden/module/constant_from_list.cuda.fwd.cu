extern "C" __global__ void constant_from_list_f1f029f8_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_n)
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
        const wp::int32 var_0 = 2;
        const wp::int32 var_1 = 4;
        wp::int32 var_2;
        const wp::int32 var_3 = 3;
        wp::int32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def constant_from_list(n: wp.array(dtype=int)):                                        <L 12>
        // n[0] = SECOND + A + COUNT                                                              <L 13>
        var_2 = wp::add(var_0, var_1);
        var_4 = wp::add(var_2, var_3);
        wp::array_store(var_n, var_5, var_4);
    }
}
