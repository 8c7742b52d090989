// function_any.py:0
static wp::float32 blend_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 var_t)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}

// function_any.py:0
static wp::vec_t<3, wp::float32> blend_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::float32 var_t)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}

// function_any.py:0
static void adj_blend_0(
    wp::float32 var_a,
    wp::float32 var_b,
    wp::float32 var_t,
    wp::float32 & adj_a,
    wp::float32 & adj_b,
    wp::float32 & adj_t,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_b, var_t, adj_b, adj_t, adj_3);
    wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
    wp::adj_sub(var_0, var_t, adj_0, adj_t, adj_1);
    // adj: return a * (1.0 - t) + b * t                                                      <L 2>
    // adj: def blend(a: Any, b: Any, t: float):                                              <L 1>
    return;
}

// function_any.py:0
static void adj_blend_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::float32 var_t,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::vec_t<3, wp::float32> & adj_b,
    wp::float32 & adj_t,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    //---------
    // forward
    // def blend(a: Any, b: Any, t: float):                                                   <L 1>
    // return a * (1.0 - t) + b * t                                                           <L 2>
    var_1 = wp::sub(var_0, var_t);
    var_2 = wp::mul(var_a, var_1);
    var_3 = wp::mul(var_b, var_t);
    var_4 = wp::add(var_2, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_b, var_t, adj_b, adj_t, adj_3);
    wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
    wp::adj_sub(var_0, var_t, adj_0, adj_t, adj_1);
    // adj: return a * (1.0 - t) + b * t                                                      <L 2>
    // adj: def blend(a: Any, b: Any, t: float):                                              <L 1>
    return;
}

struct wp_args_function_any_eac966e6 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> p;
    wp::float32 t;
};

template <bool wp_linear_contiguous>
static void function_any_eac966e6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_any_eac966e6 *_wp_args,
    wp_args_function_any_eac966e6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_any_eac966e6 wp_contiguous_args;
    wp_args_function_any_eac966e6 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.p.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.p.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_p = _wp_args->p;
    wp::float32 var_t = _wp_args->t;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_p = _wp_adj_args->p;
    wp::float32 adj_t = _wp_adj_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::vec_t<3, wp::float32>* var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::vec_t<3, wp::float32> var_12;
    wp::float32* var_13;
    const wp::int32 var_14 = 1;
    wp::float32* var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::vec_t<3, wp::float32> adj_9 = {};
    wp::vec_t<3, wp::float32> adj_10 = {};
    wp::vec_t<3, wp::float32> adj_11 = {};
    wp::vec_t<3, wp::float32> adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    //---------
    // forward
    // def function_any(x: wp.array(dtype=float), p: wp.array(dtype=wp.vec3), t: float):       <L 13>
    // i = wp.tid()                                                                           <L 14>
    var_0 = builtin_tid1d();
    // x[i] = blend(x[i], x[0], t)                                                            <L 15>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = blend_0(var_5, var_6, var_t);
    // wp::array_store(var_x, var_0, var_4);
    // p[i] = blend(p[i], p[0], t)                                                            <L 16>
    var_7 = wp::address(var_p, var_0);
    var_9 = wp::address(var_p, var_8);
    var_11 = wp::load(var_7);
    var_12 = wp::load(var_9);
    var_10 = blend_0(var_11, var_12, var_t);
    // wp::array_store(var_p, var_0, var_10);
    // x[i] += blend(x[i], x[1], t)                                                           <L 17>
    var_13 = wp::address(var_x, var_0);
    var_15 = wp::address(var_x, var_14);
    var_17 = wp::load(var_13);
    var_18 = wp::load(var_15);
    var_16 = blend_0(var_17, var_18, var_t);
    // var_19 = wp::atomic_add(var_x, var_0, var_16);
    //---------
    // reverse
    wp::adj_atomic_add(var_x, var_0, var_16, adj_x, adj_0, adj_16, adj_19);
    adj_blend_0(var_17, var_18, var_t, adj_13, adj_15, adj_t, adj_16);
    wp::adj_address(var_x, var_14, adj_x, adj_14, adj_15);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_13);
    // adj: x[i] += blend(x[i], x[1], t)                                                      <L 17>
    wp::adj_array_store(var_p, var_0, var_10, adj_p, adj_0, adj_10);
    adj_blend_0(var_11, var_12, var_t, adj_7, adj_9, adj_t, adj_10);
    wp::adj_address(var_p, var_8, adj_p, adj_8, adj_9);
    wp::adj_address(var_p, var_0, adj_p, adj_0, adj_7);
    // adj: p[i] = blend(p[i], p[0], t)                                                       <L 16>
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    adj_blend_0(var_5, var_6, var_t, adj_1, adj_3, adj_t, adj_4);
    wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = blend(x[i], x[0], t)                                                       <L 15>
    // adj: i = wp.tid()                                                                      <L 14>
    // adj: def function_any(x: wp.array(dtype=float), p: wp.array(dtype=wp.vec3), t: float):  <L 13>
    return;
}
