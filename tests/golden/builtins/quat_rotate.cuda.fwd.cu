extern "C" __global__ void quat_rotate_rows_fd930588_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
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
        wp::int32 var_0;
        wp::quat_t<wp::float32>* var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::quat_t<wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::quat_t<wp::float32>* var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::quat_t<wp::float32> var_9;
        wp::vec_t<3, wp::float32> var_10;
        const wp::int32 var_11 = 0;
        //---------
        // forward
        // def quat_rotate_rows(q: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3)):          <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v[i] = wp.quat_rotate(q[i], v[i])                                                      <L 8>
        var_1 = wp::address(var_q, var_0);
        var_2 = wp::address(var_v, var_0);
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_2);
        var_3 = wp::quat_rotate(var_4, var_5);
        wp::array_store(var_v, var_0, var_3);
        // v[0] = wp.quat_rotate_inv(q[i], v[i])                                                  <L 9>
        var_6 = wp::address(var_q, var_0);
        var_7 = wp::address(var_v, var_0);
        var_9 = wp::load(var_6);
        var_10 = wp::load(var_7);
        var_8 = wp::quat_rotate_inv(var_9, var_10);
        wp::array_store(var_v, var_11, var_8);
    }
}
