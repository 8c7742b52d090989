struct wp_args_matrix_conversion_ff34e4dd {
    wp::mat_t<2, 2, wp::float32> m;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> out;
};

template <bool wp_linear_contiguous>
static void matrix_conversion_ff34e4dd_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_conversion_ff34e4dd *_wp_args,
    wp_args_matrix_conversion_ff34e4dd *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> var_out = _wp_args->out;
    wp::mat_t<2, 2, wp::float32> adj_m = _wp_adj_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<2, 2, wp::float64> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::mat_t<2, 2, wp::float64> adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def matrix_conversion(m: wp.mat22, out: wp.array(dtype=wp.mat22d)):                    <L 6>
    // out[0] = wp.mat22d(m)                                                                  <L 7>
    var_0 = wp::mat_t<2, 2, wp::float64>(var_m);
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_mat_t(var_m, adj_m, adj_0);
    // adj: out[0] = wp.mat22d(m)                                                             <L 7>
    // adj: def matrix_conversion(m: wp.mat22, out: wp.array(dtype=wp.mat22d)):               <L 6>
    return;
}
