extern "C" __global__ void elements_of_vectors_86d138a2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
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
        wp::int32 var_0;
        wp::vec_t<3, wp::float32>* var_1;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32>* var_5;
        const wp::int32 var_6 = 1;
        wp::float32 var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::float32 var_9;
        //---------
        // forward
        // def elements_of_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // out[i] = v[i][0] + v[i].y                                                              <L 8>
        var_1 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::extract(var_4, var_2);
        var_5 = wp::address(var_v, var_0);
        var_8 = wp::load(var_5);
        var_7 = wp::extract(var_8, var_6);
        var_9 = wp::add(var_3, var_7);
        wp::array_store(var_out, var_0, var_9);
    }
}
