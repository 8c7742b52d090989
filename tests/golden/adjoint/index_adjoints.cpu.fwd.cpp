struct wp_args_index_adjoints_6aeabcea {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> idx;
};

template <bool wp_linear_contiguous>
static void index_adjoints_6aeabcea_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_index_adjoints_6aeabcea *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_index_adjoints_6aeabcea wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.idx.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_idx = _wp_args->idx;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32* var_1;
    wp::int32 var_2;
    wp::float32* var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    const wp::float32 var_6 = 2.0;
    wp::float32 var_7;
    wp::int32* var_8;
    wp::int32 var_9;
    //---------
    // forward
    // def index_adjoints(x: wp.array(dtype=float), idx: wp.array(dtype=int)):                <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // a = x[idx[i]]                                                                          <L 8>
    var_1 = wp::address(var_idx, var_0);
    var_2 = wp::load(var_1);
    var_3 = wp::address(var_x, var_2);
    var_5 = wp::load(var_3);
    var_4 = wp::copy(var_5);
    // x[idx[i]] = a * 2.0                                                                    <L 9>
    var_7 = wp::mul(var_4, var_6);
    var_8 = wp::address(var_idx, var_0);
    var_9 = wp::load(var_8);
    wp::array_store(var_x, var_9, var_7);
}
