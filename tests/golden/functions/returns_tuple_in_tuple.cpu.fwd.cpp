// returns_tuple_in_tuple.py:5
static void pair_and_axis_0(
    wp::float32 var_x,
    wp::tuple_t<wp::float32, wp::int32> & ret_0,
    wp::vec_t<3, wp::float32> & ret_1)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    bool var_1;
    const wp::int32 var_2 = 1;
    wp::tuple_t<wp::float32, wp::int32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    const wp::int32 var_5 = 2;
    wp::tuple_t<wp::float32, wp::int32> var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // forward
    // def pair_and_axis(x: float) -> tuple[tuple[wp.float32, int], wp.vec3]:                 <L 6>
    // if x > 1.0:                                                                            <L 7>
    var_1 = (var_x > var_0);
    if (var_1) {
        // return (x, 1), wp.vec3(x)                                                          <L 8>
        var_3 = wp::tuple(var_x, var_2);
        var_4 = wp::vec_t<3, wp::float32>(var_x);
        ret_0 = var_3;
        ret_1 = var_4;
        return;
    }
    // return (x, 2), wp.vec3(x)                                                              <L 9>
    var_6 = wp::tuple(var_x, var_5);
    var_7 = wp::vec_t<3, wp::float32>(var_x);
    ret_0 = var_6;
    ret_1 = var_7;
    return;
}

// returns_tuple_in_tuple.py:12
static void last_0(
    wp::float32 var_x,
    wp::int32 & ret_0,
    wp::tuple_t<wp::float32, bool> & ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::float32 var_1 = 0.0;
    bool var_2;
    wp::tuple_t<wp::float32, bool> var_3;
    //---------
    // forward
    // def last(x: float) -> tuple[int, tuple[float, bool]]:                                  <L 13>
    // return 1, (x, x > 0.0)                                                                 <L 14>
    var_2 = (var_x > var_1);
    var_3 = wp::tuple(var_x, var_2);
    ret_0 = var_0;
    ret_1 = var_3;
    return;
}

// returns_tuple_in_tuple.py:17
static wp::tuple_t<wp::float32, wp::float32> alone_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    wp::tuple_t<wp::float32, wp::float32> var_2;
    //---------
    // forward
    // def alone(x: float) -> tuple[tuple[float, float]]:                                     <L 18>
    // both = (x, x * 2.0)                                                                    <L 19>
    var_1 = wp::mul(var_x, var_0);
    var_2 = wp::tuple(var_x, var_1);
    // return both                                                                            <L 20>
    return var_2;
}

struct wp_args_k_5ebe9a94 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void k_5ebe9a94_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_k_5ebe9a94 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_k_5ebe9a94 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::tuple_t<wp::float32, int> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::float32 var_4;
    wp::float32* var_5;
    wp::int32 var_6;
    wp::tuple_t<float, bool> var_7;
    wp::float32 var_8;
    wp::float32* var_9;
    wp::tuple_t<float, float> var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 0;
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    wp::float32 var_15;
    wp::float32 var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 0;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::int32 var_22 = 1;
    wp::float32 var_23;
    wp::float32 var_24;
    //---------
    // forward
    // def k(out: wp.array(dtype=float)):                                                     <L 24>
    // i = wp.tid()                                                                           <L 25>
    var_0 = builtin_tid1d();
    // pair, axis = pair_and_axis(out[i])                                                     <L 26>
    var_1 = wp::address(var_out, var_0);
    var_4 = wp::load(var_1);
    pair_and_axis_0(var_4, var_2, var_3);
    // count, rest = last(out[i])                                                             <L 27>
    var_5 = wp::address(var_out, var_0);
    var_8 = wp::load(var_5);
    last_0(var_8, var_6, var_7);
    // both = alone(out[i])                                                                   <L 28>
    var_9 = wp::address(var_out, var_0);
    var_11 = wp::load(var_9);
    var_10 = alone_0(var_11);
    // out[i] = pair[0] + axis[0] + float(count) + rest[0] + both[1]                          <L 29>
    var_13 = wp::extract<0>(var_2);
    var_15 = wp::extract(var_3, var_14);
    var_16 = wp::add(var_13, var_15);
    var_17 = wp::float(var_6);
    var_18 = wp::add(var_16, var_17);
    var_20 = wp::extract<0>(var_7);
    var_21 = wp::add(var_18, var_20);
    var_23 = wp::extract<1>(var_10);
    var_24 = wp::add(var_21, var_23);
    wp::array_store(var_out, var_0, var_24);
}
