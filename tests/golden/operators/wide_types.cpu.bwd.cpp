struct wp_args_wide_types_fb110369 {
    wp::int64 a;
    wp::uint64 b;
    wp::float64 c;
};

template <bool wp_linear_contiguous>
static void wide_types_fb110369_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_wide_types_fb110369 *_wp_args,
    wp_args_wide_types_fb110369 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int64 var_a = _wp_args->a;
    wp::uint64 var_b = _wp_args->b;
    wp::float64 var_c = _wp_args->c;
    wp::int64 adj_a = _wp_adj_args->a;
    wp::uint64 adj_b = _wp_adj_args->b;
    wp::float64 adj_c = _wp_adj_args->c;
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    wp::int64 var_2;
    wp::uint64 var_3;
    wp::float64 var_4;
    wp::float64 var_5;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::int64 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::uint64 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::float64 adj_5 = {};
    //---------
    // forward
    // def wide_types(a: wp.int64, b: wp.uint64, c: wp.float64):                              <L 6>
    // d = a * a - wp.int64(1)                                                                <L 7>
    var_0 = wp::mul(var_a, var_a);
    var_1 = 1ll;
    var_2 = wp::sub(var_0, var_1);
    // e = b >> b                                                                             <L 8>
    var_3 = wp::rshift(var_b, var_b);
    // f = c / wp.float64(3.0)                                                                <L 9>
    var_4 = 3.0;
    var_5 = wp::div(var_c, var_4);
    //---------
    // reverse
    wp::adj_div(var_c, var_4, var_5, adj_c, adj_4, adj_5);
    // adj: f = c / wp.float64(3.0)                                                           <L 9>
    // adj: e = b >> b                                                                        <L 8>
    wp::adj_sub(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: d = a * a - wp.int64(1)                                                           <L 7>
    // adj: def wide_types(a: wp.int64, b: wp.uint64, c: wp.float64):                         <L 6>
    return;
}
