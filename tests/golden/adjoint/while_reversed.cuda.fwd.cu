extern "C" __global__ void while_reversed_8609e05a_cuda_kernel_forward(
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
        const wp::float32 var_0 = 1.0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        wp::int32 var_3;
        bool var_4;
        wp::float32* var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        const wp::int32 var_8 = 1;
        wp::int32 var_9;
        const wp::int32 var_10 = 0;
        //---------
        // forward
        // def while_reversed(x: wp.array(dtype=float), n: int):                                  <L 6>
        // s = float(1.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // j = int(0)                                                                             <L 8>
        var_3 = wp::int(var_2);
        // while j < n:                                                                           <L 9>
        start_while_0:;
        var_4 = (var_3 < var_n);
        if ((var_4) == false) goto end_while_0;
            // s = s * x[j]                                                                       <L 10>
            var_5 = wp::address(var_x, var_3);
            var_7 = wp::load(var_5);
            var_6 = wp::mul(var_1, var_7);
            // j += 1                                                                             <L 11>
            var_9 = wp::add(var_3, var_8);
            wp::assign(var_1, var_6);
            wp::assign(var_3, var_9);
        goto start_while_0;
        end_while_0:;
        // x[0] = s                                                                               <L 12>
        wp::array_store(var_x, var_10, var_1);
    }
}
