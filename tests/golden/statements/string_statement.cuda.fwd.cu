extern "C" __global__ void string_statement_816a3d9a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::int32> var_out)
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
        const wp::str var_2 = "inside";
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def string_statement(n: int, out: wp.array(dtype=int)):                                <L 6>
        // if n > 0:                                                                              <L 9>
        var_1 = (var_n > var_0);
        if (var_1) {
            // "inside"                                                                           <L 10>
            // out[0] = n                                                                         <L 11>
            wp::array_store(var_out, var_3, var_n);
        }
    }
}
