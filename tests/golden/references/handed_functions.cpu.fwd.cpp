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

struct wp_args_make__locals__closure_b7765d93 {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void make__locals__closure_b7765d93_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__closure_b7765d93 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__closure_b7765d93 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def closure(a: wp.array(dtype=float)):                                                 <L 58>
    // i = wp.tid()                                                                           <L 59>
    var_0 = builtin_tid1d();
    // a[i] = apply(f, a[i])                                                                  <L 60>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_40131139f50c(var_3);
    wp::array_store(var_a, var_0, var_2);
}

struct wp_args_make__locals__closure_baafc16d {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void make__locals__closure_baafc16d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_make__locals__closure_baafc16d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_make__locals__closure_baafc16d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def closure(a: wp.array(dtype=float)):                                                 <L 58>
    // i = wp.tid()                                                                           <L 59>
    var_0 = builtin_tid1d();
    // a[i] = apply(f, a[i])                                                                  <L 60>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_b45512299409(var_3);
    wp::array_store(var_a, var_0, var_2);
}

struct wp_args_calls_dcdd1aa2 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void calls_dcdd1aa2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_calls_dcdd1aa2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_calls_dcdd1aa2 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
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
    wp::array_store(var_a, var_0, var_14);
    // a[0] = compose(g=square, f=wp.cos, x=a[1])                                             <L 74>
    var_16 = wp::address(var_a, var_15);
    var_18 = wp::load(var_16);
    var_17 = compose_0_callable_306f4fff93b3(var_18);
    wp::array_store(var_a, var_19, var_17);
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
    wp::array_store(var_a, var_29, var_28);
    // v[i] = on_any(double, v[i])                                                            <L 78>
    var_30 = wp::address(var_v, var_0);
    var_32 = wp::load(var_30);
    var_31 = on_any_0_callable_835b46561a76(var_32);
    wp::array_store(var_v, var_0, var_31);
    // b, c = unused(square, a[2])                                                            <L 79>
    var_34 = wp::address(var_a, var_33);
    var_37 = wp::load(var_34);
    unused_0_callable_c2969a69419e(var_37, var_35, var_36);
    // a[2] = b * c                                                                           <L 80>
    var_38 = wp::mul(var_35, var_36);
    wp::array_store(var_a, var_39, var_38);
}

struct wp_args_forward_only_c7576a66 {
    wp::array_t<wp::float32> a;
};

template <bool wp_linear_contiguous>
static void forward_only_c7576a66_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_forward_only_c7576a66 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def forward_only(a: wp.array(dtype=float)):                                            <L 84>
    // a[0] = apply(half, a[1])                                                               <L 85>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = apply_0_callable_cdabf2a7a4bd(var_3);
    wp::array_store(var_a, var_4, var_2);
}
