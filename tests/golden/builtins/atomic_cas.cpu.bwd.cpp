struct wp_args_atomic_cas_rows_a3900728 {
    wp::array_t<wp::int32> a;
    wp::array_t<wp::uint32> b;
    wp::array_t<wp::int64> c;
    wp::array_t<wp::float32> d;
};

template <bool wp_linear_contiguous>
static void atomic_cas_rows_a3900728_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_cas_rows_a3900728 *_wp_args,
    wp_args_atomic_cas_rows_a3900728 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::uint32> var_b = _wp_args->b;
    wp::array_t<wp::int64> var_c = _wp_args->c;
    wp::array_t<wp::float32> var_d = _wp_args->d;
    wp::array_t<wp::int32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::uint32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::int64> adj_c = _wp_adj_args->c;
    wp::array_t<wp::float32> adj_d = _wp_adj_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    wp::uint32 var_6;
    const wp::int32 var_7 = 2;
    wp::uint32 var_8;
    wp::uint32 var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 2;
    wp::int64 var_12;
    wp::int64 var_13;
    wp::int64 var_14;
    const wp::int32 var_15 = 1;
    const wp::int32 var_16 = 2;
    const wp::int32 var_17 = 3;
    const wp::float32 var_18 = 4.0;
    const wp::float32 var_19 = 5.0;
    wp::float32 var_20;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::uint32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::uint32 adj_8 = {};
    wp::uint32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int64 adj_12 = {};
    wp::int64 adj_13 = {};
    wp::int64 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    //---------
    // forward
    // def atomic_cas_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x = wp.atomic_cas(a, i, 0, 1)                                                          <L 8>
    // var_3 = wp::atomic_cas(var_a, var_0, var_1, var_2);
    // wp.atomic_cas(b, i, 0, wp.uint32(1), wp.uint32(2))                                     <L 9>
    var_6 = wp::uint32(var_5);
    var_8 = wp::uint32(var_7);
    // var_9 = wp::atomic_cas(var_b, var_0, var_4, var_6, var_8);
    // wp.atomic_cas(c, i, 1, 2, wp.int64(3), wp.int64(4))                                    <L 10>
    var_12 = 3ll;
    var_13 = 4ll;
    // var_14 = wp::atomic_cas(var_c, var_0, var_10, var_11, var_12, var_13);
    // wp.atomic_cas(d, i, 1, 2, 3, 4.0, 5.0)                                                 <L 11>
    // var_20 = wp::atomic_cas(var_d, var_0, var_15, var_16, var_17, var_18, var_19);
    //---------
    // reverse
    // adj: wp.atomic_cas(d, i, 1, 2, 3, 4.0, 5.0)                                            <L 11>
    // adj: wp.atomic_cas(c, i, 1, 2, wp.int64(3), wp.int64(4))                               <L 10>
    // adj: wp.atomic_cas(b, i, 0, wp.uint32(1), wp.uint32(2))                                <L 9>
    // adj: x = wp.atomic_cas(a, i, 0, 1)                                                     <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def atomic_cas_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=float)):  <L 6>
    return;
}
