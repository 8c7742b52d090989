extern "C" __global__ void multi_output_builtin_0aae596c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::quat_t<wp::float32> var_q,
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
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 0;
        //---------
        // forward
        // def multi_output_builtin(q: wp.quat, out: wp.array(dtype=float)):                      <L 6>
        // axis, angle = wp.quat_to_axis_angle(q)                                                 <L 7>
        wp::quat_to_axis_angle(var_q, var_0, var_1);
        // out[0] = angle + axis[0]                                                               <L 8>
        var_3 = wp::extract(var_0, var_2);
        var_4 = wp::add(var_1, var_3);
        wp::array_store(var_out, var_5, var_4);
    }
}
