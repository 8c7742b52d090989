struct wp_args_augment_matmul_811a2a8d {
    wp::mat_t<2, 2, wp::float32> m;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void augment_matmul_811a2a8d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_matmul_811a2a8d *_wp_args,
    wp_args_augment_matmul_811a2a8d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_out = _wp_args->out;
    wp::mat_t<2, 2, wp::float32> adj_m = _wp_adj_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::mat_t<2, 2, wp::float32> var_1;
    wp::mat_t<2, 2, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::mat_t<2, 2, wp::float32> adj_1 = {};
    wp::mat_t<2, 2, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def augment_matmul(m: wp.mat22, out: wp.array(dtype=wp.mat22)):                        <L 6>
    // a = m * 2.0                                                                            <L 7>
    var_1 = wp::mul(var_m, var_0);
    // a @= m                                                                                 <L 8>
    var_2 = wp::mul(var_1, var_m);
    // out[0] = a                                                                             <L 9>
    // wp::array_store(var_out, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[0] = a                                                                        <L 9>
    wp::adj_mul(var_1, var_m, adj_1, adj_m, adj_2);
    // adj: a @= m                                                                            <L 8>
    wp::adj_mul(var_m, var_0, adj_m, adj_0, adj_1);
    // adj: a = m * 2.0                                                                       <L 7>
    // adj: def augment_matmul(m: wp.mat22, out: wp.array(dtype=wp.mat22)):                   <L 6>
    return;
}
