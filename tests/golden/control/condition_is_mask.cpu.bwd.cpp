struct wp_args_condition_is_mask_75216c75 {
    wp::int32 n;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void condition_is_mask_75216c75_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_condition_is_mask_75216c75 *_wp_args,
    wp_args_condition_is_mask_75216c75 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def condition_is_mask(n: int, out: wp.array(dtype=float)):                             <L 6>
    // if n & 2:                                                                              <L 7>
    var_1 = wp::bit_and(var_n, var_0);
    if (var_1) {
        // out[0] = 1.0                                                                       <L 8>
        // wp::array_store(var_out, var_3, var_2);
    }
    //---------
    // reverse
    if (var_1) {
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[0] = 1.0                                                                  <L 8>
    }
    // adj: if n & 2:                                                                         <L 7>
    // adj: def condition_is_mask(n: int, out: wp.array(dtype=float)):                        <L 6>
    return;
}
