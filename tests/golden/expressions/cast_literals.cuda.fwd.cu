extern "C" __global__ void cast_literals_049350e1_cuda_kernel_forward(
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
        const wp::float32 var_0 = 0.0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 1;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        const wp::float32 var_6 = 2.7;
        wp::int32 var_7;
        const wp::int32 var_8 = 0;
        const wp::int32 var_9 = 3;
        wp::int32 var_10;
        const wp::int32 var_11 = 1;
        //---------
        // forward
        // def cast_literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):                   <L 6>
        // x[0] = float(0.0)                                                                      <L 7>
        var_1 = wp::float(var_0);
        wp::array_store(var_x, var_2, var_1);
        // x[1] = float(1)                                                                        <L 8>
        var_4 = wp::float(var_3);
        wp::array_store(var_x, var_5, var_4);
        // n[0] = int(2.7)                                                                        <L 9>
        var_7 = wp::int(var_6);
        wp::array_store(var_n, var_8, var_7);
        // n[1] = int(3)                                                                          <L 10>
        var_10 = wp::int(var_9);
        wp::array_store(var_n, var_11, var_10);
    }
}
