struct wp_args_ternary_fc4f5cae {
    wp::float32 a;
    wp::float32 b;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void ternary_fc4f5cae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_fc4f5cae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_a = _wp_args->a;
    wp::float32 var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    bool var_0;
    wp::float32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def ternary(a: float, b: float, out: wp.array(dtype=float)):                           <L 6>
    // out[0] = a if a > b else b                                                             <L 7>
    var_0 = (var_a > var_b);
    if (var_0) {
    }
    if (!var_0) {
    }
    var_1 = wp::where(var_0, var_a, var_b);
    wp::array_store(var_out, var_2, var_1);
}
