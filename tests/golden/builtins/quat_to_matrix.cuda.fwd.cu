extern "C" __global__ void quat_to_matrix_rows_9831503f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m)
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
        wp::mat_t<3, 3, wp::float32> var_2;
        wp::quat_t<wp::float32> var_3;
        //---------
        // forward
        // def quat_to_matrix_rows(q: wp.array(dtype=wp.quat), m: wp.array(dtype=wp.mat33)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // m[i] = wp.quat_to_matrix(q[i])                                                         <L 8>
        var_1 = wp::address(var_q, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::quat_to_matrix(var_3);
        wp::array_store(var_m, var_0, var_2);
    }
}
