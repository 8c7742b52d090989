// function_concrete_first.py:12
static wp::float32 weight_1(
    wp::float32 var_a)
{
    //---------
    // primal vars
    //---------
    // forward
    // def weight(a: float):                                                                  <L 13>
    // return a                                                                               <L 14>
    return var_a;
}

// function_concrete_first.py:0
static wp::float32 weight_0(
    wp::int32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    //---------
    // forward
    // def weight(a: Any):                                                                    <L 1>
    // return 2.0                                                                             <L 2>
    return var_0;
}

struct wp_args_function_concrete_first_a61a7891 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void function_concrete_first_a61a7891_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_concrete_first_a61a7891 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_concrete_first_a61a7891 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::float32 var_5;
    wp::int32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def function_concrete_first(x: wp.array(dtype=float), n: wp.array(dtype=int)):         <L 18>
    // i = wp.tid()                                                                           <L 19>
    var_0 = builtin_tid1d();
    // x[i] = weight(x[i]) + weight(n[i])                                                     <L 20>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = weight_1(var_3);
    var_4 = wp::address(var_n, var_0);
    var_6 = wp::load(var_4);
    var_5 = weight_0(var_6);
    var_7 = wp::add(var_2, var_5);
    wp::array_store(var_x, var_0, var_7);
}
