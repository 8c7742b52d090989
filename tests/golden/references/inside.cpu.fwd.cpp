struct State_7ecb4587
{
    wp::float32 x;
    wp::vec_t<3, wp::float32> p;
    wp::array_t<wp::float32> samples;


    State_7ecb4587() = default;
    CUDA_CALLABLE State_7ecb4587(wp::float32 const& x,
    wp::vec_t<3, wp::float32> const& p = {},
    wp::array_t<wp::float32> const& samples = {})
        : x{x}
        , p{p}
        , samples{samples}

    {
    }

    CUDA_CALLABLE State_7ecb4587& operator += (const State_7ecb4587& rhs)
    {    x += rhs.x;
    p += rhs.p;

        return *this;}

};

static CUDA_CALLABLE void adj_State_7ecb4587(wp::float32 const&,
    wp::vec_t<3, wp::float32> const&,
    wp::array_t<wp::float32> const&,
    wp::float32 & adj_x,
    wp::vec_t<3, wp::float32> & adj_p,
    wp::array_t<wp::float32> & adj_samples,
    State_7ecb4587 & adj_ret)
{
    adj_x += adj_ret.x;
    adj_p += adj_ret.p;
    adj_samples = adj_ret.samples;
}

// Required when compiling adjoints.
CUDA_CALLABLE State_7ecb4587 add(const State_7ecb4587& a, const State_7ecb4587& b)
{
    return State_7ecb4587();
}

CUDA_CALLABLE void adj_atomic_add(State_7ecb4587* p, State_7ecb4587 t)
{
    wp::adj_atomic_add(&p->x, t.x);
    wp::adj_atomic_add(&p->p, t.p);
    wp::adj_atomic_add(&p->samples, t.samples);
}

// inside.py:12
static wp::float32 bump_0(
    float* var_x)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    const wp::float32 var_5 = 2.0;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // forward
    // def bump(x: wp.ref[float]):                                                            <L 13>
    // x += 1.0                                                                               <L 14>
    var_2 = wp::load(var_x);
    var_1 = wp::add(var_2, var_0);
    *var_x = var_1;
    // y = x                                                                                  <L 15>
    var_4 = wp::load(var_x);
    var_3 = wp::copy(var_4);
    // x = y * 2.0                                                                            <L 16>
    var_6 = wp::mul(var_3, var_5);
    *var_x = var_6;
    // return x                                                                               <L 17>
    var_8 = wp::load(var_x);
    var_7 = wp::copy(var_8);
    return var_7;
}

