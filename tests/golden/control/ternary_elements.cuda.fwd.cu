extern "C" __global__ void ternary_elements_09a8c01e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> var_y)
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
        wp::float32* var_1;
        const wp::float32 var_2 = 0.0;
        bool var_3;
        wp::float32 var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        wp::float32* var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // forward
        // def ternary_elements(x: wp.array(dtype=float), y: wp.array(dtype=float)):              <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = x[i] if x[i] > 0.0 else y[i]                                                    <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 > var_2);
        if (var_3) {
            var_5 = wp::address(var_x, var_0);
            var_7 = wp::load(var_5);
            var_6 = wp::copy(var_7);
        }
        if (!var_3) {
            var_8 = wp::address(var_y, var_0);
            var_10 = wp::load(var_8);
            var_9 = wp::copy(var_10);
        }
        var_11 = wp::where(var_3, var_6, var_9);
        wp::array_store(var_x, var_0, var_11);
    }
}
