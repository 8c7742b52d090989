struct wp_args_composite_constants_2c627270 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void composite_constants_2c627270_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composite_constants_2c627270 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::vec_t<3, wp::float32> var_0 = wp::initializer_array<3,wp::float32>{0.0, 1.0, 0.10000000149011612};
    const wp::int32 var_1 = 0;
    const wp::vec_t<2, wp::int32> var_2 = wp::initializer_array<2,wp::int32>{3, -4};
    wp::vec_t<2, wp::int32> var_3;
    const wp::mat_t<2, 2, wp::float32> var_4 = wp::initializer_array<4,wp::float32>{1.0, 0.0, 0.5, 2.0};
    const wp::float32 var_5 = 1.0;
    wp::vec_t<2, wp::float32> var_6;
    wp::vec_t<2, wp::float32> var_7;
    const wp::quat_t<wp::float32> var_8 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
    wp::quat_t<wp::float32> var_9;
    const wp::transform_t<wp::float32> var_10 = wp::initializer_array<7,wp::float32>{1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0};
    wp::transform_t<wp::float32> var_11;
    const wp::float32 var_12 = 2.0;
    wp::vec_t<3, wp::float32> var_13;
    const wp::int32 var_14 = 1;
    //---------
    // forward
    // def composite_constants(v: wp.array(dtype=wp.vec3)):                                   <L 12>
    // v[0] = UP                                                                              <L 13>
    wp::array_store(var_v, var_1, var_0);
    // a = GRID                                                                               <L 14>
    var_3 = wp::copy(var_2);
    // b = ROT * wp.vec2(1.0)                                                                 <L 15>
    var_6 = wp::vec_t<2, wp::float32>(var_5);
    var_7 = wp::mul(var_4, var_6);
    // c = Q                                                                                  <L 16>
    var_9 = wp::copy(var_8);
    // d = T                                                                                  <L 17>
    var_11 = wp::copy(var_10);
    // v[1] = UP * 2.0                                                                        <L 18>
    var_13 = wp::mul(var_0, var_12);
    wp::array_store(var_v, var_14, var_13);
}
