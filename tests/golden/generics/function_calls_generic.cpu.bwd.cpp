// function_calls_generic.py:0
static wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_calls_generic.py:0
static wp::float32 quartic_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    return var_1;
}

// function_calls_generic.py:0
static wp::float64 square_0(
    wp::float64 var_a)
{
    //---------
    // primal vars
    wp::float64 var_0;
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

// function_calls_generic.py:0
static wp::float64 quartic_0(
    wp::float64 var_a)
{
    //---------
    // primal vars
    wp::float64 var_0;
    wp::float64 var_1;
    //---------
    // forward
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    return var_1;
}

// function_calls_generic.py:0
static void adj_square_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a                                                                      <L 2>
    // adj: def square(a: Any):                                                               <L 1>
    return;
}

// function_calls_generic.py:0
static void adj_quartic_0(
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
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    adj_square_0(var_0, adj_0, adj_1);
    adj_square_0(var_a, adj_a, adj_0);
    // adj: return square(square(a))                                                          <L 2>
    // adj: def quartic(a: Any):                                                              <L 1>
    return;
}

// function_calls_generic.py:0
static void adj_square_0(
    wp::float64 var_a,
    wp::float64 & adj_a,
    wp::float64 & adj_ret)
{
    //---------
    // primal vars
    wp::float64 var_0;
    //---------
    // dual vars
    wp::float64 adj_0 = {};
    //---------
    // forward
    // def square(a: Any):                                                                    <L 1>
    // return a * a                                                                           <L 2>
    var_0 = wp::mul(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a * a                                                                      <L 2>
    // adj: def square(a: Any):                                                               <L 1>
    return;
}

// function_calls_generic.py:0
static void adj_quartic_0(
    wp::float64 var_a,
    wp::float64 & adj_a,
    wp::float64 & adj_ret)
{
    //---------
    // primal vars
    wp::float64 var_0;
    wp::float64 var_1;
    //---------
    // dual vars
    wp::float64 adj_0 = {};
    wp::float64 adj_1 = {};
    //---------
    // forward
    // def quartic(a: Any):                                                                   <L 1>
    // return square(square(a))                                                               <L 2>
    var_0 = square_0(var_a);
    var_1 = square_0(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    adj_square_0(var_0, adj_0, adj_1);
    adj_square_0(var_a, adj_a, adj_0);
    // adj: return square(square(a))                                                          <L 2>
    // adj: def quartic(a: Any):                                                              <L 1>
    return;
}

struct wp_args_function_calls_generic_c8bad00b {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float64> y;
};

template <bool wp_linear_contiguous>
static void function_calls_generic_c8bad00b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_calls_generic_c8bad00b *_wp_args,
    wp_args_function_calls_generic_c8bad00b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_calls_generic_c8bad00b wp_contiguous_args;
    wp_args_function_calls_generic_c8bad00b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.y.strides[0] = sizeof(wp::float64);
        wp_contiguous_adj_args.y.strides[0] = sizeof(wp::float64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float64> var_y = _wp_args->y;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float64> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float64* var_4;
    wp::float64 var_5;
    wp::float64 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::float64 adj_5 = {};
    wp::float64 adj_6 = {};
    //---------
    // forward
    // def function_calls_generic(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64)):       <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // x[i] = quartic(x[i])                                                                   <L 20>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = quartic_0(var_3);
    // wp::array_store(var_x, var_0, var_2);
    // y[i] = quartic(y[i])                                                                   <L 21>
    var_4 = wp::address(var_y, var_0);
    var_6 = wp::load(var_4);
    var_5 = quartic_0(var_6);
    // wp::array_store(var_y, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_5, adj_y, adj_0, adj_5);
    adj_quartic_0(var_6, adj_4, adj_5);
    wp::adj_address(var_y, var_0, adj_y, adj_0, adj_4);
    // adj: y[i] = quartic(y[i])                                                              <L 21>
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_quartic_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = quartic(x[i])                                                              <L 20>
    // adj: i = wp.tid()                                                                      <L 19>
    // adj: def function_calls_generic(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64)):  <L 18>
    return;
}
