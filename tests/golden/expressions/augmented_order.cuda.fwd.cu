extern "C" __global__ void augmented_order_8f7a5b3e_cuda_kernel_forward(
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
        const wp::int32 var_4 = 1;
        wp::int32 var_5;
        wp::float32* var_6;
        wp::float32 var_7;
        wp::float32 var_8;
        wp::float32 var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // forward
        // def augmented_order(x: wp.array(dtype=float)):                                         <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = x[i]                                                                               <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // a += x[i + 1] * a                                                                      <L 9>
        var_5 = wp::add(var_0, var_4);
        var_6 = wp::address(var_x, var_5);
        var_8 = wp::load(var_6);
        var_7 = wp::mul(var_8, var_2);
        var_9 = wp::add(var_2, var_7);
        // a -= wp.sin(a)                                                                         <L 10>
        var_10 = wp::sin(var_9);
        var_11 = wp::sub(var_9, var_10);
        // x[i] = a                                                                               <L 11>
        wp::array_store(var_x, var_0, var_11);
    }
}
