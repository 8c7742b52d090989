// kernel_line_info.py:0
static wp::int32 twice_0(
    wp::int32 var_a)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    return var_0;
}

// kernel_line_info.py:0
static wp::float32 twice_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    return var_0;
}

// kernel_line_info.py:0
static void adj_twice_0(
    wp::int32 var_a,
    wp::int32 & adj_a,
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
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a + a                                                                      <L 2>
    // adj: def twice(a: Any):                                                                <L 1>
    return;
}

// kernel_line_info.py:0
static void adj_twice_0(
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
    // def twice(a: Any):                                                                     <L 1>
    // return a + a                                                                           <L 2>
    var_0 = wp::add(var_a, var_a);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: return a + a                                                                      <L 2>
    // adj: def twice(a: Any):                                                                <L 1>
    return;
}

struct wp_args_plain_f366ad28 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void plain_f366ad28_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_f366ad28 *_wp_args,
    wp_args_plain_f366ad28 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
#line 16 "kernel_line_info.py"
    const wp::int32 var_0 = 0;
#line 16 "kernel_line_info.py"
    wp::float32* var_1;
#line 16 "kernel_line_info.py"
    wp::float32 var_2;
#line 16 "kernel_line_info.py"
    wp::float32 var_3;
#line 16 "kernel_line_info.py"
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
#line 16 "kernel_line_info.py"
    wp::int32 adj_0 = {};
#line 16 "kernel_line_info.py"
    wp::float32 adj_1 = {};
#line 16 "kernel_line_info.py"
    wp::float32 adj_2 = {};
#line 16 "kernel_line_info.py"
    wp::float32 adj_3 = {};
#line 16 "kernel_line_info.py"
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def plain(x: wp.array(dtype=float)):                                                   <L 15>
    // x[0] = twice(x[0])                                                                     <L 16>
#line 16 "kernel_line_info.py"
    var_1 = wp::address(var_x, var_0);
#line 16 "kernel_line_info.py"
    var_3 = wp::load(var_1);
#line 16 "kernel_line_info.py"
    var_2 = twice_0(var_3);
#line 16 "kernel_line_info.py"
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
#line 16 "kernel_line_info.py"
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
#line 16 "kernel_line_info.py"
    adj_twice_0(var_3, adj_1, adj_2);
#line 16 "kernel_line_info.py"
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = twice(x[0])                                                                <L 16>
    // adj: def plain(x: wp.array(dtype=float)):                                              <L 15>
    return;
}

struct wp_args_kernel_line_info_5e6689b2 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void kernel_line_info_5e6689b2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_line_info_5e6689b2 *_wp_args,
    wp_args_kernel_line_info_5e6689b2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def kernel_line_info(x: wp.array(dtype=Any)):                                          <L 1>
    // x[0] = twice(x[0])                                                                     <L 2>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = twice_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_twice_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = twice(x[0])                                                                <L 2>
    // adj: def kernel_line_info(x: wp.array(dtype=Any)):                                     <L 1>
    return;
}
