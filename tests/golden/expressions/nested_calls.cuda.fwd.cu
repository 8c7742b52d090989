extern "C" __global__ void nested_calls_b9e41101_cuda_kernel_forward(
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        //---------
        // forward
        // def nested_calls(x: wp.array(dtype=float)):                                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = wp.min(wp.sin(x[i]), wp.max(wp.cos(x[i]), wp.abs(x[i + 1])))                    <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::sin(var_3);
        var_4 = wp::address(var_x, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::cos(var_6);
        var_8 = wp::add(var_0, var_7);
        var_9 = wp::address(var_x, var_8);
        var_11 = wp::load(var_9);
        var_10 = wp::abs(var_11);
        var_12 = wp::max(var_5, var_10);
        var_13 = wp::min(var_2, var_12);
        wp::array_store(var_x, var_0, var_13);
    }
}
