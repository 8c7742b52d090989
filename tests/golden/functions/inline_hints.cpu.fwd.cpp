// inline_hints.py:10
static WP_NOINLINE wp::float32 large_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    //---------
    // forward
    // def large(a: float):                                                                   <L 11>
    // return a * 2.0                                                                         <L 12>
    var_1 = wp::mul(var_a, var_0);
    return var_1;
}

// inline_hints.py:5
static WP_FORCEINLINE wp::float32 small_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def small(a: float):                                                                   <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

struct wp_args_inline_hints_8527e8ce {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void inline_hints_8527e8ce_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_inline_hints_8527e8ce *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    //---------
    // forward
    // def inline_hints(x: wp.array(dtype=float)):                                            <L 16>
    // x[0] = small(large(x[0]))                                                              <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = large_0(var_3);
    var_4 = small_0(var_2);
    wp::array_store(var_x, var_5, var_4);
}
