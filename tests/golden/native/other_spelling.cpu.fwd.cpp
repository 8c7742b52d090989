// other_spelling.py:6
static CUDA_CALLABLE void unread_0(
    wp::float32 x)
{
return x;}

// other_spelling.py:10
static CUDA_CALLABLE wp::float32 told_by_body_0(
    wp::float32 x)
{
return 2.0f * x;}

// other_spelling.py:15
static CUDA_CALLABLE wp::float32 told_by_return_0(
    wp::float32 x)
{
return 3.0f * x;}

struct wp_args_spelling_kernel_5613ae13 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void spelling_kernel_5613ae13_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spelling_kernel_5613ae13 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_spelling_kernel_5613ae13 wp_contiguous_args;
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
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    //---------
    // forward
    // def spelling_kernel(x: wp.array(dtype=float)):                                         <L 21>
    // i = wp.tid()                                                                           <L 22>
    var_0 = builtin_tid1d();
    // x[i] = unread(x[i]) + told_by_body(x[i]) + told_by_return(x[i])                        <L 23>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = unread_0(var_3);
    var_4 = wp::address(var_x, var_0);
    var_6 = wp::load(var_4);
    var_5 = told_by_body_0(var_6);
    var_7 = wp::add(var_2, var_5);
    var_8 = wp::address(var_x, var_0);
    var_10 = wp::load(var_8);
    var_9 = told_by_return_0(var_10);
    var_11 = wp::add(var_7, var_9);
    wp::array_store(var_x, var_0, var_11);
}
