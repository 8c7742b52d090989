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

struct wp_args_plain_f366ad28 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void plain_f366ad28_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_plain_f366ad28 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
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
    wp::array_store(var_x, var_4, var_2);
}

struct wp_args_kernel_line_info_5e6689b2 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void kernel_line_info_5e6689b2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_kernel_line_info_5e6689b2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def kernel_line_info(x: wp.array(dtype=Any)):                                          <L 1>
    // x[0] = twice(x[0])                                                                     <L 2>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = twice_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}