// inside.py:20
static wp::float32 turn_0(
    wp::vec_t<3, wp::float32>* var_v,
    wp::mat_t<3, 3, wp::float32>* var_m,
    wp::float32 var_k)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::int32 var_2 = 1;
    wp::float32* var_3;
    const wp::int32 var_4 = 1;
    wp::float32 var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::float32 var_7;
    wp::float32* var_8;
    const wp::int32 var_9 = 2;
    wp::float32 var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::float32 var_12;
    const wp::int32 var_13 = 2;
    wp::float32* var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    wp::vec_t<3, wp::float32> var_20;
    const wp::int32 var_21 = 0;
    const wp::int32 var_22 = 1;
    wp::float32* var_23;
    wp::vec_t<3, wp::float32> var_24;
    wp::vec_t<3, wp::float32> var_25;
    const wp::int32 var_26 = 1;
    wp::vec_t<3, wp::float32>* var_27;
    const wp::int32 var_28 = 2;
    const wp::int32 var_29 = 2;
    wp::float32 var_30;
    wp::mat_t<3, 3, wp::float32> var_31;
    wp::float32 var_32;
    wp::float32* var_33;
    const wp::int32 var_34 = 0;
    wp::float32 var_35;
    wp::vec_t<3, wp::float32> var_36;
    wp::float32 var_37;
    const wp::int32 var_38 = 2;
    wp::float32 var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::float32 var_41;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 2;
    wp::float32 var_44;
    wp::mat_t<3, 3, wp::float32> var_45;
    wp::float32 var_46;
    const wp::int32 var_47 = 0;
    wp::vec_t<3, wp::float32> var_48;
    wp::mat_t<3, 3, wp::float32> var_49;
    wp::float32 var_50;
    wp::vec_t<3, wp::float32> var_51;
    //---------
    // forward
    // def turn(v: wp.ref[wp.vec3], m: wp.ref[wp.mat33], k: float):                           <L 21>
    // v[0] = k                                                                               <L 22>
    var_1 = wp::indexref(var_v, var_0);
    wp::store(var_1, var_k);
    // v.y = k                                                                                <L 23>
    var_3 = wp::indexref(var_v, var_2);
    wp::store(var_3, var_k);
    // v[1] += k                                                                              <L 24>
    var_6 = wp::load(var_v);
    var_5 = wp::extract(var_6, var_4);
    var_7 = wp::add(var_5, var_k);
    var_8 = wp::indexref(var_v, var_4);
    wp::store(var_8, var_7);
    // v.z -= k                                                                               <L 25>
    var_11 = wp::load(var_v);
    var_10 = wp::extract(var_11, var_9);
    var_12 = wp::sub(var_10, var_k);
    var_14 = wp::indexref(var_v, var_13);
    wp::store(var_14, var_12);
    // v = v * k                                                                              <L 26>
    var_16 = wp::load(var_v);
    var_15 = wp::mul(var_16, var_k);
    *var_v = var_15;
    // v /= wp.length(v)                                                                      <L 27>
    var_18 = wp::load(var_v);
    var_17 = wp::length(var_18);
    var_20 = wp::load(var_v);
    var_19 = wp::div(var_20, var_17);
    *var_v = var_19;
    // m[0, 1] = k                                                                            <L 28>
    var_23 = wp::indexref(var_m, var_21, var_22);
    wp::store(var_23, var_k);
    // m[1] = v                                                                               <L 29>
    var_25 = wp::load(var_v);
    var_24 = wp::copy(var_25);
    var_27 = wp::indexref(var_m, var_26);
    wp::store(var_27, var_24);
    // m[2, 2] += k                                                                           <L 30>
    var_31 = wp::load(var_m);
    var_30 = wp::extract(var_31, var_28, var_29);
    var_32 = wp::add(var_30, var_k);
    var_33 = wp::indexref(var_m, var_28, var_29);
    wp::store(var_33, var_32);
    // bump(v[0])                                                                             <L 31>
    var_36 = wp::load(var_v);
    var_35 = wp::extract(var_36, var_34);
    var_37 = bump_0(wp::index(*(var_v), var_34));
    // bump(v.z)                                                                              <L 32>
    var_40 = wp::load(var_v);
    var_39 = wp::extract(var_40, var_38);
    var_41 = bump_0(wp::index(*(var_v), var_38));
    // bump(m[0, 2])                                                                          <L 33>
    var_45 = wp::load(var_m);
    var_44 = wp::extract(var_45, var_42, var_43);
    var_46 = bump_0(wp::index(*(var_m), var_42, var_43));
    // return wp.dot(v, m[0])                                                                 <L 34>
    var_49 = wp::load(var_m);
    var_48 = wp::extract(var_49, var_47);
    var_51 = wp::load(var_v);
    var_50 = wp::dot(var_51, var_48);
    return var_50;
}

// inside.py:37
static void fill_0(
    wp::array_t<wp::float32>* var_a,
    wp::int32 var_n)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    wp::array_t<wp::float32> var_2;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    wp::array_t<wp::float32> var_6;
    const wp::int32 var_7 = 1;
    wp::float32* var_8;
    wp::array_t<wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    wp::array_t<wp::float32> var_13;
    wp::shape_t* var_14;
    const wp::int32 var_15 = 0;
    wp::int32 var_16;
    wp::shape_t var_17;
    const wp::int32 var_18 = 1;
    wp::int32 var_19;
    wp::float32 var_20;
    wp::array_t<wp::float32> var_21;
    const wp::int32 var_22 = 3;
    wp::float32* var_23;
    wp::array_t<wp::float32> var_24;
    wp::float32 var_25;
    //---------
    // forward
    // def fill(a: wp.ref[wp.array(dtype=float)], n: int):                                    <L 38>
    // a[0] = 1.0                                                                             <L 39>
    var_2 = wp::load(var_a);
    wp::array_store(var_2, var_1, var_0);
    // a[1] += 2.0                                                                            <L 40>
    var_6 = wp::load(var_a);
    var_5 = wp::atomic_add(var_6, var_3, var_4);
    // a[2] = a[1]                                                                            <L 41>
    var_9 = wp::load(var_a);
    var_8 = wp::address(var_9, var_7);
    var_11 = wp::load(var_8);
    var_10 = wp::copy(var_11);
    var_13 = wp::load(var_a);
    wp::array_store(var_13, var_12, var_10);
    // last = a.shape[0] - 1                                                                  <L 42>
    var_14 = &(var_a->shape);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_19 = wp::sub(var_16, var_18);
    // a[last] = float(n)                                                                     <L 43>
    var_20 = wp::float(var_n);
    var_21 = wp::load(var_a);
    wp::array_store(var_21, var_19, var_20);
    // bump(a[3])                                                                             <L 44>
    var_24 = wp::load(var_a);
    var_23 = wp::address(var_24, var_22);
    var_25 = bump_0(var_23);
}

