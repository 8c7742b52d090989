extern "C" __global__ void mixed_constant_kinds_8ac7b5fe_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        const wp::float32 var_0 = 2.0;
        const wp::float32 var_1 = 3.0;
        wp::float32 var_2;
        const wp::float32 var_3 = 4.0;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        const wp::float32 var_6 = 3.0;
        const wp::float32 var_7 = 3.0;
        wp::float32 var_8;
        const wp::int32 var_9 = 1;
        const wp::float32 var_10 = 3.0;
        const wp::float32 var_11 = 3.0;
        wp::float32 var_12;
        const wp::int32 var_13 = 2;
        //---------
        // forward
        // def mixed_constant_kinds(x: wp.array(dtype=float)):                                    <L 12>
        // x[0] = A * B.C + 4.0                                                                   <L 13>
        var_2 = wp::mul(var_0, var_1);
        var_4 = wp::add(var_2, var_3);
        wp::array_store(var_x, var_5, var_4);
        // x[1] = wp.max(A, B.C)                                                                  <L 14>
        var_8 = wp::max(var_0, var_7);
        wp::array_store(var_x, var_9, var_8);
        // x[2] = wp.min(B.C, A)                                                                  <L 15>
        var_12 = wp::min(var_11, var_0);
        wp::array_store(var_x, var_13, var_12);
    }
}
