struct wp_args_assign_literal_5e758868 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void assign_literal_5e758868_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_literal_5e758868 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.5;
    const wp::int32 var_1 = 3;
    const bool var_2 = true;
    //---------
    // forward
    // def assign_literal(out: wp.array(dtype=float)):                                        <L 6>
    // a = 2.5                                                                                <L 7>
    // b = 3                                                                                  <L 8>
    // c = True                                                                               <L 9>
    // out[b] = a                                                                             <L 10>
    wp::array_store(var_out, var_1, var_0);
}
