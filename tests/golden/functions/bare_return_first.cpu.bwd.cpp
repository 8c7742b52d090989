// bare_return_first.py:5
static wp::float32 half_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    bool var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    //---------
    // forward
    // def half(x: float):                                                                    <L 6>
    // if x < 0.0:                                                                            <L 7>
    var_1 = (var_x < var_0);
    if (var_1) {
        // return                                                                             <L 8>
        return;
    }
    // return 0.5 * x                                                                         <L 9>
    var_3 = wp::mul(var_2, var_x);
    return var_3;
}

// bare_return_first.py:5
static void adj_half_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    bool var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def half(x: float):                                                                    <L 6>
    // if x < 0.0:                                                                            <L 7>
    var_1 = (var_x < var_0);
    if (var_1) {
        // return                                                                             <L 8>
        goto label0;
    }
    // return 0.5 * x                                                                         <L 9>
    var_3 = wp::mul(var_2, var_x);
    goto label1;
    //---------
    // reverse
    label1:;
    adj_3 += adj_ret;
    wp::adj_mul(var_2, var_x, adj_2, adj_x, adj_3);
    // adj: return 0.5 * x                                                                    <L 9>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 8>
    }
    // adj: if x < 0.0:                                                                       <L 7>
    // adj: def half(x: float):                                                               <L 6>
    return;
}

struct wp_args_bare_return_first_f4ab3b81 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void bare_return_first_f4ab3b81_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bare_return_first_f4ab3b81 *_wp_args,
    wp_args_bare_return_first_f4ab3b81 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def bare_return_first(x: wp.array(dtype=float)):                                       <L 13>
    // x[1] = half(x[0])                                                                      <L 14>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = half_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_half_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[1] = half(x[0])                                                                 <L 14>
    // adj: def bare_return_first(x: wp.array(dtype=float)):                                  <L 13>
    return;
}
