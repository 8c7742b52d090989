struct wp_args_type_alias_9053ea40 {
    wp::float64 a;
    wp::vec_t<3, wp::float64> v;
    wp::array_t<wp::float64> x;
};

template <bool wp_linear_contiguous>
static void type_alias_9053ea40_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_type_alias_9053ea40 *_wp_args,
    wp_args_type_alias_9053ea40 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float64 var_a = _wp_args->a;
    wp::vec_t<3, wp::float64> var_v = _wp_args->v;
    wp::array_t<wp::float64> var_x = _wp_args->x;
    wp::float64 adj_a = _wp_adj_args->a;
    wp::vec_t<3, wp::float64> adj_v = _wp_adj_args->v;
    wp::array_t<wp::float64> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float64 var_1;
    wp::float64 var_2;
    wp::float64 var_3;
    wp::float64 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float64 adj_1 = {};
    wp::float64 adj_2 = {};
    wp::float64 adj_3 = {};
    wp::float64 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def type_alias(a: Real, v: Vec, x: Reals):                                             <L 10>
    // x[0] = a * v[0] + Real(2.0)                                                            <L 11>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::mul(var_a, var_1);
    var_3 = 2.0;
    var_4 = wp::add(var_2, var_3);
    // wp::array_store(var_x, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_mul(var_a, var_1, adj_a, adj_1, adj_2);
    wp::adj_extract(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: x[0] = a * v[0] + Real(2.0)                                                       <L 11>
    // adj: def type_alias(a: Real, v: Vec, x: Reals):                                        <L 10>
    return;
}
