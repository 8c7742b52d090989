extern "C" __global__ void normalize_rows_59dbae11_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::quat_t<wp::float32>> var_q)
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
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::quat_t<wp::float32>* var_4;
        wp::quat_t<wp::float32> var_5;
        wp::quat_t<wp::float32> var_6;
        //---------
        // forward
        // def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i] = wp.normalize(v[i])                                                              <L 8>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::normalize(var_3);
        wp::array_store(var_v, var_0, var_2);
        // q[i] = wp.normalize(q[i])                                                              <L 9>
        var_4 = wp::address(var_q, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::normalize(var_6);
        wp::array_store(var_q, var_0, var_5);
    }
}
