struct wp_args_vector_component_loop_7eeee969 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void vector_component_loop_7eeee969_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_loop_7eeee969 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_component_loop_7eeee969 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.0;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    const wp::float32 var_10 = 2.0;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    wp::float32 var_13;
    const wp::float32 var_14 = 2.0;
    wp::float32 var_15;
    wp::range_t var_16;
    wp::int32 var_17;
    const wp::float32 var_18 = 1.0;
    //---------
    // forward
    // def vector_component_loop(v: wp.array(dtype=wp.vec3), n: int):                         <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = v[i]                                                                               <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // for k in range(3):                                                                     <L 9>
    // a[k] = a[k] * 2.0                                                                      <L 10>
    var_5 = wp::extract(var_2, var_4);
    var_7 = wp::mul(var_5, var_6);
    wp::assign_inplace(var_2, var_4, var_7);
    var_9 = wp::extract(var_2, var_8);
    var_11 = wp::mul(var_9, var_10);
    wp::assign_inplace(var_2, var_8, var_11);
    var_13 = wp::extract(var_2, var_12);
    var_15 = wp::mul(var_13, var_14);
    wp::assign_inplace(var_2, var_12, var_15);
    // for k in range(n):                                                                     <L 11>
    var_16 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_16) == 0) goto end_for_0;
        var_17 = wp::iter_next(var_16);
        // a[k] += 1.0                                                                        <L 12>
        wp::add_inplace(var_2, var_17, var_18);
        goto start_for_0;
    end_for_0:;
    // v[i] = a                                                                               <L 13>
    wp::array_store(var_v, var_0, var_2);
}
