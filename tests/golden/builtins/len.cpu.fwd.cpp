struct wp_args_len_rows_57c9b594 {
    wp::vec_t<3, wp::float32> v;
    wp::quat_t<wp::float32> q;
    wp::mat_t<2, 2, wp::float32> m;
    wp::transform_t<wp::float32> t;
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void len_rows_57c9b594_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_len_rows_57c9b594 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::transform_t<wp::float32> var_t = _wp_args->t;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 4;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 7;
    const wp::int32 var_7 = 3;
    wp::int32 var_8;
    const wp::int32 var_9 = 4;
    const wp::int32 var_10 = 1;
    const wp::float32 var_11 = 2.0;
    wp::tuple_t<wp::int32, wp::float32> var_12;
    const wp::int32 var_13 = 2;
    const wp::int32 var_14 = 5;
    //---------
    // forward
    // def len_rows(v: wp.vec3, q: wp.quat, m: wp.mat22, t: wp.transform, x: wp.array2d(dtype=float), out: wp.array(dtype=int)):       <L 6>
    // out[0] = len(v)                                                                        <L 7>
    wp::array_store(var_out, var_1, var_0);
    // out[1] = len(q)                                                                        <L 8>
    wp::array_store(var_out, var_3, var_2);
    // out[2] = len(m)                                                                        <L 9>
    wp::array_store(var_out, var_5, var_4);
    // out[3] = len(t)                                                                        <L 10>
    wp::array_store(var_out, var_7, var_6);
    // out[4] = len(x)                                                                        <L 11>
    var_8 = wp::len(var_x);
    wp::array_store(var_out, var_9, var_8);
    // pair = (1, 2.0)                                                                        <L 12>
    var_12 = wp::tuple(var_10, var_11);
    // out[5] = len(pair)                                                                     <L 13>
    wp::array_store(var_out, var_14, var_13);
}
