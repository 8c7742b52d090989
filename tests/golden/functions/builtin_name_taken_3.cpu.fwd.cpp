// builtin_name_taken_3.py:5
static wp::float32 transform_compose_3(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def transform_compose(a: float, b: float):                                             <L 6>
    // return a * b                                                                           <L 7>
    var_0 = wp::mul(var_a, var_b);
    return var_0;
}

struct wp_args_builtin_name_taken_3_0540f203 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void builtin_name_taken_3_0540f203_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_builtin_name_taken_3_0540f203 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def builtin_name_taken_3(x: wp.array(dtype=float)):                                    <L 11>
    // x[0] = transform_compose(x[0], 2.0)                                                    <L 12>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = transform_compose_3(var_4, var_2);
    wp::array_store(var_x, var_5, var_3);
}
