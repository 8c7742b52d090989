extern "C" __global__ void class_namespace_nested_71ec6f05_cuda_kernel_forward(
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 6;
        const wp::int32 var_3 = 1;
        //---------
        // forward
        // def class_namespace_nested(n: wp.array(dtype=int)):                                    <L 13>
        // n[0] = Outer.Inner.DEPTH                                                               <L 14>
        wp::array_store(var_n, var_1, var_0);
        // n[1] = Outer.WIDTH                                                                     <L 15>
        wp::array_store(var_n, var_3, var_2);
    }
}
