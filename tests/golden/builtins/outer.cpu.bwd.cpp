struct wp_args_outer_rows_47041f2c {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<2, wp::float32> b;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void outer_rows_47041f2c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_outer_rows_47041f2c *_wp_args,
    wp_args_outer_rows_47041f2c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<2, wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_a = _wp_adj_args->a;
    wp::vec_t<2, wp::float32> adj_b = _wp_adj_args->b;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::mat_t<3, 2, wp::float32> var_2;
    //---------
    // dual vars
    wp::mat_t<3, 3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::mat_t<3, 2, wp::float32> adj_2 = {};
    //---------
    // forward
    // def outer_rows(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.mat33)):                 <L 6>
    // out[0] = wp.outer(a, a)                                                                <L 7>
    var_0 = wp::outer(var_a, var_a);
    // wp::array_store(var_out, var_1, var_0);
    // m = wp.outer(a, b)                                                                     <L 8>
    var_2 = wp::outer(var_a, var_b);
    //---------
    // reverse
    wp::adj_outer(var_a, var_b, adj_a, adj_b, adj_2);
    // adj: m = wp.outer(a, b)                                                                <L 8>
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    wp::adj_outer(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: out[0] = wp.outer(a, a)                                                           <L 7>
    // adj: def outer_rows(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.mat33)):            <L 6>
    return;
}
