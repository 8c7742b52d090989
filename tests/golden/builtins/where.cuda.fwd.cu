extern "C" __global__ void where_rows_715cb251_cuda_kernel_forward(
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
    wp::vec_t<3, wp::float32> var_v)
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
        const wp::float32 var_1 = 2.0;
        wp::float32 var_2;
        const wp::int32 var_3 = 0;
        const wp::float32 var_4 = 1.0;
        const wp::float32 var_5 = 2.0;
        wp::float32 var_6;
        const wp::int32 var_7 = 1;
        const wp::float32 var_8 = 1.0;
        const wp::float32 var_9 = 2.0;
        wp::float32 var_10;
        const wp::int32 var_11 = 2;
        const wp::float32 var_12 = 1.0;
        const wp::float32 var_13 = 2.0;
        wp::float32 var_14;
        const wp::int32 var_15 = 3;
        const wp::float32 var_16 = 1.0;
        const wp::float32 var_17 = 2.0;
        wp::float32 var_18;
        const wp::int32 var_19 = 4;
        const wp::float32 var_20 = 1.0;
        const wp::float32 var_21 = 2.0;
        wp::float32 var_22;
        const wp::int32 var_23 = 5;
        const wp::float32 var_24 = 1.0;
        const wp::float32 var_25 = 2.0;
        wp::float32 var_26;
        const wp::int32 var_27 = 6;
        const wp::float32 var_28 = 1.0;
        const wp::float32 var_29 = 2.0;
        wp::float32 var_30;
        const wp::int32 var_31 = 7;
        const wp::int32 var_32 = 0;
        wp::float32* var_33;
        const wp::int32 var_34 = 1;
        wp::float32* var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        const wp::int32 var_39 = 8;
        const wp::float32 var_40 = 1.0;
        const wp::float32 var_41 = 2.0;
        wp::float32 var_42;
        const wp::int32 var_43 = 9;
        const wp::int32 var_44 = 2;
        bool var_45;
        wp::vec_t<3, wp::float32> var_46;
        wp::vec_t<3, wp::float32> var_47;
        //---------
        // forward
        // def where_rows(                                                                        <L 6>
        // x[0] = wp.where(a, 1.0, 2.0)                                                           <L 19>
        var_2 = wp::where(var_a, var_0, var_1);
        wp::array_store(var_x, var_3, var_2);
        // x[1] = wp.where(b, 1.0, 2.0)                                                           <L 20>
        var_6 = wp::where(var_b, var_4, var_5);
        wp::array_store(var_x, var_7, var_6);
        // x[2] = wp.where(c, 1.0, 2.0)                                                           <L 21>
        var_10 = wp::where(var_c, var_8, var_9);
        wp::array_store(var_x, var_11, var_10);
        // x[3] = wp.where(d, 1.0, 2.0)                                                           <L 22>
        var_14 = wp::where(var_d, var_12, var_13);
        wp::array_store(var_x, var_15, var_14);
        // x[4] = wp.where(e, 1.0, 2.0)                                                           <L 23>
        var_18 = wp::where(var_e, var_16, var_17);
        wp::array_store(var_x, var_19, var_18);
        // x[5] = wp.where(f, 1.0, 2.0)                                                           <L 24>
        var_22 = wp::where(var_f, var_20, var_21);
        wp::array_store(var_x, var_23, var_22);
        // x[6] = wp.where(g, 1.0, 2.0)                                                           <L 25>
        var_26 = wp::where(var_g, var_24, var_25);
        wp::array_store(var_x, var_27, var_26);
        // x[7] = wp.where(h, 1.0, 2.0)                                                           <L 26>
        var_30 = wp::where(var_h, var_28, var_29);
        wp::array_store(var_x, var_31, var_30);
        // x[8] = wp.where(k, x[0], x[1])                                                         <L 27>
        var_33 = wp::address(var_x, var_32);
        var_35 = wp::address(var_x, var_34);
        var_37 = wp::load(var_33);
        var_38 = wp::load(var_35);
        var_36 = wp::where(var_k, var_37, var_38);
        wp::array_store(var_x, var_39, var_36);
        // x[9] = wp.where(x, 1.0, 2.0)                                                           <L 28>
        var_42 = wp::where(var_x, var_40, var_41);
        wp::array_store(var_x, var_43, var_42);
        // w = wp.where(e > 2, v, -v)                                                             <L 29>
        var_45 = (var_e > var_44);
        var_46 = wp::neg(var_v);
        var_47 = wp::where(var_45, var_v, var_46);
    }
}
