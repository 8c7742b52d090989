extern "C" __global__ void comparison_of_comparisons_e7d9a30a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_a,
    wp::int32 var_b,
    wp::array_t<bool> var_out)
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
        const wp::int32 var_0 = 1;
        bool var_1;
        const wp::int32 var_2 = 2;
        bool var_3;
        bool var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def comparison_of_comparisons(a: int, b: int, out: wp.array(dtype=wp.bool)):           <L 6>
        // out[0] = (a > 1) == (b > 2)                                                            <L 7>
        var_1 = (var_a > var_0);
        var_3 = (var_b > var_2);
        var_4 = (var_1 == var_3);
        wp::array_store(var_out, var_5, var_4);
    }
}
