struct wp_args_atomic_add_rows_23aed7d5 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::int32> b;
    wp::array_t<wp::float64> c;
    wp::array_t<wp::uint32> d;
};

template <bool wp_linear_contiguous>
static void atomic_add_rows_23aed7d5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_add_rows_23aed7d5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::float64> var_c = _wp_args->c;
    wp::array_t<wp::uint32> var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 2;
    wp::int32 var_5;
    const wp::int32 var_6 = 1;
    const wp::int32 var_7 = 2;
    wp::float64 var_8;
    wp::float64 var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 2;
    const wp::int32 var_12 = 3;
    const wp::int32 var_13 = 4;
    wp::uint32 var_14;
    wp::uint32 var_15;
    const wp::int32 var_16 = 0;
    wp::float32* var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    //---------
    // forward
    // def atomic_add_rows(a: wp.array(dtype=float), b: wp.array2d(dtype=int), c: wp.array3d(dtype=wp.float64), d: wp.array4d(dtype=wp.uint32)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x = wp.atomic_add(a, i, 1.0)                                                           <L 8>
    var_2 = wp::atomic_add(var_a, var_0, var_1);
    // wp.atomic_add(b, i, 0, 2)                                                              <L 9>
    var_5 = wp::atomic_add(var_b, var_0, var_3, var_4);
    // wp.atomic_add(c, i, 1, 2, wp.float64(3.0))                                             <L 10>
    var_8 = 3.0;
    var_9 = wp::atomic_add(var_c, var_0, var_6, var_7, var_8);
    // wp.atomic_add(d, i, 1, 2, 3, wp.uint32(4))                                             <L 11>
    var_14 = wp::uint32(var_13);
    var_15 = wp::atomic_add(var_d, var_0, var_10, var_11, var_12, var_14);
    // wp.atomic_add(a, i, a[0])                                                              <L 12>
    var_17 = wp::address(var_a, var_16);
    var_19 = wp::load(var_17);
    var_18 = wp::atomic_add(var_a, var_0, var_19);
}
