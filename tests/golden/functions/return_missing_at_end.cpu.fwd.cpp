// return_missing_at_end.py:5
static wp::float32 maybe_0(
    wp::int32 var_n,
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def maybe(n: int, a: float):                                                           <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        return var_a;
    }
    if (!var_1) {
        // return -a                                                                          <L 10>
        var_2 = wp::neg(var_a);
        return var_2;
    }
    return {};
}

struct wp_args_return_missing_at_end_746aba45 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void return_missing_at_end_746aba45_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_missing_at_end_746aba45 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def return_missing_at_end(x: wp.array(dtype=float), n: int):                           <L 14>
    // x[0] = maybe(n, x[0])                                                                  <L 15>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = maybe_0(var_n, var_3);
    wp::array_store(var_x, var_4, var_2);
}
