extern "C" __global__ void ternary_statement_81f57b5f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_c)
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
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 1;
        wp::int32 var_7;
        const wp::int32 var_8 = 1;
        const wp::int32 var_9 = 1;
        wp::int32 var_10;
        wp::int32 var_11;
        //---------
        // forward
        // def ternary_statement(x: wp.array(dtype=float), c: wp.array(dtype=int)):               <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // wp.atomic_add(c, 0, 1) if x[i] > 0.0 else wp.atomic_add(c, 1, 1)                       <L 8>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = (var_4 > var_2);
        if (var_3) {
            var_7 = wp::atomic_add(var_c, var_5, var_6);
        }
        if (!var_3) {
            var_10 = wp::atomic_add(var_c, var_8, var_9);
        }
        var_11 = wp::where(var_3, var_7, var_10);
    }
}
