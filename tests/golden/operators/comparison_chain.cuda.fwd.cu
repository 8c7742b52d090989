extern "C" __global__ void comparison_chain_ed2c35b6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_y,
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
        const wp::int32 var_0 = 0;
        const wp::int32 var_1 = 5;
        bool var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        wp::float32* var_5;
        const wp::float32 var_6 = 1.0;
        bool var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 1;
        //---------
        // forward
        // def comparison_chain(n: int, x: wp.array(dtype=float), y: float, out: wp.array(dtype=wp.bool)):       <L 6>
        // out[0] = 0 < n < 5                                                                     <L 7>
        var_2 = ((var_0 < var_n) && (var_n < var_1));
        wp::array_store(var_out, var_3, var_2);
        // out[1] = x[0] < y <= 1.0                                                               <L 8>
        var_5 = wp::address(var_x, var_4);
        var_8 = wp::load(var_5);
        var_7 = ((var_8 < var_y) && (var_y <= var_6));
        wp::array_store(var_out, var_9, var_7);
    }
}
