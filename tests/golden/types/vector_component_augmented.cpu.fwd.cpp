struct wp_args_vector_component_augmented_7933640a {
    wp::vec_t<3, wp::float32> v;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_component_augmented_7933640a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_component_augmented_7933640a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
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
    wp::array_store(var_out, var_19, var_0);
}
