struct wp_args_bare_builtin_names_6287e14c {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void bare_builtin_names_6287e14c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bare_builtin_names_6287e14c *_wp_args,
    wp_args_bare_builtin_names_6287e14c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    const wp::int32 var_2 = 2;
    wp::float32* var_3;
    const wp::float32 var_4 = 0.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    const wp::int32 var_10 = 4;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 3;
    const wp::int32 var_15 = 6;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 5;
    wp::int32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 7;
    const wp::int32 var_23 = 9;
    wp::float32* var_24;
    const wp::float32 var_25 = 2.0;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::int32 var_28 = 8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::float32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::float32 adj_27 = {};
    wp::int32 adj_28 = {};
    //---------
    // forward
    // def bare_builtin_names(x: wp.array(dtype=float), n: int):                              <L 6>
    // x[0] = min(x[1], max(x[2], 0.0))                                                       <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::address(var_x, var_2);
    var_6 = wp::load(var_3);
    var_5 = wp::max(var_6, var_4);
    var_8 = wp::load(var_1);
    var_7 = wp::min(var_8, var_5);
    // wp::array_store(var_x, var_9, var_7);
    // x[3] = abs(x[4])                                                                       <L 8>
    var_11 = wp::address(var_x, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::abs(var_13);
    // wp::array_store(var_x, var_14, var_12);
    // x[5] = round(x[6])                                                                     <L 9>
    var_16 = wp::address(var_x, var_15);
    var_18 = wp::load(var_16);
    var_17 = wp::round(var_18);
    // wp::array_store(var_x, var_19, var_17);
    // x[7] = float(len(x))                                                                   <L 10>
    var_20 = wp::len(var_x);
    var_21 = wp::float(var_20);
    // wp::array_store(var_x, var_22, var_21);
    // x[8] = pow(x[9], 2.0)                                                                  <L 11>
    var_24 = wp::address(var_x, var_23);
    var_27 = wp::load(var_24);
    var_26 = wp::pow(var_27, var_25);
    // wp::array_store(var_x, var_28, var_26);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_28, var_26, adj_x, adj_28, adj_26);
    wp::adj_pow(var_27, var_25, var_26, adj_24, adj_25, adj_26);
    wp::adj_address(var_x, var_23, adj_x, adj_23, adj_24);
    // adj: x[8] = pow(x[9], 2.0)                                                             <L 11>
    wp::adj_array_store(var_x, var_22, var_21, adj_x, adj_22, adj_21);
    wp::adj_float(var_20, adj_20, adj_21);
    // adj: x[7] = float(len(x))                                                              <L 10>
    wp::adj_array_store(var_x, var_19, var_17, adj_x, adj_19, adj_17);
    wp::adj_address(var_x, var_15, adj_x, adj_15, adj_16);
    // adj: x[5] = round(x[6])                                                                <L 9>
    wp::adj_array_store(var_x, var_14, var_12, adj_x, adj_14, adj_12);
    wp::adj_abs(var_13, adj_11, adj_12);
    wp::adj_address(var_x, var_10, adj_x, adj_10, adj_11);
    // adj: x[3] = abs(x[4])                                                                  <L 8>
    wp::adj_array_store(var_x, var_9, var_7, adj_x, adj_9, adj_7);
    wp::adj_min(var_8, var_5, adj_1, adj_5, adj_7);
    wp::adj_max(var_6, var_4, adj_3, adj_4, adj_5);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = min(x[1], max(x[2], 0.0))                                                  <L 7>
    // adj: def bare_builtin_names(x: wp.array(dtype=float), n: int):                         <L 6>
    return;
}
