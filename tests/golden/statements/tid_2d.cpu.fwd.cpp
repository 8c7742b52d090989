struct wp_args_tid_2d_9991f81d {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void tid_2d_9991f81d_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_tid_2d_9991f81d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    //---------
    // forward
    // def tid_2d(out: wp.array2d(dtype=int)):                                                <L 6>
    // i, j = wp.tid()                                                                        <L 7>
    builtin_tid2d(var_0, var_1);
    // out[i, j] = i + j                                                                      <L 8>
    var_2 = wp::add(var_0, var_1);
    wp::array_store(var_out, var_0, var_1, var_2);
}
