// loop_in_function.py:5
static wp::float32 total_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.0;
    wp::float32 var_1;
    wp::range_t var_2;
    wp::int32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def total(x: wp.array(dtype=float), n: int):                                           <L 6>
    // s = float(0.0)                                                                         <L 7>
    var_1 = wp::float(var_0);
    // for i in range(n):                                                                     <L 8>
    var_2 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_2) == 0) goto end_for_0;
        var_3 = wp::iter_next(var_2);
        // s += x[i]                                                                          <L 9>
        var_4 = wp::address(var_x, var_3);
        var_6 = wp::load(var_4);
        var_5 = wp::add(var_1, var_6);
        wp::assign(var_1, var_5);
        goto start_for_0;
    end_for_0:;
    // return s                                                                               <L 10>
    return var_1;
}

struct wp_args_loop_in_function_40f3e8da {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void loop_in_function_40f3e8da_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_loop_in_function_40f3e8da *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_loop_in_function_40f3e8da wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def loop_in_function(x: wp.array(dtype=float), out: wp.array(dtype=float)):            <L 14>
    // i = wp.tid()                                                                           <L 15>
    var_0 = builtin_tid1d();
    // out[i] = total(x, i)                                                                   <L 16>
    var_1 = total_0(var_x, var_0);
    wp::array_store(var_out, var_0, var_1);
}
