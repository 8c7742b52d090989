// default_expression.py:7
static wp::float32 shifted_0(
    wp::float32 var_a,
    wp::float32 var_d)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def shifted(a: float, d: float = BASE * 3.0):                                          <L 8>
    // return a + d                                                                           <L 9>
    var_0 = wp::add(var_a, var_d);
    return var_0;
}

struct wp_args_default_expression_f8841bfc {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void default_expression_f8841bfc_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_default_expression_f8841bfc *_wp_args)
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
    const wp::float32 var_3 = 6.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def default_expression(x: wp.array(dtype=float)):                                      <L 13>
    // x[0] = shifted(x[1])                                                                   <L 14>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_2 = shifted_0(var_4, var_3);
    wp::array_store(var_x, var_5, var_2);
}
