// function_labels.py:5
static wp::float32 select_one_0(
    wp::int32 var_n,
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 1;
    bool var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def select_one(n: int, a: float):                                                      <L 6>
    // if n == 0:                                                                             <L 7>
    var_1 = (var_n == var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        return var_a;
    }
    if (!var_1) {
        // elif n == 1:                                                                       <L 9>
        var_3 = (var_n == var_2);
        if (var_3) {
            // return a * a                                                                   <L 10>
            var_4 = wp::mul(var_a, var_a);
            return var_4;
        }
    }
    // return wp.sin(a)                                                                       <L 11>
    var_5 = wp::sin(var_a);
    return var_5;
}

struct wp_args_function_labels_bcefffae {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void function_labels_bcefffae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_function_labels_bcefffae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_function_labels_bcefffae wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def function_labels(x: wp.array(dtype=float), n: int):                                 <L 15>
    // i = wp.tid()                                                                           <L 16>
    var_0 = builtin_tid1d();
    // x[i] = select_one(n, x[i])                                                             <L 17>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = select_one_0(var_n, var_3);
    wp::array_store(var_x, var_0, var_2);
}
