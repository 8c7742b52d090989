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

struct wp_args_no_arguments_e8a799ab {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void no_arguments_e8a799ab_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_no_arguments_e8a799ab *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def no_arguments(out: wp.array(dtype=int)):                                            <L 11>
    // out[0] = answer()                                                                      <L 12>
    var_0 = answer_0();
    wp::array_store(var_out, var_1, var_0);
}
