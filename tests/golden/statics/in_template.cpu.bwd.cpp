// in_template.py:0
static wp::float32 scaled_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(POWER))                                                   <L 2>
    var_1 = wp::float32(var_0);
    var_2 = wp::mul(var_a, var_1);
    return var_2;
}

// in_template.py:0
static wp::int64 scaled_0(
    wp::int64 var_a)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(POWER))                                                   <L 2>
    var_0 = 2ll;
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// in_template.py:0
static void adj_scaled_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(POWER))                                                   <L 2>
    var_1 = wp::float32(var_0);
    var_2 = wp::mul(var_a, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
    wp::adj_float32(var_0, adj_0, adj_1);
    // adj: return a * type(a)(wp.static(POWER))                                              <L 2>
    // adj: def scaled(a: Any):                                                               <L 1>
    return;
}

// in_template.py:0
static void adj_scaled_0(
    wp::int64 var_a,
    wp::int64 & adj_a,
    wp::int64 & adj_ret)
{
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    //---------
    // dual vars
    wp::int64 adj_0 = {};
    wp::int64 adj_1 = {};
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(POWER))                                                   <L 2>
    var_0 = 2ll;
    var_1 = wp::mul(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * type(a)(wp.static(POWER))                                              <L 2>
    // adj: def scaled(a: Any):                                                               <L 1>
    return;
}

struct wp_args_in_template_085fe70b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void in_template_085fe70b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_template_085fe70b *_wp_args,
    wp_args_in_template_085fe70b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_in_template_085fe70b wp_contiguous_args;
    wp_args_in_template_085fe70b wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 0;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    //---------
    // forward
    // def in_template(x: wp.array(dtype=Any)):                                               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // for _ in range(wp.static(POWER)):                                                      <L 3>
    // x[i] = scaled(x[i])                                                                    <L 4>
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_2);
    var_3 = scaled_0(var_4);
    // wp::array_store(var_x, var_0, var_3);
    var_6 = wp::address(var_x, var_0);
    var_8 = wp::load(var_6);
    var_7 = scaled_0(var_8);
    // wp::array_store(var_x, var_0, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
    adj_scaled_0(var_8, adj_6, adj_7);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_6);
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    adj_scaled_0(var_4, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[i] = scaled(x[i])                                                               <L 4>
    // adj: for _ in range(wp.static(POWER)):                                                 <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def in_template(x: wp.array(dtype=Any)):                                          <L 1>
    return;
}

struct wp_args_in_template_b9e5cf4c {
    wp::array_t<wp::int64> x;
};

template <bool wp_linear_contiguous>
static void in_template_b9e5cf4c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_in_template_b9e5cf4c *_wp_args,
    wp_args_in_template_b9e5cf4c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_in_template_b9e5cf4c wp_contiguous_args;
    wp_args_in_template_b9e5cf4c wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int64);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int64> var_x = _wp_args->x;
    wp::array_t<wp::int64> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::int64* var_2;
    wp::int64 var_3;
    wp::int64 var_4;
    const wp::int32 var_5 = 1;
    wp::int64* var_6;
    wp::int64 var_7;
    wp::int64 var_8;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int64 adj_2 = {};
    wp::int64 adj_3 = {};
    wp::int64 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int64 adj_6 = {};
    wp::int64 adj_7 = {};
    wp::int64 adj_8 = {};
    //---------
    // forward
    // def in_template(x: wp.array(dtype=Any)):                                               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // for _ in range(wp.static(POWER)):                                                      <L 3>
    // x[i] = scaled(x[i])                                                                    <L 4>
    var_2 = wp::address(var_x, var_0);
    var_4 = wp::load(var_2);
    var_3 = scaled_0(var_4);
    // wp::array_store(var_x, var_0, var_3);
    var_6 = wp::address(var_x, var_0);
    var_8 = wp::load(var_6);
    var_7 = scaled_0(var_8);
    // wp::array_store(var_x, var_0, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
    adj_scaled_0(var_8, adj_6, adj_7);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_6);
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    adj_scaled_0(var_4, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: x[i] = scaled(x[i])                                                               <L 4>
    // adj: for _ in range(wp.static(POWER)):                                                 <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def in_template(x: wp.array(dtype=Any)):                                          <L 1>
    return;
}
