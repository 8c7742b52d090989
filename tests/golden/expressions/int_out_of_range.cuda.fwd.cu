extern "C" __global__ void int_out_of_range_73b40e74_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::uint32> var_out)
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
        const wp::int32 var_0 = 4294967295;
        wp::uint32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 12345678901234567890;
        //---------
        // forward
        // def int_out_of_range(out: wp.array(dtype=wp.uint32)):                                  <L 6>
        // out[0] = wp.uint32(0xFFFFFFFF)                                                         <L 7>
        var_1 = wp::uint32(var_0);
        wp::array_store(var_out, var_2, var_1);
        // a = 12345678901234567890                                                               <L 8>
    }
}
