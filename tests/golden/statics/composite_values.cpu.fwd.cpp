struct wp_args_composite_values_3ef03d8d {
    wp::array_t<wp::vec_t<3, wp::float32>> p;
    wp::array_t<wp::vec_t<2, wp::float32>> q;
    wp::array_t<wp::uint8> n;
};

template <bool wp_linear_contiguous>
static void composite_values_3ef03d8d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composite_values_3ef03d8d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_composite_values_3ef03d8d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.p.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.n.strides[0] = sizeof(wp::uint8);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_p = _wp_args->p;
    wp::array_t<wp::vec_t<2, wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::uint8> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::vec_t<3, wp::float32> var_2 = wp::initializer_array<3,wp::float32>{0.0, 2.0, 0.0};
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::mat_t<2, 2, wp::float32> var_5 = wp::initializer_array<4,wp::float32>{1.0, 0.0, 0.0, 1.0};
    wp::vec_t<2, wp::float32>* var_6;
    wp::vec_t<2, wp::float32> var_7;
    wp::vec_t<2, wp::float32> var_8;
    wp::uint8* var_9;
    const wp::uint8 var_10 = 3;
    wp::uint8 var_11;
    wp::uint8 var_12;
    //---------
    // forward
    // def composite_values(p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec2), n: wp.array(dtype=wp.uint8)):       <L 9>
    // i = wp.tid()                                                                           <L 10>
    var_0 = builtin_tid1d();
    // p[i] = p[i] + wp.static(AXIS * 2.0)                                                    <L 11>
    var_1 = wp::address(var_p, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::add(var_4, var_2);
    wp::array_store(var_p, var_0, var_3);
    // q[i] = wp.static(EYE) * q[i]                                                           <L 12>
    var_6 = wp::address(var_q, var_0);
    var_8 = wp::load(var_6);
    var_7 = wp::mul(var_5, var_8);
    wp::array_store(var_q, var_0, var_7);
    // n[i] = n[i] + wp.static(wp.uint8(3))                                                   <L 13>
    var_9 = wp::address(var_n, var_0);
    var_12 = wp::load(var_9);
    var_11 = wp::add(var_12, var_10);
    wp::array_store(var_n, var_0, var_11);
}
