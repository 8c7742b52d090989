struct wp_args_expect_near_rows_1711567f {
    wp::float32 x;
    wp::vec_t<3, wp::float32> v;
    wp::quat_t<wp::float32> q;
    wp::mat_t<2, 2, wp::float32> m;
};

template <bool wp_linear_contiguous>
static void expect_near_rows_1711567f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_expect_near_rows_1711567f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::float32 var_1 = 1e-06;
    const wp::float32 var_2 = 1.0;
    const wp::float32 var_3 = 0.1;
    const wp::float32 var_4 = 0.1;
    const wp::float32 var_5 = 1e-06;
    const wp::float32 var_6 = 0.01;
    //---------
    // forward
    // def expect_near_rows(x: float, v: wp.vec3, q: wp.quat, m: wp.mat22):                   <L 6>
    // wp.expect_near(x, 1.0)                                                                 <L 7>
    wp::expect_near(var_x, var_0, var_1);
    // wp.expect_near(x, 1.0, 0.1)                                                            <L 8>
    wp::expect_near(var_x, var_2, var_3);
    // wp.expect_near(v, v, 0.1)                                                              <L 9>
    wp::expect_near(var_v, var_v, var_4);
    // wp.expect_near(q, q)                                                                   <L 10>
    wp::expect_near(var_q, var_q, var_5);
    // wp.expect_near(m, m, tolerance=0.01)                                                   <L 11>
    wp::expect_near(var_m, var_m, var_6);
}
