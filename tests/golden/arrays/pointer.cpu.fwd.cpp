struct wp_args_pointer_67b7751a {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::uint64> out;
};

template <bool wp_linear_contiguous>
static void pointer_67b7751a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pointer_67b7751a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::uint64> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::uint64* var_0;
    wp::uint64 var_1;
    wp::uint64 var_2;
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def pointer(x: wp.array(dtype=float), out: wp.array(dtype=wp.uint64)):                 <L 6>
    // out[0] = x.ptr                                                                         <L 7>
    var_0 = (wp::uint64*)&(var_x.data);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    wp::array_store(var_out, var_3, var_1);
}
