// return_annotation.py:10
static void pair_0(
    wp::float32 var_a,
    wp::float32 & ret_0,
    wp::int32 & ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    //---------
    // forward
    // def pair(a: float) -> tuple[float, int]:                                               <L 11>
    // return a, 3                                                                            <L 12>
    ret_0 = var_a;
    ret_1 = var_0;
    return;
}

// return_annotation.py:5
static wp::float32 half_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // forward
    // def half(a: float) -> float:                                                           <L 6>
    // return a * 0.5                                                                         <L 7>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// return_annotation.py:10
static void adj_pair_0(
    wp::float32 var_a,
    wp::float32 & ret_0,
    wp::int32 & ret_1,
    wp::float32 & adj_a,
    wp::float32 & adj_ret_0,
    wp::int32 & adj_ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def pair(a: float) -> tuple[float, int]:                                               <L 11>
    // return a, 3                                                                            <L 12>
    ret_0 = var_a;
    ret_1 = var_0;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret_1;
    adj_a += adj_ret_0;
    // adj: return a, 3                                                                       <L 12>
    // adj: def pair(a: float) -> tuple[float, int]:                                          <L 11>
    return;
}

// return_annotation.py:5
static void adj_half_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def half(a: float) -> float:                                                           <L 6>
    // return a * 0.5                                                                         <L 7>
    var_1 = wp::mul(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a * 0.5                                                                    <L 7>
    // adj: def half(a: float) -> float:                                                      <L 6>
    return;
}

struct wp_args_return_annotation_22a8611a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void return_annotation_22a8611a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_annotation_22a8611a *_wp_args,
    wp_args_return_annotation_22a8611a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::int32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    //---------
    // forward
    // def return_annotation(x: wp.array(dtype=float)) -> None:                               <L 16>
    // a, n = pair(x[0])                                                                      <L 17>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    pair_0(var_4, var_2, var_3);
    // x[n] = half(a)                                                                         <L 18>
    var_5 = half_0(var_2);
    // wp::array_store(var_x, var_3, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_3, var_5, adj_x, adj_3, adj_5);
    adj_half_0(var_2, adj_2, adj_5);
    // adj: x[n] = half(a)                                                                    <L 18>
    adj_pair_0(var_4, var_2, var_3, adj_1, adj_2, adj_3);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: a, n = pair(x[0])                                                                 <L 17>
    // adj: def return_annotation(x: wp.array(dtype=float)) -> None:                          <L 16>
    return;
}
