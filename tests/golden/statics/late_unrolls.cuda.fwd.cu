extern "C" __global__ void late_unrolls_632d2b57_cuda_kernel_forward(
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
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 0;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        const wp::int32 var_6 = 2;
        wp::float32 var_7;
        wp::float32 var_8;
        const wp::int32 var_9 = 2;
        const wp::int32 var_10 = 4;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 3;
        const wp::int32 var_14 = 6;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::int32 var_17 = 4;
        const wp::int32 var_18 = 8;
        wp::float32 var_19;
        wp::float32 var_20;
        const wp::int32 var_21 = 5;
        const wp::int32 var_22 = 10;
        wp::float32 var_23;
        wp::float32 var_24;
        const wp::int32 var_25 = 6;
        const wp::int32 var_26 = 12;
        wp::float32 var_27;
        wp::float32 var_28;
        const wp::int32 var_29 = 7;
        const wp::int32 var_30 = 14;
        wp::float32 var_31;
        wp::float32 var_32;
        const wp::int32 var_33 = 8;
        const wp::int32 var_34 = 16;
        wp::float32 var_35;
        wp::float32 var_36;
        const wp::int32 var_37 = 9;
        const wp::int32 var_38 = 18;
        wp::float32 var_39;
        wp::float32 var_40;
        const wp::int32 var_41 = 10;
        const wp::int32 var_42 = 20;
        wp::float32 var_43;
        wp::float32 var_44;
        const wp::int32 var_45 = 11;
        const wp::int32 var_46 = 22;
        wp::float32 var_47;
        wp::float32 var_48;
        const wp::int32 var_49 = 12;
        const wp::int32 var_50 = 24;
        wp::float32 var_51;
        wp::float32 var_52;
        const wp::int32 var_53 = 13;
        const wp::int32 var_54 = 26;
        wp::float32 var_55;
        wp::float32 var_56;
        const wp::int32 var_57 = 14;
        const wp::int32 var_58 = 28;
        wp::float32 var_59;
        wp::float32 var_60;
        const wp::int32 var_61 = 15;
        const wp::int32 var_62 = 30;
        wp::float32 var_63;
        wp::float32 var_64;
        const wp::int32 var_65 = 16;
        const wp::int32 var_66 = 32;
        wp::float32 var_67;
        wp::float32 var_68;
        const wp::int32 var_69 = 17;
        const wp::int32 var_70 = 34;
        wp::float32 var_71;
        wp::float32 var_72;
        const wp::int32 var_73 = 18;
        const wp::int32 var_74 = 36;
        wp::float32 var_75;
        wp::float32 var_76;
        const wp::int32 var_77 = 19;
        const wp::int32 var_78 = 38;
        wp::float32 var_79;
        wp::float32 var_80;
        wp::range_t var_81;
        wp::int32 var_82;
        const wp::int32 var_83 = 0;
        wp::float32* var_84;
        const wp::float32 var_85 = 2.0;
        bool var_86;
        wp::float32 var_87;
        const wp::float32 var_88 = 0.0;
        const wp::int32 var_89 = 1;
        wp::float32* var_90;
        const wp::float32 var_91 = 2.0;
        bool var_92;
        wp::float32 var_93;
        const wp::float32 var_94 = 1.0;
        const wp::int32 var_95 = 2;
        wp::float32* var_96;
        const wp::float32 var_97 = 2.0;
        bool var_98;
        wp::float32 var_99;
        const wp::float32 var_100 = 2.0;
        //---------
        // forward
        // def late_unrolls(x: wp.array(dtype=float), n: int):                                    <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // for j in range(20):                                                                    <L 8>
        // x[i] += float(wp.static(j * 2))                                                        <L 9>
        var_3 = wp::float(var_2);
        var_4 = wp::atomic_add(var_x, var_0, var_3);
        var_7 = wp::float(var_6);
        var_8 = wp::atomic_add(var_x, var_0, var_7);
        var_11 = wp::float(var_10);
        var_12 = wp::atomic_add(var_x, var_0, var_11);
        var_15 = wp::float(var_14);
        var_16 = wp::atomic_add(var_x, var_0, var_15);
        var_19 = wp::float(var_18);
        var_20 = wp::atomic_add(var_x, var_0, var_19);
        var_23 = wp::float(var_22);
        var_24 = wp::atomic_add(var_x, var_0, var_23);
        var_27 = wp::float(var_26);
        var_28 = wp::atomic_add(var_x, var_0, var_27);
        var_31 = wp::float(var_30);
        var_32 = wp::atomic_add(var_x, var_0, var_31);
        var_35 = wp::float(var_34);
        var_36 = wp::atomic_add(var_x, var_0, var_35);
        var_39 = wp::float(var_38);
        var_40 = wp::atomic_add(var_x, var_0, var_39);
        var_43 = wp::float(var_42);
        var_44 = wp::atomic_add(var_x, var_0, var_43);
        var_47 = wp::float(var_46);
        var_48 = wp::atomic_add(var_x, var_0, var_47);
        var_51 = wp::float(var_50);
        var_52 = wp::atomic_add(var_x, var_0, var_51);
        var_55 = wp::float(var_54);
        var_56 = wp::atomic_add(var_x, var_0, var_55);
        var_59 = wp::float(var_58);
        var_60 = wp::atomic_add(var_x, var_0, var_59);
        var_63 = wp::float(var_62);
        var_64 = wp::atomic_add(var_x, var_0, var_63);
        var_67 = wp::float(var_66);
        var_68 = wp::atomic_add(var_x, var_0, var_67);
        var_71 = wp::float(var_70);
        var_72 = wp::atomic_add(var_x, var_0, var_71);
        var_75 = wp::float(var_74);
        var_76 = wp::atomic_add(var_x, var_0, var_75);
        var_79 = wp::float(var_78);
        var_80 = wp::atomic_add(var_x, var_0, var_79);
        // for k in range(n):                                                                     <L 10>
        var_81 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_81) == 0) goto end_for_0;
            var_82 = wp::iter_next(var_81);
            // for m in range(3):                                                                 <L 11>
            // if x[m] > 2.0:                                                                     <L 12>
            var_84 = wp::address(var_x, var_83);
            var_87 = wp::load(var_84);
            var_86 = (var_87 > var_85);
            if (var_86) {
                // break                                                                          <L 13>
                goto end_for_0;
            }
            // x[k] = wp.static(float(m))                                                         <L 14>
            wp::array_store(var_x, var_82, var_88);
            // if x[m] > 2.0:                                                                     <L 12>
            var_90 = wp::address(var_x, var_89);
            var_93 = wp::load(var_90);
            var_92 = (var_93 > var_91);
            if (var_92) {
                // break                                                                          <L 13>
                goto end_for_0;
            }
            // x[k] = wp.static(float(m))                                                         <L 14>
            wp::array_store(var_x, var_82, var_94);
            // if x[m] > 2.0:                                                                     <L 12>
            var_96 = wp::address(var_x, var_95);
            var_99 = wp::load(var_96);
            var_98 = (var_99 > var_97);
            if (var_98) {
                // break                                                                          <L 13>
                goto end_for_0;
            }
            // x[k] = wp.static(float(m))                                                         <L 14>
            wp::array_store(var_x, var_82, var_100);
            goto start_for_0;
        end_for_0:;
    }
}
