struct wp_args_transforms_f228d09f {
    wp::transform_t<wp::float32> a;
    wp::transform_t<wp::float64> b;
    wp::vec_t<3, wp::float32> p;
    wp::quat_t<wp::float32> q;
    wp::array_t<wp::transform_t<wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void transforms_f228d09f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transforms_f228d09f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::transform_t<wp::float32> var_a = _wp_args->a;
    wp::transform_t<wp::float64> var_b = _wp_args->b;
    wp::vec_t<3, wp::float32> var_p = _wp_args->p;
    wp::quat_t<wp::float32> var_q = _wp_args->q;
    wp::array_t<wp::transform_t<wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::transform_t<wp::float32> var_0;
    const wp::int32 var_1 = 0;
    wp::transform_t<wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::transform_t<wp::float32> var_4;
    const wp::quat_t<wp::float32> var_5 = wp::initializer_array<4,wp::float32>{0.0, 0.0, 0.0, 1.0};
    const wp::int32 var_6 = 2;
    const wp::float32 var_7 = 1.0;
    const wp::float32 var_8 = 2.0;
    const wp::float32 var_9 = 3.0;
    const wp::float32 var_10 = 0.0;
    const wp::float32 var_11 = 0.0;
    const wp::float32 var_12 = 0.0;
    const wp::float32 var_13 = 1.0;
    wp::transform_t<wp::float32> var_14;
    const wp::int32 var_15 = 3;
    wp::transform_t<wp::float32> var_16;
    const wp::int32 var_17 = 4;
    //---------
    // forward
    // def transforms(a: wp.transform, b: wp.transformd, p: wp.vec3, q: wp.quat, out: wp.array(dtype=wp.transform)):       <L 6>
    // out[0] = wp.transform()                                                                <L 7>
    var_0 = wp::transform_t<wp::float32>();
    wp::array_store(var_out, var_1, var_0);
    // out[1] = wp.transform(p, q)                                                            <L 8>
    var_2 = wp::transform_t<wp::float32>(var_p, var_q);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = wp.transform(p)                                                               <L 9>
    var_4 = wp::transform_t<wp::float32>(var_p, var_5);
    wp::array_store(var_out, var_6, var_4);
    // out[3] = wp.transform(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0)                               <L 10>
    var_14 = wp::transform_t<wp::float32>({var_7, var_8, var_9, var_10, var_11, var_12, var_13});
    wp::array_store(var_out, var_15, var_14);
    // out[4] = wp.transform(p=p, q=q)                                                        <L 11>
    var_16 = wp::transform_t<wp::float32>(var_p, var_q);
    wp::array_store(var_out, var_17, var_16);
}
