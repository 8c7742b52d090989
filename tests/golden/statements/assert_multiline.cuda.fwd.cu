extern "C" __global__ void assert_multiline_b57cc4f5_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
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
        //---------
        // forward
        // def assert_multiline(n: int):                                                          <L 6>
        // assert (                                                                               <L 7>
        // n > 0                                                                                  <L 8>
        var_1 = (var_n > var_0);
        assert(((void)"assert (
        n > 0
    ), \"still here\"",var_1));
    }
}