// inside.py:47
static void step_0(
    State_7ecb4587* var_s,
    wp::float32 var_dt)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32* var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32>* var_6;
    wp::vec_t<3, wp::float32>* var_7;
    const wp::int32 var_8 = 0;
    wp::float32* var_9;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 1;
    wp::float32* var_12;
    wp::vec_t<3, wp::float32>* var_13;
    const wp::int32 var_14 = 2;
    wp::float32 var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::float32 var_17;
    wp::float32* var_18;
    wp::array_t<wp::float32>* var_19;
    const wp::int32 var_20 = 0;
    wp::array_t<wp::float32> var_21;
    wp::array_t<wp::float32>* var_22;
    const wp::int32 var_23 = 1;
    wp::float32 var_24;
    wp::array_t<wp::float32> var_25;
    State_7ecb4587 var_26;
    State_7ecb4587 var_27;
    const wp::float32 var_28 = 3.0;
    wp::float32* var_29;
    wp::float32 var_30;
    wp::vec_t<3, wp::float32>* var_31;
    const wp::int32 var_32 = 1;
    wp::float32 var_33;
    wp::vec_t<3, wp::float32> var_34;
    wp::float32 var_35;
    wp::array_t<wp::float32>* var_36;
    const wp::int32 var_37 = 2;
    wp::float32* var_38;
    wp::array_t<wp::float32> var_39;
    wp::float32 var_40;
    wp::array_t<wp::float32>* var_41;
    const wp::int32 var_42 = 4;
    //---------
    // forward
    // def step(s: wp.ref[State], dt: float):                                                 <L 48>
    // s.x = dt                                                                               <L 49>
    var_0 = &((*(var_s)).x);
    wp::store(var_0, var_dt);
    // s.x += dt                                                                              <L 50>
    var_1 = &((*(var_s)).x);
    var_3 = wp::load(var_1);
    var_2 = wp::add(var_3, var_dt);
    var_4 = &((*(var_s)).x);
    wp::store(var_4, var_2);
    // s.p = wp.vec3(dt)                                                                      <L 51>
    var_5 = wp::vec_t<3, wp::float32>(var_dt);
    var_6 = &((*(var_s)).p);
    wp::store(var_6, var_5);
    // s.p.x = dt                                                                             <L 52>
    var_7 = &((*(var_s)).p);
    var_9 = wp::indexref(var_7, var_8);
    wp::store(var_9, var_dt);
    // s.p[1] = dt                                                                            <L 53>
    var_10 = &((*(var_s)).p);
    var_12 = wp::indexref(var_10, var_11);
    wp::store(var_12, var_dt);
    // s.p[2] += dt                                                                           <L 54>
    var_13 = &((*(var_s)).p);
    var_16 = wp::load(var_13);
    var_15 = wp::extract(var_16, var_14);
    var_17 = wp::add(var_15, var_dt);
    var_18 = wp::indexref(var_13, var_14);
    wp::store(var_18, var_17);
    // s.samples[0] = dt                                                                      <L 55>
    var_19 = &((*(var_s)).samples);
    var_21 = wp::load(var_19);
    wp::array_store(var_21, var_20, var_dt);
    // s.samples[1] += dt                                                                     <L 56>
    var_22 = &((*(var_s)).samples);
    var_25 = wp::load(var_22);
    var_24 = wp::atomic_add(var_25, var_23, var_dt);
    // t = s                                                                                  <L 57>
    var_27 = wp::load(var_s);
    var_26 = wp::copy(var_27);
    // t.x = 3.0                                                                              <L 58>
    var_26.x = var_28;
    // s = t                                                                                  <L 59>
    *var_s = var_26;
    // bump(s.x)                                                                              <L 60>
    var_29 = &((*(var_s)).x);
    var_30 = bump_0(var_29);
    // bump(s.p[1])                                                                           <L 61>
    var_31 = &((*(var_s)).p);
    var_34 = wp::load(var_31);
    var_33 = wp::extract(var_34, var_32);
    var_35 = bump_0(wp::index((*(var_s)).p, var_32));
    // bump(s.samples[2])                                                                     <L 62>
    var_36 = &((*(var_s)).samples);
    var_39 = wp::load(var_36);
    var_38 = wp::address(var_39, var_37);
    var_40 = bump_0(var_38);
    // fill(s.samples, 4)                                                                     <L 63>
    var_41 = &((*(var_s)).samples);
    fill_0(var_41, var_42);
}

