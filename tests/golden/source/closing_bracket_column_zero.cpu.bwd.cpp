struct wp_args_closing_bracket_column_zero_7839ad3a {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void closing_bracket_column_zero_7839ad3a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_closing_bracket_column_zero_7839ad3a *_wp_args,
    wp_args_closing_bracket_column_zero_7839ad3a *_wp_adj_args)
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
    const wp::float32 var_2 = 1.0;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
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
    // wp::array_store(var_x, var_6, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_6, var_4, adj_x, adj_6, adj_4);
    // adj: x[0] = wp.clamp(                                                                  <L 7>
    wp::adj_clamp(var_5, var_2, var_3, adj_1, adj_2, adj_3, adj_4);
    // adj: 2.0,                                                                              <L 10>
    // adj: 1.0,                                                                              <L 9>
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0],                                                                             <L 8>
    // adj: x[0] = wp.clamp(                                                                  <L 7>
    // adj: def closing_bracket_column_zero(x: wp.array(dtype=float)):                        <L 6>
    return;
}

struct wp_args_after_af9d62eb {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void after_af9d62eb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_after_af9d62eb *_wp_args,
    wp_args_after_af9d62eb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def after(x: wp.array(dtype=float)):                                                   <L 15>
    // x[0] = 3.0                                                                             <L 16>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 3.0                                                                        <L 16>
    // adj: def after(x: wp.array(dtype=float)):                                              <L 15>
    return;
}
