extern "C" __global__ void nested_string_constant_65cf9b4d_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        const wp::int32 var_0 = 0;
        bool var_1;
        const wp::str var_2 = "why this branch exists";
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 0;
        wp::range_t var_5;
        wp::int32 var_6;
        const wp::str var_7 = "loop note";
        const wp::float32 var_8 = 2.0;
        //---------
        // forward
        // def nested_string_constant(x: wp.array(dtype=float), n: int):                          <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // """why this branch exists"""                                                       <L 8>
            // x[0] = 1.0                                                                         <L 9>
            wp::array_store(var_x, var_4, var_3);
        }
        // for i in range(n):                                                                     <L 10>
        var_5 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_5) == 0) goto end_for_0;
            var_6 = wp::iter_next(var_5);
            // "loop note"                                                                        <L 11>
            // x[i] = 2.0                                                                         <L 12>
            wp::array_store(var_x, var_6, var_8);
            goto start_for_0;
        end_for_0:;
    }
}
