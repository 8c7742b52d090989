struct wp_args_in_range_36b8c622 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void in_range_36b8c622_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_range_36b8c622 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 0.0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 2;
    wp::float32* var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 2;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 1;
    wp::float32* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::int32 var_23 = 0;
    wp::float32* var_24;
    wp::float32 var_25;
    wp::float32 var_26;
    //---------
    // forward
    // def in_range(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):                  <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // total = float(0.0)                                                                     <L 10>
    var_2 = wp::float(var_1);
    // for j in range(wp.static(COUNT)):                                                      <L 11>
    // total += x[i, j]                                                                       <L 12>
    var_4 = wp::address(var_x, var_0, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::add(var_2, var_6);
    var_8 = wp::address(var_x, var_0, var_7);
    var_10 = wp::load(var_8);
    var_9 = wp::add(var_5, var_10);
    var_12 = wp::address(var_x, var_0, var_11);
    var_14 = wp::load(var_12);
    var_13 = wp::add(var_9, var_14);
    // for j in range(wp.static(COUNT - 1), -1, -wp.static(1)):                               <L 13>
    // total += x[i, j]                                                                       <L 14>
    var_16 = wp::address(var_x, var_0, var_15);
    var_18 = wp::load(var_16);
    var_17 = wp::add(var_13, var_18);
    var_20 = wp::address(var_x, var_0, var_19);
    var_22 = wp::load(var_20);
    var_21 = wp::add(var_17, var_22);
    var_24 = wp::address(var_x, var_0, var_23);
    var_26 = wp::load(var_24);
    var_25 = wp::add(var_21, var_26);
    // out[i] = total                                                                         <L 15>
    wp::array_store(var_out, var_0, var_25);
}
