// fabric.py:7
static wp::float32 read_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def read(a: wp.fabricarray(dtype=float), i: int):                                      <L 8>
    // return a[i]                                                                            <L 9>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static wp::float32 read_any_0(
    wp::fabricarray_t<wp::float32> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def read_any(a: wp.fabricarray(dtype=Any), i: int):                                    <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static wp::float32 nth_0(
    wp::fabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// fabric.py:0
static wp::float32 nth_0(
    wp::indexedfabricarray_t<float> var_a,
    wp::int32 var_i)
{
    //---------
    // primal vars
    float* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def nth(a: Any, i: int):                                                               <L 1>
    // return a[i]                                                                            <L 2>
    var_0 = wp::address(var_a, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

struct wp_args_attributes_f8afb531 {
    wp::fabricarray_t<float> a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> b;
    wp::fabricarray_t<wp::float32> c;
    wp::fabricarray_t<bool> flags;
    wp::fabricarray_t<int> counts;
    wp::fabricarray_t<wp::int8> small;
    wp::fabricarray_t<wp::mat_t<4, 4, wp::float64>> frames;
    wp::indexedfabricarray_t<float> some;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void attributes_f8afb531_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_attributes_f8afb531 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_attributes_f8afb531 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::fabricarray_t<float> var_a = _wp_args->a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::fabricarray_t<wp::float32> var_c = _wp_args->c;
    wp::fabricarray_t<bool> var_flags = _wp_args->flags;
    wp::fabricarray_t<int> var_counts = _wp_args->counts;
    wp::fabricarray_t<wp::int8> var_small = _wp_args->small;
    wp::fabricarray_t<wp::mat_t<4, 4, wp::float64>> var_frames = _wp_args->frames;
    wp::indexedfabricarray_t<float> var_some = _wp_args->some;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    float* var_1;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 0;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::vec_t<3, wp::float32>* var_8;
    const wp::int32 var_9 = 1;
    wp::float32 var_10;
    wp::vec_t<3, wp::float32> var_11;
    wp::float32 var_12;
    wp::float32* var_13;
    wp::float32 var_14;
    wp::float32 var_15;
    float* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::float32 var_19 = 2.0;
    const wp::float32 var_20 = 3.0;
    wp::float32 var_21;
    const wp::float32 var_22 = 1.0;
    wp::vec_t<3, wp::float32> var_23;
    const wp::float32 var_24 = 2.0;
    wp::vec_t<3, wp::float32>* var_25;
    const wp::int32 var_26 = 1;
    wp::float32* var_27;
    const wp::float32 var_28 = 2.0;
    wp::vec_t<3, wp::float32>* var_29;
    const wp::int32 var_30 = 0;
    wp::float32* var_31;
    wp::vec_t<3, wp::float32>* var_32;
    const wp::int32 var_33 = 2;
    wp::float32 var_34;
    wp::vec_t<3, wp::float32> var_35;
    const wp::float32 var_36 = 2.0;
    wp::float32 var_37;
    wp::float32* var_38;
    bool* var_39;
    bool var_40;
    bool var_41;
    int* var_42;
    const wp::int32 var_43 = 1;
    wp::int32 var_44;
    wp::int32 var_45;
    const wp::int32 var_46 = 4;
    wp::int32 var_47;
    wp::int8* var_48;
    const wp::int32 var_49 = 3;
    wp::int8 var_50;
    wp::int8 var_51;
    wp::int8 var_52;
    wp::mat_t<4, 4, wp::float64>* var_53;
    wp::mat_t<4, 4, wp::float64>* var_54;
    wp::mat_t<4, 4, wp::float64> var_55;
    wp::mat_t<4, 4, wp::float64> var_56;
    wp::mat_t<4, 4, wp::float64> var_57;
    const wp::float32 var_58 = 1.0;
    wp::float32 var_59;
    const wp::float32 var_60 = 1.0;
    wp::float32 var_61;
    wp::fabricarray_t<float> var_62;
    const wp::int32 var_63 = 1;
    float* var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    wp::float32 var_67;
    wp::float32 var_68;
    wp::float32 var_69;
    wp::float32 var_70;
    wp::float32 var_71;
    wp::float32 var_72;
    wp::float32 var_73;
    const wp::int32 var_74 = 0;
    //---------
    // forward
    // def attributes(                                                                        <L 23>
    // i = wp.tid()                                                                           <L 34>
    var_0 = builtin_tid1d();
    // out[i] = a[i] + b[i][0] + b[i].y + c[i] + some[i]                                      <L 35>
    var_1 = wp::address(var_a, var_0);
    var_2 = wp::address(var_b, var_0);
    var_5 = wp::load(var_2);
    var_4 = wp::extract(var_5, var_3);
    var_7 = wp::load(var_1);
    var_6 = wp::add(var_7, var_4);
    var_8 = wp::address(var_b, var_0);
    var_11 = wp::load(var_8);
    var_10 = wp::extract(var_11, var_9);
    var_12 = wp::add(var_6, var_10);
    var_13 = wp::address(var_c, var_0);
    var_15 = wp::load(var_13);
    var_14 = wp::add(var_12, var_15);
    var_16 = wp::address(var_some, var_0);
    var_18 = wp::load(var_16);
    var_17 = wp::add(var_14, var_18);
    wp::array_store(var_out, var_0, var_17);
    // a[i] = 2.0                                                                             <L 36>
    wp::array_store(var_a, var_0, var_19);
    // a[i] += 3.0                                                                            <L 37>
    var_21 = wp::atomic_add(var_a, var_0, var_20);
    // b[i] = wp.vec3(1.0)                                                                    <L 38>
    var_23 = wp::vec_t<3, wp::float32>(var_22);
    wp::array_store(var_b, var_0, var_23);
    // b[i][1] = 2.0                                                                          <L 39>
    var_25 = wp::address(var_b, var_0);
    var_27 = wp::indexref(var_25, var_26);
    wp::store(var_27, var_24);
    // b[i].x = 2.0                                                                           <L 40>
    var_29 = wp::address(var_b, var_0);
    var_31 = wp::indexref(var_29, var_30);
    wp::store(var_31, var_28);
    // b[i][2] += 2.0                                                                         <L 41>
    var_32 = wp::address(var_b, var_0);
    var_35 = wp::load(var_32);
    var_34 = wp::extract(var_35, var_33);
    var_37 = wp::add(var_34, var_36);
    var_38 = wp::indexref(var_32, var_33);
    wp::store(var_38, var_37);
    // flags[i] = not flags[i]                                                                <L 42>
    var_39 = wp::address(var_flags, var_0);
    var_41 = wp::load(var_39);
    var_40 = wp::unot(var_41);
    wp::array_store(var_flags, var_0, var_40);
    // counts[i] = counts[i] + 1                                                              <L 43>
    var_42 = wp::address(var_counts, var_0);
    var_45 = wp::load(var_42);
    var_44 = wp::add(var_45, var_43);
    wp::array_store(var_counts, var_0, var_44);
    // counts[i] |= 4                                                                         <L 44>
    var_47 = wp::atomic_or(var_counts, var_0, var_46);
    // small[i] += wp.int8(3)                                                                 <L 45>
    var_48 = wp::address(var_small, var_0);
    var_50 = wp::int8(var_49);
    var_52 = wp::load(var_48);
    var_51 = wp::add(var_52, var_50);
    wp::array_store(var_small, var_0, var_51);
    // frames[i] = frames[i] * frames[i]                                                      <L 46>
    var_53 = wp::address(var_frames, var_0);
    var_54 = wp::address(var_frames, var_0);
    var_56 = wp::load(var_53);
    var_57 = wp::load(var_54);
    var_55 = wp::mul(var_56, var_57);
    wp::array_store(var_frames, var_0, var_55);
    // some[i] = a.dtype(1.0)                                                                 <L 47>
    var_59 = wp::float(var_58);
    wp::array_store(var_some, var_0, var_59);
    // some[i] -= 1.0                                                                         <L 48>
    var_61 = wp::atomic_sub(var_some, var_0, var_60);
    // same = a                                                                               <L 49>
    var_62 = wp::copy(var_a);
    // out[0] = same[1] + read(a, i) + read_any(c, i) + nth(a, i) + nth(some, i)              <L 50>
    var_64 = wp::address(var_62, var_63);
    var_65 = read_0(var_a, var_0);
    var_67 = wp::load(var_64);
    var_66 = wp::add(var_67, var_65);
    var_68 = read_any_0(var_c, var_0);
    var_69 = wp::add(var_66, var_68);
    var_70 = nth_0(var_a, var_0);
    var_71 = wp::add(var_69, var_70);
    var_72 = nth_0(var_some, var_0);
    var_73 = wp::add(var_71, var_72);
    wp::array_store(var_out, var_74, var_73);
}

struct wp_args_arrays_of_arrays_f5e24a78 {
    wp::fabricarray_t<float> a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> b;
    wp::indexedfabricarray_t<float> some;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void arrays_of_arrays_f5e24a78_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_arrays_of_arrays_f5e24a78 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_arrays_of_arrays_f5e24a78 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::fabricarray_t<float> var_a = _wp_args->a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::indexedfabricarray_t<float> var_some = _wp_args->some;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::float32> var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    const wp::int32 var_4 = 1;
    float* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 2;
    float* var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    const wp::int32 var_13 = 1;
    wp::vec_t<3, wp::float32>* var_14;
    const wp::int32 var_15 = 0;
    wp::float32 var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 0;
    float* var_20;
    wp::float32 var_21;
    wp::float32 var_22;
    const wp::float32 var_23 = 2.0;
    const wp::int32 var_24 = 1;
    const wp::float32 var_25 = 2.0;
    const wp::int32 var_26 = 1;
    const wp::int32 var_27 = 1;
    const wp::float32 var_28 = 2.0;
    wp::float32 var_29;
    const wp::float32 var_30 = 3.0;
    const wp::int32 var_31 = 2;
    const wp::float32 var_32 = 0.0;
    wp::vec_t<3, wp::float32> var_33;
    const wp::int32 var_34 = 1;
    const wp::float32 var_35 = 1.0;
    const wp::int32 var_36 = 2;
    wp::vec_t<3, wp::float32>* var_37;
    const wp::int32 var_38 = 0;
    wp::float32* var_39;
    wp::array_t<wp::float32> var_40;
    wp::shape_t* var_41;
    const wp::int32 var_42 = 0;
    wp::int32 var_43;
    wp::shape_t var_44;
    wp::float32 var_45;
    wp::int32 var_46;
    wp::float32 var_47;
    wp::float32 var_48;
    const wp::int32 var_49 = 0;
    //---------
    // forward
    // def arrays_of_arrays(                                                                  <L 54>
    // i = wp.tid()                                                                           <L 60>
    var_0 = builtin_tid1d();
    // row = a[i]                                                                             <L 61>
    var_1 = wp::view(var_a, var_0);
    // out[i] = row[0] + a[i][1] + a[i, 2] + b[i][1].x + some[i][0]                           <L 62>
    var_3 = wp::address(var_1, var_2);
    var_5 = wp::address(var_a, var_0, var_4);
    var_7 = wp::load(var_3);
    var_8 = wp::load(var_5);
    var_6 = wp::add(var_7, var_8);
    var_10 = wp::address(var_a, var_0, var_9);
    var_12 = wp::load(var_10);
    var_11 = wp::add(var_6, var_12);
    var_14 = wp::address(var_b, var_0, var_13);
    var_17 = wp::load(var_14);
    var_16 = wp::extract(var_17, var_15);
    var_18 = wp::add(var_11, var_16);
    var_20 = wp::address(var_some, var_0, var_19);
    var_22 = wp::load(var_20);
    var_21 = wp::add(var_18, var_22);
    wp::array_store(var_out, var_0, var_21);
    // a[i][1] = 2.0                                                                          <L 63>
    wp::array_store(var_a, var_0, var_24, var_23);
    // a[i, 1] = 2.0                                                                          <L 64>
    wp::array_store(var_a, var_0, var_26, var_25);
    // a[i][1] += 2.0                                                                         <L 65>
    var_29 = wp::atomic_add(var_a, var_0, var_27, var_28);
    // row[2] = 3.0                                                                           <L 66>
    wp::array_store(var_1, var_31, var_30);
    // b[i][1] = wp.vec3(0.0)                                                                 <L 67>
    var_33 = wp::vec_t<3, wp::float32>(var_32);
    wp::array_store(var_b, var_0, var_34, var_33);
    // b[i, 2].x = 1.0                                                                        <L 68>
    var_37 = wp::address(var_b, var_0, var_36);
    var_39 = wp::indexref(var_37, var_38);
    wp::store(var_39, var_35);
    // other = some[i]                                                                        <L 69>
    var_40 = wp::view(var_some, var_0);
    // other[0] = float(row.shape[0]) + float(len(other))                                     <L 70>
    var_41 = &(var_1.shape);
    var_44 = wp::load(var_41);
    var_43 = wp::extract(var_44, var_42);
    var_45 = wp::float(var_43);
    var_46 = wp::len(var_40);
    var_47 = wp::float(var_46);
    var_48 = wp::add(var_45, var_47);
    wp::array_store(var_40, var_49, var_48);
}

struct wp_args_generic_6138a929 {
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> b;
};

template <bool wp_linear_contiguous>
static void generic_6138a929_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_generic_6138a929 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_a = _wp_args->a;
    wp::fabricarray_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    //---------
    // forward
    // def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // b[i] = a[i]                                                                            <L 3>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    wp::array_store(var_b, var_0, var_2);
}

struct wp_args_generic_c5546cf7 {
    wp::fabricarray_t<wp::float32> a;
    wp::fabricarray_t<wp::float32> b;
};

template <bool wp_linear_contiguous>
static void generic_c5546cf7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_generic_c5546cf7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::fabricarray_t<wp::float32> var_a = _wp_args->a;
    wp::fabricarray_t<wp::float32> var_b = _wp_args->b;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def generic(a: wp.fabricarray(dtype=Any), b: wp.fabricarray(dtype=Any)):               <L 1>
    // i = wp.tid()                                                                           <L 2>
    var_0 = builtin_tid1d();
    // b[i] = a[i]                                                                            <L 3>
    var_1 = wp::address(var_a, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    wp::array_store(var_b, var_0, var_2);
}
