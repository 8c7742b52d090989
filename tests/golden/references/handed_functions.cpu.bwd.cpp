// handed_functions.py:7
static wp::float32 square_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(x: float):                                                                  <L 8>
    // return x * x                                                                           <L 9>
    var_0 = wp::mul(var_x, var_x);
    return var_0;
}

// handed_functions.py:0
static wp::float32 apply_0_callable_40131139f50c(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = square_0(var_x);
    var_2 = wp::add(var_0, var_1);
    return var_2;
}

// handed_functions.py:0
static wp::float32 apply_0_callable_b45512299409(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = wp::tanh(var_x);
    var_2 = wp::add(var_0, var_1);
    return var_2;
}

// handed_functions.py:12
static wp::float32 half_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // forward
    // def half(x: float) -> float:                                                           <L 13>
    // return x * 0.5                                                                         <L 14>
    var_1 = wp::mul(var_x, var_0);
    return var_1;
}

// handed_functions.py:0
static wp::float32 apply_0_callable_cdabf2a7a4bd(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = half_0(var_x);
    var_2 = wp::add(var_0, var_1);
    return var_2;
}

// handed_functions.py:0
static wp::float32 apply_0_callable_580d22d9b608(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = wp::exp(var_x);
    var_2 = wp::add(var_0, var_1);
    return var_2;
}

// handed_functions.py:0
static wp::float32 compose_0_callable_b2815bcdcc4b(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = wp::sin(var_x);
    var_1 = half_0(var_0);
    return var_1;
}

// handed_functions.py:0
static wp::float32 compose_0_callable_1e1c2994ce9b(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = half_0(var_x);
    var_1 = half_0(var_0);
    return var_1;
}

// handed_functions.py:0
static wp::float32 chain_0_callable_2336c97da640(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def chain(first: wp.Function, x: float):                                               <L 1>
    // again = first                                                                          <L 2>
    // return compose(again, x, wp.sin) + compose(first, x) + apply(first, x)                 <L 3>
    var_0 = compose_0_callable_b2815bcdcc4b(var_x);
    var_1 = compose_0_callable_1e1c2994ce9b(var_x);
    var_2 = wp::add(var_0, var_1);
    var_3 = apply_0_callable_cdabf2a7a4bd(var_x);
    var_4 = wp::add(var_2, var_3);
    return var_4;
}

// handed_functions.py:0
static wp::float32 compose_0_callable_306f4fff93b3(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    //---------
    // forward
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = square_0(var_x);
    var_1 = wp::cos(var_0);
    return var_1;
}

// handed_functions.py:0
static void each_0_callable_135cde449512(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // forward
    // def each(f: wp.Function, values: wp.array(dtype=float), n: int):                       <L 1>
    // for i in range(n):                                                                     <L 2>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // values[i] = f(values[i])                                                           <L 3>
        var_2 = wp::address(var_values, var_1);
        var_4 = wp::load(var_2);
        var_3 = square_0(var_4);
        wp::array_store(var_values, var_1, var_3);
        goto start_for_0;
    end_for_0:;
    // for i in range(2):                                                                     <L 4>
    // values[i] = f(f(values[i]))                                                            <L 5>
    var_6 = wp::address(var_values, var_5);
    var_8 = wp::load(var_6);
    var_7 = square_0(var_8);
    var_9 = square_0(var_7);
    wp::array_store(var_values, var_5, var_9);
    var_11 = wp::address(var_values, var_10);
    var_13 = wp::load(var_11);
    var_12 = square_0(var_13);
    var_14 = square_0(var_12);
    wp::array_store(var_values, var_10, var_14);
}

