extern "C" __global__ void step_rows_eadc7c28_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_f,
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
        wp::float32 var_2;
        wp::float32 var_3;
        wp::int32* var_4;
        wp::int32 var_5;
        wp::int32 var_6;
        //---------
        // forward
        // def step_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):                       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // f[i] = wp.step(f[i])                                                                   <L 8>
        var_1 = wp::address(var_f, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::step(var_3);
        wp::array_store(var_f, var_0, var_2);
        // n[i] = wp.step(n[i])                                                                   <L 9>
        var_4 = wp::address(var_n, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::step(var_6);
        wp::array_store(var_n, var_0, var_5);
    }
}
