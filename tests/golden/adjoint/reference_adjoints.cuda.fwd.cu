extern "C" __global__ void reference_adjoints_5c67ad31_cuda_kernel_forward(
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
        wp::float32 var_2;
        wp::float32 var_3;
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32 var_6;
        //---------
        // forward
        // def reference_adjoints(x: wp.array(dtype=float), y: wp.array(dtype=float)):            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // y[i] = wp.sin(x[i]) * x[i]                                                             <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::sin(var_3);
        var_4 = wp::address(var_x, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::mul(var_2, var_6);
        wp::array_store(var_y, var_0, var_5);
    }
}
