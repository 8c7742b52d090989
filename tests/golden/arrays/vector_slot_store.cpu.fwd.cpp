struct wp_args_vector_slot_store_311a18ea {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void vector_slot_store_311a18ea_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_store_311a18ea *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_store_311a18ea wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 2.0;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    const wp::float32 var_7 = 3.0;
    wp::vec_t<3, wp::float32>* var_8;
    //---------
    // forward
    // def vector_slot_store(v: wp.array(dtype=wp.vec3), k: int):                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][1] = 1.0                                                                          <L 8>
    var_2 = &(wp::index(var_v, var_0));
    wp::store(&(wp::index(var_v, var_0).component_ref(var_3)), var_1);
    // v[i].x = 2.0                                                                           <L 9>
    var_5 = &(wp::index(var_v, var_0));
    wp::store(&(wp::index(var_v, var_0).component_ref(var_6)), var_4);
    // v[i][k] = 3.0                                                                          <L 10>
    var_8 = &(wp::index(var_v, var_0));
    wp::store(&(wp::index(var_v, var_0).component_ref(var_k)), var_7);
}
