struct wp_args_class_namespace_ad4b7c0f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void class_namespace_ad4b7c0f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_class_namespace_ad4b7c0f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::float32 var_0 = 0.25;
    const wp::int32 var_1 = 4;
    const wp::vec_t<3, wp::float32> var_2 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.0};
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 0;
    const wp::float32 var_5 = 0.25;
    const wp::float32 var_6 = 0.25;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    const wp::float32 var_9 = 0.25;
    const wp::float32 var_10 = 0.25;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    const wp::float32 var_13 = 0.25;
    const wp::float32 var_14 = 0.25;
    wp::float32 var_15;
    const wp::int32 var_16 = 3;
    const wp::float32 var_17 = 0.25;
    const wp::float32 var_18 = 0.25;
    wp::float32 var_19;
    //---------
    // forward
    // def class_namespace(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 12>
    // x[Config.SIZE] = Config.RATE                                                           <L 13>
    wp::array_store(var_x, var_1, var_0);
    // v[0] = Config.UP                                                                       <L 14>
    wp::array_store(var_v, var_3, var_2);
    // for i in range(Config.SIZE):                                                           <L 15>
    // x[i] = wp.sin(Config.RATE)                                                             <L 16>
    var_7 = wp::sin(var_6);
    wp::array_store(var_x, var_4, var_7);
    var_11 = wp::sin(var_10);
    wp::array_store(var_x, var_8, var_11);
    var_15 = wp::sin(var_14);
    wp::array_store(var_x, var_12, var_15);
    var_19 = wp::sin(var_18);
    wp::array_store(var_x, var_16, var_19);
}
