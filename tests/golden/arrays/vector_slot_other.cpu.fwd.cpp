struct wp_args_vector_slot_other_60260c0a {
    wp::array_t<wp::vec_t<2, wp::int32>> v;
};

template <bool wp_linear_contiguous>
static void vector_slot_other_60260c0a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slot_other_60260c0a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_slot_other_60260c0a wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<2, wp::int32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::int32>> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<2, wp::int32>* var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    wp::vec_t<2, wp::int32> var_4;
    const wp::int32 var_5 = 2;
    wp::int32 var_6;
    wp::vec_t<2, wp::int32>* var_7;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    wp::int32 var_10;
    wp::vec_t<2, wp::int32> var_11;
    const wp::int32 var_12 = 3;
    wp::int32 var_13;
    //---------
    // forward
    // def vector_slot_other(v: wp.array(dtype=wp.vec2i)):                                    <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i][0] *= 2                                                                           <L 8>
    var_1 = &(wp::index(var_v, var_0));
    var_4 = wp::load(var_1);
    var_3 = wp::extract(var_4, var_2);
    var_6 = wp::mul(var_3, var_5);
    wp::store(&(wp::index(var_v, var_0).component_ref(var_2)), var_6);
    // v[i].y *= 3                                                                            <L 9>
    var_7 = &(wp::index(var_v, var_0));
    var_11 = wp::load(var_7);
    var_10 = wp::extract(var_11, var_9);
    var_13 = wp::mul(var_10, var_12);
    wp::store(&(wp::index(var_v, var_0).component_ref(var_8)), var_13);
}
