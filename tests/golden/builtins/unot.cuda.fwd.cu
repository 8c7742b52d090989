extern "C" __global__ void unot_rows_28fab389_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int8 var_a,
    wp::uint8 var_b,
    wp::int16 var_c,
    wp::uint16 var_d,
    wp::int32 var_e,
    wp::uint32 var_f,
    wp::int64 var_g,
    wp::uint64 var_h,
    bool var_k,
    wp::array_t<wp::float32> var_x,
    wp::array_t<bool> var_out)
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        const wp::int32 var_3 = 1;
        bool var_4;
        const wp::int32 var_5 = 2;
        bool var_6;
        const wp::int32 var_7 = 3;
        bool var_8;
        const wp::int32 var_9 = 4;
        bool var_10;
        const wp::int32 var_11 = 5;
        bool var_12;
        const wp::int32 var_13 = 6;
        bool var_14;
        const wp::int32 var_15 = 7;
        bool var_16;
        const wp::int32 var_17 = 8;
        bool var_18;
        const wp::int32 var_19 = 9;
        //---------
        // forward
        // def unot_rows(                                                                         <L 6>
        // out[0] = not a                                                                         <L 19>
        var_0 = wp::unot(var_a);
        wp::array_store(var_out, var_1, var_0);
        // out[1] = not b                                                                         <L 20>
        var_2 = wp::unot(var_b);
        wp::array_store(var_out, var_3, var_2);
        // out[2] = not c                                                                         <L 21>
        var_4 = wp::unot(var_c);
        wp::array_store(var_out, var_5, var_4);
        // out[3] = not d                                                                         <L 22>
        var_6 = wp::unot(var_d);
        wp::array_store(var_out, var_7, var_6);
        // out[4] = not e                                                                         <L 23>
        var_8 = wp::unot(var_e);
        wp::array_store(var_out, var_9, var_8);
        // out[5] = not f                                                                         <L 24>
        var_10 = wp::unot(var_f);
        wp::array_store(var_out, var_11, var_10);
        // out[6] = not g                                                                         <L 25>
        var_12 = wp::unot(var_g);
        wp::array_store(var_out, var_13, var_12);
        // out[7] = not h                                                                         <L 26>
        var_14 = wp::unot(var_h);
        wp::array_store(var_out, var_15, var_14);
        // out[8] = not k                                                                         <L 27>
        var_16 = wp::unot(var_k);
        wp::array_store(var_out, var_17, var_16);
        // out[9] = not x                                                                         <L 28>
        var_18 = wp::unot(var_x);
        wp::array_store(var_out, var_19, var_18);
    }
}
