extern "C" __global__ void outer_rows_47041f2c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<2, wp::float32> var_b,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out)
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
        wp::mat_t<3, 3, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        wp::mat_t<3, 2, wp::float32> var_2;
        //---------
        // forward
        // def outer_rows(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.mat33)):                 <L 6>
        // out[0] = wp.outer(a, a)                                                                <L 7>
        var_0 = wp::outer(var_a, var_a);
        wp::array_store(var_out, var_1, var_0);
        // m = wp.outer(a, b)                                                                     <L 8>
        var_2 = wp::outer(var_a, var_b);
    }
}
