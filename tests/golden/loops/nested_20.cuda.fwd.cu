extern "C" __global__ void nested_20_98b242e3_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        wp::range_t var_0;
        wp::int32 var_1;
        wp::range_t var_2;
        wp::int32 var_3;
        wp::range_t var_4;
        wp::int32 var_5;
        wp::range_t var_6;
        wp::int32 var_7;
        wp::range_t var_8;
        wp::int32 var_9;
        wp::range_t var_10;
        wp::int32 var_11;
        wp::range_t var_12;
        wp::int32 var_13;
        wp::range_t var_14;
        wp::int32 var_15;
        wp::range_t var_16;
        wp::int32 var_17;
        wp::range_t var_18;
        wp::int32 var_19;
        wp::range_t var_20;
        wp::int32 var_21;
        wp::range_t var_22;
        wp::int32 var_23;
        wp::range_t var_24;
        wp::int32 var_25;
        wp::range_t var_26;
        wp::int32 var_27;
        wp::range_t var_28;
        wp::int32 var_29;
        wp::range_t var_30;
        wp::int32 var_31;
        wp::range_t var_32;
        wp::int32 var_33;
        wp::range_t var_34;
        wp::int32 var_35;
        wp::range_t var_36;
        wp::int32 var_37;
        wp::range_t var_38;
        wp::int32 var_39;
        const wp::float32 var_40 = 1.0;
        const wp::int32 var_41 = 0;
        //---------
        // forward
        // def nested_20(x: wp.array(dtype=float), n: int):                                       <L 6>
        // for i0 in range(n):                                                                    <L 7>
        var_0 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_0) == 0) goto end_for_0;
            var_1 = wp::iter_next(var_0);
            // for i1 in range(n):                                                                <L 8>
            var_2 = wp::range(var_n);
            start_for_2:;
                if (iter_cmp(var_2) == 0) goto end_for_2;
                var_3 = wp::iter_next(var_2);
                // for i2 in range(n):                                                            <L 9>
                var_4 = wp::range(var_n);
                start_for_4:;
                    if (iter_cmp(var_4) == 0) goto end_for_4;
                    var_5 = wp::iter_next(var_4);
                    // for i3 in range(n):                                                        <L 10>
                    var_6 = wp::range(var_n);
                    start_for_6:;
                        if (iter_cmp(var_6) == 0) goto end_for_6;
                        var_7 = wp::iter_next(var_6);
                        // for i4 in range(n):                                                    <L 11>
                        var_8 = wp::range(var_n);
                        start_for_8:;
                            if (iter_cmp(var_8) == 0) goto end_for_8;
                            var_9 = wp::iter_next(var_8);
                            // for i5 in range(n):                                                <L 12>
                            var_10 = wp::range(var_n);
                            start_for_10:;
                                if (iter_cmp(var_10) == 0) goto end_for_10;
                                var_11 = wp::iter_next(var_10);
                                // for i6 in range(n):                                            <L 13>
                                var_12 = wp::range(var_n);
                                start_for_12:;
                                    if (iter_cmp(var_12) == 0) goto end_for_12;
                                    var_13 = wp::iter_next(var_12);
                                    // for i7 in range(n):                                        <L 14>
                                    var_14 = wp::range(var_n);
                                    start_for_14:;
                                        if (iter_cmp(var_14) == 0) goto end_for_14;
                                        var_15 = wp::iter_next(var_14);
                                        // for i8 in range(n):                                    <L 15>
                                        var_16 = wp::range(var_n);
                                        start_for_16:;
                                            if (iter_cmp(var_16) == 0) goto end_for_16;
                                            var_17 = wp::iter_next(var_16);
                                            // for i9 in range(n):                                <L 16>
                                            var_18 = wp::range(var_n);
                                            start_for_18:;
                                                if (iter_cmp(var_18) == 0) goto end_for_18;
                                                var_19 = wp::iter_next(var_18);
                                                // for i10 in range(n):                           <L 17>
                                                var_20 = wp::range(var_n);
                                                start_for_20:;
                                                    if (iter_cmp(var_20) == 0) goto end_for_20;
                                                    var_21 = wp::iter_next(var_20);
                                                    // for i11 in range(n):                       <L 18>
                                                    var_22 = wp::range(var_n);
                                                    start_for_22:;
                                                        if (iter_cmp(var_22) == 0) goto end_for_22;
                                                        var_23 = wp::iter_next(var_22);
                                                        // for i12 in range(n):                   <L 19>
                                                        var_24 = wp::range(var_n);
                                                        start_for_24:;
                                                            if (iter_cmp(var_24) == 0) goto end_for_24;
                                                            var_25 = wp::iter_next(var_24);
                                                            // for i13 in range(n):               <L 20>
                                                            var_26 = wp::range(var_n);
                                                            start_for_26:;
                                                                if (iter_cmp(var_26) == 0) goto end_for_26;
                                                                var_27 = wp::iter_next(var_26);
                                                                // for i14 in range(n):           <L 21>
                                                                var_28 = wp::range(var_n);
                                                                start_for_28:;
                                                                    if (iter_cmp(var_28) == 0) goto end_for_28;
                                                                    var_29 = wp::iter_next(var_28);
                                                                    // for i15 in range(n):       <L 22>
                                                                    var_30 = wp::range(var_n);
                                                                    start_for_30:;
                                                                        if (iter_cmp(var_30) == 0) goto end_for_30;
                                                                        var_31 = wp::iter_next(var_30);
                                                                        // for i16 in range(n):       <L 23>
                                                                        var_32 = wp::range(var_n);
                                                                        start_for_32:;
                                                                            if (iter_cmp(var_32) == 0) goto end_for_32;
                                                                            var_33 = wp::iter_next(var_32);
                                                                            // for i17 in range(n):       <L 24>
                                                                            var_34 = wp::range(var_n);
                                                                            start_for_34:;
                                                                                if (iter_cmp(var_34) == 0) goto end_for_34;
                                                                                var_35 = wp::iter_next(var_34);
                                                                                // for i18 in range(n):       <L 25>
                                                                                var_36 = wp::range(var_n);
                                                                                start_for_36:;
                                                                                    if (iter_cmp(var_36) == 0) goto end_for_36;
                                                                                    var_37 = wp::iter_next(var_36);
                                                                                    // for i19 in range(n):       <L 26>
                                                                                    var_38 = wp::range(var_n);
                                                                                    start_for_38:;
                                                                                        if (iter_cmp(var_38) == 0) goto end_for_38;
                                                                                        var_39 = wp::iter_next(var_38);
                                                                                        // x[0] = 1.0       <L 27>
                                                                                        wp::array_store(var_x, var_41, var_40);
                                                                                        goto start_for_38;
                                                                                    end_for_38:;
                                                                                    goto start_for_36;
                                                                                end_for_36:;
                                                                                goto start_for_34;
                                                                            end_for_34:;
                                                                            goto start_for_32;
                                                                        end_for_32:;
                                                                        goto start_for_30;
                                                                    end_for_30:;
                                                                    goto start_for_28;
                                                                end_for_28:;
                                                                goto start_for_26;
                                                            end_for_26:;
                                                            goto start_for_24;
                                                        end_for_24:;
                                                        goto start_for_22;
                                                    end_for_22:;
                                                    goto start_for_20;
                                                end_for_20:;
                                                goto start_for_18;
                                            end_for_18:;
                                            goto start_for_16;
                                        end_for_16:;
                                        goto start_for_14;
                                    end_for_14:;
                                    goto start_for_12;
                                end_for_12:;
                                goto start_for_10;
                            end_for_10:;
                            goto start_for_8;
                        end_for_8:;
                        goto start_for_6;
                    end_for_6:;
                    goto start_for_4;
                end_for_4:;
                goto start_for_2;
            end_for_2:;
            goto start_for_0;
        end_for_0:;
    }
}
