// atomic_in_function.py:5
static wp::int32 count_0(
    wp::array_t<wp::int32> var_c,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    //---------
    // forward
    // def count(c: wp.array(dtype=int), i: int):                                             <L 6>
    // old = wp.atomic_add(c, i, 1)                                                           <L 7>
    var_1 = wp::atomic_add(var_c, var_i, var_0);
    // return old                                                                             <L 8>
    return var_1;
}

struct wp_args_atomic_in_function_71f74a30 {
    wp::array_t<wp::int32> c;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void atomic_in_function_71f74a30_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_in_function_71f74a30 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_atomic_in_function_71f74a30 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.c.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_c = _wp_args->c;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    //---------
    // forward
    // def atomic_in_function(c: wp.array(dtype=int), out: wp.array(dtype=int)):              <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // out[i] = count(c, 0)                                                                   <L 14>
    var_2 = count_0(var_c, var_1);
    wp::array_store(var_out, var_0, var_2);
}
