extern "C" __global__ void array_of_bool_e736eb66_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<bool> var_flags,
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
        wp::float32* var_1;
        const wp::float32 var_2 = 0.0;
        bool var_3;
        wp::float32 var_4;
        bool* var_5;
        bool var_6;
        bool var_7;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        //---------
        // forward
        // def array_of_bool(flags: wp.array(dtype=wp.bool), x: wp.array(dtype=float)):           <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // flags[i] = x[i] > 0.0                                                                  <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 > var_2);
        wp::array_store(var_flags, var_0, var_3);
        // flags[i + 1] = not flags[i]                                                            <L 9>
        var_5 = wp::address(var_flags, var_0);
        var_7 = wp::load(var_5);
        var_6 = wp::unot(var_7);
        var_9 = wp::add(var_0, var_8);
        wp::array_store(var_flags, var_9, var_6);
    }
}
