// launched_before.py:7
static wp::float32 scaled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 4.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 8>
    // return FACTOR * x                                                                      <L 9>
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

// launched_before.py:7
static void adj_scaled_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 4.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 8>
    // return FACTOR * x                                                                      <L 9>
    var_1 = wp::mul(var_0, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_x, adj_0, adj_x, adj_1);
    // adj: return FACTOR * x                                                                 <L 9>
    // adj: def scaled(x: float):                                                             <L 8>
    return;
}

struct wp_args_first_b49fde5a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void first_b49fde5a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_first_b49fde5a *_wp_args,
    wp_args_first_b49fde5a *_wp_adj_args)
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
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 13>
    // x[0] = scaled(x[0])                                                                    <L 14>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = scaled_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_scaled_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = scaled(x[0])                                                               <L 14>
    // adj: def first(x: wp.array(dtype=float)):                                              <L 13>
    return;
}

struct wp_args_launched_before_1289ea9a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void launched_before_1289ea9a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_launched_before_1289ea9a *_wp_args,
    wp_args_launched_before_1289ea9a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def launched_before(x: wp.array(dtype=float)):                                         <L 27>
    // x[0] = scaled(x[1])                                                                    <L 28>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = scaled_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_scaled_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = scaled(x[1])                                                               <L 28>
    // adj: def launched_before(x: wp.array(dtype=float)):                                    <L 27>
    return;
}
