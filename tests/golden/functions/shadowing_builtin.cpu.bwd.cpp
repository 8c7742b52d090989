// shadowing_builtin.py:5
static wp::float32 clamp_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def clamp(x: float):                                                                   <L 6>
    // return wp.clamp(x, 0.0, 1.0)                                                           <L 7>
    var_2 = wp::clamp(var_x, var_0, var_1);
    return var_2;
}

// shadowing_builtin.py:5
static void adj_clamp_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def clamp(x: float):                                                                   <L 6>
    // return wp.clamp(x, 0.0, 1.0)                                                           <L 7>
    var_2 = wp::clamp(var_x, var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_clamp(var_x, var_0, var_1, adj_x, adj_0, adj_1, adj_2);
    // adj: return wp.clamp(x, 0.0, 1.0)                                                      <L 7>
    // adj: def clamp(x: float):                                                              <L 6>
    return;
}

struct wp_args_shadowing_builtin_38dc2d4b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void shadowing_builtin_38dc2d4b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shadowing_builtin_38dc2d4b *_wp_args,
    wp_args_shadowing_builtin_38dc2d4b *_wp_adj_args)
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
    // def shadowing_builtin(x: wp.array(dtype=float)):                                       <L 11>
    // x[0] = clamp(x[0])                                                                     <L 12>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = clamp_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_clamp_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = clamp(x[0])                                                                <L 12>
    // adj: def shadowing_builtin(x: wp.array(dtype=float)):                                  <L 11>
    return;
}
