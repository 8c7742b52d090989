struct wp_args_condition_is_number_8dcc4a59 {
    wp::int32 n;
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void condition_is_number_8dcc4a59_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_condition_is_number_8dcc4a59 *_wp_args,
    wp_args_condition_is_number_8dcc4a59 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::float32 adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def condition_is_number(n: int, x: float, out: wp.array(dtype=float)):                 <L 6>
    // if n:                                                                                  <L 7>
    if (var_n) {
        // out[0] = 1.0                                                                       <L 8>
        // wp::array_store(var_out, var_1, var_0);
    }
    // if x:                                                                                  <L 9>
    if (var_x) {
        // out[1] = 1.0                                                                       <L 10>
        // wp::array_store(var_out, var_3, var_2);
    }
    //---------
    // reverse
    if (var_x) {
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = 1.0                                                                  <L 10>
    }
    // adj: if x:                                                                             <L 9>
    if (var_n) {
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = 1.0                                                                  <L 8>
    }
    // adj: if n:                                                                             <L 7>
    // adj: def condition_is_number(n: int, x: float, out: wp.array(dtype=float)):            <L 6>
    return;
}
