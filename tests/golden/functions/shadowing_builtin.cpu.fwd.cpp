// shadowing_builtin.py:5
static wp::float32 clamp_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def clamp(x: float):                                                                   <L 6>
    // return wp.clamp(x, 0.0, 1.0)                                                           <L 7>
    var_2 = wp::clamp(var_x, var_0, var_1);
    return var_2;
}

struct wp_args_shadowing_builtin_38dc2d4b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void shadowing_builtin_38dc2d4b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_shadowing_builtin_38dc2d4b *_wp_args)
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
    // def shadowing_builtin(x: wp.array(dtype=float)):                                       <L 11>
    // x[0] = clamp(x[0])                                                                     <L 12>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = clamp_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}
