struct wp_args_constant_loop_reversed_ec571864 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_loop_reversed_ec571864_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_loop_reversed_ec571864 *_wp_args,
    wp_args_constant_loop_reversed_ec571864 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    const wp::int32 var_2 = 3;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 7;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 11;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 15;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::int32 var_18 = 19;
    wp::float32* var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 23;
    wp::float32* var_23;
    wp::float32 var_24;
    wp::float32 var_25;
    const wp::int32 var_26 = 27;
    wp::float32* var_27;
    wp::float32 var_28;
    wp::float32 var_29;
    const wp::int32 var_30 = 31;
    wp::float32* var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    const wp::int32 var_34 = 35;
    wp::float32* var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 39;
    wp::float32* var_39;
    wp::float32 var_40;
    wp::float32 var_41;
    const wp::int32 var_42 = 43;
    wp::float32* var_43;
    wp::float32 var_44;
    wp::float32 var_45;
    const wp::int32 var_46 = 47;
    wp::float32* var_47;
    wp::float32 var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::float32 adj_31 = {};
    wp::float32 adj_32 = {};
    wp::float32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::int32 adj_38 = {};
    wp::float32 adj_39 = {};
    wp::float32 adj_40 = {};
    wp::float32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::float32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::float32 adj_47 = {};
    wp::float32 adj_48 = {};
    wp::float32 adj_49 = {};
    wp::int32 adj_50 = {};
    //---------
    // forward
    // def constant_loop_reversed(x: wp.array(dtype=float)):                                  <L 6>
    // s = float(1.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for j in range(3, 50, 4):                                                              <L 8>
    // s = s * x[j]                                                                           <L 9>
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::mul(var_1, var_5);
    var_7 = wp::address(var_x, var_6);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_4, var_9);
    var_11 = wp::address(var_x, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::mul(var_8, var_13);
    var_15 = wp::address(var_x, var_14);
    var_17 = wp::load(var_15);
    var_16 = wp::mul(var_12, var_17);
    var_19 = wp::address(var_x, var_18);
    var_21 = wp::load(var_19);
    var_20 = wp::mul(var_16, var_21);
    var_23 = wp::address(var_x, var_22);
    var_25 = wp::load(var_23);
    var_24 = wp::mul(var_20, var_25);
    var_27 = wp::address(var_x, var_26);
    var_29 = wp::load(var_27);
    var_28 = wp::mul(var_24, var_29);
    var_31 = wp::address(var_x, var_30);
    var_33 = wp::load(var_31);
    var_32 = wp::mul(var_28, var_33);
    var_35 = wp::address(var_x, var_34);
    var_37 = wp::load(var_35);
    var_36 = wp::mul(var_32, var_37);
    var_39 = wp::address(var_x, var_38);
    var_41 = wp::load(var_39);
    var_40 = wp::mul(var_36, var_41);
    var_43 = wp::address(var_x, var_42);
    var_45 = wp::load(var_43);
    var_44 = wp::mul(var_40, var_45);
    var_47 = wp::address(var_x, var_46);
    var_49 = wp::load(var_47);
    var_48 = wp::mul(var_44, var_49);
    // x[0] = s                                                                               <L 10>
    // wp::array_store(var_x, var_50, var_48);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_50, var_48, adj_x, adj_50, adj_48);
    // adj: x[0] = s                                                                          <L 10>
    wp::adj_mul(var_44, var_49, adj_44, adj_47, adj_48);
    wp::adj_address(var_x, var_46, adj_x, adj_46, adj_47);
    wp::adj_mul(var_40, var_45, adj_40, adj_43, adj_44);
    wp::adj_address(var_x, var_42, adj_x, adj_42, adj_43);
    wp::adj_mul(var_36, var_41, adj_36, adj_39, adj_40);
    wp::adj_address(var_x, var_38, adj_x, adj_38, adj_39);
    wp::adj_mul(var_32, var_37, adj_32, adj_35, adj_36);
    wp::adj_address(var_x, var_34, adj_x, adj_34, adj_35);
    wp::adj_mul(var_28, var_33, adj_28, adj_31, adj_32);
    wp::adj_address(var_x, var_30, adj_x, adj_30, adj_31);
    wp::adj_mul(var_24, var_29, adj_24, adj_27, adj_28);
    wp::adj_address(var_x, var_26, adj_x, adj_26, adj_27);
    wp::adj_mul(var_20, var_25, adj_20, adj_23, adj_24);
    wp::adj_address(var_x, var_22, adj_x, adj_22, adj_23);
    wp::adj_mul(var_16, var_21, adj_16, adj_19, adj_20);
    wp::adj_address(var_x, var_18, adj_x, adj_18, adj_19);
    wp::adj_mul(var_12, var_17, adj_12, adj_15, adj_16);
    wp::adj_address(var_x, var_14, adj_x, adj_14, adj_15);
    wp::adj_mul(var_8, var_13, adj_8, adj_11, adj_12);
    wp::adj_address(var_x, var_10, adj_x, adj_10, adj_11);
    wp::adj_mul(var_4, var_9, adj_4, adj_7, adj_8);
    wp::adj_address(var_x, var_6, adj_x, adj_6, adj_7);
    wp::adj_mul(var_1, var_5, adj_1, adj_3, adj_4);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    // adj: s = s * x[j]                                                                      <L 9>
    // adj: for j in range(3, 50, 4):                                                         <L 8>
    wp::adj_float(var_0, adj_0, adj_1);
    // adj: s = float(1.0)                                                                    <L 7>
    // adj: def constant_loop_reversed(x: wp.array(dtype=float)):                             <L 6>
    return;
}
