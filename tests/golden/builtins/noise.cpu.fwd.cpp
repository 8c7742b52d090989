struct wp_args_noise_rows_a3d59d99 {
    wp::array_t<wp::float32> x;
    wp::vec_t<2, wp::float32> b;
    wp::vec_t<3, wp::float32> c;
    wp::vec_t<4, wp::float32> d;
};

template <bool wp_linear_contiguous>
static void noise_rows_a3d59d99_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_noise_rows_a3d59d99 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_noise_rows_a3d59d99 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<2, wp::float32> var_b = _wp_args->b;
    wp::vec_t<3, wp::float32> var_c = _wp_args->c;
    wp::vec_t<4, wp::float32> var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::uint32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::float32 var_9;
    const wp::int32 var_10 = 2;
    wp::float32 var_11;
    const wp::int32 var_12 = 3;
    //---------
    // forward
    // def noise_rows(x: wp.array(dtype=float), b: wp.vec2, c: wp.vec3, d: wp.vec4):          <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // state = wp.rand_init(1, i)                                                             <L 8>
    var_2 = wp::rand_init(var_1, var_0);
    // x[0] = wp.noise(state, x[i])                                                           <L 9>
    var_3 = wp::address(var_x, var_0);
    var_5 = wp::load(var_3);
    var_4 = wp::noise(var_2, var_5);
    wp::array_store(var_x, var_6, var_4);
    // x[1] = wp.noise(state, b)                                                              <L 10>
    var_7 = wp::noise(var_2, var_b);
    wp::array_store(var_x, var_8, var_7);
    // x[2] = wp.noise(state, c)                                                              <L 11>
    var_9 = wp::noise(var_2, var_c);
    wp::array_store(var_x, var_10, var_9);
    // x[3] = wp.noise(state, d)                                                              <L 12>
    var_11 = wp::noise(var_2, var_d);
    wp::array_store(var_x, var_12, var_11);
}
