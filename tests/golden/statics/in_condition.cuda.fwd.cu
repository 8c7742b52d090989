extern "C" __global__ void in_condition_1379356d_cuda_kernel_forward(
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
        const bool var_1 = true;
        wp::float32* var_2;
        const wp::float32 var_3 = 2.0;
        wp::float32 var_4;
        wp::float32 var_5;
        const bool var_6 = true;
        bool var_7;
        const wp::float32 var_8 = 0.0;
        const bool var_9 = false;
        const wp::float32 var_10 = 2.0;
        wp::float32 var_11;
        //---------
        // forward
        // def in_condition(x: wp.array(dtype=float)):                                            <L 8>
        // i = wp.tid()                                                                           <L 9>
        var_0 = builtin_tid1d();
        // if wp.static(FAST):                                                                    <L 10>
        // x[i] = x[i] * 2.0                                                                      <L 11>
        var_2 = wp::address(var_x, var_0);
        var_5 = wp::load(var_2);
        var_4 = wp::mul(var_5, var_3);
        wp::array_store(var_x, var_0, var_4);
        // if not wp.static(FAST):                                                                <L 14>
        var_7 = wp::unot(var_6);
        if (var_7) {
            // x[i] = 0.0                                                                         <L 15>
            wp::array_store(var_x, var_0, var_8);
        }
        // y = 1.0 if wp.static(FAST and not FAST) else 2.0                                       <L 16>
        // x[i] += y                                                                              <L 17>
        var_11 = wp::atomic_add(var_x, var_0, var_10);
    }
}
