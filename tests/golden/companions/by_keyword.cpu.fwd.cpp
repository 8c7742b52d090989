// by_keyword.py:4
static wp::float32 warmth_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def warmth(t: float):                                                                  <L 5>
    // return wp.exp(-t)                                                                      <L 6>
    var_0 = wp::neg(var_t);
    var_1 = wp::exp(var_0);
    return var_1;
}

// by_keyword.py:14
static wp::float32 cooling_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def cooling(t: float):                                                                 <L 15>
    // return warmth(t) * t                                                                   <L 16>
    var_0 = warmth_0(var_t);
    var_1 = wp::mul(var_0, var_t);
    return var_1;
}

// by_keyword.py:19
static wp::float32 replay_cooling_0(
    wp::float32 var_t)
{
    //---------
    // primal vars
    //---------
    // forward
    // def replay_of_cooling(t: float):                                                       <L 20>
    // return t                                                                               <L 21>
    return var_t;
}

struct wp_args_cool_e4eed025 {
    wp::array_t<wp::float32> times;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void cool_e4eed025_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cool_e4eed025 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_cool_e4eed025 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.times.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_times = _wp_args->times;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def cool(times: wp.array(dtype=float), out: wp.array(dtype=float)):                    <L 25>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // out[i] = cooling(times[i])                                                             <L 27>
    var_1 = wp::address(var_times, var_0);
    var_3 = wp::load(var_1);
    var_2 = cooling_0(var_3);
    wp::array_store(var_out, var_0, var_2);
}
