extern "C" __global__ void vector_conversion_3302e52e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::vec_t<3, wp::int32> var_n,
    wp::array_t<wp::vec_t<3, wp::float64>> var_out)
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
        wp::vec_t<3, wp::float64> var_0;
        const wp::int32 var_1 = 0;
        wp::vec_t<3, wp::float64> var_2;
        const wp::int32 var_3 = 1;
        wp::vec_t<3, wp::float16> var_4;
        wp::vec_t<3, wp::int32> var_5;
        //---------
        // forward
        // def vector_conversion(v: wp.vec3, n: wp.vec3i, out: wp.array(dtype=wp.vec3d)):         <L 6>
        // out[0] = wp.vec3d(v)                                                                   <L 7>
        var_0 = wp::vec_t<3, wp::float64>(var_v);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = wp.vec3d(n)                                                                   <L 8>
        var_2 = wp::vec_t<3, wp::float64>(var_n);
        wp::array_store(var_out, var_3, var_2);
        // w = wp.vec3h(v)                                                                        <L 9>
        var_4 = wp::vec_t<3, wp::float16>(var_v);
        // k = wp.vec3i(v)                                                                        <L 10>
        var_5 = wp::vec_t<3, wp::int32>(var_v);
    }
}
