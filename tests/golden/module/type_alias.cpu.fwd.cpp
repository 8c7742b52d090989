struct wp_args_type_alias_9053ea40 {
    wp::float64 a;
    wp::vec_t<3, wp::float64> v;
    wp::array_t<wp::float64> x;
};

template <bool wp_linear_contiguous>
static void type_alias_9053ea40_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_type_alias_9053ea40 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float64 var_a = _wp_args->a;
    wp::vec_t<3, wp::float64> var_v = _wp_args->v;
    wp::array_t<wp::float64> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float64 var_1;
    wp::float64 var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def type_alias(a: Real, v: Vec, x: Reals):                                             <L 10>
    // x[0] = a * v[0] + Real(2.0)                                                            <L 11>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::mul(var_a, var_1);
    var_3 = 2.0;
    var_4 = wp::add(var_2, var_3);
    wp::array_store(var_x, var_5, var_4);
}
