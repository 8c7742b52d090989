extern "C" __global__ void int_enum_value_ae1cfa73_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
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
        const wp::int32 var_0 = 2;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 1;
        wp::int32 var_4;
        const wp::int32 var_5 = 1;
        //---------
        // forward
        // def int_enum_value(n: wp.array(dtype=int)):                                            <L 13>
        // n[0] = Kind.BOX.value                                                                  <L 14>
        wp::array_store(var_n, var_1, var_0);
        // n[1] = int(Kind.BALL)                                                                  <L 15>
        var_4 = wp::int(var_3);
        wp::array_store(var_n, var_5, var_4);
    }
}
