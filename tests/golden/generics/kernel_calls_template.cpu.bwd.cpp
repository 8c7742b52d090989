// kernel_calls_template.py:0
static wp::int32 clipped_0(
    wp::int32 var_a,
    wp::int32 var_limit)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

// kernel_calls_template.py:0
static wp::uint64 clipped_0(
    wp::uint64 var_a,
    wp::uint64 var_limit)
{
    //---------
    // primal vars
    wp::uint64 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

// kernel_calls_template.py:0
static wp::float32 clipped_0(
    wp::float32 var_a,
    wp::float32 var_limit)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    return var_0;
}

// kernel_calls_template.py:0
static void adj_clipped_0(
    wp::int32 var_a,
    wp::int32 var_limit,
    wp::int32 & adj_a,
    wp::int32 & adj_limit,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_min(var_a, var_limit, adj_a, adj_limit, adj_0);
    // adj: return wp.min(a, limit)                                                           <L 2>
    // adj: def clipped(a: Any, limit: Any):                                                  <L 1>
    return;
}

// kernel_calls_template.py:0
static void adj_clipped_0(
    wp::uint64 var_a,
    wp::uint64 var_limit,
    wp::uint64 & adj_a,
    wp::uint64 & adj_limit,
    wp::uint64 & adj_ret)
{
    //---------
    // primal vars
    wp::uint64 var_0;
    //---------
    // dual vars
    wp::uint64 adj_0 = {};
    //---------
    // forward
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_min(var_a, var_limit, adj_a, adj_limit, adj_0);
    // adj: return wp.min(a, limit)                                                           <L 2>
    // adj: def clipped(a: Any, limit: Any):                                                  <L 1>
    return;
}

// kernel_calls_template.py:0
static void adj_clipped_0(
    wp::float32 var_a,
    wp::float32 var_limit,
    wp::float32 & adj_a,
    wp::float32 & adj_limit,
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
    // def clipped(a: Any, limit: Any):                                                       <L 1>
    // return wp.min(a, limit)                                                                <L 2>
    var_0 = wp::min(var_a, var_limit);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_min(var_a, var_limit, adj_a, adj_limit, adj_0);
    // adj: return wp.min(a, limit)                                                           <L 2>
    // adj: def clipped(a: Any, limit: Any):                                                  <L 1>
    return;
}

struct wp_args_kernel_calls_template_4479c87b {
    wp::array_t<wp::int32> x;
    wp::int32 limit;
};

template <bool wp_linear_contiguous>
static void kernel_calls_template_4479c87b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_calls_template_4479c87b *_wp_args,
    wp_args_kernel_calls_template_4479c87b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_calls_template_4479c87b wp_contiguous_args;
    wp_args_kernel_calls_template_4479c87b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::int32 var_limit = _wp_args->limit;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    wp::int32 adj_limit = _wp_adj_args->limit;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = clipped(x[i], limit)                                                            <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = clipped_0(var_3, var_limit);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_clipped_0(var_3, var_limit, adj_1, adj_limit, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = clipped(x[i], limit)                                                       <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                    <L 1>
    return;
}

struct wp_args_kernel_calls_template_afb91a4b {
    wp::array_t<wp::uint64> x;
    wp::uint64 limit;
};

template <bool wp_linear_contiguous>
static void kernel_calls_template_afb91a4b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_calls_template_afb91a4b *_wp_args,
    wp_args_kernel_calls_template_afb91a4b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_calls_template_afb91a4b wp_contiguous_args;
    wp_args_kernel_calls_template_afb91a4b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::uint64);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::uint64);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::uint64> var_x = _wp_args->x;
    wp::uint64 var_limit = _wp_args->limit;
    wp::array_t<wp::uint64> adj_x = _wp_adj_args->x;
    wp::uint64 adj_limit = _wp_adj_args->limit;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::uint64* var_1;
    wp::uint64 var_2;
    wp::uint64 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::uint64 adj_1 = {};
    wp::uint64 adj_2 = {};
    wp::uint64 adj_3 = {};
    //---------
    // forward
    // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = clipped(x[i], limit)                                                            <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = clipped_0(var_3, var_limit);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_clipped_0(var_3, var_limit, adj_1, adj_limit, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = clipped(x[i], limit)                                                       <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                    <L 1>
    return;
}

struct wp_args_kernel_calls_template_c84679fc {
    wp::array_t<wp::float32> x;
    wp::float32 limit;
};

template <bool wp_linear_contiguous>
static void kernel_calls_template_c84679fc_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_calls_template_c84679fc *_wp_args,
    wp_args_kernel_calls_template_c84679fc *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_kernel_calls_template_c84679fc wp_contiguous_args;
    wp_args_kernel_calls_template_c84679fc wp_contiguous_adj_args;
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
    wp::float32 var_limit = _wp_args->limit;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_limit = _wp_adj_args->limit;
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
    // def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                         <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // x[i] = clipped(x[i], limit)                                                            <L 3>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = clipped_0(var_3, var_limit);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    adj_clipped_0(var_3, var_limit, adj_1, adj_limit, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = clipped(x[i], limit)                                                       <L 3>
    // adj: i = wp.tid()                                                                      <L 2>
    // adj: def kernel_calls_template(x: wp.array(dtype=Any), limit: Any):                    <L 1>
    return;
}
