struct wp_args_closing_bracket_column_zero_7839ad3a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void closing_bracket_column_zero_7839ad3a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_closing_bracket_column_zero_7839ad3a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float32 var_2 = 1.0;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    //---------
    // forward
    // def closing_bracket_column_zero(x: wp.array(dtype=float)):                             <L 6>
    // x[0] = wp.clamp(                                                                       <L 7>
    // x[0],                                                                                  <L 8>
    var_1 = wp::address(var_x, var_0);
    // 1.0,                                                                                   <L 9>
    // 2.0,                                                                                   <L 10>
    var_5 = wp::load(var_1);
    var_4 = wp::clamp(var_5, var_2, var_3);
    // x[0] = wp.clamp(                                                                       <L 7>
    wp::array_store(var_x, var_6, var_4);
}

struct wp_args_after_af9d62eb {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void after_af9d62eb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_after_af9d62eb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def after(x: wp.array(dtype=float)):                                                   <L 15>
    // x[0] = 3.0                                                                             <L 16>
    wp::array_store(var_x, var_1, var_0);
}
