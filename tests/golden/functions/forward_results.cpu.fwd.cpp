// forward_results.py:5
static void inner_0(
    wp::float32 var_a,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def inner(a: float):                                                                   <L 6>
    // return a, a * 2.0                                                                      <L 7>
    var_1 = wp::mul(var_a, var_0);
    ret_0 = var_a;
    ret_1 = var_1;
    return;
}

// forward_results.py:10
static void outer_0(
    wp::float32 var_a,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def outer(a: float):                                                                   <L 11>
    // return inner(a + 1.0)                                                                  <L 12>
    var_1 = wp::add(var_a, var_0);
    inner_0(var_1, var_2, var_3);
    ret_0 = var_2;
    ret_1 = var_3;
    return;
}

struct wp_args_forward_results_d916cce3 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void forward_results_d916cce3_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_forward_results_d916cce3 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // forward
    // def forward_results(x: wp.array(dtype=float)):                                         <L 16>
    // p, q = outer(x[0])                                                                     <L 17>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    outer_0(var_4, var_2, var_3);
    // x[1] = p + q                                                                           <L 18>
    var_5 = wp::add(var_2, var_3);
    wp::array_store(var_x, var_6, var_5);
}
