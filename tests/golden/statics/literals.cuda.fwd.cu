extern "C" __global__ void literals_b126557c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n)
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
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::float32 var_5 = -0.5;
        wp::float32 var_6;
        const wp::int32 var_7 = 5;
        //---------
        // forward
        // def literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):                        <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * wp.static(SCALE * 2.0) - wp.static(-SCALE)                               <L 11>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::mul(var_4, var_2);
        var_6 = wp::sub(var_3, var_5);
        wp::array_store(var_x, var_0, var_6);
        // n[i] = wp.static(SIZE + 1)                                                             <L 12>
        wp::array_store(var_n, var_0, var_7);
    }
}
