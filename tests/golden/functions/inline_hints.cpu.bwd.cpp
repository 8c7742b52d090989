// inline_hints.py:10
static WP_NOINLINE wp::float32 large_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def large(a: float):                                                                   <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// inline_hints.py:5
static WP_FORCEINLINE wp::float32 small_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def small(a: float):                                                                   <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// inline_hints.py:10
static WP_NOINLINE void adj_large_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def large(a: float):                                                                   <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * 2.0                                                                    <L 12>
    // adj: def large(a: float):                                                              <L 11>
    return;
}

// inline_hints.py:5
static WP_FORCEINLINE void adj_small_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def small(a: float):                                                                   <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a + 1.0                                                                    <L 7>
    // adj: def small(a: float):                                                              <L 6>
    return;
}

struct wp_args_inline_hints_8527e8ce {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void inline_hints_8527e8ce_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_inline_hints_8527e8ce *_wp_args,
    wp_args_inline_hints_8527e8ce *_wp_adj_args)
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
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def inline_hints(x: wp.array(dtype=float)):                                            <L 16>
    // x[0] = small(large(x[0]))                                                              <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = large_0(var_3);
    var_4 = small_0(var_2);
    // wp::array_store(var_x, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
    adj_small_0(var_2, adj_2, adj_4);
    adj_large_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = small(large(x[0]))                                                         <L 17>
    // adj: def inline_hints(x: wp.array(dtype=float)):                                       <L 16>
    return;
}
