// bare_return_first.py:5
static wp::float32 half_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    bool var_1;
    const wp::float32 var_2 = 0.5;
    wp::float32 var_3;
    //---------
    // forward
    // def half(x: float):                                                                    <L 6>
    // if x < 0.0:                                                                            <L 7>
    var_1 = (var_x < var_0);
    if (var_1) {
        // return                                                                             <L 8>
        return;
    }
    // return 0.5 * x                                                                         <L 9>
    var_3 = wp::mul(var_2, var_x);
    return var_3;
}

struct wp_args_bare_return_first_f4ab3b81 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void bare_return_first_f4ab3b81_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bare_return_first_f4ab3b81 *_wp_args)
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
    const wp::int32 var_4 = 1;
    //---------
    // forward
    // def bare_return_first(x: wp.array(dtype=float)):                                       <L 13>
    // x[1] = half(x[0])                                                                      <L 14>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = half_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}
