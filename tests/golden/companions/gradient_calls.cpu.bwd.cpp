// gradient_calls.py:20
static wp::float32 wave_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def wave(x: float):                                                                    <L 21>
    // return wp.cos(x)                                                                       <L 22>
    var_0 = wp::cos(var_x);
    return var_0;
}

// gradient_calls.py:35
static WP_FORCEINLINE wp::float32 over_1(
    wp::vec_t<2, wp::float32> var_x)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    //---------
    // forward
    // def over(x: wp.vec2):                                                                  <L 36>
    // return x[0]                                                                            <L 37>
    var_1 = wp::extract(var_x, var_0);
    return var_1;
}

// gradient_calls.py:30
static WP_NOINLINE wp::float32 over_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    //---------
    // forward
    // def over(x: float):                                                                    <L 31>
    // return x                                                                               <L 32>
    return var_x;
}

// gradient_calls.py:5
static wp::float32 helper_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def helper(x: float):                                                                  <L 6>
    // return wp.sin(x)                                                                       <L 7>
    var_0 = wp::sin(var_x);
    return var_0;
}

// gradient_calls.py:10
static wp::float32 inner_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def inner(x: float):                                                                   <L 11>
    // return x * x * x                                                                       <L 12>
    var_0 = wp::mul(var_x, var_x);
    var_1 = wp::mul(var_0, var_x);
    return var_1;
}

// gradient_calls.py:25
static void adj_wave_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def adj_wave(x: float, adj_ret: float):                                                <L 26>
    // wp.adjoint[x] += -helper(x) * inner(1.0) * adj_ret                                     <L 27>
    var_0 = helper_0(var_x);
    var_1 = wp::neg(var_0);
    var_3 = inner_0(var_2);
    var_4 = wp::mul(var_1, var_3);
    var_5 = wp::mul(var_4, var_adj_ret);
    var_6 = wp::add(adj_x, var_5);
    adj_x = var_6;
}

// gradient_calls.py:40
static WP_FORCEINLINE void adj_over_1(
    wp::vec_t<2, wp::float32> var_x,
    wp::vec_t<2, wp::float32> & adj_x,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::vec_t<2, wp::float32> var_1;
    wp::vec_t<2, wp::float32> var_2;
    //---------
    // forward
    // def adj_over(x: wp.vec2, adj_ret: float):                                              <L 41>
    // wp.adjoint[x] += wp.vec2(adj_ret, 0.0)                                                 <L 42>
    var_1 = wp::vec_t<2, wp::float32>(var_adj_ret, var_0);
    var_2 = wp::add(adj_x, var_1);
    adj_x = var_2;
}

// gradient_calls.py:15
static void adj_inner_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def adj_inner(x: float, adj_ret: float):                                               <L 16>
    // wp.adjoint[x] += 3.0 * x * x * adj_ret                                                 <L 17>
    var_1 = wp::mul(var_0, var_x);
    var_2 = wp::mul(var_1, var_x);
    var_3 = wp::mul(var_2, var_adj_ret);
    var_4 = wp::add(adj_x, var_3);
    adj_x = var_4;
}

// gradient_calls.py:30
static WP_NOINLINE void adj_over_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def over(x: float):                                                                    <L 31>
    // return x                                                                               <L 32>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_x += adj_ret;
    // adj: return x                                                                          <L 32>
    // adj: def over(x: float):                                                               <L 31>
    return;
}

// gradient_calls.py:5
static void adj_helper_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
	// reverse mode disabled (no backward-enabled kernel depends on this function)
}

struct wp_args_calls_kernel_6f6dc931 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<2, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void calls_kernel_6f6dc931_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_calls_kernel_6f6dc931 *_wp_args,
    wp_args_calls_kernel_6f6dc931 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_calls_kernel_6f6dc931 wp_contiguous_args;
    wp_args_calls_kernel_6f6dc931 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<2, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::vec_t<2, wp::float32>* var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<2, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    //---------
    // forward
    // def calls_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):                <L 46>
    // i = wp.tid()                                                                           <L 47>
    var_0 = builtin_tid1d();
    // x[i] = wave(x[i]) + over(v[i]) + over(x[i])                                            <L 48>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wave_0(var_3);
    var_4 = wp::address(var_v, var_0);
    var_6 = wp::load(var_4);
    var_5 = over_1(var_6);
    var_7 = wp::add(var_2, var_5);
    var_8 = wp::address(var_x, var_0);
    var_10 = wp::load(var_8);
    var_9 = over_0(var_10);
    var_11 = wp::add(var_7, var_9);
    // wp::array_store(var_x, var_0, var_11);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_11, adj_x, adj_0, adj_11);
    wp::adj_add(var_7, var_9, adj_7, adj_9, adj_11);
    adj_over_0(var_10, adj_8, adj_9);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_8);
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
    adj_over_1(var_6, adj_4, adj_5);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_4);
    adj_wave_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = wave(x[i]) + over(v[i]) + over(x[i])                                       <L 48>
    // adj: i = wp.tid()                                                                      <L 47>
    // adj: def calls_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):           <L 46>
    return;
}
