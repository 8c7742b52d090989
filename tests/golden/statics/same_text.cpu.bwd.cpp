// same_text.py:13
static wp::float32 make__locals__scaled_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// same_text.py:13
static wp::float32 make__locals__scaled_1(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// same_text.py:13
static void adj_make__locals__scaled_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x * scale                                                                  <L 15>
    // adj: def scaled(x: float):                                                             <L 14>
    return;
}

// same_text.py:13
static void adj_make__locals__scaled_1(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def scaled(x: float):                                                                  <L 14>
    // return x * scale                                                                       <L 15>
    var_1 = wp::mul(var_x, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x * scale                                                                  <L 15>
    // adj: def scaled(x: float):                                                             <L 14>
    return;
}

struct wp_args_same_text_4a27f342 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::int32> b;
};

template <bool wp_linear_contiguous>
static void same_text_4a27f342_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_same_text_4a27f342 *_wp_args,
    wp_args_same_text_4a27f342 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_same_text_4a27f342 wp_contiguous_args;
    wp_args_same_text_4a27f342 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.b.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.b.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_b = _wp_args->b;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::int32> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 7;
    wp::int32 var_12;
    const wp::int32 var_13 = 2;
    const wp::int32 var_14 = 1;
    wp::int32 var_15;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    //---------
    // forward
    // def same_text(a: wp.array(dtype=float), b: wp.array(dtype=int)):                       <L 21>
    // i = wp.tid()                                                                           <L 22>
    var_0 = builtin_tid1d();
    // a[i] = wp.static(make(1.5))(a[i]) + wp.static(make(1.5))(a[i + 1])                     <L 23>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = make__locals__scaled_0(var_3);
    var_5 = wp::add(var_0, var_4);
    var_6 = wp::address(var_a, var_5);
    var_8 = wp::load(var_6);
    var_7 = make__locals__scaled_1(var_8);
    var_9 = wp::add(var_2, var_7);
    // wp::array_store(var_a, var_0, var_9);
    // b[i] = wp.static(bump()) + wp.static(7)                                                <L 24>
    var_12 = wp::add(var_10, var_11);
    // wp::array_store(var_b, var_0, var_12);
    // b[i + 1] = wp.static(bump())                                                           <L 25>
    var_15 = wp::add(var_0, var_14);
    // wp::array_store(var_b, var_15, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_b, var_15, var_13, adj_b, adj_15, adj_13);
    wp::adj_add(var_0, var_14, adj_0, adj_14, adj_15);
    // adj: b[i + 1] = wp.static(bump())                                                      <L 25>
    wp::adj_array_store(var_b, var_0, var_12, adj_b, adj_0, adj_12);
    wp::adj_add(var_10, var_11, adj_10, adj_11, adj_12);
    // adj: b[i] = wp.static(bump()) + wp.static(7)                                           <L 24>
    wp::adj_array_store(var_a, var_0, var_9, adj_a, adj_0, adj_9);
    wp::adj_add(var_2, var_7, adj_2, adj_7, adj_9);
    adj_make__locals__scaled_1(var_8, adj_6, adj_7);
    wp::adj_address(var_a, var_5, adj_a, adj_5, adj_6);
    wp::adj_add(var_0, var_4, adj_0, adj_4, adj_5);
    adj_make__locals__scaled_0(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: a[i] = wp.static(make(1.5))(a[i]) + wp.static(make(1.5))(a[i + 1])                <L 23>
    // adj: i = wp.tid()                                                                      <L 22>
    // adj: def same_text(a: wp.array(dtype=float), b: wp.array(dtype=int)):                  <L 21>
    return;
}
