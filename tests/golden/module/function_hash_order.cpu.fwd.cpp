// function_hash_order.py:7
static wp::float32 scaled_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    wp::float32 var_1;
    //---------
    // forward
    // def scaled(a: float):                                                                  <L 8>
    // return a * FACTOR                                                                      <L 9>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

struct wp_args_function_hash_order_8052f8e8 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void function_hash_order_8052f8e8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_hash_order_8052f8e8 *_wp_args)
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
    const wp::float32 var_4 = 3.0;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    //---------
    // forward
    // def function_hash_order(x: wp.array(dtype=float)):                                     <L 13>
    // x[0] = scaled(x[0]) + FACTOR                                                           <L 14>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = scaled_0(var_3);
    var_5 = wp::add(var_2, var_4);
    wp::array_store(var_x, var_6, var_5);
}
