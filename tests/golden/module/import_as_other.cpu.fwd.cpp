struct wp_args_import_as_other_c15b0521 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void import_as_other_c15b0521_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_import_as_other_c15b0521 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_import_as_other_c15b0521 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def import_as_other(x: w.array(dtype=float), v: w.array(dtype=Vector)):                <L 8>
    // i = w.tid()                                                                            <L 9>
    var_0 = builtin_tid1d();
    // x[i] = sine(x[i])                                                                      <L 10>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sin(var_3);
    wp::array_store(var_x, var_0, var_2);
    // v[i] = Vector(x[i])                                                                    <L 11>
    var_4 = wp::address(var_x, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::vec_t<3, wp::float32>(var_6);
    wp::array_store(var_v, var_0, var_5);
}
