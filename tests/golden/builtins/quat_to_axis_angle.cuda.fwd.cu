extern "C" __global__ void quat_to_axis_angle_rows_566cf3ed_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
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
        wp::quat_t<wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::float32 var_3;
        wp::quat_t<wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        const wp::float32 var_6 = 0.0;
        wp::float32 var_7;
        wp::quat_t<wp::float32>* var_8;
        wp::quat_t<wp::float32> var_9;
        const wp::int32 var_10 = 0;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        //---------
        // forward
        // def quat_to_axis_angle_rows(q: wp.array(dtype=wp.quat), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // axis, angle = wp.quat_to_axis_angle(q[i])                                              <L 8>
        var_1 = wp::address(var_q, var_0);
        var_4 = wp::load(var_1);
        wp::quat_to_axis_angle(var_4, var_2, var_3);
        // b = wp.vec3()                                                                          <L 9>
        var_5 = wp::vec_t<3, wp::float32>();
        // c = float(0.0)                                                                         <L 10>
        var_7 = wp::float(var_6);
        // wp.quat_to_axis_angle(q[i], b, c)                                                      <L 11>
        var_8 = wp::address(var_q, var_0);
        var_9 = wp::load(var_8);
        wp::quat_to_axis_angle(var_9, var_5, var_7);
        // out[i] = angle * axis[0] + c                                                           <L 12>
        var_11 = wp::extract(var_2, var_10);
        var_12 = wp::mul(var_3, var_11);
        var_13 = wp::add(var_12, var_7);
        wp::array_store(var_out, var_0, var_13);
    }
}
