// alias.py:5
static wp::float32 cube_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cube(a: float):                                                                    <L 6>
    // return a * a * a                                                                       <L 7>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    return var_1;
}

// alias.py:5
static void adj_cube_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
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
    // def cube(a: float):                                                                    <L 6>
    // return a * a * a                                                                       <L 7>
    var_0 = wp::mul(var_a, var_a);
    var_1 = wp::mul(var_0, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_a, adj_0, adj_a, adj_1);
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a * a                                                                  <L 7>
    // adj: def cube(a: float):                                                               <L 6>
    return;
}

struct wp_args_alias_2fc15915 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void alias_2fc15915_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_alias_2fc15915 *_wp_args,
    wp_args_alias_2fc15915 *_wp_adj_args)
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
    // def alias(x: wp.array(dtype=float)):                                                   <L 13>
    // x[0] = power3(x[0])                                                                    <L 14>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = cube_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_cube_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = power3(x[0])                                                               <L 14>
    // adj: def alias(x: wp.array(dtype=float)):                                              <L 13>
    return;
}
