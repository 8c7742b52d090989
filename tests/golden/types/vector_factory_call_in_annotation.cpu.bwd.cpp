struct wp_args_vector_factory_call_in_annotation_975642a0 {
    wp::vec_t<3, wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_factory_call_in_annotation_975642a0_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_factory_call_in_annotation_975642a0 *_wp_args,
    wp_args_vector_factory_call_in_annotation_975642a0 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
    // out[0] = a                                                                             <L 7>
    // wp::array_store(var_out, var_0, var_a);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_a, adj_out, adj_0, adj_a);
    // adj: out[0] = a                                                                        <L 7>
    // adj: def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):  <L 6>
    return;
}
