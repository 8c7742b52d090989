struct wp_args_choose_e1146d64 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void choose_e1146d64_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_choose_e1146d64 *_wp_args,
    wp_args_choose_e1146d64 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    bool adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    bool adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    bool adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    bool adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    bool adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    bool adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    bool adj_23 = {};
    wp::int32 adj_24 = {};
    wp::float32 adj_25 = {};
    bool adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    bool adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    bool adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    bool adj_35 = {};
    wp::int32 adj_36 = {};
    wp::float32 adj_37 = {};
    bool adj_38 = {};
    wp::int32 adj_39 = {};
    wp::float32 adj_40 = {};
    bool adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    bool adj_44 = {};
    wp::int32 adj_45 = {};
    wp::float32 adj_46 = {};
    bool adj_47 = {};
    wp::int32 adj_48 = {};
    wp::float32 adj_49 = {};
    bool adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    bool adj_53 = {};
    wp::int32 adj_54 = {};
    wp::float32 adj_55 = {};
    bool adj_56 = {};
    wp::int32 adj_57 = {};
    wp::float32 adj_58 = {};
    bool adj_59 = {};
    wp::int32 adj_60 = {};
    wp::float32 adj_61 = {};
    bool adj_62 = {};
    wp::int32 adj_63 = {};
    wp::float32 adj_64 = {};
    bool adj_65 = {};
    wp::int32 adj_66 = {};
    wp::float32 adj_67 = {};
    bool adj_68 = {};
    wp::int32 adj_69 = {};
    wp::float32 adj_70 = {};
    bool adj_71 = {};
    wp::int32 adj_72 = {};
    wp::float32 adj_73 = {};
    bool adj_74 = {};
    wp::int32 adj_75 = {};
    wp::float32 adj_76 = {};
    bool adj_77 = {};
    wp::int32 adj_78 = {};
    wp::float32 adj_79 = {};
    bool adj_80 = {};
    wp::int32 adj_81 = {};
    wp::float32 adj_82 = {};
    bool adj_83 = {};
    wp::int32 adj_84 = {};
    wp::float32 adj_85 = {};
    bool adj_86 = {};
    wp::int32 adj_87 = {};
    wp::float32 adj_88 = {};
    bool adj_89 = {};
    wp::int32 adj_90 = {};
    wp::float32 adj_91 = {};
    bool adj_92 = {};
    wp::int32 adj_93 = {};
    wp::float32 adj_94 = {};
    bool adj_95 = {};
    wp::int32 adj_96 = {};
    wp::float32 adj_97 = {};
    bool adj_98 = {};
    wp::int32 adj_99 = {};
    wp::float32 adj_100 = {};
    bool adj_101 = {};
    wp::int32 adj_102 = {};
    wp::float32 adj_103 = {};
    bool adj_104 = {};
    wp::int32 adj_105 = {};
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
        // wp::array_store(var_x, var_6, var_2);
    }
    if (!var_5) {
        // elif v > 33.0:                                                                     <L 10>
        var_8 = (var_2 > var_7);
        if (var_8) {
            // x[1] = v                                                                       <L 11>
            // wp::array_store(var_x, var_9, var_2);
        }
        if (!var_8) {
            // elif v > 32.0:                                                                 <L 12>
            var_11 = (var_2 > var_10);
            if (var_11) {
                // x[0] = v                                                                   <L 13>
                // wp::array_store(var_x, var_12, var_2);
            }
            if (!var_11) {
                // elif v > 31.0:                                                             <L 14>
                var_14 = (var_2 > var_13);
                if (var_14) {
                    // x[3] = v                                                               <L 15>
                    // wp::array_store(var_x, var_15, var_2);
                }
                if (!var_14) {
                    // elif v > 30.0:                                                         <L 16>
                    var_17 = (var_2 > var_16);
                    if (var_17) {
                        // x[2] = v                                                           <L 17>
                        // wp::array_store(var_x, var_18, var_2);
                    }
                    if (!var_17) {
                        // elif v > 29.0:                                                     <L 18>
                        var_20 = (var_2 > var_19);
                        if (var_20) {
                            // x[1] = v                                                       <L 19>
                            // wp::array_store(var_x, var_21, var_2);
                        }
                        if (!var_20) {
                            // elif v > 28.0:                                                 <L 20>
                            var_23 = (var_2 > var_22);
                            if (var_23) {
                                // x[0] = v                                                   <L 21>
                                // wp::array_store(var_x, var_24, var_2);
                            }
                            if (!var_23) {
                                // elif v > 27.0:                                             <L 22>
                                var_26 = (var_2 > var_25);
                                if (var_26) {
                                    // x[3] = v                                               <L 23>
                                    // wp::array_store(var_x, var_27, var_2);
                                }
                                if (!var_26) {
                                    // elif v > 26.0:                                         <L 24>
                                    var_29 = (var_2 > var_28);
                                    if (var_29) {
                                        // x[2] = v                                           <L 25>
                                        // wp::array_store(var_x, var_30, var_2);
                                    }
                                    if (!var_29) {
                                        // elif v > 25.0:                                     <L 26>
                                        var_32 = (var_2 > var_31);
                                        if (var_32) {
                                            // x[1] = v                                       <L 27>
                                            // wp::array_store(var_x, var_33, var_2);
                                        }
                                        if (!var_32) {
                                            // elif v > 24.0:                                 <L 28>
                                            var_35 = (var_2 > var_34);
                                            if (var_35) {
                                                // x[0] = v                                   <L 29>
                                                // wp::array_store(var_x, var_36, var_2);
                                            }
                                            if (!var_35) {
                                                // elif v > 23.0:                             <L 30>
                                                var_38 = (var_2 > var_37);
                                                if (var_38) {
                                                    // x[3] = v                               <L 31>
                                                    // wp::array_store(var_x, var_39, var_2);
                                                }
                                                if (!var_38) {
                                                    // elif v > 22.0:                         <L 32>
                                                    var_41 = (var_2 > var_40);
                                                    if (var_41) {
                                                        // x[2] = v                           <L 33>
                                                        // wp::array_store(var_x, var_42, var_2);
                                                    }
                                                    if (!var_41) {
                                                        // elif v > 21.0:                     <L 34>
                                                        var_44 = (var_2 > var_43);
                                                        if (var_44) {
                                                            // x[1] = v                       <L 35>
                                                            // wp::array_store(var_x, var_45, var_2);
                                                        }
                                                        if (!var_44) {
                                                            // elif v > 20.0:                 <L 36>
                                                            var_47 = (var_2 > var_46);
                                                            if (var_47) {
                                                                // x[0] = v                   <L 37>
                                                                // wp::array_store(var_x, var_48, var_2);
                                                            }
                                                            if (!var_47) {
                                                                // elif v > 19.0:             <L 38>
                                                                var_50 = (var_2 > var_49);
                                                                if (var_50) {
                                                                    // x[3] = v               <L 39>
                                                                    // wp::array_store(var_x, var_51, var_2);
                                                                }
                                                                if (!var_50) {
                                                                    // elif v > 18.0:         <L 40>
                                                                    var_53 = (var_2 > var_52);
                                                                    if (var_53) {
                                                                        // x[2] = v           <L 41>
                                                                        // wp::array_store(var_x, var_54, var_2);
                                                                    }
                                                                    if (!var_53) {
                                                                        // elif v > 17.0:       <L 42>
                                                                        var_56 = (var_2 > var_55);
                                                                        if (var_56) {
                                                                            // x[1] = v       <L 43>
                                                                            // wp::array_store(var_x, var_57, var_2);
                                                                        }
                                                                        if (!var_56) {
                                                                            // elif v > 16.0:       <L 44>
                                                                            var_59 = (var_2 > var_58);
                                                                            if (var_59) {
                                                                                // x[0] = v       <L 45>
                                                                                // wp::array_store(var_x, var_60, var_2);
                                                                            }
                                                                            if (!var_59) {
                                                                                // elif v > 15.0:       <L 46>
                                                                                var_62 = (var_2 > var_61);
                                                                                if (var_62) {
                                                                                    // x[3] = v       <L 47>
                                                                                    // wp::array_store(var_x, var_63, var_2);
                                                                                }
                                                                                if (!var_62) {
                                                                                    // elif v > 14.0:       <L 48>
                                                                                    var_65 = (var_2 > var_64);
                                                                                    if (var_65) {
                                                                                        // x[2] = v       <L 49>
                                                                                        // wp::array_store(var_x, var_66, var_2);
                                                                                    }
                                                                                    if (!var_65) {
                                                                                        // elif v > 13.0:       <L 50>
                                                                                        var_68 = (var_2 > var_67);
                                                                                        if (var_68) {
                                                                                            // x[1] = v       <L 51>
                                                                                            // wp::array_store(var_x, var_69, var_2);
                                                                                        }
                                                                                        if (!var_68) {
                                                                                            // elif v > 12.0:       <L 52>
                                                                                            var_71 = (var_2 > var_70);
                                                                                            if (var_71) {
                                                                                                // x[0] = v       <L 53>
                                                                                                // wp::array_store(var_x, var_72, var_2);
                                                                                            }
                                                                                            if (!var_71) {
                                                                                                // elif v > 11.0:       <L 54>
                                                                                                var_74 = (var_2 > var_73);
                                                                                                if (var_74) {
                                                                                                    // x[3] = v       <L 55>
                                                                                                    // wp::array_store(var_x, var_75, var_2);
                                                                                                }
                                                                                                if (!var_74) {
                                                                                                    // elif v > 10.0:       <L 56>
                                                                                                    var_77 = (var_2 > var_76);
                                                                                                    if (var_77) {
                                                                                                        // x[2] = v       <L 57>
                                                                                                        // wp::array_store(var_x, var_78, var_2);
                                                                                                    }
                                                                                                    if (!var_77) {
                                                                                                        // elif v > 9.0:       <L 58>
                                                                                                        var_80 = (var_2 > var_79);
                                                                                                        if (var_80) {
                                                                                                            // x[1] = v       <L 59>
                                                                                                            // wp::array_store(var_x, var_81, var_2);
                                                                                                        }
                                                                                                        if (!var_80) {
                                                                                                            // elif v > 8.0:       <L 60>
                                                                                                            var_83 = (var_2 > var_82);
                                                                                                            if (var_83) {
                                                                                                                // x[0] = v       <L 61>
                                                                                                                // wp::array_store(var_x, var_84, var_2);
                                                                                                            }
                                                                                                            if (!var_83) {
                                                                                                                // elif v > 7.0:       <L 62>
                                                                                                                var_86 = (var_2 > var_85);
                                                                                                                if (var_86) {
                                                                                                                    // x[3] = v       <L 63>
                                                                                                                    // wp::array_store(var_x, var_87, var_2);
                                                                                                                }
                                                                                                                if (!var_86) {
                                                                                                                    // elif v > 6.0:       <L 64>
                                                                                                                    var_89 = (var_2 > var_88);
                                                                                                                    if (var_89) {
                                                                                                                        // x[2] = v       <L 65>
                                                                                                                        // wp::array_store(var_x, var_90, var_2);
                                                                                                                    }
                                                                                                                    if (!var_89) {
                                                                                                                        // elif v > 5.0:       <L 66>
                                                                                                                        var_92 = (var_2 > var_91);
                                                                                                                        if (var_92) {
                                                                                                                            // x[1] = v       <L 67>
                                                                                                                            // wp::array_store(var_x, var_93, var_2);
                                                                                                                        }
                                                                                                                        if (!var_92) {
                                                                                                                            // elif v > 4.0:       <L 68>
                                                                                                                            var_95 = (var_2 > var_94);
                                                                                                                            if (var_95) {
                                                                                                                                // x[0] = v       <L 69>
                                                                                                                                // wp::array_store(var_x, var_96, var_2);
                                                                                                                            }
                                                                                                                            if (!var_95) {
                                                                                                                                // elif v > 3.0:       <L 70>
                                                                                                                                var_98 = (var_2 > var_97);
                                                                                                                                if (var_98) {
                                                                                                                                    // x[3] = v       <L 71>
                                                                                                                                    // wp::array_store(var_x, var_99, var_2);
                                                                                                                                }
                                                                                                                                if (!var_98) {
                                                                                                                                    // elif v > 2.0:       <L 72>
                                                                                                                                    var_101 = (var_2 > var_100);
                                                                                                                                    if (var_101) {
                                                                                                                                        // x[2] = v       <L 73>
                                                                                                                                        // wp::array_store(var_x, var_102, var_2);
                                                                                                                                    }
                                                                                                                                    if (!var_101) {
                                                                                                                                        // elif v > 1.0:       <L 74>
                                                                                                                                        var_104 = (var_2 > var_103);
                                                                                                                                        if (var_104) {
                                                                                                                                            // x[1] = v       <L 75>
                                                                                                                                            // wp::array_store(var_x, var_105, var_2);
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
    //---------
    // reverse
    if (!var_5) {
        if (!var_8) {
            if (!var_11) {
                if (!var_14) {
                    if (!var_17) {
                        if (!var_20) {
                            if (!var_23) {
                                if (!var_26) {
                                    if (!var_29) {
                                        if (!var_32) {
                                            if (!var_35) {
                                                if (!var_38) {
                                                    if (!var_41) {
                                                        if (!var_44) {
                                                            if (!var_47) {
                                                                if (!var_50) {
                                                                    if (!var_53) {
                                                                        if (!var_56) {
                                                                            if (!var_59) {
                                                                                if (!var_62) {
                                                                                    if (!var_65) {
                                                                                        if (!var_68) {
                                                                                            if (!var_71) {
                                                                                                if (!var_74) {
                                                                                                    if (!var_77) {
                                                                                                        if (!var_80) {
                                                                                                            if (!var_83) {
                                                                                                                if (!var_86) {
                                                                                                                    if (!var_89) {
                                                                                                                        if (!var_92) {
                                                                                                                            if (!var_95) {
                                                                                                                                if (!var_98) {
                                                                                                                                    if (!var_101) {
                                                                                                                                        if (var_104) {
                                                                                                                                            wp::adj_array_store(var_x, var_105, var_2, adj_x, adj_105, adj_2);
                                                                                                                                            // adj: x[1] = v  <L 75>
                                                                                                                                        }
                                                                                                                                        // adj: elif v > 1.0:  <L 74>
                                                                                                                                    }
                                                                                                                                    if (var_101) {
                                                                                                                                        wp::adj_array_store(var_x, var_102, var_2, adj_x, adj_102, adj_2);
                                                                                                                                        // adj: x[2] = v  <L 73>
                                                                                                                                    }
                                                                                                                                    // adj: elif v > 2.0:  <L 72>
                                                                                                                                }
                                                                                                                                if (var_98) {
                                                                                                                                    wp::adj_array_store(var_x, var_99, var_2, adj_x, adj_99, adj_2);
                                                                                                                                    // adj: x[3] = v  <L 71>
                                                                                                                                }
                                                                                                                                // adj: elif v > 3.0:  <L 70>
                                                                                                                            }
                                                                                                                            if (var_95) {
                                                                                                                                wp::adj_array_store(var_x, var_96, var_2, adj_x, adj_96, adj_2);
                                                                                                                                // adj: x[0] = v  <L 69>
                                                                                                                            }
                                                                                                                            // adj: elif v > 4.0:  <L 68>
                                                                                                                        }
                                                                                                                        if (var_92) {
                                                                                                                            wp::adj_array_store(var_x, var_93, var_2, adj_x, adj_93, adj_2);
                                                                                                                            // adj: x[1] = v  <L 67>
                                                                                                                        }
                                                                                                                        // adj: elif v > 5.0:  <L 66>
                                                                                                                    }
                                                                                                                    if (var_89) {
                                                                                                                        wp::adj_array_store(var_x, var_90, var_2, adj_x, adj_90, adj_2);
                                                                                                                        // adj: x[2] = v  <L 65>
                                                                                                                    }
                                                                                                                    // adj: elif v > 6.0:  <L 64>
                                                                                                                }
                                                                                                                if (var_86) {
                                                                                                                    wp::adj_array_store(var_x, var_87, var_2, adj_x, adj_87, adj_2);
                                                                                                                    // adj: x[3] = v  <L 63>
                                                                                                                }
                                                                                                                // adj: elif v > 7.0:  <L 62>
                                                                                                            }
                                                                                                            if (var_83) {
                                                                                                                wp::adj_array_store(var_x, var_84, var_2, adj_x, adj_84, adj_2);
                                                                                                                // adj: x[0] = v  <L 61>
                                                                                                            }
                                                                                                            // adj: elif v > 8.0:  <L 60>
                                                                                                        }
                                                                                                        if (var_80) {
                                                                                                            wp::adj_array_store(var_x, var_81, var_2, adj_x, adj_81, adj_2);
                                                                                                            // adj: x[1] = v  <L 59>
                                                                                                        }
                                                                                                        // adj: elif v > 9.0:  <L 58>
                                                                                                    }
                                                                                                    if (var_77) {
                                                                                                        wp::adj_array_store(var_x, var_78, var_2, adj_x, adj_78, adj_2);
                                                                                                        // adj: x[2] = v  <L 57>
                                                                                                    }
                                                                                                    // adj: elif v > 10.0:  <L 56>
                                                                                                }
                                                                                                if (var_74) {
                                                                                                    wp::adj_array_store(var_x, var_75, var_2, adj_x, adj_75, adj_2);
                                                                                                    // adj: x[3] = v  <L 55>
                                                                                                }
                                                                                                // adj: elif v > 11.0:  <L 54>
                                                                                            }
                                                                                            if (var_71) {
                                                                                                wp::adj_array_store(var_x, var_72, var_2, adj_x, adj_72, adj_2);
                                                                                                // adj: x[0] = v  <L 53>
                                                                                            }
                                                                                            // adj: elif v > 12.0:  <L 52>
                                                                                        }
                                                                                        if (var_68) {
                                                                                            wp::adj_array_store(var_x, var_69, var_2, adj_x, adj_69, adj_2);
                                                                                            // adj: x[1] = v  <L 51>
                                                                                        }
                                                                                        // adj: elif v > 13.0:  <L 50>
                                                                                    }
                                                                                    if (var_65) {
                                                                                        wp::adj_array_store(var_x, var_66, var_2, adj_x, adj_66, adj_2);
                                                                                        // adj: x[2] = v  <L 49>
                                                                                    }
                                                                                    // adj: elif v > 14.0:  <L 48>
                                                                                }
                                                                                if (var_62) {
                                                                                    wp::adj_array_store(var_x, var_63, var_2, adj_x, adj_63, adj_2);
                                                                                    // adj: x[3] = v  <L 47>
                                                                                }
                                                                                // adj: elif v > 15.0:  <L 46>
                                                                            }
                                                                            if (var_59) {
                                                                                wp::adj_array_store(var_x, var_60, var_2, adj_x, adj_60, adj_2);
                                                                                // adj: x[0] = v  <L 45>
                                                                            }
                                                                            // adj: elif v > 16.0:  <L 44>
                                                                        }
                                                                        if (var_56) {
                                                                            wp::adj_array_store(var_x, var_57, var_2, adj_x, adj_57, adj_2);
                                                                            // adj: x[1] = v  <L 43>
                                                                        }
                                                                        // adj: elif v > 17.0:  <L 42>
                                                                    }
                                                                    if (var_53) {
                                                                        wp::adj_array_store(var_x, var_54, var_2, adj_x, adj_54, adj_2);
                                                                        // adj: x[2] = v      <L 41>
                                                                    }
                                                                    // adj: elif v > 18.0:    <L 40>
                                                                }
                                                                if (var_50) {
                                                                    wp::adj_array_store(var_x, var_51, var_2, adj_x, adj_51, adj_2);
                                                                    // adj: x[3] = v          <L 39>
                                                                }
                                                                // adj: elif v > 19.0:        <L 38>
                                                            }
                                                            if (var_47) {
                                                                wp::adj_array_store(var_x, var_48, var_2, adj_x, adj_48, adj_2);
                                                                // adj: x[0] = v              <L 37>
                                                            }
                                                            // adj: elif v > 20.0:            <L 36>
                                                        }
                                                        if (var_44) {
                                                            wp::adj_array_store(var_x, var_45, var_2, adj_x, adj_45, adj_2);
                                                            // adj: x[1] = v                  <L 35>
                                                        }
                                                        // adj: elif v > 21.0:                <L 34>
                                                    }
                                                    if (var_41) {
                                                        wp::adj_array_store(var_x, var_42, var_2, adj_x, adj_42, adj_2);
                                                        // adj: x[2] = v                      <L 33>
                                                    }
                                                    // adj: elif v > 22.0:                    <L 32>
                                                }
                                                if (var_38) {
                                                    wp::adj_array_store(var_x, var_39, var_2, adj_x, adj_39, adj_2);
                                                    // adj: x[3] = v                          <L 31>
                                                }
                                                // adj: elif v > 23.0:                        <L 30>
                                            }
                                            if (var_35) {
                                                wp::adj_array_store(var_x, var_36, var_2, adj_x, adj_36, adj_2);
                                                // adj: x[0] = v                              <L 29>
                                            }
                                            // adj: elif v > 24.0:                            <L 28>
                                        }
                                        if (var_32) {
                                            wp::adj_array_store(var_x, var_33, var_2, adj_x, adj_33, adj_2);
                                            // adj: x[1] = v                                  <L 27>
                                        }
                                        // adj: elif v > 25.0:                                <L 26>
                                    }
                                    if (var_29) {
                                        wp::adj_array_store(var_x, var_30, var_2, adj_x, adj_30, adj_2);
                                        // adj: x[2] = v                                      <L 25>
                                    }
                                    // adj: elif v > 26.0:                                    <L 24>
                                }
                                if (var_26) {
                                    wp::adj_array_store(var_x, var_27, var_2, adj_x, adj_27, adj_2);
                                    // adj: x[3] = v                                          <L 23>
                                }
                                // adj: elif v > 27.0:                                        <L 22>
                            }
                            if (var_23) {
                                wp::adj_array_store(var_x, var_24, var_2, adj_x, adj_24, adj_2);
                                // adj: x[0] = v                                              <L 21>
                            }
                            // adj: elif v > 28.0:                                            <L 20>
                        }
                        if (var_20) {
                            wp::adj_array_store(var_x, var_21, var_2, adj_x, adj_21, adj_2);
                            // adj: x[1] = v                                                  <L 19>
                        }
                        // adj: elif v > 29.0:                                                <L 18>
                    }
                    if (var_17) {
                        wp::adj_array_store(var_x, var_18, var_2, adj_x, adj_18, adj_2);
                        // adj: x[2] = v                                                      <L 17>
                    }
                    // adj: elif v > 30.0:                                                    <L 16>
                }
                if (var_14) {
                    wp::adj_array_store(var_x, var_15, var_2, adj_x, adj_15, adj_2);
                    // adj: x[3] = v                                                          <L 15>
                }
                // adj: elif v > 31.0:                                                        <L 14>
            }
            if (var_11) {
                wp::adj_array_store(var_x, var_12, var_2, adj_x, adj_12, adj_2);
                // adj: x[0] = v                                                              <L 13>
            }
            // adj: elif v > 32.0:                                                            <L 12>
        }
        if (var_8) {
            wp::adj_array_store(var_x, var_9, var_2, adj_x, adj_9, adj_2);
            // adj: x[1] = v                                                                  <L 11>
        }
        // adj: elif v > 33.0:                                                                <L 10>
    }
    if (var_5) {
        wp::adj_array_store(var_x, var_6, var_2, adj_x, adj_6, adj_2);
        // adj: x[1] = v                                                                      <L 9>
    }
    // adj: if v > 34.0:                                                                      <L 8>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: v = x[0]                                                                          <L 7>
    // adj: def choose(x: wp.array(dtype=float)):                                             <L 6>
    return;
}
