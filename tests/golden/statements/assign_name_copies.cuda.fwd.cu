extern "C" __global__ void assign_name_copies_8938025c_cuda_kernel_forward(
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
        wp::int32 var_0;
        wp::int32 var_1;
        const wp::int32 var_2 = 0;
        //---------
        // forward
        // def assign_name_copies(n: int, out: wp.array(dtype=int)):                              <L 6>
        // a = n                                                                                  <L 7>
        var_0 = wp::copy(var_n);
        // b = a                                                                                  <L 8>
        var_1 = wp::copy(var_0);
        // out[0] = b                                                                             <L 9>
        wp::array_store(var_out, var_2, var_1);
    }
}
