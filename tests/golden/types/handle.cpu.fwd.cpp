struct wp_args_handle_6dbb4b88 {
    wp::uint64 h;
    wp::uint64 u;
    wp::array_t<wp::uint64> out;
};

template <bool wp_linear_contiguous>
static void handle_6dbb4b88_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_handle_6dbb4b88 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_h = _wp_args->h;
    wp::uint64 var_u = _wp_args->u;
    wp::array_t<wp::uint64> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 1;
    //---------
    // forward
    // def handle(h: wp.handle, u: wp.uint64, out: wp.array(dtype=wp.uint64)):                <L 6>
    // out[0] = u                                                                             <L 7>
    wp::array_store(var_out, var_0, var_u);
    // out[1] = h                                                                             <L 8>
    wp::array_store(var_out, var_1, var_h);
}
