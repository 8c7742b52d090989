struct wp_args_local_eb746d3f {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void local_eb746d3f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_local_eb746d3f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_local_eb746d3f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 4;
    const wp::int32 var_2 = 8;
    //---------
    // forward
    // def local(x: wp.array(dtype=int)):                                                     <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // n = 4                                                                                  <L 8>
    // x[i] = wp.static(n * 2)                                                                <L 9>
    wp::array_store(var_x, var_0, var_2);
}
