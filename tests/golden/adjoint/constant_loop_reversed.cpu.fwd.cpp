struct wp_args_constant_loop_reversed_ec571864 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void constant_loop_reversed_ec571864_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_loop_reversed_ec571864 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
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
    wp::array_store(var_x, var_50, var_48);
}
