// results_are_references.py:5
static void both_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def both(x: wp.array(dtype=float), i: int):                                            <L 6>
    // return x[i], x[i + 1]                                                                  <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::add(var_i, var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_0);
    var_4 = wp::copy(var_5);
    var_7 = wp::load(var_3);
    var_6 = wp::copy(var_7);
    ret_0 = var_4;
    ret_1 = var_6;
    return;
}

struct wp_args_results_are_references_32b7a9bd {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void results_are_references_32b7a9bd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_results_are_references_32b7a9bd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_results_are_references_32b7a9bd wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def results_are_references(x: wp.array(dtype=float)):                                  <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // a, b = both(x, i)                                                                      <L 13>
    both_0(var_x, var_0, var_1, var_2);
    // x[i] = a + b                                                                           <L 14>
    var_3 = wp::add(var_1, var_2);
    wp::array_store(var_x, var_0, var_3);
}
