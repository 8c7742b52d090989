struct wp_args_docstring_only_2688473b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void docstring_only_2688473b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_docstring_only_2688473b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    //---------
    // forward
    // def docstring_only(x: wp.array(dtype=float)):                                          <L 6>
}
