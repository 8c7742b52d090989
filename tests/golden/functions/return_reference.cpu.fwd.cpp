// return_reference.py:5
static wp::float32 get_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def get(x: wp.array(dtype=float), i: int):                                             <L 6>
    // return x[i]                                                                            <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

struct wp_args_return_reference_c7f6c22b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void return_reference_c7f6c22b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_reference_c7f6c22b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_return_reference_c7f6c22b wp_contiguous_args;
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
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def return_reference(x: wp.array(dtype=float)):                                        <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // x[i] = get(x, i + 1)                                                                   <L 13>
    var_2 = wp::add(var_0, var_1);
    var_3 = get_0(var_x, var_2);
    wp::array_store(var_x, var_0, var_3);
}