// inside.py:66
static wp::float32 swap_0(
    float* var_a,
    float* var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    wp::float32 var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    //---------
    // forward
    // def swap(a: wp.ref[float], b: wp.ref[float]):                                          <L 67>
    // a, b = b, a                                                                            <L 68>
    var_0 = wp::load(var_b);
    var_1 = wp::load(var_a);
    *var_a = var_0;
    *var_b = var_1;
    // old, a = a, 2.0                                                                        <L 69>
    var_3 = wp::load(var_a);
    *var_a = var_2;
    // return old                                                                             <L 70>
    return var_3;
}

// inside.py:73
static wp::float32 control_0(
    float* var_a,
    bool* var_done,
    int* var_count,
    wp::float64* var_wide)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    bool var_1;
    wp::float32 var_2;
    const wp::float32 var_3 = 2.0;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    wp::float32 var_6;
    wp::range_t var_7;
    wp::int32 var_8;
    wp::int32 var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::int32 var_13 = 0;
    const wp::float32 var_14 = 2.0;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::int32 var_17 = 1;
    const wp::float32 var_18 = 2.0;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 2;
    const wp::float32 var_22 = 2.0;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 100.0;
    bool var_26;
    wp::float32 var_27;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    wp::float32 var_30;
    bool var_31;
    bool var_32;
    const wp::int32 var_33 = 3;
    wp::float64 var_34;
    wp::float32 var_35;
    bool var_36;
    wp::float32 var_37;
    wp::float32 var_38;
    bool var_39;
    bool var_40;
    const wp::float32 var_41 = 1.0;
    bool var_42;
    wp::float32 var_43;
    bool var_44;
    bool var_45;
    wp::float32 var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    //---------
    // forward
    // def control(a: wp.ref[float], done: wp.ref[bool], count: wp.ref[int], wide: wp.ref[wp.float64]):       <L 74>
    // if a > 2.0:                                                                            <L 75>
    var_2 = wp::load(var_a);
    var_1 = (var_2 > var_0);
    if (var_1) {
        // a = 2.0                                                                            <L 76>
        *var_a = var_3;
    }
    if (!var_1) {
        // a += 1.0                                                                           <L 78>
        var_6 = wp::load(var_a);
        var_5 = wp::add(var_6, var_4);
        *var_a = var_5;
    }
    // for i in range(count):                                                                 <L 79>
    var_8 = wp::load(var_count);
    var_7 = wp::range(var_8);
    start_for_0:;
        if (iter_cmp(var_7) == 0) goto end_for_0;
        var_9 = wp::iter_next(var_7);
        // a += float(i)                                                                      <L 80>
        var_10 = wp::float(var_9);
        var_12 = wp::load(var_a);
        var_11 = wp::add(var_12, var_10);
        *var_a = var_11;
        goto start_for_0;
    end_for_0:;
    // for _ in range(3):                                                                     <L 81>
    // a *= 2.0                                                                               <L 82>
    var_16 = wp::load(var_a);
    var_15 = wp::mul(var_16, var_14);
    *var_a = var_15;
    var_20 = wp::load(var_a);
    var_19 = wp::mul(var_20, var_18);
    *var_a = var_19;
    var_24 = wp::load(var_a);
    var_23 = wp::mul(var_24, var_22);
    *var_a = var_23;
    // while a < 100.0:                                                                       <L 83>
    start_while_2:;
    var_27 = wp::load(var_a);
    var_26 = (var_27 < var_25);
    if ((var_26) == false) goto end_while_2;
        // a += 1.0                                                                           <L 84>
        var_30 = wp::load(var_a);
        var_29 = wp::add(var_30, var_28);
        *var_a = var_29;
    goto start_while_2;
    end_while_2:;
    // done = not done                                                                        <L 85>
    var_32 = wp::load(var_done);
    var_31 = wp::unot(var_32);
    *var_done = var_31;
    // count = 3                                                                              <L 86>
    *var_count = var_33;
    // wide = wp.float64(a)                                                                   <L 87>
    var_35 = wp::load(var_a);
    var_34 = wp::float64(var_35);
    *var_wide = var_34;
    // b = a if done else 1.0                                                                 <L 88>
    var_36 = wp::load(var_done);
    if (var_36) {
        var_38 = wp::load(var_a);
        var_37 = wp::copy(var_38);
    }
    var_39 = wp::load(var_done);
    var_40 = wp::load(var_done);
    if (!var_40) {
    }
    var_42 = wp::load(var_done);
    var_44 = wp::load(var_done);
    var_43 = wp::where(var_44, var_37, var_41);
    // if a > b:                                                                              <L 89>
    var_46 = wp::load(var_a);
    var_45 = (var_46 > var_43);
    if (var_45) {
        // return a                                                                           <L 90>
        var_48 = wp::load(var_a);
        var_47 = wp::copy(var_48);
        return var_47;
    }
    // return b                                                                               <L 91>
    return var_43;
}

