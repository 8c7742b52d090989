struct wp_args_late_unrolls_632d2b57 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void late_unrolls_632d2b57_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_unrolls_632d2b57 *_wp_args,
    wp_args_late_unrolls_632d2b57 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_unrolls_632d2b57 wp_contiguous_args;
    wp_args_late_unrolls_632d2b57 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::float32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::float32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::float32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::float32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::int32 adj_69 = {};
    wp::int32 adj_70 = {};
    wp::float32 adj_71 = {};
    wp::float32 adj_72 = {};
    wp::int32 adj_73 = {};
    wp::int32 adj_74 = {};
    wp::float32 adj_75 = {};
    wp::float32 adj_76 = {};
    wp::int32 adj_77 = {};
    wp::int32 adj_78 = {};
    wp::float32 adj_79 = {};
    wp::float32 adj_80 = {};
    wp::range_t adj_81 = {};
    wp::int32 adj_82 = {};
    wp::int32 adj_83 = {};
    wp::float32 adj_84 = {};
    wp::float32 adj_85 = {};
    bool adj_86 = {};
    wp::float32 adj_87 = {};
    wp::float32 adj_88 = {};
    wp::int32 adj_89 = {};
    wp::float32 adj_90 = {};
    wp::float32 adj_91 = {};
    bool adj_92 = {};
    wp::float32 adj_93 = {};
    wp::float32 adj_94 = {};
    wp::int32 adj_95 = {};
    wp::float32 adj_96 = {};
    wp::float32 adj_97 = {};
    bool adj_98 = {};
    wp::float32 adj_99 = {};
    wp::float32 adj_100 = {};
    //---------
    // forward
    // def late_unrolls(x: wp.array(dtype=float), n: int):                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // for j in range(20):                                                                    <L 8>
    // x[i] += float(wp.static(j * 2))                                                        <L 9>
    var_3 = wp::float(var_2);
    // var_4 = wp::atomic_add(var_x, var_0, var_3);
    var_7 = wp::float(var_6);
    // var_8 = wp::atomic_add(var_x, var_0, var_7);
    var_11 = wp::float(var_10);
    // var_12 = wp::atomic_add(var_x, var_0, var_11);
    var_15 = wp::float(var_14);
    // var_16 = wp::atomic_add(var_x, var_0, var_15);
    var_19 = wp::float(var_18);
    // var_20 = wp::atomic_add(var_x, var_0, var_19);
    var_23 = wp::float(var_22);
    // var_24 = wp::atomic_add(var_x, var_0, var_23);
    var_27 = wp::float(var_26);
    // var_28 = wp::atomic_add(var_x, var_0, var_27);
    var_31 = wp::float(var_30);
    // var_32 = wp::atomic_add(var_x, var_0, var_31);
    var_35 = wp::float(var_34);
    // var_36 = wp::atomic_add(var_x, var_0, var_35);
    var_39 = wp::float(var_38);
    // var_40 = wp::atomic_add(var_x, var_0, var_39);
    var_43 = wp::float(var_42);
    // var_44 = wp::atomic_add(var_x, var_0, var_43);
    var_47 = wp::float(var_46);
    // var_48 = wp::atomic_add(var_x, var_0, var_47);
    var_51 = wp::float(var_50);
    // var_52 = wp::atomic_add(var_x, var_0, var_51);
    var_55 = wp::float(var_54);
    // var_56 = wp::atomic_add(var_x, var_0, var_55);
    var_59 = wp::float(var_58);
    // var_60 = wp::atomic_add(var_x, var_0, var_59);
    var_63 = wp::float(var_62);
    // var_64 = wp::atomic_add(var_x, var_0, var_63);
    var_67 = wp::float(var_66);
    // var_68 = wp::atomic_add(var_x, var_0, var_67);
    var_71 = wp::float(var_70);
    // var_72 = wp::atomic_add(var_x, var_0, var_71);
    var_75 = wp::float(var_74);
    // var_76 = wp::atomic_add(var_x, var_0, var_75);
    var_79 = wp::float(var_78);
    // var_80 = wp::atomic_add(var_x, var_0, var_79);
    // for k in range(n):                                                                     <L 10>
    var_81 = wp::range(var_n);
    //---------
    // reverse
    var_81 = wp::iter_reverse(var_81);
    start_for_0:;
        if (iter_cmp(var_81) == 0) goto end_for_0;
        var_82 = wp::iter_next(var_81);
    	adj_83 = {};
    	adj_84 = {};
    	adj_85 = {};
    	adj_86 = {};
    	adj_87 = {};
    	adj_88 = {};
    	adj_89 = {};
    	adj_90 = {};
    	adj_91 = {};
    	adj_92 = {};
    	adj_93 = {};
    	adj_94 = {};
    	adj_95 = {};
    	adj_96 = {};
    	adj_97 = {};
    	adj_98 = {};
    	adj_99 = {};
    	adj_100 = {};
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
        // wp::array_store(var_x, var_82, var_88);
        // if x[m] > 2.0:                                                                     <L 12>
        var_90 = wp::address(var_x, var_89);
        var_93 = wp::load(var_90);
        var_92 = (var_93 > var_91);
        if (var_92) {
            // break                                                                          <L 13>
            goto end_for_0;
        }
        // x[k] = wp.static(float(m))                                                         <L 14>
        // wp::array_store(var_x, var_82, var_94);
        // if x[m] > 2.0:                                                                     <L 12>
        var_96 = wp::address(var_x, var_95);
        var_99 = wp::load(var_96);
        var_98 = (var_99 > var_97);
        if (var_98) {
            // break                                                                          <L 13>
            goto end_for_0;
        }
        // x[k] = wp.static(float(m))                                                         <L 14>
        // wp::array_store(var_x, var_82, var_100);
        wp::adj_array_store(var_x, var_82, var_100, adj_x, adj_82, adj_100);
        // adj: x[k] = wp.static(float(m))                                                    <L 14>
        if (var_98) {
            // adj: break                                                                     <L 13>
        }
        wp::adj_address(var_x, var_95, adj_x, adj_95, adj_96);
        // adj: if x[m] > 2.0:                                                                <L 12>
        wp::adj_array_store(var_x, var_82, var_94, adj_x, adj_82, adj_94);
        // adj: x[k] = wp.static(float(m))                                                    <L 14>
        if (var_92) {
            // adj: break                                                                     <L 13>
        }
        wp::adj_address(var_x, var_89, adj_x, adj_89, adj_90);
        // adj: if x[m] > 2.0:                                                                <L 12>
        wp::adj_array_store(var_x, var_82, var_88, adj_x, adj_82, adj_88);
        // adj: x[k] = wp.static(float(m))                                                    <L 14>
        if (var_86) {
            // adj: break                                                                     <L 13>
        }
        wp::adj_address(var_x, var_83, adj_x, adj_83, adj_84);
        // adj: if x[m] > 2.0:                                                                <L 12>
        // adj: for m in range(3):                                                            <L 11>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(n):                                                                <L 10>
    wp::adj_atomic_add(var_x, var_0, var_79, adj_x, adj_0, adj_79, adj_80);
    wp::adj_float(var_78, adj_78, adj_79);
    wp::adj_atomic_add(var_x, var_0, var_75, adj_x, adj_0, adj_75, adj_76);
    wp::adj_float(var_74, adj_74, adj_75);
    wp::adj_atomic_add(var_x, var_0, var_71, adj_x, adj_0, adj_71, adj_72);
    wp::adj_float(var_70, adj_70, adj_71);
    wp::adj_atomic_add(var_x, var_0, var_67, adj_x, adj_0, adj_67, adj_68);
    wp::adj_float(var_66, adj_66, adj_67);
    wp::adj_atomic_add(var_x, var_0, var_63, adj_x, adj_0, adj_63, adj_64);
    wp::adj_float(var_62, adj_62, adj_63);
    wp::adj_atomic_add(var_x, var_0, var_59, adj_x, adj_0, adj_59, adj_60);
    wp::adj_float(var_58, adj_58, adj_59);
    wp::adj_atomic_add(var_x, var_0, var_55, adj_x, adj_0, adj_55, adj_56);
    wp::adj_float(var_54, adj_54, adj_55);
    wp::adj_atomic_add(var_x, var_0, var_51, adj_x, adj_0, adj_51, adj_52);
    wp::adj_float(var_50, adj_50, adj_51);
    wp::adj_atomic_add(var_x, var_0, var_47, adj_x, adj_0, adj_47, adj_48);
    wp::adj_float(var_46, adj_46, adj_47);
    wp::adj_atomic_add(var_x, var_0, var_43, adj_x, adj_0, adj_43, adj_44);
    wp::adj_float(var_42, adj_42, adj_43);
    wp::adj_atomic_add(var_x, var_0, var_39, adj_x, adj_0, adj_39, adj_40);
    wp::adj_float(var_38, adj_38, adj_39);
    wp::adj_atomic_add(var_x, var_0, var_35, adj_x, adj_0, adj_35, adj_36);
    wp::adj_float(var_34, adj_34, adj_35);
    wp::adj_atomic_add(var_x, var_0, var_31, adj_x, adj_0, adj_31, adj_32);
    wp::adj_float(var_30, adj_30, adj_31);
    wp::adj_atomic_add(var_x, var_0, var_27, adj_x, adj_0, adj_27, adj_28);
    wp::adj_float(var_26, adj_26, adj_27);
    wp::adj_atomic_add(var_x, var_0, var_23, adj_x, adj_0, adj_23, adj_24);
    wp::adj_float(var_22, adj_22, adj_23);
    wp::adj_atomic_add(var_x, var_0, var_19, adj_x, adj_0, adj_19, adj_20);
    wp::adj_float(var_18, adj_18, adj_19);
    wp::adj_atomic_add(var_x, var_0, var_15, adj_x, adj_0, adj_15, adj_16);
    wp::adj_float(var_14, adj_14, adj_15);
    wp::adj_atomic_add(var_x, var_0, var_11, adj_x, adj_0, adj_11, adj_12);
    wp::adj_float(var_10, adj_10, adj_11);
    wp::adj_atomic_add(var_x, var_0, var_7, adj_x, adj_0, adj_7, adj_8);
    wp::adj_float(var_6, adj_6, adj_7);
    wp::adj_atomic_add(var_x, var_0, var_3, adj_x, adj_0, adj_3, adj_4);
    wp::adj_float(var_2, adj_2, adj_3);
    // adj: x[i] += float(wp.static(j * 2))                                                   <L 9>
    // adj: for j in range(20):                                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def late_unrolls(x: wp.array(dtype=float), n: int):                               <L 6>
    return;
}
