extern "C" __global__ void expression_statement_2ddc6dd9_cuda_kernel_forward(
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
        const wp::int32 var_0 = 1;
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32 var_5;
        //---------
        // forward
        // def expression_statement(x: wp.array(dtype=float), n: int):                            <L 6>
        // n + 1                                                                                  <L 7>
        var_1 = wp::add(var_n, var_0);
        // x[0]                                                                                   <L 8>
        var_3 = wp::address(var_x, var_2);
        // wp.sin(2.0)                                                                            <L 9>
        var_5 = wp::sin(var_4);
        // n                                                                                      <L 10>
    }
}
