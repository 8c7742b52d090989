// defaults.py:5
static wp::float32 scaled_0(
    wp::float32 var_a,
    wp::float32 var_s,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def scaled(a: float, s: float = 2.0, n: int = 3):                                      <L 6>
    // return a * s + float(n)                                                                <L 7>
    var_0 = wp::mul(var_a, var_s);
    var_1 = wp::float(var_n);
    var_2 = wp::add(var_0, var_1);
    return var_2;
}

struct wp_args_defaults_ed359aa1 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void defaults_ed359aa1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_defaults_ed359aa1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_defaults_ed359aa1 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    const wp::float32 var_3 = 2.0;
    const wp::int32 var_4 = 3;
    wp::float32 var_5;
    wp::float32* var_6;
    const wp::float32 var_7 = 4.0;
    wp::float32 var_8;
    const wp::int32 var_9 = 3;
    wp::float32 var_10;
    wp::float32* var_11;
    const wp::int32 var_12 = 5;
    wp::float32 var_13;
    const wp::float32 var_14 = 2.0;
    wp::float32 var_15;
    //---------
    // forward
    // def defaults(x: wp.array(dtype=float)):                                                <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // x[i] = scaled(x[i])                                                                    <L 13>
    var_1 = wp::address(var_x, var_0);
    var_5 = wp::load(var_1);
    var_2 = scaled_0(var_5, var_3, var_4);
    wp::array_store(var_x, var_0, var_2);
    // x[i] = scaled(x[i], 4.0)                                                               <L 14>
    var_6 = wp::address(var_x, var_0);
    var_10 = wp::load(var_6);
    var_8 = scaled_0(var_10, var_7, var_9);
    wp::array_store(var_x, var_0, var_8);
    // x[i] = scaled(x[i], n=5)                                                               <L 15>
    var_11 = wp::address(var_x, var_0);
    var_15 = wp::load(var_11);
    var_13 = scaled_0(var_15, var_14, var_12);
    wp::array_store(var_x, var_0, var_13);
}
