extern "C" __global__ void make__locals__late_unique_debd6099_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = 2.0;
        wp::float32 var_6;
        //---------
        // forward
        // def late_unique(x: wp.array(dtype=float)):                                             <L 7>
        // i = wp.tid()                                                                           <L 8>
        var_0 = builtin_tid1d();
        // for j in range(wp.static(len(parts))):                                                 <L 9>
        // x[i] += wp.static(parts[j])                                                            <L 10>
        var_3 = wp::atomic_add(var_x, var_0, var_2);
        var_6 = wp::atomic_add(var_x, var_0, var_5);
    }
}
