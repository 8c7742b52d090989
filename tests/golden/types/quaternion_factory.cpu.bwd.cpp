struct wp_args_quaternion_factory_3148d98a {
    wp::quat_t<float> a;
    wp::quat_t<wp::float64> b;
};

template <bool wp_linear_contiguous>
static void quaternion_factory_3148d98a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quaternion_factory_3148d98a *_wp_args,
    wp_args_quaternion_factory_3148d98a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::quat_t<float> var_a = _wp_args->a;
    wp::quat_t<wp::float64> var_b = _wp_args->b;
    wp::quat_t<float> adj_a = _wp_adj_args->a;
    wp::quat_t<wp::float64> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::quat_t<wp::float32> var_0;
    wp::quat_t<wp::float64> var_1;
    //---------
    // dual vars
    wp::quat_t<wp::float32> adj_0 = {};
    wp::quat_t<wp::float64> adj_1 = {};
    //---------
    // forward
    // def quaternion_factory(a: quat_of_float, b: quat_of_double):                           <L 9>
    // c = a * a                                                                              <L 10>
    var_0 = wp::mul(var_a, var_a);
    // d = b * b                                                                              <L 11>
    var_1 = wp::mul(var_b, var_b);
    //---------
    // reverse
    wp::adj_mul(var_b, var_b, adj_b, adj_b, adj_1);
    // adj: d = b * b                                                                         <L 11>
    wp::adj_mul(var_a, var_a, adj_a, adj_a, adj_0);
    // adj: c = a * a                                                                         <L 10>
    // adj: def quaternion_factory(a: quat_of_float, b: quat_of_double):                      <L 9>
    return;
}
