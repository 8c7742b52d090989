extern "C" __global__ void constant_in_annotation_44acba2f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<5, wp::float32> var_v,
    wp::array_t<wp::float32> var_out)
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
        const wp::int32 var_0 = 5;
        const wp::int32 var_1 = 1;
        wp::int32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def constant_in_annotation(v: wp.types.vector(length=N, dtype=float), out: wp.array(dtype=float)):       <L 8>
        // out[0] = v[N - 1]                                                                      <L 9>
        var_2 = wp::sub(var_0, var_1);
        var_3 = wp::extract(var_v, var_2);
        wp::array_store(var_out, var_4, var_3);
    }
}
