struct wp_args_comparison_composites_6563e1b8 {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::mat_t<2, 2, wp::float32> p;
    wp::quat_t<wp::float32> q;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void comparison_composites_6563e1b8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_comparison_composites_6563e1b8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::mat_t<2, 2, wp::float32> var_p = _wp_args->p;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    const wp::int32 var_3 = 1;
    bool var_4;
    const wp::int32 var_5 = 2;
    bool var_6;
    const wp::int32 var_7 = 3;
    //---------
    // forward
    // def comparison_composites(a: wp.vec3, b: wp.vec3, p: wp.mat22, q: wp.quat, out: wp.array(dtype=wp.bool)):       <L 6>
    // out[0] = a == b                                                                        <L 7>
    var_0 = (var_a == var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = a != b                                                                        <L 8>
    var_2 = (var_a != var_b);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = p == p                                                                        <L 9>
    var_4 = (var_p == var_p);
    wp::array_store(var_out, var_5, var_4);
    // out[3] = q == q                                                                        <L 10>
    var_6 = (var_q == var_q);
    wp::array_store(var_out, var_7, var_6);
}
