extern "C" __global__ void late_nested_e1800c2c_cuda_kernel_forward(
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
        const wp::float32 var_2 = 2.0;
        const wp::float32 var_3 = 3.0;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        const wp::float32 var_7 = 3.0;
        const wp::float32 var_8 = 3.0;
        wp::float32 var_9;
        wp::float32 var_10;
        const wp::int32 var_11 = 2;
        const wp::float32 var_12 = 4.0;
        const wp::float32 var_13 = 3.0;
        wp::float32 var_14;
        wp::float32 var_15;
        //---------
        // forward
        // def late_nested(x: wp.array(dtype=float)):                                             <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // for j in range(3):                                                                     <L 8>
        // x[i] += wp.static(float(j) + wp.static(1.0 + 1.0)) * wp.static(3.0)                    <L 9>
        var_4 = wp::mul(var_2, var_3);
        var_5 = wp::atomic_add(var_x, var_0, var_4);
        var_9 = wp::mul(var_7, var_8);
        var_10 = wp::atomic_add(var_x, var_0, var_9);
        var_14 = wp::mul(var_12, var_13);
        var_15 = wp::atomic_add(var_x, var_0, var_14);
    }
}
