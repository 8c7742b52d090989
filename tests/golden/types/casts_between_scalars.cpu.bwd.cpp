struct wp_args_casts_between_scalars_4541c2d0 {
    wp::int32 n;
    wp::float32 x;
    wp::float64 d;
    wp::uint8 u;
};

template <bool wp_linear_contiguous>
static void casts_between_scalars_4541c2d0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_casts_between_scalars_4541c2d0 *_wp_args,
    wp_args_casts_between_scalars_4541c2d0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::float64 var_d = _wp_args->d;
    wp::uint8 var_u = _wp_args->u;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::float64 adj_d = _wp_adj_args->d;
    wp::uint8 adj_u = _wp_adj_args->u;
    //---------
    // primal vars
    wp::float32 var_0;
    wp::int32 var_1;
    wp::float64 var_2;
    wp::float32 var_3;
    wp::int64 var_4;
    wp::uint8 var_5;
    wp::float16 var_6;
    bool var_7;
    bool var_8;
    wp::int32 var_9;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float64 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::uint8 adj_5 = {};
    wp::float16 adj_6 = {};
    bool adj_7 = {};
    bool adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def casts_between_scalars(n: int, x: float, d: wp.float64, u: wp.uint8):               <L 6>
    // a = float(n)                                                                           <L 7>
    var_0 = wp::float(var_n);
    // b = int(x)                                                                             <L 8>
    var_1 = wp::int(var_x);
    // c = wp.float64(x)                                                                      <L 9>
    var_2 = wp::float64(var_x);
    // e = wp.float32(d)                                                                      <L 10>
    var_3 = wp::float32(var_d);
    // f = wp.int64(n)                                                                        <L 11>
    var_4 = wp::int64(var_n);
    // g = wp.uint8(n)                                                                        <L 12>
    var_5 = wp::uint8(var_n);
    // h = wp.float16(x)                                                                      <L 13>
    var_6 = wp::float16(var_x);
    // k = bool(n)                                                                            <L 14>
    var_7 = bool(var_n);
    // l = wp.bool(x)                                                                         <L 15>
    var_8 = bool(var_x);
    // m = wp.int32(u)                                                                        <L 16>
    var_9 = wp::int32(var_u);
    //---------
    // reverse
    // adj: m = wp.int32(u)                                                                   <L 16>
    // adj: l = wp.bool(x)                                                                    <L 15>
    // adj: k = bool(n)                                                                       <L 14>
    wp::adj_float16(var_x, adj_x, adj_6);
    // adj: h = wp.float16(x)                                                                 <L 13>
    // adj: g = wp.uint8(n)                                                                   <L 12>
    // adj: f = wp.int64(n)                                                                   <L 11>
    wp::adj_float32(var_d, adj_d, adj_3);
    // adj: e = wp.float32(d)                                                                 <L 10>
    wp::adj_float64(var_x, adj_x, adj_2);
    // adj: c = wp.float64(x)                                                                 <L 9>
    // adj: b = int(x)                                                                        <L 8>
    wp::adj_float(var_n, adj_n, adj_0);
    // adj: a = float(n)                                                                      <L 7>
    // adj: def casts_between_scalars(n: int, x: float, d: wp.float64, u: wp.uint8):          <L 6>
    return;
}
