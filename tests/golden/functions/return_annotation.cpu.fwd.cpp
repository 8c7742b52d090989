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

struct wp_args_return_annotation_22a8611a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void return_annotation_22a8611a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_annotation_22a8611a *_wp_args)
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
    wp::int32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def return_annotation(x: wp.array(dtype=float)) -> None:                               <L 16>
    // a, n = pair(x[0])                                                                      <L 17>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    pair_0(var_4, var_2, var_3);
    // x[n] = half(a)                                                                         <L 18>
    var_5 = half_0(var_2);
    wp::array_store(var_x, var_3, var_5);
}
