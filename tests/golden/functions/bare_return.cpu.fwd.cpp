// bare_return.py:5
static void guard_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // forward
    // def guard(x: wp.array(dtype=float), i: int):                                           <L 6>
    // if i > 3:                                                                              <L 7>
    var_1 = (var_i > var_0);
    if (var_1) {
        // return                                                                             <L 8>
        return;
    }
    // x[i] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_i, var_2);
}

struct wp_args_bare_return_ae8ec997 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void bare_return_ae8ec997_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bare_return_ae8ec997 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_bare_return_ae8ec997 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def bare_return(x: wp.array(dtype=float)):                                             <L 13>
    // guard(x, wp.tid())                                                                     <L 14>
    var_0 = builtin_tid1d();
    guard_0(var_x, var_0);
}
