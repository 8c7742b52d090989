struct wp_args_atomic_min_rows_1dea51fb {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::int32> b;
    wp::array_t<wp::float64> c;
    wp::array_t<wp::uint32> d;
};

template <bool wp_linear_contiguous>
static void atomic_min_rows_1dea51fb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_min_rows_1dea51fb *_wp_args,
    wp_args_atomic_min_rows_1dea51fb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::float64> var_c = _wp_args->c;
    wp::array_t<wp::uint32> var_d = _wp_args->d;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::int32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::float64> adj_c = _wp_adj_args->c;
    wp::array_t<wp::uint32> adj_d = _wp_adj_args->d;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::float64 adj_8 = {};
    wp::float64 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::uint32 adj_14 = {};
    wp::uint32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    //---------
    // forward
    // def atomic_min_rows(a: wp.array(dtype=float), b: wp.array2d(dtype=int), c: wp.array3d(dtype=wp.float64), d: wp.array4d(dtype=wp.uint32)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x = wp.atomic_min(a, i, 1.0)                                                           <L 8>
    // var_2 = wp::atomic_min(var_a, var_0, var_1);
    // wp.atomic_min(b, i, 0, 2)                                                              <L 9>
    // var_5 = wp::atomic_min(var_b, var_0, var_3, var_4);
    // wp.atomic_min(c, i, 1, 2, wp.float64(3.0))                                             <L 10>
    var_8 = 3.0;
    // var_9 = wp::atomic_min(var_c, var_0, var_6, var_7, var_8);
    // wp.atomic_min(d, i, 1, 2, 3, wp.uint32(4))                                             <L 11>
    var_14 = wp::uint32(var_13);
    // var_15 = wp::atomic_min(var_d, var_0, var_10, var_11, var_12, var_14);
    // wp.atomic_min(a, i, a[0])                                                              <L 12>
    var_17 = wp::address(var_a, var_16);
    var_19 = wp::load(var_17);
    // var_18 = wp::atomic_min(var_a, var_0, var_19);
    //---------
    // reverse
    wp::adj_atomic_min(var_a, var_0, var_19, adj_a, adj_0, adj_17, adj_18);
    wp::adj_address(var_a, var_16, adj_a, adj_16, adj_17);
    // adj: wp.atomic_min(a, i, a[0])                                                         <L 12>
    wp::adj_atomic_min(var_d, var_0, var_10, var_11, var_12, var_14, adj_d, adj_0, adj_10, adj_11, adj_12, adj_14, adj_15);
    // adj: wp.atomic_min(d, i, 1, 2, 3, wp.uint32(4))                                        <L 11>
    wp::adj_atomic_min(var_c, var_0, var_6, var_7, var_8, adj_c, adj_0, adj_6, adj_7, adj_8, adj_9);
    // adj: wp.atomic_min(c, i, 1, 2, wp.float64(3.0))                                        <L 10>
    wp::adj_atomic_min(var_b, var_0, var_3, var_4, adj_b, adj_0, adj_3, adj_4, adj_5);
    // adj: wp.atomic_min(b, i, 0, 2)                                                         <L 9>
    wp::adj_atomic_min(var_a, var_0, var_1, adj_a, adj_0, adj_1, adj_2);
    // adj: x = wp.atomic_min(a, i, 1.0)                                                      <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def atomic_min_rows(a: wp.array(dtype=float), b: wp.array2d(dtype=int), c: wp.array3d(dtype=wp.float64), d: wp.array4d(dtype=wp.uint32)):  <L 6>
    return;
}
