// volumes.py:7
static wp::float32 sample_0(
    wp::uint64 var_volume,
    wp::vec_t<3, wp::float32> var_q,
    wp::float32 var_bias)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def sample(volume: wp.uint64, q: wp.vec3, bias: float) -> float:                       <L 8>
    // return wp.volume_sample_f(volume, q, MODE) + bias                                      <L 9>
    var_1 = wp::volume_sample_f(var_volume, var_q, var_0);
    var_2 = wp::add(var_1, var_bias);
    return var_2;
}

struct wp_args_samples_d27d9523 {
    wp::uint64 v;
    wp::array_t<wp::vec_t<3, wp::float32>> p;
    wp::array_t<wp::float32> o;
    wp::array_t<wp::vec_t<3, wp::float32>> o3;
    wp::array_t<wp::float32> w;
    wp::array_t<wp::vec_t<3, wp::float32>> w3;
};

template <bool wp_linear_contiguous>
static void samples_d27d9523_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_samples_d27d9523 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_samples_d27d9523 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.p.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.o.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.o3.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.w.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.w3.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::uint64 var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float32>> var_p = _wp_args->p;
    wp::array_t<wp::float32> var_o = _wp_args->o;
    wp::array_t<wp::vec_t<3, wp::float32>> var_o3 = _wp_args->o3;
    wp::array_t<wp::float32> var_w = _wp_args->w;
    wp::array_t<wp::vec_t<3, wp::float32>> var_w3 = _wp_args->w3;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 1;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::mat_t<3, 3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    const wp::int32 var_13 = 1;
    wp::float32 var_14;
    const wp::int32 var_15 = 1;
    wp::float32 var_16;
    wp::vec_t<3, wp::float32> var_17;
    const wp::float32 var_18 = 0.0;
    wp::float32 var_19;
    wp::vec_t<3, wp::float32> var_20;
    wp::vec_t<3, wp::float32> var_21;
    wp::float32 var_22;
    wp::float32 var_23;
    wp::float32 var_24;
    const wp::float32 var_25 = 1.0;
    wp::float32 var_26;
    wp::float32 var_27;
    const wp::int32 var_28 = 0;
    const wp::int32 var_29 = 0;
    wp::float32 var_30;
    wp::float32 var_31;
    wp::vec_t<3, wp::float32> var_32;
    wp::vec_t<3, wp::float32> var_33;
    wp::vec_t<3, wp::float32> var_34;
    const wp::int32 var_35 = 1;
    wp::vec_t<3, wp::float32> var_36;
    wp::vec_t<3, wp::float32> var_37;
    wp::vec_t<3, wp::float32> var_38;
    wp::vec_t<3, wp::float32> var_39;
    wp::vec_t<3, wp::float32> var_40;
    wp::vec_t<3, wp::float32> var_41;
    wp::vec_t<3, wp::float32> var_42;
    wp::vec_t<3, wp::float32> var_43;
    wp::int32 var_44;
    wp::float32 var_45;
    wp::float32 var_46;
    //---------
    // forward
    // def samples(                                                                           <L 13>
    // i = wp.tid()                                                                           <L 21>
    var_0 = builtin_tid1d();
    // q = wp.volume_world_to_index(v, p[i])                                                  <L 22>
    var_1 = wp::address(var_p, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::volume_world_to_index(var_v, var_3);
    // a = wp.volume_sample(v, q, wp.Volume.CLOSEST, dtype=float)                             <L 23>
    var_6 = wp::volume_sample<float>(var_v, var_2, var_5);
    // b = wp.volume_sample(v, q, sampling_mode=wp.Volume.LINEAR, dtype=wp.vec3)              <L 24>
    var_9 = wp::volume_sample<wp::vec_t<3, wp::float32>>(var_v, var_2, var_8);
    // g = wp.vec3()                                                                          <L 25>
    var_10 = wp::vec_t<3, wp::float32>();
    // m = wp.mat33()                                                                         <L 26>
    var_11 = wp::mat_t<3, 3, wp::float32>();
    // c = wp.volume_sample_grad_f(v, q, wp.Volume.LINEAR, g)                                 <L 27>
    var_14 = wp::volume_sample_grad_f(var_v, var_2, var_13, var_10);
    // d = wp.volume_sample_grad(v, q, MODE, g, dtype=wp.float32)                             <L 28>
    var_16 = wp::volume_sample_grad<wp::float32>(var_v, var_2, var_15, var_10);
    // e = wp.volume_sample_grad(v, q, MODE, m, dtype=wp.vec3)                                <L 29>
    var_17 = wp::volume_sample_grad<wp::vec_t<3, wp::float32>>(var_v, var_2, var_15, var_11);
    // f = wp.volume_sample_index(v, q, MODE, w, 0.0)                                         <L 30>
    var_19 = wp::volume_sample_index(var_v, var_2, var_15, var_w, var_18);
    // h = wp.volume_sample_grad_index(v, q, MODE, w3, wp.vec3(), m)                          <L 31>
    var_20 = wp::vec_t<3, wp::float32>();
    var_21 = wp::volume_sample_grad_index(var_v, var_2, var_15, var_w3, var_20, var_11);
    // o[i] = a + c + d + f + sample(v, q, 1.0) + m[0, 0]                                     <L 32>
    var_22 = wp::add(var_6, var_14);
    var_23 = wp::add(var_22, var_16);
    var_24 = wp::add(var_23, var_19);
    var_26 = sample_0(var_v, var_2, var_25);
    var_27 = wp::add(var_24, var_26);
    var_30 = wp::extract(var_11, var_28, var_29);
    var_31 = wp::add(var_27, var_30);
    wp::array_store(var_o, var_0, var_31);
    // o3[i] = b + e + g + h + wp.volume_sample_v(v, q, 1) + wp.volume_index_to_world(v, q)       <L 33>
    var_32 = wp::add(var_9, var_17);
    var_33 = wp::add(var_32, var_10);
    var_34 = wp::add(var_33, var_21);
    var_36 = wp::volume_sample_v(var_v, var_2, var_35);
    var_37 = wp::add(var_34, var_36);
    var_38 = wp::volume_index_to_world(var_v, var_2);
    var_39 = wp::add(var_37, var_38);
    wp::array_store(var_o3, var_0, var_39);
    // o3[i] += wp.volume_index_to_world_dir(v, q) + wp.volume_world_to_index_dir(v, q)       <L 34>
    var_40 = wp::volume_index_to_world_dir(var_v, var_2);
    var_41 = wp::volume_world_to_index_dir(var_v, var_2);
    var_42 = wp::add(var_40, var_41);
    var_43 = wp::atomic_add(var_o3, var_0, var_42);
    // o[i] += float(wp.volume_sample_i(v, q))                                                <L 35>
    var_44 = wp::volume_sample_i(var_v, var_2);
    var_45 = wp::float(var_44);
    var_46 = wp::atomic_add(var_o, var_0, var_45);
}

