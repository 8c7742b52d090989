extern "C" __global__ void two_statements_multiline_70c25a55_cuda_kernel_forward(
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
        const wp::int32 var_0 = 1;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 3.0;
        const wp::int32 var_6 = 2;
        //---------
        // forward
        // def two_statements_multiline(x: wp.array(dtype=float)):                                <L 6>
        // x[0] = wp.sin(                                                                         <L 7>
        // x[1]); x[2] = 3.0                                                                      <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::sin(var_3);
        // x[0] = wp.sin(                                                                         <L 7>
        wp::array_store(var_x, var_4, var_2);
        // x[1]); x[2] = 3.0                                                                      <L 8>
        wp::array_store(var_x, var_6, var_5);
    }
}