// handed_functions.py:0
static void each_0_callable_a1e68c551170(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // forward
    // def each(f: wp.Function, values: wp.array(dtype=float), n: int):                       <L 1>
    // for i in range(n):                                                                     <L 2>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // values[i] = f(values[i])                                                           <L 3>
        var_2 = wp::address(var_values, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::abs(var_4);
        wp::array_store(var_values, var_1, var_3);
        goto start_for_0;
    end_for_0:;
    // for i in range(2):                                                                     <L 4>
    // values[i] = f(f(values[i]))                                                            <L 5>
    var_6 = wp::address(var_values, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::abs(var_8);
    var_9 = wp::abs(var_7);
    wp::array_store(var_values, var_5, var_9);
    var_11 = wp::address(var_values, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::abs(var_13);
    var_14 = wp::abs(var_12);
    wp::array_store(var_values, var_10, var_14);
}

// handed_functions.py:0
static wp::float32 double_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def double(x: Any):                                                                    <L 1>
    // return x + x                                                                           <L 2>
    var_0 = wp::add(var_x, var_x);
    return var_0;
}

// handed_functions.py:0
static wp::float32 on_any_0_callable_835b46561a76(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = double_0(var_x);
    return var_0;
}

// handed_functions.py:0
static wp::float32 on_any_0_callable_3ebcc4ebbc1e(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = wp::length(var_x);
    return var_0;
}

// handed_functions.py:0
static wp::vec_t<3, wp::float32> double_0(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def double(x: Any):                                                                    <L 1>
    // return x + x                                                                           <L 2>
    var_0 = wp::add(var_x, var_x);
    return var_0;
}

// handed_functions.py:0
static wp::vec_t<3, wp::float32> on_any_0_callable_835b46561a76(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = double_0(var_x);
    return var_0;
}

// handed_functions.py:0
static void unused_0_callable_c2969a69419e(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def unused(f: wp.Function, x: float):                                                  <L 1>
    // return x, -x                                                                           <L 2>
    var_0 = wp::neg(var_x);
    ret_0 = var_x;
    ret_1 = var_0;
    return;
}

// handed_functions.py:7
static void adj_square_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def square(x: float):                                                                  <L 8>
    // return x * x                                                                           <L 9>
    var_0 = wp::mul(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_mul(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x * x                                                                      <L 9>
    // adj: def square(x: float):                                                             <L 8>
    return;
}

// handed_functions.py:0
static void adj_apply_0_callable_40131139f50c(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = square_0(var_x);
    var_2 = wp::add(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    adj_square_0(var_x, adj_x, adj_0);
    // adj: return f(x) + 1.0                                                                 <L 2>
    // adj: def apply(f: wp.Function, x: float):                                              <L 1>
    return;
}

// handed_functions.py:0
static void adj_apply_0_callable_b45512299409(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = wp::tanh(var_x);
    var_2 = wp::add(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_tanh(var_x, var_0, adj_x, adj_0);
    // adj: return f(x) + 1.0                                                                 <L 2>
    // adj: def apply(f: wp.Function, x: float):                                              <L 1>
    return;
}

// handed_functions.py:12
static void adj_half_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 0.5;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def half(x: float) -> float:                                                           <L 13>
    // return x * 0.5                                                                         <L 14>
    var_1 = wp::mul(var_x, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_mul(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x * 0.5                                                                    <L 14>
    // adj: def half(x: float) -> float:                                                      <L 13>
    return;
}

// handed_functions.py:0
static void adj_apply_0_callable_cdabf2a7a4bd(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = half_0(var_x);
    var_2 = wp::add(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    adj_half_0(var_x, adj_x, adj_0);
    // adj: return f(x) + 1.0                                                                 <L 2>
    // adj: def apply(f: wp.Function, x: float):                                              <L 1>
    return;
}

// handed_functions.py:0
static void adj_apply_0_callable_580d22d9b608(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def apply(f: wp.Function, x: float):                                                   <L 1>
    // return f(x) + 1.0                                                                      <L 2>
    var_0 = wp::exp(var_x);
    var_2 = wp::add(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    wp::adj_exp(var_x, var_0, adj_x, adj_0);
    // adj: return f(x) + 1.0                                                                 <L 2>
    // adj: def apply(f: wp.Function, x: float):                                              <L 1>
    return;
}

// handed_functions.py:0
static void adj_compose_0_callable_b2815bcdcc4b(
    wp::float32 var_x,
    wp::float32 & adj_x,
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
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = wp::sin(var_x);
    var_1 = half_0(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    adj_half_0(var_0, adj_0, adj_1);
    wp::adj_sin(var_x, adj_x, adj_0);
    // adj: return f(g(x))                                                                    <L 2>
    // adj: def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:            <L 1>
    return;
}

// handed_functions.py:0
static void adj_compose_0_callable_1e1c2994ce9b(
    wp::float32 var_x,
    wp::float32 & adj_x,
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
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = half_0(var_x);
    var_1 = half_0(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    adj_half_0(var_0, adj_0, adj_1);
    adj_half_0(var_x, adj_x, adj_0);
    // adj: return f(g(x))                                                                    <L 2>
    // adj: def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:            <L 1>
    return;
}

// handed_functions.py:0
static void adj_chain_0_callable_2336c97da640(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    //---------
    // forward
    // def chain(first: wp.Function, x: float):                                               <L 1>
    // again = first                                                                          <L 2>
    // return compose(again, x, wp.sin) + compose(first, x) + apply(first, x)                 <L 3>
    var_0 = compose_0_callable_b2815bcdcc4b(var_x);
    var_1 = compose_0_callable_1e1c2994ce9b(var_x);
    var_2 = wp::add(var_0, var_1);
    var_3 = apply_0_callable_cdabf2a7a4bd(var_x);
    var_4 = wp::add(var_2, var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_4 += adj_ret;
    wp::adj_add(var_2, var_3, adj_2, adj_3, adj_4);
    adj_apply_0_callable_cdabf2a7a4bd(var_x, adj_x, adj_3);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    adj_compose_0_callable_1e1c2994ce9b(var_x, adj_x, adj_1);
    adj_compose_0_callable_b2815bcdcc4b(var_x, adj_x, adj_0);
    // adj: return compose(again, x, wp.sin) + compose(first, x) + apply(first, x)            <L 3>
    // adj: again = first                                                                     <L 2>
    // adj: def chain(first: wp.Function, x: float):                                          <L 1>
    return;
}

// handed_functions.py:0
static void adj_compose_0_callable_306f4fff93b3(
    wp::float32 var_x,
    wp::float32 & adj_x,
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
    // def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:                 <L 1>
    // return f(g(x))                                                                         <L 2>
    var_0 = square_0(var_x);
    var_1 = wp::cos(var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_cos(var_0, adj_0, adj_1);
    adj_square_0(var_x, adj_x, adj_0);
    // adj: return f(g(x))                                                                    <L 2>
    // adj: def compose(f: wp.Function, x: float, g: wp.Function = half) -> float:            <L 1>
    return;
}

// handed_functions.py:0
static void adj_each_0_callable_135cde449512(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_n,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    //---------
    // forward
    // def each(f: wp.Function, values: wp.array(dtype=float), n: int):                       <L 1>
    // for i in range(n):                                                                     <L 2>
    var_0 = wp::range(var_n);
    // for i in range(2):                                                                     <L 4>
    // values[i] = f(f(values[i]))                                                            <L 5>
    var_6 = wp::address(var_values, var_5);
    var_8 = wp::load(var_6);
    var_7 = square_0(var_8);
    var_9 = square_0(var_7);
    // wp::array_store(var_values, var_5, var_9);
    var_11 = wp::address(var_values, var_10);
    var_13 = wp::load(var_11);
    var_12 = square_0(var_13);
    var_14 = square_0(var_12);
    // wp::array_store(var_values, var_10, var_14);
    //---------
    // reverse
    wp::adj_array_store(var_values, var_10, var_14, adj_values, adj_10, adj_14);
    adj_square_0(var_12, adj_12, adj_14);
    adj_square_0(var_13, adj_11, adj_12);
    wp::adj_address(var_values, var_10, adj_values, adj_10, adj_11);
    wp::adj_array_store(var_values, var_5, var_9, adj_values, adj_5, adj_9);
    adj_square_0(var_7, adj_7, adj_9);
    adj_square_0(var_8, adj_6, adj_7);
    wp::adj_address(var_values, var_5, adj_values, adj_5, adj_6);
    // adj: values[i] = f(f(values[i]))                                                       <L 5>
    // adj: for i in range(2):                                                                <L 4>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
    	adj_3 = {};
    	adj_4 = {};
        // values[i] = f(values[i])                                                           <L 3>
        var_2 = wp::address(var_values, var_1);
        var_4 = wp::load(var_2);
        var_3 = square_0(var_4);
        // wp::array_store(var_values, var_1, var_3);
        wp::adj_array_store(var_values, var_1, var_3, adj_values, adj_1, adj_3);
        adj_square_0(var_4, adj_2, adj_3);
        wp::adj_address(var_values, var_1, adj_values, adj_1, adj_2);
        // adj: values[i] = f(values[i])                                                      <L 3>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 2>
    // adj: def each(f: wp.Function, values: wp.array(dtype=float), n: int):                  <L 1>
    return;
}

// handed_functions.py:0
static void adj_each_0_callable_a1e68c551170(
    wp::array_t<wp::float32> var_values,
    wp::int32 var_n,
    wp::array_t<wp::float32> & adj_values,
    wp::int32 & adj_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = 0;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::int32 var_10 = 1;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    //---------
    // forward
    // def each(f: wp.Function, values: wp.array(dtype=float), n: int):                       <L 1>
    // for i in range(n):                                                                     <L 2>
    var_0 = wp::range(var_n);
    // for i in range(2):                                                                     <L 4>
    // values[i] = f(f(values[i]))                                                            <L 5>
    var_6 = wp::address(var_values, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::abs(var_8);
    var_9 = wp::abs(var_7);
    // wp::array_store(var_values, var_5, var_9);
    var_11 = wp::address(var_values, var_10);
    var_13 = wp::load(var_11);
    var_12 = wp::abs(var_13);
    var_14 = wp::abs(var_12);
    // wp::array_store(var_values, var_10, var_14);
    //---------
    // reverse
    wp::adj_array_store(var_values, var_10, var_14, adj_values, adj_10, adj_14);
    wp::adj_abs(var_12, adj_12, adj_14);
    wp::adj_abs(var_13, adj_11, adj_12);
    wp::adj_address(var_values, var_10, adj_values, adj_10, adj_11);
    wp::adj_array_store(var_values, var_5, var_9, adj_values, adj_5, adj_9);
    wp::adj_abs(var_7, adj_7, adj_9);
    wp::adj_abs(var_8, adj_6, adj_7);
    wp::adj_address(var_values, var_5, adj_values, adj_5, adj_6);
    // adj: values[i] = f(f(values[i]))                                                       <L 5>
    // adj: for i in range(2):                                                                <L 4>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
    	adj_3 = {};
    	adj_4 = {};
        // values[i] = f(values[i])                                                           <L 3>
        var_2 = wp::address(var_values, var_1);
        var_4 = wp::load(var_2);
        var_3 = wp::abs(var_4);
        // wp::array_store(var_values, var_1, var_3);
        wp::adj_array_store(var_values, var_1, var_3, adj_values, adj_1, adj_3);
        wp::adj_abs(var_4, adj_2, adj_3);
        wp::adj_address(var_values, var_1, adj_values, adj_1, adj_2);
        // adj: values[i] = f(values[i])                                                      <L 3>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 2>
    // adj: def each(f: wp.Function, values: wp.array(dtype=float), n: int):                  <L 1>
    return;
}

// handed_functions.py:0
static void adj_double_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def double(x: Any):                                                                    <L 1>
    // return x + x                                                                           <L 2>
    var_0 = wp::add(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x + x                                                                      <L 2>
    // adj: def double(x: Any):                                                               <L 1>
    return;
}

// handed_functions.py:0
static void adj_on_any_0_callable_835b46561a76(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = double_0(var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    adj_double_0(var_x, adj_x, adj_0);
    // adj: return f(x)                                                                       <L 2>
    // adj: def on_any(f: wp.Function, x: Any):                                               <L 1>
    return;
}

// handed_functions.py:0
static void adj_on_any_0_callable_3ebcc4ebbc1e(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = wp::length(var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_length(var_x, var_0, adj_x, adj_0);
    // adj: return f(x)                                                                       <L 2>
    // adj: def on_any(f: wp.Function, x: Any):                                               <L 1>
    return;
}

// handed_functions.py:0
static void adj_double_0(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    //---------
    // forward
    // def double(x: Any):                                                                    <L 1>
    // return x + x                                                                           <L 2>
    var_0 = wp::add(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_add(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return x + x                                                                      <L 2>
    // adj: def double(x: Any):                                                               <L 1>
    return;
}

// handed_functions.py:0
static void adj_on_any_0_callable_835b46561a76(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::vec_t<3, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // dual vars
    wp::vec_t<3, wp::float32> adj_0 = {};
    //---------
    // forward
    // def on_any(f: wp.Function, x: Any):                                                    <L 1>
    // return f(x)                                                                            <L 2>
    var_0 = double_0(var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    adj_double_0(var_x, adj_x, adj_0);
    // adj: return f(x)                                                                       <L 2>
    // adj: def on_any(f: wp.Function, x: Any):                                               <L 1>
    return;
}

// handed_functions.py:0
static void adj_unused_0_callable_c2969a69419e(
    wp::float32 var_x,
    wp::float32 & ret_0,
    wp::float32 & ret_1,
    wp::float32 & adj_x,
    wp::float32 & adj_ret_0,
    wp::float32 & adj_ret_1)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def unused(f: wp.Function, x: float):                                                  <L 1>
    // return x, -x                                                                           <L 2>
    var_0 = wp::neg(var_x);
    ret_0 = var_x;
    ret_1 = var_0;
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret_1;
    adj_x += adj_ret_0;
    wp::adj_neg(var_x, adj_x, adj_0);
    // adj: return x, -x                                                                      <L 2>
    // adj: def unused(f: wp.Function, x: float):                                             <L 1>
    return;
}

struct wp_args_make__locals__closure_b7765d93 {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void make__locals__closure_b7765d93_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__closure_b7765d93 *_wp_args,
    wp_args_make__locals__closure_b7765d93 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__closure_b7765d93 wp_contiguous_args;
    wp_args_make__locals__closure_b7765d93 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
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
    // def closure(a: wp.array(dtype=float)):                                                 <L 58>
    // i = wp.tid()                                                                           <L 59>
    var_0 = builtin_tid1d();
    // a[i] = apply(f, a[i])                                                                  <L 60>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_40131139f50c(var_3);
    // wp::array_store(var_a, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_0, var_2, adj_a, adj_0, adj_2);
    adj_apply_0_callable_40131139f50c(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: a[i] = apply(f, a[i])                                                             <L 60>
    // adj: i = wp.tid()                                                                      <L 59>
    // adj: def closure(a: wp.array(dtype=float)):                                            <L 58>
    return;
}

struct wp_args_make__locals__closure_baafc16d {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void make__locals__closure_baafc16d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__closure_baafc16d *_wp_args,
    wp_args_make__locals__closure_baafc16d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__closure_baafc16d wp_contiguous_args;
    wp_args_make__locals__closure_baafc16d wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
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
    // def closure(a: wp.array(dtype=float)):                                                 <L 58>
    // i = wp.tid()                                                                           <L 59>
    var_0 = builtin_tid1d();
    // a[i] = apply(f, a[i])                                                                  <L 60>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_b45512299409(var_3);
    // wp::array_store(var_a, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_0, var_2, adj_a, adj_0, adj_2);
    adj_apply_0_callable_b45512299409(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: a[i] = apply(f, a[i])                                                             <L 60>
    // adj: i = wp.tid()                                                                      <L 59>
    // adj: def closure(a: wp.array(dtype=float)):                                            <L 58>
    return;
}

struct wp_args_calls_dcdd1aa2 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void calls_dcdd1aa2_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_calls_dcdd1aa2 *_wp_args,
    wp_args_calls_dcdd1aa2 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_calls_dcdd1aa2 wp_contiguous_args;
    wp_args_calls_dcdd1aa2 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 1;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 0;
    const wp::int32 var_20 = 5;
    const wp::int32 var_21 = 0;
    wp::float32* var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    wp::vec_t<3, wp::float32>* var_25;
    wp::float32 var_26;
    wp::vec_t<3, wp::float32> var_27;
    wp::float32 var_28;
    const wp::int32 var_29 = 1;
    wp::vec_t<3, wp::float32>* var_30;
    wp::vec_t<3, wp::float32> var_31;
    wp::vec_t<3, wp::float32> var_32;
    const wp::int32 var_33 = 2;
    wp::float32* var_34;
    wp::float32 var_35;
    wp::float32 var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    const wp::int32 var_39 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::float32 adj_22 = {};
    wp::float32 adj_23 = {};
    wp::float32 adj_24 = {};
    wp::vec_t<3, wp::float32> adj_25 = {};
    wp::float32 adj_26 = {};
    wp::vec_t<3, wp::float32> adj_27 = {};
    wp::float32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::vec_t<3, wp::float32> adj_32 = {};
    wp::int32 adj_33 = {};
    wp::float32 adj_34 = {};
    wp::float32 adj_35 = {};
    wp::float32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    //---------
    // forward
    // def calls(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):                       <L 70>
    // i = wp.tid()                                                                           <L 71>
    var_0 = builtin_tid1d();
    // f = square                                                                             <L 72>
    // a[i] = apply(square, a[i]) + apply(f, 2.0) + apply(wp.exp, a[i]) + chain(half, a[i])       <L 73>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_40131139f50c(var_3);
    var_5 = apply_0_callable_40131139f50c(var_4);
    var_6 = wp::add(var_2, var_5);
    var_7 = wp::address(var_a, var_0);
    var_9 = wp::load(var_7);
    var_8 = apply_0_callable_580d22d9b608(var_9);
    var_10 = wp::add(var_6, var_8);
    var_11 = wp::address(var_a, var_0);
    var_13 = wp::load(var_11);
    var_12 = chain_0_callable_2336c97da640(var_13);
    var_14 = wp::add(var_10, var_12);
    // wp::array_store(var_a, var_0, var_14);
    // a[0] = compose(g=square, f=wp.cos, x=a[1])                                             <L 74>
    var_16 = wp::address(var_a, var_15);
    var_18 = wp::load(var_16);
    var_17 = compose_0_callable_306f4fff93b3(var_18);
    // wp::array_store(var_a, var_19, var_17);
    // each(square, a, 5)                                                                     <L 75>
    each_0_callable_135cde449512(var_a, var_20);
    // each(wp.abs, a, i)                                                                     <L 76>
    each_0_callable_a1e68c551170(var_a, var_0);
    // a[1] = on_any(double, a[0]) + on_any(wp.length, v[i])                                  <L 77>
    var_22 = wp::address(var_a, var_21);
    var_24 = wp::load(var_22);
    var_23 = on_any_0_callable_835b46561a76(var_24);
    var_25 = wp::address(var_v, var_0);
    var_27 = wp::load(var_25);
    var_26 = on_any_0_callable_3ebcc4ebbc1e(var_27);
    var_28 = wp::add(var_23, var_26);
    // wp::array_store(var_a, var_29, var_28);
    // v[i] = on_any(double, v[i])                                                            <L 78>
    var_30 = wp::address(var_v, var_0);
    var_32 = wp::load(var_30);
    var_31 = on_any_0_callable_835b46561a76(var_32);
    // wp::array_store(var_v, var_0, var_31);
    // b, c = unused(square, a[2])                                                            <L 79>
    var_34 = wp::address(var_a, var_33);
    var_37 = wp::load(var_34);
    unused_0_callable_c2969a69419e(var_37, var_35, var_36);
    // a[2] = b * c                                                                           <L 80>
    var_38 = wp::mul(var_35, var_36);
    // wp::array_store(var_a, var_39, var_38);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_39, var_38, adj_a, adj_39, adj_38);
    wp::adj_mul(var_35, var_36, adj_35, adj_36, adj_38);
    // adj: a[2] = b * c                                                                      <L 80>
    adj_unused_0_callable_c2969a69419e(var_37, var_35, var_36, adj_34, adj_35, adj_36);
    wp::adj_address(var_a, var_33, adj_a, adj_33, adj_34);
    // adj: b, c = unused(square, a[2])                                                       <L 79>
    wp::adj_array_store(var_v, var_0, var_31, adj_v, adj_0, adj_31);
    adj_on_any_0_callable_835b46561a76(var_32, adj_30, adj_31);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_30);
    // adj: v[i] = on_any(double, v[i])                                                       <L 78>
    wp::adj_array_store(var_a, var_29, var_28, adj_a, adj_29, adj_28);
    wp::adj_add(var_23, var_26, adj_23, adj_26, adj_28);
    adj_on_any_0_callable_3ebcc4ebbc1e(var_27, adj_25, adj_26);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_25);
    adj_on_any_0_callable_835b46561a76(var_24, adj_22, adj_23);
    wp::adj_address(var_a, var_21, adj_a, adj_21, adj_22);
    // adj: a[1] = on_any(double, a[0]) + on_any(wp.length, v[i])                             <L 77>
    adj_each_0_callable_a1e68c551170(var_a, var_0, adj_a, adj_0);
    // adj: each(wp.abs, a, i)                                                                <L 76>
    adj_each_0_callable_135cde449512(var_a, var_20, adj_a, adj_20);
    // adj: each(square, a, 5)                                                                <L 75>
    wp::adj_array_store(var_a, var_19, var_17, adj_a, adj_19, adj_17);
    adj_compose_0_callable_306f4fff93b3(var_18, adj_16, adj_17);
    wp::adj_address(var_a, var_15, adj_a, adj_15, adj_16);
    // adj: a[0] = compose(g=square, f=wp.cos, x=a[1])                                        <L 74>
    wp::adj_array_store(var_a, var_0, var_14, adj_a, adj_0, adj_14);
    wp::adj_add(var_10, var_12, adj_10, adj_12, adj_14);
    adj_chain_0_callable_2336c97da640(var_13, adj_11, adj_12);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_11);
    wp::adj_add(var_6, var_8, adj_6, adj_8, adj_10);
    adj_apply_0_callable_580d22d9b608(var_9, adj_7, adj_8);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_7);
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_6);
    adj_apply_0_callable_40131139f50c(var_4, adj_4, adj_5);
    adj_apply_0_callable_40131139f50c(var_3, adj_1, adj_2);
    wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: a[i] = apply(square, a[i]) + apply(f, 2.0) + apply(wp.exp, a[i]) + chain(half, a[i])  <L 73>
    // adj: f = square                                                                        <L 72>
    // adj: i = wp.tid()                                                                      <L 71>
    // adj: def calls(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):                  <L 70>
    return;
}
