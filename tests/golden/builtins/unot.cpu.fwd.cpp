struct wp_args_unot_rows_28fab389 {
    wp::int8 a;
    wp::uint8 b;
    wp::int16 c;
    wp::uint16 d;
    wp::int32 e;
    wp::uint32 f;
    wp::int64 g;
    wp::uint64 h;
    bool k;
    wp::array_t<wp::float32> x;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void unot_rows_28fab389_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unot_rows_28fab389 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int8 var_a = _wp_args->a;
    wp::uint8 var_b = _wp_args->b;
    wp::int16 var_c = _wp_args->c;
    wp::uint16 var_d = _wp_args->d;
    wp::int32 var_e = _wp_args->e;
    wp::uint32 var_f = _wp_args->f;
    wp::int64 var_g = _wp_args->g;
    wp::uint64 var_h = _wp_args->h;
    bool var_k = _wp_args->k;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    const wp::int32 var_3 = 1;
    bool var_4;
    const wp::int32 var_5 = 2;
    bool var_6;
    const wp::int32 var_7 = 3;
    bool var_8;
    const wp::int32 var_9 = 4;
    bool var_10;
    const wp::int32 var_11 = 5;
    bool var_12;
    const wp::int32 var_13 = 6;
    bool var_14;
    const wp::int32 var_15 = 7;
    bool var_16;
    const wp::int32 var_17 = 8;
    bool var_18;
    const wp::int32 var_19 = 9;
    //---------
    // forward
    // def unot_rows(                                                                         <L 6>
    // out[0] = not a                                                                         <L 19>
    var_0 = wp::unot(var_a);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = not b                                                                         <L 20>
    var_2 = wp::unot(var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = not c                                                                         <L 21>
    var_4 = wp::unot(var_c);
    wp::array_store(var_out, var_5, var_4);
    // out[3] = not d                                                                         <L 22>
    var_6 = wp::unot(var_d);
    wp::array_store(var_out, var_7, var_6);
    // out[4] = not e                                                                         <L 23>
    var_8 = wp::unot(var_e);
    wp::array_store(var_out, var_9, var_8);
    // out[5] = not f                                                                         <L 24>
    var_10 = wp::unot(var_f);
    wp::array_store(var_out, var_11, var_10);
    // out[6] = not g                                                                         <L 25>
    var_12 = wp::unot(var_g);
    wp::array_store(var_out, var_13, var_12);
    // out[7] = not h                                                                         <L 26>
    var_14 = wp::unot(var_h);
    wp::array_store(var_out, var_15, var_14);
    // out[8] = not k                                                                         <L 27>
    var_16 = wp::unot(var_k);
    wp::array_store(var_out, var_17, var_16);
    // out[9] = not x                                                                         <L 28>
    var_18 = wp::unot(var_x);
    wp::array_store(var_out, var_19, var_18);
}
