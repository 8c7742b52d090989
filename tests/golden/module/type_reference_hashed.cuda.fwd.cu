extern "C" __global__ void type_reference_hashed_7b49611e_cuda_kernel_forward(
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
        const wp::float32 var_0 = 1.0;
        wp::vec_t<3, wp::float32> var_1;
        const wp::float32 var_2 = 2.0;
        wp::mat_t<2, 2, wp::float32> var_3;
        const wp::int32 var_4 = 3;
        wp::uint8 var_5;
        const wp::int32 var_6 = 0;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        const wp::int32 var_9 = 0;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        wp::float32 var_13;
        const wp::int32 var_14 = 0;
        //---------
        // forward
        // def type_reference_hashed(x: wp.array(dtype=float)):                                   <L 6>
        // v = wp.vec3(1.0)                                                                       <L 7>
        var_1 = wp::vec_t<3, wp::float32>(var_0);
        // m = wp.mat22(2.0)                                                                      <L 8>
        var_3 = wp::mat_t<2, 2, wp::float32>(var_2);
        // n = wp.uint8(3)                                                                        <L 9>
        var_5 = wp::uint8(var_4);
        // x[0] = v[0] + m[0, 0] + float(n)                                                       <L 10>
        var_7 = wp::extract(var_1, var_6);
        var_10 = wp::extract(var_3, var_8, var_9);
        var_11 = wp::add(var_7, var_10);
        var_12 = wp::float(var_5);
        var_13 = wp::add(var_11, var_12);
        wp::array_store(var_x, var_14, var_13);
    }
}
