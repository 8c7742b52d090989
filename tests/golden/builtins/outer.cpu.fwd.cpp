struct wp_args_outer_rows_47041f2c {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<2, wp::float32> b;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void outer_rows_47041f2c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_outer_rows_47041f2c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<2, wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::mat_t<3, 2, wp::float32> var_2;
    //---------
    // forward
    // def outer_rows(a: wp.vec3, b: wp.vec2, out: wp.array(dtype=wp.mat33)):                 <L 6>
    // out[0] = wp.outer(a, a)                                                                <L 7>
    var_0 = wp::outer(var_a, var_a);
    wp::array_store(var_out, var_1, var_0);
    // m = wp.outer(a, b)                                                                     <L 8>
    var_2 = wp::outer(var_a, var_b);
}