struct wp_args_use_d8de1151 {
    wp::array_t<wp::float32> a;
    wp::array_t<State_7ecb4587> states;
    wp::array_t<bool> flags;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> ms;
};

template <bool wp_linear_contiguous>
static void use_d8de1151_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_use_d8de1151 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_use_d8de1151 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.states.strides[0] = sizeof(State_7ecb4587);
        wp_contiguous_args.flags.strides[0] = sizeof(bool);
        wp_contiguous_args.ms.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<State_7ecb4587> var_states = _wp_args->states;
    wp::array_t<bool> var_flags = _wp_args->flags;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_ms = _wp_args->ms;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::range_t var_12;
    wp::int32 var_13;
    wp::float32* var_14;
    wp::float32 var_15;
    wp::float32 var_16;
    const wp::float32 var_17 = 1.0;
    wp::vec_t<3, wp::float32> var_18;
    wp::mat_t<3, 3, wp::float32>* var_19;
    const wp::float32 var_20 = 2.0;
    wp::float32 var_21;
    State_7ecb4587* var_22;
    const wp::float32 var_23 = 0.1;
    State_7ecb4587 var_24;
    const wp::float32 var_25 = 0.2;
    const wp::int32 var_26 = 3;
    wp::int32 var_27;
    wp::float64 var_28;
    wp::float32 var_29;
    const wp::int32 var_30 = 0;
    wp::float32* var_31;
    bool* var_32;
    wp::float32 var_33;
    wp::float32 var_34;
    const wp::int32 var_35 = 0;
    wp::float32 var_36;
    wp::float32 var_37;
    //---------
    // forward
    // def use(a: wp.array(dtype=float), states: wp.array(dtype=State), flags: wp.array(dtype=bool), ms: wp.array(dtype=wp.mat33)):       <L 95>
    // i = wp.tid()                                                                           <L 96>
    var_0 = builtin_tid1d();
    // x = a[i]                                                                               <L 97>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    // y = float(2.0)                                                                         <L 98>
    var_5 = wp::float(var_4);
    // for _ in range(2):                                                                     <L 99>
    // y += bump(x)                                                                           <L 100>
    var_7 = bump_0(&(var_2));
    var_8 = wp::add(var_5, var_7);
    var_10 = bump_0(&(var_2));
    var_11 = wp::add(var_8, var_10);
    // for j in range(i):                                                                     <L 101>
    var_12 = wp::range(var_0);
    start_for_0:;
        if (iter_cmp(var_12) == 0) goto end_for_0;
        var_13 = wp::iter_next(var_12);
        // bump(a[j])                                                                         <L 102>
        var_14 = wp::address(var_a, var_13);
        var_15 = bump_0(var_14);
        // bump(y)                                                                            <L 103>
        var_16 = bump_0(&(var_11));
        goto start_for_0;
    end_for_0:;
    // v = wp.vec3(1.0)                                                                       <L 104>
    var_18 = wp::vec_t<3, wp::float32>(var_17);
    // turn(v, ms[i], 2.0)                                                                    <L 105>
    var_19 = wp::address(var_ms, var_0);
    var_21 = turn_0(&(var_18), var_19, var_20);
    // fill(a, i)                                                                             <L 106>
    fill_0(&(var_a), var_0);
    // step(states[i], 0.1)                                                                   <L 107>
    var_22 = wp::address(var_states, var_0);
    step_0(var_22, var_23);
    // s = State()                                                                            <L 108>
    var_24 = State_7ecb4587();
    // step(s, 0.2)                                                                           <L 109>
    step_0(&(var_24), var_25);
    // n = int(3)                                                                             <L 110>
    var_27 = wp::int(var_26);
    // w = wp.float64(1.0)                                                                    <L 111>
    var_28 = 1.0;
    // a[i] = swap(x, y) + control(a[0], flags[i], n, w) + v[0]                               <L 112>
    var_29 = swap_0(&(var_2), &(var_11));
    var_31 = wp::address(var_a, var_30);
    var_32 = wp::address(var_flags, var_0);
    var_33 = control_0(var_31, var_32, &(var_27), &(var_28));
    var_34 = wp::add(var_29, var_33);
    var_36 = wp::extract(var_18, var_35);
    var_37 = wp::add(var_34, var_36);
    wp::array_store(var_a, var_0, var_37);
}
