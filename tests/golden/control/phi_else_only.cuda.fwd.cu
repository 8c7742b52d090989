extern "C" __global__ void phi_else_only_f9828bee_cuda_kernel_forward(
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
        const wp::float32 var_2 = 1.0;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        wp::float32* var_5;
        const wp::float32 var_6 = 2.0;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 1;
        //---------
        // forward
        // def phi_else_only(x: wp.array(dtype=float), n: int):                                   <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // x[0] = 1.0                                                                         <L 8>
            wp::array_store(var_x, var_3, var_2);
        }
        if (!var_1) {
            // a = x[0] * 2.0                                                                     <L 10>
            var_5 = wp::address(var_x, var_4);
            var_8 = wp::load(var_5);
            var_7 = wp::mul(var_8, var_6);
        }
        // x[1] = a                                                                               <L 11>
        wp::array_store(var_x, var_9, var_7);
    }
}
