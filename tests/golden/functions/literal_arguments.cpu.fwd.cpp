// literal_arguments.py:5
static wp::float32 weigh_0(
    wp::float32 var_a,
    wp::int32 var_n,
    bool var_c)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def weigh(a: float, n: int, c: bool):                                                  <L 6>
    // if c:                                                                                  <L 7>
    if (var_c) {
        // return a * float(n)                                                                <L 8>
        var_0 = wp::float(var_n);
        var_1 = wp::mul(var_a, var_0);
        return var_1;
    }
    // return a                                                                               <L 9>
    return var_a;
}

struct wp_args_literal_arguments_dae7b17c {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void literal_arguments_dae7b17c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_literal_arguments_dae7b17c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.5;
    const wp::int32 var_1 = 2;
    const bool var_2 = true;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def literal_arguments(x: wp.array(dtype=float)):                                       <L 13>
    // x[0] = weigh(1.5, 2, True)                                                             <L 14>
    var_3 = weigh_0(var_0, var_1, var_2);
    wp::array_store(var_x, var_4, var_3);
}
