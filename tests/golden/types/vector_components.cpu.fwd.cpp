struct wp_args_vector_components_ffd4b324 {
    wp::vec_t<4, wp::float32> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void vector_components_ffd4b324_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_components_ffd4b324 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<4, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<4, wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 2;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 3;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    const wp::float32 var_13 = 1.0;
    const wp::int32 var_14 = 0;
    const wp::int32 var_15 = 1;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 3;
    const wp::int32 var_20 = 0;
    wp::float32 var_21;
    const wp::int32 var_22 = 2;
    //---------
    // forward
    // def vector_components(v: wp.vec4, out: wp.array(dtype=float)):                         <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // out[0] = a.x + a.y + a.z + a.w                                                         <L 8>
    var_2 = wp::extract(var_0, var_1);
    var_4 = wp::extract(var_0, var_3);
    var_5 = wp::add(var_2, var_4);
    var_7 = wp::extract(var_0, var_6);
    var_8 = wp::add(var_5, var_7);
    var_10 = wp::extract(var_0, var_9);
    var_11 = wp::add(var_8, var_10);
    wp::array_store(var_out, var_12, var_11);
    // a.x = 1.0                                                                              <L 9>
    wp::assign_inplace(var_0, var_14, var_13);
    // a.w = out[1]                                                                           <L 10>
    var_16 = wp::address(var_out, var_15);
    var_18 = wp::load(var_16);
    var_17 = wp::copy(var_18);
    wp::assign_inplace(var_0, var_19, var_17);
    // out[2] = a.x                                                                           <L 11>
    var_21 = wp::extract(var_0, var_20);
    wp::array_store(var_out, var_22, var_21);
}
