struct wp_args_phi_both_branches_87d95087 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_both_branches_87d95087_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_both_branches_87d95087 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    const wp::float32 var_3 = 2.0;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def phi_both_branches(x: wp.array(dtype=float), n: int):                               <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // a = 1.0                                                                            <L 8>
    }
    if (!var_1) {
        // a = 2.0                                                                            <L 10>
    }
    var_4 = wp::where(var_1, var_2, var_3);
    // x[0] = a                                                                               <L 11>
    wp::array_store(var_x, var_5, var_4);
}
