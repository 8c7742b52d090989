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

// by_keyword.py:9
static void adj_warmth_0(
    wp::float32 var_t,
    wp::float32 & adj_t,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def adj_warmth(t: float, adj_ret: float):                                              <L 10>
    // wp.adjoint[t] -= wp.exp(-t) * adj_ret                                                  <L 11>
    var_0 = wp::neg(var_t);
    var_1 = wp::exp(var_0);
    var_2 = wp::mul(var_1, var_adj_ret);
    var_3 = wp::sub(adj_t, var_2);
    adj_t = var_3;
}

// by_keyword.py:14
static void adj_cooling_0(
    wp::float32 var_t,
    wp::float32 & adj_t,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def cooling(t: float):                                                                 <L 15>
    // return warmth(t) * t                                                                   <L 16>
    var_0 = warmth_0(var_t);
    var_1 = wp::mul(var_0, var_t);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_0, var_t, adj_0, adj_t, adj_1);
    adj_warmth_0(var_t, adj_t, adj_0);
    // adj: return warmth(t) * t                                                              <L 16>
    // adj: def cooling(t: float):                                                            <L 15>
    return;
}

struct wp_args_cool_e4eed025 {
    wp::array_t<wp::float32> times;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void cool_e4eed025_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cool_e4eed025 *_wp_args,
    wp_args_cool_e4eed025 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_cool_e4eed025 wp_contiguous_args;
    wp_args_cool_e4eed025 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.times.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.times.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_times = _wp_args->times;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_times = _wp_adj_args->times;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def cool(times: wp.array(dtype=float), out: wp.array(dtype=float)):                    <L 25>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // out[i] = cooling(times[i])                                                             <L 27>
    var_1 = wp::address(var_times, var_0);
    var_3 = wp::load(var_1);
    var_2 = replay_cooling_0(var_3);
    // wp::array_store(var_out, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_2, adj_out, adj_0, adj_2);
    adj_cooling_0(var_3, adj_1, adj_2);
    wp::adj_address(var_times, var_0, adj_times, adj_0, adj_1);
    // adj: out[i] = cooling(times[i])                                                        <L 27>
    // adj: i = wp.tid()                                                                      <L 26>
    // adj: def cool(times: wp.array(dtype=float), out: wp.array(dtype=float)):               <L 25>
    return;
}
