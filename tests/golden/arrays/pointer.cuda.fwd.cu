extern "C" __global__ void pointer_67b7751a_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::uint64> var_out)
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
        wp::uint64* var_0;
        wp::uint64 var_1;
        wp::uint64 var_2;
        const wp::int32 var_3 = 0;
        //---------
        // forward
        // def pointer(x: wp.array(dtype=float), out: wp.array(dtype=wp.uint64)):                 <L 6>
        // out[0] = x.ptr                                                                         <L 7>
        var_0 = (wp::uint64*)&(var_x.data);
        var_2 = wp::load(var_0);
        var_1 = wp::copy(var_2);
        wp::array_store(var_out, var_3, var_1);
    }
}
