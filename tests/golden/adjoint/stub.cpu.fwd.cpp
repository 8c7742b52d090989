// stub.py:5
static wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

struct wp_args_forward_only_0f7c5590 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void forward_only_0f7c5590_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_forward_only_0f7c5590 *_wp_args)
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
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def forward_only(x: wp.array(dtype=float)):                                            <L 11>
    // x[0] = square(x[0])                                                                    <L 12>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = square_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}

struct wp_args_with_backward_9e9b2cbb {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void with_backward_9e9b2cbb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_with_backward_9e9b2cbb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def with_backward(x: wp.array(dtype=float)):                                           <L 16>
    // x[0] = x[1]                                                                            <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    wp::array_store(var_x, var_4, var_2);
}
