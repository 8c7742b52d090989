struct wp_args_dims_4_a62430ea {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void dims_4_a62430ea_cpu_kernel_forward(
    wp::launch_bounds_t<4> dim,
    size_t task_index,
    wp_args_dims_4_a62430ea *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def dims_4(x: wp.array4d(dtype=float)):                                                <L 6>
    // i, j, k, l = wp.tid()                                                                  <L 7>
    builtin_tid4d(var_0, var_1, var_2, var_3);
    // x[i, j, k, l] = x[l, k, j, i]                                                          <L 8>
    var_4 = wp::address(var_x, var_3, var_2, var_1, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    wp::array_store(var_x, var_0, var_1, var_2, var_3, var_5);
}
