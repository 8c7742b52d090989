struct wp_args_constant_vector_arithmetic_a5246dc8 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void constant_vector_arithmetic_a5246dc8_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_vector_arithmetic_a5246dc8 *_wp_args,
    wp_args_constant_vector_arithmetic_a5246dc8 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{2.0, 1.0, 0.0};
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def constant_vector_arithmetic(v: wp.array(dtype=wp.vec3)):                            <L 10>
    // v[0] = DIAGONAL                                                                        <L 11>
    // wp::array_store(var_v, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_1, var_0, adj_v, adj_1, adj_0);
    // adj: v[0] = DIAGONAL                                                                   <L 11>
    // adj: def constant_vector_arithmetic(v: wp.array(dtype=wp.vec3)):                       <L 10>
    return;
}
