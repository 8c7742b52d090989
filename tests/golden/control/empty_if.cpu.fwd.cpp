struct wp_args_empty_if_cbcd1fbf {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void empty_if_cbcd1fbf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_empty_if_cbcd1fbf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def empty_if(n: int, x: wp.array(dtype=float)):                                        <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // pass                                                                               <L 8>
    }
    if (!var_1) {
        // x[0] = 1.0                                                                         <L 10>
        wp::array_store(var_x, var_3, var_2);
    }
}
