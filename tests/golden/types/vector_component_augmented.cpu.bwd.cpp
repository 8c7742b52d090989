struct wp_args_vector_component_augmented_7933640a {
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_component_augmented_7933640a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_augmented_7933640a *_wp_args,
    wp_args_vector_component_augmented_7933640a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::float32 var_3 = 1.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1;
    wp::float32 var_7;
    const wp::float32 var_8 = 2.0;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    const wp::int32 var_11 = 0;
    const wp::float32 var_12 = 3.0;
    const wp::int32 var_13 = 1;
    const wp::float32 var_14 = 4.0;
    const wp::int32 var_15 = 2;
    wp::float32 var_16;
    const wp::float32 var_17 = 5.0;
    wp::float32 var_18;
    const wp::int32 var_19 = 0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    //---------
    // forward
    // def vector_component_augmented(v: wp.vec3, out: wp.array(dtype=wp.vec3)):              <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // a.x += 1.0                                                                             <L 8>
    var_2 = wp::extract(var_0, var_1);
    var_4 = wp::add(var_2, var_3);
    wp::assign_inplace(var_0, var_5, var_4);
    // a.y *= 2.0                                                                             <L 9>
    var_7 = wp::extract(var_0, var_6);
    var_9 = wp::mul(var_7, var_8);
    wp::assign_inplace(var_0, var_10, var_9);
    // a[0] += 3.0                                                                            <L 10>
    wp::add_inplace(var_0, var_11, var_12);
    // a[1] -= 4.0                                                                            <L 11>
    wp::sub_inplace(var_0, var_13, var_14);
    // a[2] *= 5.0                                                                            <L 12>
    var_16 = wp::extract(var_0, var_15);
    var_18 = wp::mul(var_16, var_17);
    wp::assign_inplace(var_0, var_15, var_18);
    // out[0] = a                                                                             <L 13>
    // wp::array_store(var_out, var_19, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_19, var_0, adj_out, adj_19, adj_0);
    // adj: out[0] = a                                                                        <L 13>
    wp::adj_assign_inplace(var_0, var_15, var_18, adj_0, adj_15, adj_18);
    wp::adj_mul(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_extract(var_0, var_15, adj_0, adj_15, adj_16);
    // adj: a[2] *= 5.0                                                                       <L 12>
    wp::adj_sub_inplace(var_0, var_13, var_14, adj_0, adj_13, adj_14);
    // adj: a[1] -= 4.0                                                                       <L 11>
    wp::adj_add_inplace(var_0, var_11, var_12, adj_0, adj_11, adj_12);
    // adj: a[0] += 3.0                                                                       <L 10>
    wp::adj_assign_inplace(var_0, var_10, var_9, adj_0, adj_10, adj_9);
    wp::adj_mul(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_extract(var_0, var_6, adj_0, adj_6, adj_7);
    // adj: a.y *= 2.0                                                                        <L 9>
    wp::adj_assign_inplace(var_0, var_5, var_4, adj_0, adj_5, adj_4);
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    wp::adj_extract(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: a.x += 1.0                                                                        <L 8>
    wp::adj_copy(var_v, adj_v, adj_0);
    // adj: a = v                                                                             <L 7>
    // adj: def vector_component_augmented(v: wp.vec3, out: wp.array(dtype=wp.vec3)):         <L 6>
    return;
}
