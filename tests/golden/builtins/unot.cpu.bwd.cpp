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
static void unot_rows_28fab389_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unot_rows_28fab389 *_wp_args,
    wp_args_unot_rows_28fab389 *_wp_adj_args)
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
    wp::int8 adj_a = _wp_adj_args->a;
    wp::uint8 adj_b = _wp_adj_args->b;
    wp::int16 adj_c = _wp_adj_args->c;
    wp::uint16 adj_d = _wp_adj_args->d;
    wp::int32 adj_e = _wp_adj_args->e;
    wp::uint32 adj_f = _wp_adj_args->f;
    wp::int64 adj_g = _wp_adj_args->g;
    wp::uint64 adj_h = _wp_adj_args->h;
    bool adj_k = _wp_adj_args->k;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<bool> adj_out = _wp_adj_args->out;
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
    // dual vars
    bool adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    bool adj_6 = {};
    wp::int32 adj_7 = {};
    bool adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    wp::int32 adj_11 = {};
    bool adj_12 = {};
    wp::int32 adj_13 = {};
    bool adj_14 = {};
    wp::int32 adj_15 = {};
    bool adj_16 = {};
    wp::int32 adj_17 = {};
    bool adj_18 = {};
    wp::int32 adj_19 = {};
    //---------
    // forward
    // def unot_rows(                                                                         <L 6>
    // out[0] = not a                                                                         <L 19>
    var_0 = wp::unot(var_a);
    // wp::array_store(var_out, var_1, var_0);
    // out[1] = not b                                                                         <L 20>
    var_2 = wp::unot(var_b);
    // wp::array_store(var_out, var_3, var_2);
    // out[2] = not c                                                                         <L 21>
    var_4 = wp::unot(var_c);
    // wp::array_store(var_out, var_5, var_4);
    // out[3] = not d                                                                         <L 22>
    var_6 = wp::unot(var_d);
    // wp::array_store(var_out, var_7, var_6);
    // out[4] = not e                                                                         <L 23>
    var_8 = wp::unot(var_e);
    // wp::array_store(var_out, var_9, var_8);
    // out[5] = not f                                                                         <L 24>
    var_10 = wp::unot(var_f);
    // wp::array_store(var_out, var_11, var_10);
    // out[6] = not g                                                                         <L 25>
    var_12 = wp::unot(var_g);
    // wp::array_store(var_out, var_13, var_12);
    // out[7] = not h                                                                         <L 26>
    var_14 = wp::unot(var_h);
    // wp::array_store(var_out, var_15, var_14);
    // out[8] = not k                                                                         <L 27>
    var_16 = wp::unot(var_k);
    // wp::array_store(var_out, var_17, var_16);
    // out[9] = not x                                                                         <L 28>
    var_18 = wp::unot(var_x);
    // wp::array_store(var_out, var_19, var_18);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_19, var_18, adj_out, adj_19, adj_18);
    // adj: out[9] = not x                                                                    <L 28>
    wp::adj_array_store(var_out, var_17, var_16, adj_out, adj_17, adj_16);
    // adj: out[8] = not k                                                                    <L 27>
    wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
    // adj: out[7] = not h                                                                    <L 26>
    wp::adj_array_store(var_out, var_13, var_12, adj_out, adj_13, adj_12);
    // adj: out[6] = not g                                                                    <L 25>
    wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
    // adj: out[5] = not f                                                                    <L 24>
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    // adj: out[4] = not e                                                                    <L 23>
    wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
    // adj: out[3] = not d                                                                    <L 22>
    wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
    // adj: out[2] = not c                                                                    <L 21>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[1] = not b                                                                    <L 20>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = not a                                                                    <L 19>
    // adj: def unot_rows(                                                                    <L 6>
    return;
}
