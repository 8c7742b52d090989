struct wp_args_quaternion_factory_3148d98a {
    wp::quat_t<float> a;
    wp::quat_t<wp::float64> b;
};

template <bool wp_linear_contiguous>
static void quaternion_factory_3148d98a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternion_factory_3148d98a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::quat_t<float> var_a = _wp_args->a;
    wp::quat_t<wp::float64> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::quat_t<wp::float32> var_0;
    wp::quat_t<wp::float64> var_1;
    //---------
    // forward
    // def quaternion_factory(a: quat_of_float, b: quat_of_double):                           <L 9>
    // c = a * a                                                                              <L 10>
    var_0 = wp::mul(var_a, var_a);
    // d = b * b                                                                              <L 11>
    var_1 = wp::mul(var_b, var_b);
}
