struct wp_args_vector_factory_call_in_annotation_975642a0 {
    wp::vec_t<3, wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_factory_call_in_annotation_975642a0_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_factory_call_in_annotation_975642a0 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    //---------
    // forward
    // def vector_factory_call_in_annotation(a: wp.types.vector(length=3, dtype=float), out: wp.array(dtype=wp.vec3)):       <L 6>
    // out[0] = a                                                                             <L 7>
    wp::array_store(var_out, var_0, var_a);
}
