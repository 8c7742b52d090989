// literal_arguments.py:5
static wp::float32 weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        return var_1;
    }
    // return a                                                                               <L 9>
    return var_a;
}

// literal_arguments.py:5
static void adj_weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c,
    wp::float32 & adj_a,
    wp::int32 & adj_n,
    bool & adj_c,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        goto label0;
    }
    // return a                                                                               <L 9>
    goto label1;
    //---------
    // reverse
    label1:;
    adj_a += adj_ret;
    // adj: return a                                                                          <L 9>
    if (var_c) {
        label0:;
        adj_1 += adj_ret;
        wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
        wp::adj_float(var_n, adj_n, adj_0);
        // adj: return a * float(n)                                                           <L 8>
    }
    // adj: if c:                                                                             <L 7>
    // adj: def weigh(a: float, n: int, c: bool):                                             <L 6>
    return;
}

struct wp_args_literal_arguments_dae7b17c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void literal_arguments_dae7b17c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_literal_arguments_dae7b17c *_wp_args,
    wp_args_literal_arguments_dae7b17c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    const wp::int32 var_1 = 2;
    const bool var_2 = true;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def literal_arguments(x: wp.array(dtype=float)):                                       <L 13>
    // x[0] = weigh(1.5, 2, True)                                                             <L 14>
    var_3 = weigh_0(var_0, var_1, var_2);
    // wp::array_store(var_x, var_4, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
    adj_weigh_0(var_0, var_1, var_2, adj_0, adj_1, adj_2, adj_3);
    // adj: x[0] = weigh(1.5, 2, True)                                                        <L 14>
    // adj: def literal_arguments(x: wp.array(dtype=float)):                                  <L 13>
    return;
}
