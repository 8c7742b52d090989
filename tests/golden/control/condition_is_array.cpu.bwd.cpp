struct wp_args_condition_is_array_84312602 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void condition_is_array_84312602_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_condition_is_array_84312602 *_wp_args,
    wp_args_condition_is_array_84312602 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def condition_is_array(x: wp.array(dtype=float), out: wp.array(dtype=float)):          <L 6>
    // if x:                                                                                  <L 7>
    if (var_x) {
        // out[0] = x[0]                                                                      <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // wp::array_store(var_out, var_4, var_2);
    }
    //---------
    // reverse
    if (var_x) {
        wp::adj_array_store(var_out, var_4, var_2, adj_out, adj_4, adj_2);
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: out[0] = x[0]                                                                 <L 8>
    }
    // adj: if x:                                                                             <L 7>
    // adj: def condition_is_array(x: wp.array(dtype=float), out: wp.array(dtype=float)):     <L 6>
    return;
}
