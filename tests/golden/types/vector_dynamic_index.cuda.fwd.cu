extern "C" __global__ void vector_dynamic_index_b9fd15bc_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_k,
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
        wp::vec_t<3, wp::float32> var_0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = -1;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        const wp::float32 var_6 = 2.0;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        //---------
        // forward
        // def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):              <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // out[0] = a[k]                                                                          <L 8>
        var_1 = wp::extract(var_0, var_k);
        wp::array_store(var_out, var_2, var_1);
        // out[1] = a[-1]                                                                         <L 9>
        var_4 = wp::extract(var_0, var_3);
        wp::array_store(var_out, var_5, var_4);
        // a[k] = 2.0                                                                             <L 10>
        wp::assign_inplace(var_0, var_k, var_6);
        // out[2] = a[k]                                                                          <L 11>
        var_7 = wp::extract(var_0, var_k);
        wp::array_store(var_out, var_8, var_7);
    }
}
