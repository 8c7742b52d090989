struct wp_args_vector_component_loop_7eeee969 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void vector_component_loop_7eeee969_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_loop_7eeee969 *_wp_args,
    wp_args_vector_component_loop_7eeee969 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_vector_component_loop_7eeee969 wp_contiguous_args;
    wp_args_vector_component_loop_7eeee969 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    wp::int32 adj_n = _wp_adj_args->n;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::range_t adj_16 = {};
    wp::int32 adj_17 = {};
    wp::float32 adj_18 = {};
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
    // v[i] = a                                                                               <L 13>
    // wp::array_store(var_v, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_v, var_0, var_2, adj_v, adj_0, adj_2);
    // adj: v[i] = a                                                                          <L 13>
    var_16 = wp::iter_reverse(var_16);
    start_for_0:;
        if (iter_cmp(var_16) == 0) goto end_for_0;
        var_17 = wp::iter_next(var_16);
    	adj_18 = {};
        // a[k] += 1.0                                                                        <L 12>
        wp::add_inplace(var_2, var_17, var_18);
        wp::adj_add_inplace(var_2, var_17, var_18, adj_2, adj_17, adj_18);
        // adj: a[k] += 1.0                                                                   <L 12>
    	goto start_for_0;
    end_for_0:;
    // adj: for k in range(n):                                                                <L 11>
    wp::adj_assign_inplace(var_2, var_12, var_15, adj_2, adj_12, adj_15);
    wp::adj_mul(var_13, var_14, adj_13, adj_14, adj_15);
    wp::adj_extract(var_2, var_12, adj_2, adj_12, adj_13);
    wp::adj_assign_inplace(var_2, var_8, var_11, adj_2, adj_8, adj_11);
    wp::adj_mul(var_9, var_10, adj_9, adj_10, adj_11);
    wp::adj_extract(var_2, var_8, adj_2, adj_8, adj_9);
    wp::adj_assign_inplace(var_2, var_4, var_7, adj_2, adj_4, adj_7);
    wp::adj_mul(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_extract(var_2, var_4, adj_2, adj_4, adj_5);
    // adj: a[k] = a[k] * 2.0                                                                 <L 10>
    // adj: for k in range(3):                                                                <L 9>
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: a = v[i]                                                                          <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def vector_component_loop(v: wp.array(dtype=wp.vec3), n: int):                    <L 6>
    return;
}
