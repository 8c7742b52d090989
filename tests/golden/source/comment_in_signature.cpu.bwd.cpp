struct wp_args_comment_in_signature_70d8d0ca {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void comment_in_signature_70d8d0ca_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comment_in_signature_70d8d0ca *_wp_args,
    wp_args_comment_in_signature_70d8d0ca *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def comment_in_signature(                                                              <L 6>
    // x[n] = wp.max(  # larger of                                                            <L 11>
    // x[0],  # first                                                                         <L 12>
    var_1 = wp::address(var_x, var_0);
    // 1.0,                                                                                   <L 13>
    var_4 = wp::load(var_1);
    var_3 = wp::max(var_4, var_2);
    // x[n] = wp.max(  # larger of                                                            <L 11>
    // wp::array_store(var_x, var_n, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_n, var_3, adj_x, adj_n, adj_3);
    // adj: x[n] = wp.max(  # larger of                                                       <L 11>
    wp::adj_max(var_4, var_2, adj_1, adj_2, adj_3);
    // adj: 1.0,                                                                              <L 13>
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0],  # first                                                                    <L 12>
    // adj: x[n] = wp.max(  # larger of                                                       <L 11>
    // adj: def comment_in_signature(                                                         <L 6>
    return;
}
