struct wp_args_ddot_rows_eeeba63b {
    wp::mat_t<2, 3, wp::float32> a;
    wp::mat_t<2, 3, wp::float32> b;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void ddot_rows_eeeba63b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ddot_rows_eeeba63b *_wp_args,
    wp_args_ddot_rows_eeeba63b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 3, wp::float32> var_a = _wp_args->a;
    wp::mat_t<2, 3, wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::mat_t<2, 3, wp::float32> adj_a = _wp_adj_args->a;
    wp::mat_t<2, 3, wp::float32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def ddot_rows(a: mat23, b: mat23, out: wp.array(dtype=float)):                         <L 9>
    // out[0] = wp.ddot(a, b)                                                                 <L 10>
    var_0 = wp::ddot(var_a, var_b);
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_ddot(var_a, var_b, adj_a, adj_b, adj_0);
    // adj: out[0] = wp.ddot(a, b)                                                            <L 10>
    // adj: def ddot_rows(a: mat23, b: mat23, out: wp.array(dtype=float)):                    <L 9>
    return;
}
