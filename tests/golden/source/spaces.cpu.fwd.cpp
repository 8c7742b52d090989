struct wp_args_spaces_b28951bf {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void spaces_b28951bf_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_spaces_b28951bf *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_spaces_b28951bf wp_contiguous_args;
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
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def spaces( x :wp.array( dtype = float ) , n:int ) :                                   <L 6>
    // i=wp.tid( )                                                                            <L 7>
    var_0 = builtin_tid1d();
    // x [ i ]  =  x[ i ]*2.0   +    float( n )                                               <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::load(var_1);
    var_3 = wp::mul(var_4, var_2);
    var_5 = wp::float(var_n);
    var_6 = wp::add(var_3, var_5);
    wp::array_store(var_x, var_0, var_6);
}
