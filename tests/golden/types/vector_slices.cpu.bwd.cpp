struct wp_args_vector_slices_b4f9d8aa {
    wp::vec_t<4, wp::float32> v;
    wp::array_t<wp::vec_t<2, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void vector_slices_b4f9d8aa_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_vector_slices_b4f9d8aa *_wp_args,
    wp_args_vector_slices_b4f9d8aa *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<4, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<4, wp::float32> adj_v = _wp_adj_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::vec_t<4, wp::float32> var_0;
    const wp::int32 var_1 = 1;
    const wp::int32 var_2 = 3;
    wp::slice_t var_3;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = 3;
    const wp::int32 var_6 = 1;
    wp::vec_t<2, wp::float32> var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 2;
    wp::slice_t var_10;
    const wp::int32 var_11 = 0;
    const wp::int32 var_12 = 2;
    const wp::int32 var_13 = 1;
    wp::vec_t<2, wp::float32> var_14;
    const wp::int32 var_15 = 1;
    const wp::int32 var_16 = 2;
    wp::slice_t var_17;
    const wp::int32 var_18 = 2;
    const wp::int32 var_19 = 4;
    const wp::int32 var_20 = 1;
    wp::vec_t<2, wp::float32> var_21;
    const wp::int32 var_22 = 2;
    const wp::int32 var_23 = 2;
    wp::slice_t var_24;
    const wp::int32 var_25 = 0;
    const wp::int32 var_26 = 4;
    const wp::int32 var_27 = 2;
    wp::vec_t<2, wp::float32> var_28;
    const wp::int32 var_29 = 3;
    const wp::int32 var_30 = -2;
    wp::slice_t var_31;
    const wp::int32 var_32 = 2;
    const wp::int32 var_33 = 4;
    const wp::int32 var_34 = 1;
    wp::vec_t<2, wp::float32> var_35;
    const wp::int32 var_36 = 4;
    const wp::int32 var_37 = -1;
    wp::slice_t var_38;
    const wp::int32 var_39 = 3;
    const wp::int32 var_40 = -1;
    const wp::int32 var_41 = -1;
    wp::vec_t<4, wp::float32> var_42;
    const wp::float32 var_43 = 1.0;
    const wp::float32 var_44 = 2.0;
    wp::vec_t<2, wp::float32> var_45;
    const wp::int32 var_46 = 0;
    const wp::int32 var_47 = 2;
    wp::slice_t var_48;
    const wp::int32 var_49 = 0;
    const wp::int32 var_50 = 2;
    const wp::int32 var_51 = 1;
    const wp::int32 var_52 = 2;
    const wp::int32 var_53 = 4;
    wp::slice_t var_54;
    const wp::int32 var_55 = 2;
    const wp::int32 var_56 = 4;
    const wp::int32 var_57 = 1;
    const wp::float32 var_58 = 3.0;
    const wp::float32 var_59 = 4.0;
    wp::vec_t<2, wp::float32> var_60;
    const wp::int32 var_61 = 1;
    const wp::int32 var_62 = 3;
    wp::slice_t var_63;
    const wp::int32 var_64 = 1;
    const wp::int32 var_65 = 3;
    const wp::int32 var_66 = 1;
    const wp::float32 var_67 = 5.0;
    const wp::float32 var_68 = 6.0;
    wp::vec_t<2, wp::float32> var_69;
    wp::slice_t var_70;
    const wp::int32 var_71 = 0;
    const wp::int32 var_72 = 4;
    const wp::int32 var_73 = 1;
    //---------
    // dual vars
    wp::vec_t<4, wp::float32> adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::slice_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::vec_t<2, wp::float32> adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::slice_t adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::vec_t<2, wp::float32> adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::slice_t adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::vec_t<2, wp::float32> adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::slice_t adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::vec_t<2, wp::float32> adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::slice_t adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::vec_t<2, wp::float32> adj_35 = {};
    wp::int32 adj_36 = {};
    wp::int32 adj_37 = {};
    wp::slice_t adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::vec_t<4, wp::float32> adj_42 = {};
    wp::float32 adj_43 = {};
    wp::float32 adj_44 = {};
    wp::vec_t<2, wp::float32> adj_45 = {};
    wp::int32 adj_46 = {};
    wp::int32 adj_47 = {};
    wp::slice_t adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::slice_t adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::float32 adj_58 = {};
    wp::float32 adj_59 = {};
    wp::vec_t<2, wp::float32> adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::slice_t adj_63 = {};
    wp::int32 adj_64 = {};
    wp::int32 adj_65 = {};
    wp::int32 adj_66 = {};
    wp::float32 adj_67 = {};
    wp::float32 adj_68 = {};
    wp::vec_t<2, wp::float32> adj_69 = {};
    wp::slice_t adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::int32 adj_73 = {};
    //---------
    // forward
    // def vector_slices(v: wp.vec4, out: wp.array(dtype=wp.vec2)):                           <L 6>
    // a = v                                                                                  <L 7>
    var_0 = wp::copy(var_v);
    // out[0] = a[1:3]                                                                        <L 8>
    var_3 = wp::slice_t(var_4, var_5, var_6);
    var_7 = wp::extract<2>(var_0, var_3);
    // wp::array_store(var_out, var_8, var_7);
    // out[1] = a[:2]                                                                         <L 9>
    var_10 = wp::slice_t(var_11, var_12, var_13);
    var_14 = wp::extract<2>(var_0, var_10);
    // wp::array_store(var_out, var_15, var_14);
    // out[2] = a[2:]                                                                         <L 10>
    var_17 = wp::slice_t(var_18, var_19, var_20);
    var_21 = wp::extract<2>(var_0, var_17);
    // wp::array_store(var_out, var_22, var_21);
    // out[3] = a[::2]                                                                        <L 11>
    var_24 = wp::slice_t(var_25, var_26, var_27);
    var_28 = wp::extract<2>(var_0, var_24);
    // wp::array_store(var_out, var_29, var_28);
    // out[4] = a[-2:]                                                                        <L 12>
    var_31 = wp::slice_t(var_32, var_33, var_34);
    var_35 = wp::extract<2>(var_0, var_31);
    // wp::array_store(var_out, var_36, var_35);
    // b = a[::-1]                                                                            <L 13>
    var_38 = wp::slice_t(var_39, var_40, var_41);
    var_42 = wp::extract<4>(var_0, var_38);
    // a[0:2] = wp.vec2(1.0, 2.0)                                                             <L 14>
    var_45 = wp::vec_t<2, wp::float32>(var_43, var_44);
    var_48 = wp::slice_t(var_49, var_50, var_51);
    wp::assign_inplace<2>(var_0, var_48, var_45);
    // a[2:4] += wp.vec2(3.0, 4.0)                                                            <L 15>
    var_54 = wp::slice_t(var_55, var_56, var_57);
    var_60 = wp::vec_t<2, wp::float32>(var_58, var_59);
    wp::add_inplace<2>(var_0, var_54, var_60);
    // a[1:3] -= wp.vec2(5.0, 6.0)                                                            <L 16>
    var_63 = wp::slice_t(var_64, var_65, var_66);
    var_69 = wp::vec_t<2, wp::float32>(var_67, var_68);
    wp::sub_inplace<2>(var_0, var_63, var_69);
    // a[:] = v                                                                               <L 17>
    var_70 = wp::slice_t(var_71, var_72, var_73);
    wp::assign_inplace<4>(var_0, var_70, var_v);
    //---------
    // reverse
    wp::adj_assign_inplace(var_0, var_70, var_v, adj_0, adj_70, adj_v);
    // adj: a[:] = v                                                                          <L 17>
    wp::adj_sub_inplace(var_0, var_63, var_69, adj_0, adj_63, adj_69);
    wp::adj_vec_t(var_67, var_68, adj_67, adj_68, adj_69);
    // adj: a[1:3] -= wp.vec2(5.0, 6.0)                                                       <L 16>
    wp::adj_add_inplace(var_0, var_54, var_60, adj_0, adj_54, adj_60);
    wp::adj_vec_t(var_58, var_59, adj_58, adj_59, adj_60);
    // adj: a[2:4] += wp.vec2(3.0, 4.0)                                                       <L 15>
    wp::adj_assign_inplace(var_0, var_48, var_45, adj_0, adj_48, adj_45);
    wp::adj_vec_t(var_43, var_44, adj_43, adj_44, adj_45);
    // adj: a[0:2] = wp.vec2(1.0, 2.0)                                                        <L 14>
    wp::adj_extract(var_0, var_38, adj_0, adj_38, adj_42);
    // adj: b = a[::-1]                                                                       <L 13>
    wp::adj_array_store(var_out, var_36, var_35, adj_out, adj_36, adj_35);
    wp::adj_extract(var_0, var_31, adj_0, adj_31, adj_35);
    // adj: out[4] = a[-2:]                                                                   <L 12>
    wp::adj_array_store(var_out, var_29, var_28, adj_out, adj_29, adj_28);
    wp::adj_extract(var_0, var_24, adj_0, adj_24, adj_28);
    // adj: out[3] = a[::2]                                                                   <L 11>
    wp::adj_array_store(var_out, var_22, var_21, adj_out, adj_22, adj_21);
    wp::adj_extract(var_0, var_17, adj_0, adj_17, adj_21);
    // adj: out[2] = a[2:]                                                                    <L 10>
    wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
    wp::adj_extract(var_0, var_10, adj_0, adj_10, adj_14);
    // adj: out[1] = a[:2]                                                                    <L 9>
    wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
    wp::adj_extract(var_0, var_3, adj_0, adj_3, adj_7);
    // adj: out[0] = a[1:3]                                                                   <L 8>
    wp::adj_copy(var_v, adj_v, adj_0);
    // adj: a = v                                                                             <L 7>
    // adj: def vector_slices(v: wp.vec4, out: wp.array(dtype=wp.vec2)):                      <L 6>
    return;
}
