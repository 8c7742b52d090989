struct wp_args_dot_rows_78b728c1 {
    wp::vec_t<3, wp::float32> a;
    wp::vec_t<3, wp::float32> b;
    wp::quat_t<wp::float32> p;
    wp::quat_t<wp::float32> q;
    wp::vec_t<2, wp::int32> k;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void dot_rows_78b728c1_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_dot_rows_78b728c1 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::vec_t<3, wp::float32> var_b = _wp_args->b;
    wp::quat_t<wp::float32> var_p = _wp_args->p;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::vec_t<2, wp::int32> var_k = _wp_args->k;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::int32 var_4;
    //---------
    // forward
    // def dot_rows(a: wp.vec3, b: wp.vec3, p: wp.quat, q: wp.quat, k: wp.vec2i, out: wp.array(dtype=float)):       <L 6>
    // out[0] = wp.dot(a, b)                                                                  <L 7>
    var_0 = wp::dot(var_a, var_b);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.dot(p, q)                                                                  <L 8>
    var_2 = wp::dot(var_p, var_q);
    wp::array_store(var_out, var_3, var_2);
    // n = wp.dot(k, k)                                                                       <L 9>
    var_4 = wp::dot(var_k, var_k);
}
