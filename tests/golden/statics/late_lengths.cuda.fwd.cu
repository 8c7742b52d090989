extern "C" __global__ void late_lengths_25d0476c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        wp::mat_t<2, 2, wp::float32> var_2;
        wp::transform_t<wp::float32> var_3;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 5;
        const wp::int32 var_6 = 7;
        wp::int32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 6;
        wp::float32 var_10;
        wp::float32 var_11;
        //---------
        // forward
        // def late_lengths(x: wp.array(dtype=float)):                                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // v = wp.vec3()                                                                          <L 8>
        var_1 = wp::vec_t<3, wp::float32>();
        // m = wp.mat22()                                                                         <L 9>
        var_2 = wp::mat_t<2, 2, wp::float32>();
        // t = wp.transform_identity()                                                            <L 10>
        var_3 = wp::transform_identity<wp::float32>();
        // n = 2                                                                                  <L 11>
        // x[i] = float(wp.static(len(v) + len(m)) * wp.static(len(t))) + float(wp.static(len(v) * n))       <L 12>
        var_7 = wp::mul(var_5, var_6);
        var_8 = wp::float(var_7);
        var_10 = wp::float(var_9);
        var_11 = wp::add(var_8, var_10);
        wp::array_store(var_x, var_0, var_11);
    }
}
