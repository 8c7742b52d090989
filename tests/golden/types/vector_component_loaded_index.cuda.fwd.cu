extern "C" __global__ void vector_component_loaded_index_ca36d1f4_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::int32> var_idx,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out)
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
        wp::vec_t<3, wp::float32> var_1;
        wp::int32* var_2;
        const wp::float32 var_3 = 1.0;
        wp::int32 var_4;
        wp::int32* var_5;
        wp::int32 var_6;
        wp::float32 var_7;
        const wp::float32 var_8 = 2.0;
        wp::float32 var_9;
        //---------
        // forward
        // def vector_component_loaded_index(v: wp.vec3, idx: wp.array(dtype=int), out: wp.array(dtype=wp.vec3)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = v                                                                                  <L 8>
        var_1 = wp::copy(var_v);
        // a[idx[i]] += 1.0                                                                       <L 9>
        var_2 = wp::address(var_idx, var_0);
        var_4 = wp::load(var_2);
        wp::add_inplace(var_1, var_4, var_3);
        // a[idx[i]] *= 2.0                                                                       <L 10>
        var_5 = wp::address(var_idx, var_0);
        var_6 = wp::load(var_5);
        var_7 = wp::extract(var_1, var_6);
        var_9 = wp::mul(var_7, var_8);
        wp::assign_inplace(var_1, var_6, var_9);
        // out[i] = a                                                                             <L 11>
        wp::array_store(var_out, var_0, var_1);
    }
}
