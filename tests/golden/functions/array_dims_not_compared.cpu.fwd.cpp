// array_dims_not_compared.py:5
static wp::float32 first_0(
    wp::array_t<wp::float32> var_x)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 6>
    // return x[0]                                                                            <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

struct wp_args_array_dims_not_compared_d2866fda {
    wp::array_t<wp::float32> y;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void array_dims_not_compared_d2866fda_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_dims_not_compared_d2866fda *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def array_dims_not_compared(y: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 11>
    // out[0] = first(y)                                                                      <L 12>
    var_0 = first_0(var_y);
    wp::array_store(var_out, var_1, var_0);
}
