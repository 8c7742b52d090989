extern "C" __global__ void composite_constant_component_2cadcc91_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
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
        const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
        const wp::int32 var_1 = 1;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        //---------
        // forward
        // def composite_constant_component(out: wp.array(dtype=float)):                          <L 8>
        // out[0] = UP[1]                                                                         <L 9>
        var_2 = wp::extract(var_0, var_1);
        wp::array_store(var_out, var_3, var_2);
        // out[1] = UP.y                                                                          <L 10>
        var_5 = wp::extract(var_0, var_4);
        wp::array_store(var_out, var_6, var_5);
    }
}
