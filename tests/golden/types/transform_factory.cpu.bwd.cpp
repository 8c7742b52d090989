struct wp_args_transform_factory_39fda2aa {
    wp::transform_t<wp::float64> a;
    wp::transform_t<float> b;
};

template <bool wp_linear_contiguous>
static void transform_factory_39fda2aa_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_factory_39fda2aa *_wp_args,
    wp_args_transform_factory_39fda2aa *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float64> var_a = _wp_args->a;
    wp::transform_t<float> var_b = _wp_args->b;
    wp::transform_t<wp::float64> adj_a = _wp_adj_args->a;
    wp::transform_t<float> adj_b = _wp_adj_args->b;
    //---------
    // primal vars
    wp::transform_t<wp::float64> var_0;
    wp::transform_t<wp::float32> var_1;
    //---------
    // dual vars
    wp::transform_t<wp::float64> adj_0 = {};
    wp::transform_t<wp::float32> adj_1 = {};
    //---------
    // forward
    // def transform_factory(a: transform_of_double, b: transform_of_float):                  <L 9>
    // c = wp.transform_inverse(a)                                                            <L 10>
    var_0 = wp::transform_inverse(var_a);
    // d = wp.transform_inverse(b)                                                            <L 11>
    var_1 = wp::transform_inverse(var_b);
    //---------
    // reverse
    wp::adj_transform_inverse(var_b, adj_b, adj_1);
    // adj: d = wp.transform_inverse(b)                                                       <L 11>
    wp::adj_transform_inverse(var_a, adj_a, adj_0);
    // adj: c = wp.transform_inverse(a)                                                       <L 10>
    // adj: def transform_factory(a: transform_of_double, b: transform_of_float):             <L 9>
    return;
}
