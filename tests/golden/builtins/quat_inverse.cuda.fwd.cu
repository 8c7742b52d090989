extern "C" __global__ void quat_inverse_rows_b14b85ac_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::quat_t<wp::float64> var_d)
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
        wp::quat_t<wp::float32> var_2;
        wp::quat_t<wp::float32> var_3;
        wp::quat_t<wp::float64> var_4;
        //---------
        // forward
        // def quat_inverse_rows(q: wp.array(dtype=wp.quat), d: wp.quatd):                        <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // q[i] = wp.quat_inverse(q[i])                                                           <L 8>
        var_1 = wp::address(var_q, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::quat_inverse(var_3);
        wp::array_store(var_q, var_0, var_2);
        // e = wp.quat_inverse(d)                                                                 <L 9>
        var_4 = wp::quat_inverse(var_d);
    }
}
