struct wp_args_python_scalars_bd4ea8e5 {
    wp::int32 a;
    wp::float32 b;
    bool c;
    wp::array_t<bool> x;
    wp::array_t<wp::int32> y;
};

template <bool wp_linear_contiguous>
static void python_scalars_bd4ea8e5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_python_scalars_bd4ea8e5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    bool var_c = _wp_args->c;
    wp::array_t<bool> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_y = _wp_args->y;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def python_scalars(a: int, b: float, c: bool, x: wp.array(dtype=bool), y: wp.array(dtype=int)):       <L 6>
    // x[0] = c                                                                               <L 7>
    wp::array_store(var_x, var_0, var_c);
    // y[0] = a                                                                               <L 8>
    wp::array_store(var_y, var_1, var_a);
}
