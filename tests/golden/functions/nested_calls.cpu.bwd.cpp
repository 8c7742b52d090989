// nested_calls.py:5
static wp::float32 one_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def one(a: float):                                                                     <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// nested_calls.py:10
static wp::float32 two_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def two(a: float):                                                                     <L 11>
    // return one(one(a))                                                                     <L 12>
    var_0 = one_0(var_a);
    var_1 = one_0(var_0);
    return var_1;
}

// nested_calls.py:15
static wp::float32 three_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def three(a: float):                                                                   <L 16>
    // return two(a) * one(a)                                                                 <L 17>
    var_0 = two_0(var_a);
    var_1 = one_0(var_a);
    var_2 = wp::mul(var_0, var_1);
    return var_2;
}

// nested_calls.py:5
static void adj_one_0(
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
    // def one(a: float):                                                                     <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a + 1.0                                                                    <L 7>
    // adj: def one(a: float):                                                                <L 6>
    return;
}

// nested_calls.py:10
static void adj_two_0(
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
    // def two(a: float):                                                                     <L 11>
    // return one(one(a))                                                                     <L 12>
    var_0 = one_0(var_a);
    var_1 = one_0(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    adj_one_0(var_0, adj_0, adj_1);
    adj_one_0(var_a, adj_a, adj_0);
    // adj: return one(one(a))                                                                <L 12>
    // adj: def two(a: float):                                                                <L 11>
    return;
}

// nested_calls.py:15
static void adj_three_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def three(a: float):                                                                   <L 16>
    // return two(a) * one(a)                                                                 <L 17>
    var_0 = two_0(var_a);
    var_1 = one_0(var_a);
    var_2 = wp::mul(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    adj_one_0(var_a, adj_a, adj_1);
    adj_two_0(var_a, adj_a, adj_0);
    // adj: return two(a) * one(a)                                                            <L 17>
    // adj: def three(a: float):                                                              <L 16>
    return;
}

struct wp_args_nested_calls_9c1d5c19 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void nested_calls_9c1d5c19_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_nested_calls_9c1d5c19 *_wp_args,
    wp_args_nested_calls_9c1d5c19 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_nested_calls_9c1d5c19 wp_contiguous_args;
    wp_args_nested_calls_9c1d5c19 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def nested_calls(x: wp.array(dtype=float)):                                            <L 21>
    // i = wp.tid()                                                                           <L 22>
    var_0 = builtin_tid1d();
    // x[i] = three(x[i])                                                                     <L 23>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = three_0(var_3);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_three_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = three(x[i])                                                                <L 23>
    // adj: i = wp.tid()                                                                      <L 22>
    // adj: def nested_calls(x: wp.array(dtype=float)):                                       <L 21>
    return;
}
