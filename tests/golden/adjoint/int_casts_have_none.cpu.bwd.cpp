struct wp_args_int_casts_have_none_66c25c64 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void int_casts_have_none_66c25c64_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_casts_have_none_66c25c64 *_wp_args,
    wp_args_int_casts_have_none_66c25c64 *_wp_adj_args)
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
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::int32 var_2;
    wp::float32 var_3;
    bool var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def int_casts_have_none(x: wp.array(dtype=float), n: int):                             <L 6>
    // a = int(x[0])                                                                          <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::int(var_3);
    // b = bool(n)                                                                            <L 8>
    var_4 = bool(var_n);
    // x[1] = float(n)                                                                        <L 9>
    var_5 = wp::float(var_n);
    // wp::array_store(var_x, var_6, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
    wp::adj_float(var_n, adj_n, adj_5);
    // adj: x[1] = float(n)                                                                   <L 9>
    // adj: b = bool(n)                                                                       <L 8>
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: a = int(x[0])                                                                     <L 7>
    // adj: def int_casts_have_none(x: wp.array(dtype=float), n: int):                        <L 6>
    return;
}
