extern "C" __global__ void numbers_14625555_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out)
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
        const wp::float32 var_1 = 1.0;
        const wp::float32 var_2 = 321.0;
        wp::float32 var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        const wp::float32 var_6 = 104.0;
        wp::float32 var_7;
        const wp::float32 var_8 = 7.0;
        wp::float32 var_9;
        //---------
        // forward
        // def numbers(out: wp.array(dtype=float)):                                               <L 25>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG                                         <L 27>
        var_3 = wp::add(var_1, var_2);
        var_5 = wp::add(var_3, var_4);
        var_7 = wp::add(var_5, var_6);
        var_9 = wp::add(var_7, var_8);
        wp::array_store(var_out, var_0, var_9);
    }
}
