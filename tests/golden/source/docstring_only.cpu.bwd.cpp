struct wp_args_docstring_only_2688473b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void docstring_only_2688473b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_docstring_only_2688473b *_wp_args,
    wp_args_docstring_only_2688473b *_wp_adj_args)
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
    // def docstring_only(x: wp.array(dtype=float)):                                          <L 6>
    //---------
    // reverse
    // adj: def docstring_only(x: wp.array(dtype=float)):                                     <L 6>
    return;
}
