extern "C" __global__ void constant_vector_arithmetic_a5246dc8_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{2.0, 1.0, 0.0};
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def constant_vector_arithmetic(v: wp.array(dtype=wp.vec3)):                            <L 10>
        // v[0] = DIAGONAL                                                                        <L 11>
        wp::array_store(var_v, var_1, var_0);
    }
}