struct wp_args_voxels_c03b5d44 {
    wp::uint64 v;
    wp::array_t<wp::vec_t<3, wp::float64>> d;
    wp::array_t<wp::float32> o;
    wp::array_t<wp::vec_t<3, wp::float32>> o3;
    wp::array_t<wp::vec_t<3, wp::float64>> od;
};

template <bool wp_linear_contiguous>
static void voxels_c03b5d44_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_voxels_c03b5d44 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_voxels_c03b5d44 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.d.strides[0] = sizeof(wp::vec_t<3, wp::float64>);
        wp_contiguous_args.o.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.o3.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.od.strides[0] = sizeof(wp::vec_t<3, wp::float64>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::uint64 var_v = _wp_args->v;
    wp::array_t<wp::vec_t<3, wp::float64>> var_d = _wp_args->d;
    wp::array_t<wp::float32> var_o = _wp_args->o;
    wp::array_t<wp::vec_t<3, wp::float32>> var_o3 = _wp_args->o3;
    wp::array_t<wp::vec_t<3, wp::float64>> var_od = _wp_args->od;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 0;
    wp::float32 var_3;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 3;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 2;
    const wp::int32 var_11 = 3;
    wp::int32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 1;
    const wp::int32 var_15 = 2;
    const wp::int32 var_16 = 3;
    wp::int64 var_17;
    wp::float32 var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    const wp::int32 var_21 = 1;
    const wp::int32 var_22 = 2;
    const wp::int32 var_23 = 3;
    wp::int32 var_24;
    const wp::int32 var_25 = 1;
    const wp::int32 var_26 = 2;
    const wp::int32 var_27 = 3;
    wp::int32 var_28;
    wp::int32 var_29;
    wp::int32 var_30;
    wp::int32 var_31;
    wp::float32 var_32;
    wp::float32 var_33;
    const wp::int32 var_34 = 0;
    wp::vec_t<3, wp::float32> var_35;
    const wp::int32 var_36 = 0;
    const wp::int32 var_37 = 0;
    const wp::float32 var_38 = 1.0;
    const wp::int32 var_39 = 1;
    const wp::int32 var_40 = 2;
    const wp::int32 var_41 = 3;
    const wp::float32 var_42 = 1.0;
    const wp::float32 var_43 = 2.0;
    const wp::float32 var_44 = 3.0;
    wp::vec_t<3, wp::float32> var_45;
    const wp::int32 var_46 = 0;
    const wp::int32 var_47 = 0;
    wp::float32* var_48;
    wp::float32 var_49;
    const wp::int32 var_50 = 1;
    const wp::int32 var_51 = 2;
    const wp::int32 var_52 = 3;
    wp::vec_t<3, wp::float32>* var_53;
    wp::vec_t<3, wp::float32> var_54;
    const wp::int32 var_55 = 1;
    const wp::int32 var_56 = 2;
    const wp::int32 var_57 = 3;
    wp::vec_t<3, wp::float64>* var_58;
    wp::vec_t<3, wp::float64> var_59;
    wp::vec_t<3, wp::float64> var_60;
    wp::vec_t<3, wp::float64> var_61;
    wp::vec_t<3, wp::float64> var_62;
    wp::vec_t<3, wp::float64> var_63;
    wp::vec_t<3, wp::float64> var_64;
    wp::vec_t<3, wp::float64> var_65;
    wp::vec_t<3, wp::float64>* var_66;
    wp::vec_t<3, wp::float32> var_67;
    const wp::int32 var_68 = 1;
    wp::float64 var_69;
    wp::vec_t<3, wp::float64> var_70;
    wp::vec_t<3, wp::float64> var_71;
    //---------
    // forward
    // def voxels(                                                                            <L 39>
    // i = wp.tid()                                                                           <L 46>
    var_0 = builtin_tid1d();
    // o[i] = wp.volume_lookup_f(v, i, 0, 0) + wp.volume_lookup(v, 1, 2, 3, dtype=float)       <L 47>
    var_3 = wp::volume_lookup_f(var_v, var_0, var_1, var_2);
    var_7 = wp::volume_lookup<float>(var_v, var_4, var_5, var_6);
    var_8 = wp::add(var_3, var_7);
    wp::array_store(var_o, var_0, var_8);
    // o[i] += float(wp.volume_lookup(v, 1, 2, 3, dtype=int)) + float(wp.volume_lookup(v, 1, 2, 3, wp.int64))       <L 48>
    var_12 = wp::volume_lookup<int>(var_v, var_9, var_10, var_11);
    var_13 = wp::float(var_12);
    var_17 = wp::volume_lookup<wp::int64>(var_v, var_14, var_15, var_16);
    var_18 = wp::float(var_17);
    var_19 = wp::add(var_13, var_18);
    var_20 = wp::atomic_add(var_o, var_0, var_19);
    // o[i] += float(                                                                         <L 49>
    // wp.volume_lookup_i(v, 1, 2, 3) + wp.volume_lookup_index(v, 1, 2, 3) + wp.volume_voxel_count(v)       <L 50>
    var_24 = wp::volume_lookup_i(var_v, var_21, var_22, var_23);
    var_28 = wp::volume_lookup_index(var_v, var_25, var_26, var_27);
    var_29 = wp::add(var_24, var_28);
    var_30 = wp::volume_voxel_count(var_v);
    var_31 = wp::add(var_29, var_30);
    var_32 = wp::float(var_31);
    var_33 = wp::atomic_add(var_o, var_0, var_32);
    // o3[i] = wp.volume_lookup_v(v, i, i, 0)                                                 <L 52>
    var_35 = wp::volume_lookup_v(var_v, var_0, var_0, var_34);
    wp::array_store(var_o3, var_0, var_35);
    // wp.volume_store(v, i, 0, 0, 1.0)                                                       <L 53>
    wp::volume_store(var_v, var_0, var_36, var_37, var_38);
    // wp.volume_store(v, 1, 2, 3, wp.vec3(1.0, 2.0, 3.0))                                    <L 54>
    var_45 = wp::vec_t<3, wp::float32>(var_42, var_43, var_44);
    wp::volume_store(var_v, var_39, var_40, var_41, var_45);
    // wp.volume_store_f(v, i, 0, 0, o[i])                                                    <L 55>
    var_48 = wp::address(var_o, var_0);
    var_49 = wp::load(var_48);
    wp::volume_store_f(var_v, var_0, var_46, var_47, var_49);
    // wp.volume_store_v(v, 1, 2, 3, o3[i])                                                   <L 56>
    var_53 = wp::address(var_o3, var_0);
    var_54 = wp::load(var_53);
    wp::volume_store_v(var_v, var_50, var_51, var_52, var_54);
    // wp.volume_store_i(v, 1, 2, 3, i)                                                       <L 57>
    wp::volume_store_i(var_v, var_55, var_56, var_57, var_0);
    // q = wp.volume_world_to_index(v, d[i])                                                  <L 58>
    var_58 = wp::address(var_d, var_0);
    var_60 = wp::load(var_58);
    var_59 = wp::volume_world_to_index(var_v, var_60);
    // od[i] = (                                                                              <L 59>
    // wp.volume_index_to_world(v, q)                                                         <L 60>
    var_61 = wp::volume_index_to_world(var_v, var_59);
    // + wp.volume_index_to_world_dir(v, q)                                                   <L 61>
    var_62 = wp::volume_index_to_world_dir(var_v, var_59);
    var_63 = wp::add(var_61, var_62);
    // + wp.volume_world_to_index_dir(v, q)                                                   <L 62>
    var_64 = wp::volume_world_to_index_dir(var_v, var_59);
    var_65 = wp::add(var_63, var_64);
    // od[i] = (                                                                              <L 59>
    wp::array_store(var_od, var_0, var_65);
    // od[i] *= wp.volume_sample(v, wp.vec3(q), MODE, dtype=wp.float64)                       <L 64>
    var_66 = wp::address(var_od, var_0);
    var_67 = wp::vec_t<3, wp::float32>(var_59);
    var_69 = wp::volume_sample<wp::float64>(var_v, var_67, var_68);
    var_71 = wp::load(var_66);
    var_70 = wp::mul(var_71, var_69);
    wp::array_store(var_od, var_0, var_70);
}
