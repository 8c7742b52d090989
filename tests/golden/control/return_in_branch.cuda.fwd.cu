extern "C" __global__ void return_in_branch_76fbb888_cuda_kernel_forward(
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        bool var_5;
        const wp::float32 var_6 = 1.0;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 1;
        //---------
        // forward
        // def return_in_branch(x: wp.array(dtype=float), n: int):                                <L 6>
        // a = x[0]                                                                               <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // if n < 0:                                                                              <L 8>
        var_5 = (var_n < var_4);
        if (var_5) {
            // a = a + 1.0                                                                        <L 9>
            var_7 = wp::add(var_2, var_6);
            // return                                                                             <L 10>
            continue;
        }
        var_8 = wp::where(var_5, var_7, var_2);
        // x[1] = a                                                                               <L 11>
        wp::array_store(var_x, var_9, var_8);
    }
}
