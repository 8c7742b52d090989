struct wp_args_unrolled_empty_b964f776 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_empty_b964f776_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_empty_b964f776 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    //---------
    // forward
    // def unrolled_empty(x: wp.array(dtype=float)):                                          <L 6>
    // for i in range(0):                                                                     <L 7>
    // for j in range(3, 1):                                                                  <L 9>
}
