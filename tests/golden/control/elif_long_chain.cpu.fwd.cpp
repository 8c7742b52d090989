struct wp_args_choose_e1146d64 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void choose_e1146d64_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_choose_e1146d64 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 34.0;
    bool var_5;
    const wp::int32 var_6 = 1;
    const wp::float32 var_7 = 33.0;
    bool var_8;
    const wp::int32 var_9 = 1;
    const wp::float32 var_10 = 32.0;
    bool var_11;
    const wp::int32 var_12 = 0;
    const wp::float32 var_13 = 31.0;
    bool var_14;
    const wp::int32 var_15 = 3;
    const wp::float32 var_16 = 30.0;
    bool var_17;
    const wp::int32 var_18 = 2;
    const wp::float32 var_19 = 29.0;
    bool var_20;
    const wp::int32 var_21 = 1;
    const wp::float32 var_22 = 28.0;
    bool var_23;
    const wp::int32 var_24 = 0;
    const wp::float32 var_25 = 27.0;
    bool var_26;
    const wp::int32 var_27 = 3;
    const wp::float32 var_28 = 26.0;
    bool var_29;
    const wp::int32 var_30 = 2;
    const wp::float32 var_31 = 25.0;
    bool var_32;
    const wp::int32 var_33 = 1;
    const wp::float32 var_34 = 24.0;
    bool var_35;
    const wp::int32 var_36 = 0;
    const wp::float32 var_37 = 23.0;
    bool var_38;
    const wp::int32 var_39 = 3;
    const wp::float32 var_40 = 22.0;
    bool var_41;
    const wp::int32 var_42 = 2;
    const wp::float32 var_43 = 21.0;
    bool var_44;
    const wp::int32 var_45 = 1;
    const wp::float32 var_46 = 20.0;
    bool var_47;
    const wp::int32 var_48 = 0;
    const wp::float32 var_49 = 19.0;
    bool var_50;
    const wp::int32 var_51 = 3;
    const wp::float32 var_52 = 18.0;
    bool var_53;
    const wp::int32 var_54 = 2;
    const wp::float32 var_55 = 17.0;
    bool var_56;
    const wp::int32 var_57 = 1;
    const wp::float32 var_58 = 16.0;
    bool var_59;
    const wp::int32 var_60 = 0;
    const wp::float32 var_61 = 15.0;
    bool var_62;
    const wp::int32 var_63 = 3;
    const wp::float32 var_64 = 14.0;
    bool var_65;
    const wp::int32 var_66 = 2;
    const wp::float32 var_67 = 13.0;
    bool var_68;
    const wp::int32 var_69 = 1;
    const wp::float32 var_70 = 12.0;
    bool var_71;
    const wp::int32 var_72 = 0;
    const wp::float32 var_73 = 11.0;
    bool var_74;
    const wp::int32 var_75 = 3;
    const wp::float32 var_76 = 10.0;
    bool var_77;
    const wp::int32 var_78 = 2;
    const wp::float32 var_79 = 9.0;
    bool var_80;
    const wp::int32 var_81 = 1;
    const wp::float32 var_82 = 8.0;
    bool var_83;
    const wp::int32 var_84 = 0;
    const wp::float32 var_85 = 7.0;
    bool var_86;
    const wp::int32 var_87 = 3;
    const wp::float32 var_88 = 6.0;
    bool var_89;
    const wp::int32 var_90 = 2;
    const wp::float32 var_91 = 5.0;
    bool var_92;
    const wp::int32 var_93 = 1;
    const wp::float32 var_94 = 4.0;
    bool var_95;
    const wp::int32 var_96 = 0;
    const wp::float32 var_97 = 3.0;
    bool var_98;
    const wp::int32 var_99 = 3;
    const wp::float32 var_100 = 2.0;
    bool var_101;
    const wp::int32 var_102 = 2;
    const wp::float32 var_103 = 1.0;
    bool var_104;
    const wp::int32 var_105 = 1;
    //---------
    // forward
    // def choose(x: wp.array(dtype=float)):                                                  <L 6>
    // v = x[0]                                                                               <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // if v > 34.0:                                                                           <L 8>
    var_5 = (var_2 > var_4);
    if (var_5) {
        // x[1] = v                                                                           <L 9>
        wp::array_store(var_x, var_6, var_2);
    }
    if (!var_5) {
        // elif v > 33.0:                                                                     <L 10>
        var_8 = (var_2 > var_7);
        if (var_8) {
            // x[1] = v                                                                       <L 11>
            wp::array_store(var_x, var_9, var_2);
        }
        if (!var_8) {
            // elif v > 32.0:                                                                 <L 12>
            var_11 = (var_2 > var_10);
            if (var_11) {
                // x[0] = v                                                                   <L 13>
                wp::array_store(var_x, var_12, var_2);
            }
            if (!var_11) {
                // elif v > 31.0:                                                             <L 14>
                var_14 = (var_2 > var_13);
                if (var_14) {
                    // x[3] = v                                                               <L 15>
                    wp::array_store(var_x, var_15, var_2);
                }
                if (!var_14) {
                    // elif v > 30.0:                                                         <L 16>
                    var_17 = (var_2 > var_16);
                    if (var_17) {
                        // x[2] = v                                                           <L 17>
                        wp::array_store(var_x, var_18, var_2);
                    }
                    if (!var_17) {
                        // elif v > 29.0:                                                     <L 18>
                        var_20 = (var_2 > var_19);
                        if (var_20) {
                            // x[1] = v                                                       <L 19>
                            wp::array_store(var_x, var_21, var_2);
                        }
                        if (!var_20) {
                            // elif v > 28.0:                                                 <L 20>
                            var_23 = (var_2 > var_22);
                            if (var_23) {
                                // x[0] = v                                                   <L 21>
                                wp::array_store(var_x, var_24, var_2);
                            }
                            if (!var_23) {
                                // elif v > 27.0:                                             <L 22>
                                var_26 = (var_2 > var_25);
                                if (var_26) {
                                    // x[3] = v                                               <L 23>
                                    wp::array_store(var_x, var_27, var_2);
                                }
                                if (!var_26) {
                                    // elif v > 26.0:                                         <L 24>
                                    var_29 = (var_2 > var_28);
                                    if (var_29) {
                                        // x[2] = v                                           <L 25>
                                        wp::array_store(var_x, var_30, var_2);
                                    }
                                    if (!var_29) {
                                        // elif v > 25.0:                                     <L 26>
                                        var_32 = (var_2 > var_31);
                                        if (var_32) {
                                            // x[1] = v                                       <L 27>
                                            wp::array_store(var_x, var_33, var_2);
                                        }
                                        if (!var_32) {
                                            // elif v > 24.0:                                 <L 28>
                                            var_35 = (var_2 > var_34);
                                            if (var_35) {
                                                // x[0] = v                                   <L 29>
                                                wp::array_store(var_x, var_36, var_2);
                                            }
                                            if (!var_35) {
                                                // elif v > 23.0:                             <L 30>
                                                var_38 = (var_2 > var_37);
                                                if (var_38) {
                                                    // x[3] = v                               <L 31>
                                                    wp::array_store(var_x, var_39, var_2);
                                                }
                                                if (!var_38) {
                                                    // elif v > 22.0:                         <L 32>
                                                    var_41 = (var_2 > var_40);
                                                    if (var_41) {
                                                        // x[2] = v                           <L 33>
                                                        wp::array_store(var_x, var_42, var_2);
                                                    }
                                                    if (!var_41) {
                                                        // elif v > 21.0:                     <L 34>
                                                        var_44 = (var_2 > var_43);
                                                        if (var_44) {
                                                            // x[1] = v                       <L 35>
                                                            wp::array_store(var_x, var_45, var_2);
                                                        }
                                                        if (!var_44) {
                                                            // elif v > 20.0:                 <L 36>
                                                            var_47 = (var_2 > var_46);
                                                            if (var_47) {
                                                                // x[0] = v                   <L 37>
                                                                wp::array_store(var_x, var_48, var_2);
                                                            }
                                                            if (!var_47) {
                                                                // elif v > 19.0:             <L 38>
                                                                var_50 = (var_2 > var_49);
                                                                if (var_50) {
                                                                    // x[3] = v               <L 39>
                                                                    wp::array_store(var_x, var_51, var_2);
                                                                }
                                                                if (!var_50) {
                                                                    // elif v > 18.0:         <L 40>
                                                                    var_53 = (var_2 > var_52);
                                                                    if (var_53) {
                                                                        // x[2] = v           <L 41>
                                                                        wp::array_store(var_x, var_54, var_2);
                                                                    }
                                                                    if (!var_53) {
                                                                        // elif v > 17.0:       <L 42>
                                                                        var_56 = (var_2 > var_55);
                                                                        if (var_56) {
                                                                            // x[1] = v       <L 43>
                                                                            wp::array_store(var_x, var_57, var_2);
                                                                        }
                                                                        if (!var_56) {
                                                                            // elif v > 16.0:       <L 44>
                                                                            var_59 = (var_2 > var_58);
                                                                            if (var_59) {
                                                                                // x[0] = v       <L 45>
                                                                                wp::array_store(var_x, var_60, var_2);
                                                                            }
                                                                            if (!var_59) {
                                                                                // elif v > 15.0:       <L 46>
                                                                                var_62 = (var_2 > var_61);
                                                                                if (var_62) {
                                                                                    // x[3] = v       <L 47>
                                                                                    wp::array_store(var_x, var_63, var_2);
                                                                                }
                                                                                if (!var_62) {
                                                                                    // elif v > 14.0:       <L 48>
                                                                                    var_65 = (var_2 > var_64);
                                                                                    if (var_65) {
                                                                                        // x[2] = v       <L 49>
                                                                                        wp::array_store(var_x, var_66, var_2);
                                                                                    }
                                                                                    if (!var_65) {
                                                                                        // elif v > 13.0:       <L 50>
                                                                                        var_68 = (var_2 > var_67);
                                                                                        if (var_68) {
                                                                                            // x[1] = v       <L 51>
                                                                                            wp::array_store(var_x, var_69, var_2);
                                                                                        }
                                                                                        if (!var_68) {
                                                                                            // elif v > 12.0:       <L 52>
                                                                                            var_71 = (var_2 > var_70);
                                                                                            if (var_71) {
                                                                                                // x[0] = v       <L 53>
                                                                                                wp::array_store(var_x, var_72, var_2);
                                                                                            }
                                                                                            if (!var_71) {
                                                                                                // elif v > 11.0:       <L 54>
                                                                                                var_74 = (var_2 > var_73);
                                                                                                if (var_74) {
                                                                                                    // x[3] = v       <L 55>
                                                                                                    wp::array_store(var_x, var_75, var_2);
                                                                                                }
                                                                                                if (!var_74) {
                                                                                                    // elif v > 10.0:       <L 56>
                                                                                                    var_77 = (var_2 > var_76);
                                                                                                    if (var_77) {
                                                                                                        // x[2] = v       <L 57>
                                                                                                        wp::array_store(var_x, var_78, var_2);
                                                                                                    }
                                                                                                    if (!var_77) {
                                                                                                        // elif v > 9.0:       <L 58>
                                                                                                        var_80 = (var_2 > var_79);
                                                                                                        if (var_80) {
                                                                                                            // x[1] = v       <L 59>
                                                                                                            wp::array_store(var_x, var_81, var_2);
                                                                                                        }
                                                                                                        if (!var_80) {
                                                                                                            // elif v > 8.0:       <L 60>
                                                                                                            var_83 = (var_2 > var_82);
                                                                                                            if (var_83) {
                                                                                                                // x[0] = v       <L 61>
                                                                                                                wp::array_store(var_x, var_84, var_2);
                                                                                                            }
                                                                                                            if (!var_83) {
                                                                                                                // elif v > 7.0:       <L 62>
                                                                                                                var_86 = (var_2 > var_85);
                                                                                                                if (var_86) {
                                                                                                                    // x[3] = v       <L 63>
                                                                                                                    wp::array_store(var_x, var_87, var_2);
                                                                                                                }
                                                                                                                if (!var_86) {
                                                                                                                    // elif v > 6.0:       <L 64>
                                                                                                                    var_89 = (var_2 > var_88);
                                                                                                                    if (var_89) {
                                                                                                                        // x[2] = v       <L 65>
                                                                                                                        wp::array_store(var_x, var_90, var_2);
                                                                                                                    }
                                                                                                                    if (!var_89) {
                                                                                                                        // elif v > 5.0:       <L 66>
                                                                                                                        var_92 = (var_2 > var_91);
                                                                                                                        if (var_92) {
                                                                                                                            // x[1] = v       <L 67>
                                                                                                                            wp::array_store(var_x, var_93, var_2);
                                                                                                                        }
                                                                                                                        if (!var_92) {
                                                                                                                            // elif v > 4.0:       <L 68>
                                                                                                                            var_95 = (var_2 > var_94);
                                                                                                                            if (var_95) {
                                                                                                                                // x[0] = v       <L 69>
                                                                                                                                wp::array_store(var_x, var_96, var_2);
                                                                                                                            }
                                                                                                                            if (!var_95) {
                                                                                                                                // elif v > 3.0:       <L 70>
                                                                                                                                var_98 = (var_2 > var_97);
                                                                                                                                if (var_98) {
                                                                                                                                    // x[3] = v       <L 71>
                                                                                                                                    wp::array_store(var_x, var_99, var_2);
                                                                                                                                }
                                                                                                                                if (!var_98) {
                                                                                                                                    // elif v > 2.0:       <L 72>
                                                                                                                                    var_101 = (var_2 > var_100);
                                                                                                                                    if (var_101) {
                                                                                                                                        // x[2] = v       <L 73>
                                                                                                                                        wp::array_store(var_x, var_102, var_2);
                                                                                                                                    }
                                                                                                                                    if (!var_101) {
                                                                                                                                        // elif v > 1.0:       <L 74>
                                                                                                                                        var_104 = (var_2 > var_103);
                                                                                                                                        if (var_104) {
                                                                                                                                            // x[1] = v       <L 75>
                                                                                                                                            wp::array_store(var_x, var_105, var_2);
                                                                                                                                        }
                                                                                                                                    }
                                                                                                                                }
                                                                                                                            }
                                                                                                                        }
                                                                                                                    }
                                                                                                                }
                                                                                                            }
                                                                                                        }
                                                                                                    }
                                                                                                }
                                                                                            }
                                                                                        }
                                                                                    }
                                                                                }
                                                                            }
                                                                        }
                                                                    }
                                                                }
                                                            }
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
