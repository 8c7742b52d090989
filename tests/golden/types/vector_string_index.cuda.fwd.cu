extern "C" __global__ void vector_string_index_ab0b5208_cuda_kernel_forward(
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
        const wp::float32 var_0 = 1.0;
        wp::vec_t<3, wp::float32> var_1;
        const wp::str var_2 = "a";
        wp::float32 var_3;
        //---------
        // forward
        // def vector_string_index(x: wp.array(dtype=float)):                                     <L 6>
        // v = wp.vec3(1.0)                                                                       <L 7>
        var_1 = wp::vec_t<3, wp::float32>(var_0);
        // a = v["a"]                                                                             <L 8>
        var_3 = wp::extract(var_1, var_2);
    }
}
