struct wp_args_transform_factory_39fda2aa {
    wp::transform_t<wp::float64> a;
    wp::transform_t<float> b;
};

template <bool wp_linear_contiguous>
static void transform_factory_39fda2aa_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_factory_39fda2aa *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float64> var_a = _wp_args->a;
    wp::transform_t<float> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::transform_t<wp::float64> var_0;
    wp::transform_t<wp::float32> var_1;
    //---------
    // forward
    // def transform_factory(a: transform_of_double, b: transform_of_float):                  <L 9>
    // c = wp.transform_inverse(a)                                                            <L 10>
    var_0 = wp::transform_inverse(var_a);
    // d = wp.transform_inverse(b)                                                            <L 11>
    var_1 = wp::transform_inverse(var_b);
}
