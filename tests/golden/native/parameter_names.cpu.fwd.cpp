// parameter_names.py:5
static CUDA_CALLABLE wp::float32 odd_0(
    wp::float32 x,
    wp::float32 my_y,
    wp::int32 z)
{
return x + my_y;}

struct wp_args_names_kernel_cd00eb37 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void names_kernel_cd00eb37_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_names_kernel_cd00eb37 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_names_kernel_cd00eb37 wp_contiguous_args;
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
    wp::float32* var_1;
    const wp::float32 var_2 = 1.0;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def names_kernel(x: wp.array(dtype=float)):                                            <L 10>
    // i = wp.tid()                                                                           <L 11>
    var_0 = builtin_tid1d();
    // x[i] = odd(x[i], 1.0, i)                                                               <L 12>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = odd_0(var_4, var_2, var_0);
    wp::array_store(var_x, var_0, var_3);
}
