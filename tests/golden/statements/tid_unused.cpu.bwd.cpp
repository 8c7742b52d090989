struct wp_args_tid_unused_70888256 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void tid_unused_70888256_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_tid_unused_70888256 *_wp_args,
    wp_args_tid_unused_70888256 *_wp_adj_args)
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
    const wp::float32 var_0 = 0.0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def tid_unused(x: wp.array(dtype=float), n: int):                                      <L 6>
    // x[n] = 0.0                                                                             <L 7>
    // wp::array_store(var_x, var_n, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_n, var_0, adj_x, adj_n, adj_0);
    // adj: x[n] = 0.0                                                                        <L 7>
    // adj: def tid_unused(x: wp.array(dtype=float), n: int):                                 <L 6>
    return;
}
