struct wp_args_unrolled_empty_b964f776 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void unrolled_empty_b964f776_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_unrolled_empty_b964f776 *_wp_args,
    wp_args_unrolled_empty_b964f776 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def unrolled_empty(x: wp.array(dtype=float)):                                          <L 6>
    // for i in range(0):                                                                     <L 7>
    // for j in range(3, 1):                                                                  <L 9>
    //---------
    // reverse
    // adj: for j in range(3, 1):                                                             <L 9>
    // adj: for i in range(0):                                                                <L 7>
    // adj: def unrolled_empty(x: wp.array(dtype=float)):                                     <L 6>
    return;
}
