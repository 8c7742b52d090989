struct wp_args_enum_value_6dc7e14b {
    wp::array_t<wp::int32> n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void enum_value_6dc7e14b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_enum_value_6dc7e14b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    const wp::int32 var_2 = 5;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 5;
    const wp::int32 var_5 = 2;
    wp::int32* var_6;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    const wp::float32 var_13 = 0.5;
    wp::float32 var_14;
    const wp::int32 var_15 = 0;
    const wp::int32 var_16 = 0;
    wp::int32 var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    const wp::int32 var_20 = 2;
    wp::int32 var_21;
    const wp::int32 var_22 = 3;
    wp::int32 var_23;
    const wp::int32 var_24 = 4;
    wp::int32 var_25;
    //---------
    // forward
    // def enum_value(n: wp.array(dtype=int), x: wp.array(dtype=float)):                      <L 13>
    // n[0] = Color.RED.value + 1                                                             <L 14>
    var_1 = wp::add(var_2, var_0);
    wp::array_store(var_n, var_3, var_1);
    // n[1] = wp.max(Color.RED.value, n[2])                                                   <L 15>
    var_6 = wp::address(var_n, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::max(var_4, var_8);
    wp::array_store(var_n, var_9, var_7);
    // x[0] = x[1] * Color.HALF.value                                                         <L 16>
    var_11 = wp::address(var_x, var_10);
    var_14 = wp::load(var_11);
    var_12 = wp::mul(var_14, var_13);
    wp::array_store(var_x, var_15, var_12);
    // for i in range(Color.RED.value):                                                       <L 17>
    // n[i] += i                                                                              <L 18>
    var_17 = wp::atomic_add(var_n, var_16, var_16);
    var_19 = wp::atomic_add(var_n, var_18, var_18);
    var_21 = wp::atomic_add(var_n, var_20, var_20);
    var_23 = wp::atomic_add(var_n, var_22, var_22);
    var_25 = wp::atomic_add(var_n, var_24, var_24);
}
