extern "C" __global__ void constant_attribute_of_class_name_13721832_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 3;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 3;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 3;
        //---------
        // forward
        // def constant_attribute_of_class_name(n: wp.array(dtype=int)):                          <L 13>
        // for i in range(Sizes.Small.N):                                                         <L 14>
        // n[i] = Sizes.M                                                                         <L 15>
        wp::array_store(var_n, var_0, var_1);
        wp::array_store(var_n, var_2, var_3);
        // n[Sizes.M] = Sizes.Small.N                                                             <L 16>
        wp::array_store(var_n, var_5, var_4);
    }
}
