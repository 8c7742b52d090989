struct wp_args_function_called_1c79662f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void function_called_1c79662f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_called_1c79662f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_called_1c79662f wp_contiguous_args;
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
    const bool var_1 = true;
    const wp::float32 var_2 = 16.0;
    const wp::vec_t<3, wp::float32> var_3 = wp::initializer_array<3,wp::float32>{2.0, 3.0, 1.0};
    //---------
    // forward
    // def function_called(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 27>
    // i = wp.tid()                                                                           <L 28>
    var_0 = builtin_tid1d();
    // if wp.static(five() in {2, 3, 5}):                                                     <L 29>
    // x[i] = wp.static(scaled(1.5, 3))                                                       <L 30>
    wp::array_store(var_x, var_0, var_2);
    // v[i] = wp.static(turned(wp.vec3(1.0, 2.0, 3.0)))                                       <L 31>
    wp::array_store(var_v, var_0, var_3);
}
