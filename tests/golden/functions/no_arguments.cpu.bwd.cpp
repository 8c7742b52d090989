// no_arguments.py:5
static wp::int32 answer_0(
    )
{
    //---------
    // primal vars
    const wp::int32 var_0 = 42;
    //---------
    // forward
    // def answer():                                                                          <L 6>
    // return 42                                                                              <L 7>
    return var_0;
}

// no_arguments.py:5
static void adj_answer_0(
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 42;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def answer():                                                                          <L 6>
    // return 42                                                                              <L 7>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return 42                                                                         <L 7>
    // adj: def answer():                                                                     <L 6>
    return;
}

struct wp_args_no_arguments_e8a799ab {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void no_arguments_e8a799ab_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_arguments_e8a799ab *_wp_args,
    wp_args_no_arguments_e8a799ab *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def no_arguments(out: wp.array(dtype=int)):                                            <L 11>
    // out[0] = answer()                                                                      <L 12>
    var_0 = answer_0();
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    // adj: out[0] = answer()                                                                 <L 12>
    // adj: def no_arguments(out: wp.array(dtype=int)):                                       <L 11>
    return;
}
