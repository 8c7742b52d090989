struct wp_args_spatial_adjoint_rows_0a878d70 {
    wp::mat_t<3, 3, wp::float32> r;
    wp::mat_t<3, 3, wp::float32> s;
    wp::array_t<wp::mat_t<6, 6, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void spatial_adjoint_rows_0a878d70_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spatial_adjoint_rows_0a878d70 *_wp_args,
    wp_args_spatial_adjoint_rows_0a878d70 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<3, 3, wp::float32> var_r = _wp_args->r;
    wp::mat_t<3, 3, wp::float32> var_s = _wp_args->s;
    wp::array_t<wp::mat_t<6, 6, wp::float32>> var_out = _wp_args->out;
    wp::mat_t<3, 3, wp::float32> adj_r = _wp_adj_args->r;
    wp::mat_t<3, 3, wp::float32> adj_s = _wp_adj_args->s;
    wp::array_t<wp::mat_t<6, 6, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<6, 6, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::mat_t<6, 6, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def spatial_adjoint_rows(r: wp.mat33, s: wp.mat33, out: wp.array(dtype=wp.spatial_matrix)):       <L 6>
    // out[0] = wp.spatial_adjoint(r, s)                                                      <L 7>
    var_0 = wp::spatial_adjoint(var_r, var_s);
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_spatial_adjoint(var_r, var_s, adj_r, adj_s, adj_0);
    // adj: out[0] = wp.spatial_adjoint(r, s)                                                 <L 7>
    // adj: def spatial_adjoint_rows(r: wp.mat33, s: wp.mat33, out: wp.array(dtype=wp.spatial_matrix)):  <L 6>
    return;
}
