extern "C" __global__ void quat_from_axis_angle_rows_1d8ee39e_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::float32> var_x,
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
        wp::float32* var_2;
        wp::quat_t<wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::float32 var_5;
        //---------
        // forward
        // def quat_from_axis_angle_rows(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // q[i] = wp.quat_from_axis_angle(v[i], x[i])                                             <L 8>
        var_1 = wp::address(var_v, var_0);
        var_2 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_5 = wp::load(var_2);
        var_3 = wp::quat_from_axis_angle(var_4, var_5);
        wp::array_store(var_q, var_0, var_3);
    }
}
