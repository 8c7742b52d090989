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

// returns_tuple_in_tuple.py:5
static void adj_pair_and_axis_0(
    wp::float32 var_x,
    wp::tuple_t<wp::float32, wp::int32> & ret_0,
    wp::vec_t<3, wp::float32> & ret_1,
    wp::float32 & adj_x,
    wp::tuple_t<wp::float32, wp::int32> & adj_ret_0,
    wp::vec_t<3, wp::float32> & adj_ret_1)
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
    // dual vars
    wp::float32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    wp::tuple_t<wp::float32, wp::int32> adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::tuple_t<wp::float32, wp::int32> adj_6 = {};
    wp::vec_t<3, wp::float32> adj_7 = {};
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
        goto label0;
    }
    // return (x, 2), wp.vec3(x)                                                              <L 9>
    var_6 = wp::tuple(var_x, var_5);
    var_7 = wp::vec_t<3, wp::float32>(var_x);
    ret_0 = var_6;
    ret_1 = var_7;
    goto label1;
    //---------
    // reverse
    label1:;
    adj_7 += adj_ret_1;
    adj_6 += adj_ret_0;
    wp::adj_vec_t(var_x, adj_x, adj_7);
    // adj: return (x, 2), wp.vec3(x)                                                         <L 9>
    if (var_1) {
        label0:;
        adj_4 += adj_ret_1;
        adj_3 += adj_ret_0;
        wp::adj_vec_t(var_x, adj_x, adj_4);
        // adj: return (x, 1), wp.vec3(x)                                                     <L 8>
    }
    // adj: if x > 1.0:                                                                       <L 7>
    // adj: def pair_and_axis(x: float) -> tuple[tuple[wp.float32, int], wp.vec3]:            <L 6>
    return;
}

// returns_tuple_in_tuple.py:12
static void adj_last_0(
    wp::float32 var_x,
    wp::int32 & ret_0,
    wp::tuple_t<wp::float32, bool> & ret_1,
    wp::float32 & adj_x,
    wp::int32 & adj_ret_0,
    wp::tuple_t<wp::float32, bool> & adj_ret_1)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    const wp::float32 var_1 = 0.0;
    bool var_2;
    wp::tuple_t<wp::float32, bool> var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    bool adj_2 = {};
    wp::tuple_t<wp::float32, bool> adj_3 = {};
    //---------
    // forward
    // def last(x: float) -> tuple[int, tuple[float, bool]]:                                  <L 13>
    // return 1, (x, x > 0.0)                                                                 <L 14>
    var_2 = (var_x > var_1);
    var_3 = wp::tuple(var_x, var_2);
    ret_0 = var_0;
    ret_1 = var_3;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_3 += adj_ret_1;
    adj_0 += adj_ret_0;
    // adj: return 1, (x, x > 0.0)                                                            <L 14>
    // adj: def last(x: float) -> tuple[int, tuple[float, bool]]:                             <L 13>
    return;
}

// returns_tuple_in_tuple.py:17
static void adj_alone_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::tuple_t<wp::float32, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    wp::tuple_t<wp::float32, wp::float32> var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::tuple_t<wp::float32, wp::float32> adj_2 = {};
    //---------
    // forward
    // def alone(x: float) -> tuple[tuple[float, float]]:                                     <L 18>
    // both = (x, x * 2.0)                                                                    <L 19>
    var_1 = wp::mul(var_x, var_0);
    var_2 = wp::tuple(var_x, var_1);
    // return both                                                                            <L 20>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    // adj: return both                                                                       <L 20>
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: both = (x, x * 2.0)                                                               <L 19>
    // adj: def alone(x: float) -> tuple[tuple[float, float]]:                                <L 18>
    return;
}

struct wp_args_k_5ebe9a94 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void k_5ebe9a94_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_k_5ebe9a94 *_wp_args,
    wp_args_k_5ebe9a94 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_k_5ebe9a94 wp_contiguous_args;
    wp_args_k_5ebe9a94 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::tuple_t<wp::float32, int> adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::tuple_t<float, bool> adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::tuple_t<float, float> adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
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
    // wp::array_store(var_out, var_0, var_24);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_24, adj_out, adj_0, adj_24);
    wp::adj_add(var_21, var_23, adj_21, adj_23, adj_24);
    wp::adj_add(var_18, var_20, adj_18, adj_20, adj_21);
    wp::adj_add(var_16, var_17, adj_16, adj_17, adj_18);
    wp::adj_float(var_6, adj_6, adj_17);
    wp::adj_add(var_13, var_15, adj_13, adj_15, adj_16);
    wp::adj_extract(var_3, var_14, adj_3, adj_14, adj_15);
    // adj: out[i] = pair[0] + axis[0] + float(count) + rest[0] + both[1]                     <L 29>
    adj_alone_0(var_11, adj_9, adj_10);
    wp::adj_address(var_out, var_0, adj_out, adj_0, adj_9);
    // adj: both = alone(out[i])                                                              <L 28>
    adj_last_0(var_8, var_6, var_7, adj_5, adj_6, adj_7);
    wp::adj_address(var_out, var_0, adj_out, adj_0, adj_5);
    // adj: count, rest = last(out[i])                                                        <L 27>
    adj_pair_and_axis_0(var_4, var_2, var_3, adj_1, adj_2, adj_3);
    wp::adj_address(var_out, var_0, adj_out, adj_0, adj_1);
    // adj: pair, axis = pair_and_axis(out[i])                                                <L 26>
    // adj: i = wp.tid()                                                                      <L 25>
    // adj: def k(out: wp.array(dtype=float)):                                                <L 24>
    return;
}
