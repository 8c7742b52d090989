struct wp_args_index_loads_of_vector_a90d9a2b {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::int32> idx;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void index_loads_of_vector_a90d9a2b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_index_loads_of_vector_a90d9a2b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_index_loads_of_vector_a90d9a2b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::int32* var_4;
    wp::float32 var_5;
    wp::int32 var_6;
    const wp::float32 var_7 = 2.0;
    wp::int32* var_8;
    wp::int32 var_9;
    wp::int32* var_10;
    wp::int32 var_11;
    wp::vec_t<3, wp::float32>* var_12;
    const wp::int32 var_13 = 0;
    wp::int32* var_14;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::int32 var_17;
    const wp::int32 var_18 = 0;
    //---------
    // forward
    // def index_loads_of_vector(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // w = v[i]                                                                               <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // out[i] = w[idx[i]]                                                                     <L 9>
    var_4 = wp::address(var_idx, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::extract(var_2, var_6);
    wp::array_store(var_out, var_0, var_5);
    // w[idx[i]] = 2.0                                                                        <L 10>
    var_8 = wp::address(var_idx, var_0);
    var_9 = wp::load(var_8);
    wp::assign_inplace(var_2, var_9, var_7);
    // out[0] = v[idx[i]][idx[0]]                                                             <L 11>
    var_10 = wp::address(var_idx, var_0);
    var_11 = wp::load(var_10);
    var_12 = wp::address(var_v, var_11);
    var_14 = wp::address(var_idx, var_13);
    var_16 = wp::load(var_12);
    var_17 = wp::load(var_14);
    var_15 = wp::extract(var_16, var_17);
    wp::array_store(var_out, var_18, var_15);
}
