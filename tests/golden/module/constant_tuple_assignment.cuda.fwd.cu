extern "C" __global__ void constant_tuple_assignment_c3be76ef_cuda_kernel_forward(
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
        const wp::int32 var_0 = 3;
        const wp::int32 var_1 = 4;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 5;
        const wp::int32 var_5 = 5;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        //---------
        // forward
        // def constant_tuple_assignment(n: wp.array(dtype=int)):                                 <L 9>
        // n[0] = WIDTH * HEIGHT                                                                  <L 10>
        var_2 = wp::mul(var_0, var_1);
        wp::array_store(var_n, var_3, var_2);
        // n[1] = FIRST + SECOND                                                                  <L 11>
        var_6 = wp::add(var_4, var_5);
        wp::array_store(var_n, var_7, var_6);
    }
}
