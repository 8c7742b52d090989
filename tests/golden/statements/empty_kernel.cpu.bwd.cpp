struct wp_args_empty_kernel_ab568ad9 {
};

template <bool wp_linear_contiguous>
static void empty_kernel_ab568ad9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_empty_kernel_ab568ad9 *_wp_args,
    wp_args_empty_kernel_ab568ad9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def empty_kernel():                                                                    <L 6>
    // pass                                                                                   <L 7>
    //---------
    // reverse
    // adj: pass                                                                              <L 7>
    // adj: def empty_kernel():                                                               <L 6>
    return;
}
