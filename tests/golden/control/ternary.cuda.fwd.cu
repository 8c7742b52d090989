extern "C" __global__ void ternary_fc4f5cae_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::float32 var_b,
    wp::array_t<wp::float32> var_out)
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
        bool var_0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        //---------
        // forward
        // def ternary(a: float, b: float, out: wp.array(dtype=float)):                           <L 6>
        // out[0] = a if a > b else b                                                             <L 7>
        var_0 = (var_a > var_b);
        if (var_0) {
        }
        if (!var_0) {
        }
        var_1 = wp::where(var_0, var_a, var_b);
        wp::array_store(var_out, var_2, var_1);
    }
}
