struct wp_args_atomic_local_arrays_rows_95b5600e {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void atomic_local_arrays_rows_95b5600e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_atomic_local_arrays_rows_95b5600e *_wp_args,
    wp_args_atomic_local_arrays_rows_95b5600e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::fixedarray_t<3, wp::float32> var_1;
    const wp::int32 var_2 = 3;
    const wp::int32 var_3 = 2;
    const wp::int32 var_4 = 2;
    wp::tuple_t<wp::int32, wp::int32> var_5;
    wp::fixedarray_t<4, wp::int32> var_6;
    const wp::int32 var_7 = 2;
    const wp::int32 var_8 = 2;
    const wp::int32 var_9 = 2;
    const wp::int32 var_10 = 2;
    const wp::int32 var_11 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32> var_12;
    wp::fixedarray_t<8, wp::float32> var_13;
    const wp::int32 var_14 = 2;
    const wp::int32 var_15 = 2;
    const wp::int32 var_16 = 2;
    const wp::int32 var_17 = 2;
    const wp::int32 var_18 = 2;
    const wp::int32 var_19 = 2;
    const wp::int32 var_20 = 2;
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_21;
    wp::fixedarray_t<16, wp::int32> var_22;
    const wp::int32 var_23 = 2;
    const wp::int32 var_24 = 2;
    const wp::int32 var_25 = 2;
    const wp::int32 var_26 = 2;
    const wp::int32 var_27 = 0;
    const wp::float32 var_28 = 1.0;
    wp::float32 var_29;
    const wp::int32 var_30 = 0;
    const wp::int32 var_31 = 1;
    const wp::int32 var_32 = 2;
    wp::int32 var_33;
    const wp::int32 var_34 = 0;
    const wp::int32 var_35 = 1;
    const wp::int32 var_36 = 1;
    const wp::float32 var_37 = 3.0;
    wp::float32 var_38;
    const wp::int32 var_39 = 0;
    const wp::int32 var_40 = 1;
    const wp::int32 var_41 = 1;
    const wp::int32 var_42 = 0;
    const wp::int32 var_43 = 4;
    wp::int32 var_44;
    const wp::int32 var_45 = 0;
    const wp::int32 var_46 = 1;
    const wp::int32 var_47 = 5;
    wp::int32 var_48;
    const wp::int32 var_49 = 0;
    const wp::int32 var_50 = 1;
    const wp::int32 var_51 = 1;
    const wp::int32 var_52 = 0;
    const wp::int32 var_53 = 6;
    wp::int32 var_54;
    const wp::int32 var_55 = 1;
    const wp::float32 var_56 = 7.0;
    wp::float32 var_57;
    const wp::int32 var_58 = 0;
    const wp::int32 var_59 = 0;
    const wp::int32 var_60 = 8;
    const wp::int32 var_61 = 9;
    wp::int32 var_62;
    const wp::int32 var_63 = 0;
    wp::float32* var_64;
    wp::float32 var_65;
    wp::float32 var_66;
    const wp::int32 var_67 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::fixedarray_t<3, wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::tuple_t<wp::int32, wp::int32> adj_5 = {};
    wp::fixedarray_t<4, wp::int32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32> adj_12 = {};
    wp::fixedarray_t<8, wp::float32> adj_13 = {};
    wp::int32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    wp::int32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> adj_21 = {};
    wp::fixedarray_t<16, wp::int32> adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::int32 adj_26 = {};
    wp::int32 adj_27 = {};
    wp::float32 adj_28 = {};
    wp::float32 adj_29 = {};
    wp::int32 adj_30 = {};
    wp::int32 adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    wp::float32 adj_37 = {};
    wp::float32 adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    wp::int32 adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    wp::int32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::float32 adj_56 = {};
    wp::float32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::int32 adj_60 = {};
    wp::int32 adj_61 = {};
    wp::int32 adj_62 = {};
    wp::int32 adj_63 = {};
    wp::float32 adj_64 = {};
    wp::float32 adj_65 = {};
    wp::float32 adj_66 = {};
    wp::int32 adj_67 = {};
    //---------
    // forward
    // def atomic_local_arrays_rows(out: wp.array(dtype=float)):                              <L 6>
    // a = wp.zeros(shape=3, dtype=float)                                                     <L 7>
    var_1 = wp::fixedarray_t<3, wp::float32>(var_2);
    // b = wp.zeros(shape=(2, 2), dtype=int)                                                  <L 8>
    var_5 = wp::tuple(var_3, var_4);
    var_6 = wp::fixedarray_t<4, wp::int32>(var_7, var_8);
    // c = wp.zeros(shape=(2, 2, 2), dtype=float)                                             <L 9>
    var_12 = wp::tuple(var_9, var_10, var_11);
    var_13 = wp::fixedarray_t<8, wp::float32>(var_14, var_15, var_16);
    // d = wp.zeros(shape=(2, 2, 2, 2), dtype=int)                                            <L 10>
    var_21 = wp::tuple(var_17, var_18, var_19, var_20);
    var_22 = wp::fixedarray_t<16, wp::int32>(var_23, var_24, var_25, var_26);
    // wp.atomic_add(a, 0, 1.0)                                                               <L 11>
    // var_29 = wp::atomic_add(var_1, var_27, var_28);
    // wp.atomic_sub(b, 0, 1, 2)                                                              <L 12>
    // var_33 = wp::atomic_sub(var_6, var_30, var_31, var_32);
    // wp.atomic_min(c, 0, 1, 1, 3.0)                                                         <L 13>
    // var_38 = wp::atomic_min(var_13, var_34, var_35, var_36, var_37);
    // wp.atomic_max(d, 0, 1, 1, 0, 4)                                                        <L 14>
    // var_44 = wp::atomic_max(var_22, var_39, var_40, var_41, var_42, var_43);
    // wp.atomic_and(b, 0, 1, 5)                                                              <L 15>
    // var_48 = wp::atomic_and(var_6, var_45, var_46, var_47);
    // wp.atomic_or(d, 0, 1, 1, 0, 6)                                                         <L 16>
    // var_54 = wp::atomic_or(var_22, var_49, var_50, var_51, var_52, var_53);
    // wp.atomic_exch(a, 1, 7.0)                                                              <L 17>
    // var_57 = wp::atomic_exch(var_1, var_55, var_56);
    // wp.atomic_cas(b, 0, 0, 8, 9)                                                           <L 18>
    // var_62 = wp::atomic_cas(var_6, var_58, var_59, var_60, var_61);
    // out[0] = a[0]                                                                          <L 19>
    var_64 = wp::address(var_1, var_63);
    var_66 = wp::load(var_64);
    var_65 = wp::copy(var_66);
    // wp::array_store(var_out, var_67, var_65);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_67, var_65, adj_out, adj_67, adj_65);
    wp::adj_copy(var_66, adj_64, adj_65);
    wp::adj_address(var_1, var_63, adj_1, adj_63, adj_64);
    // adj: out[0] = a[0]                                                                     <L 19>
    // adj: wp.atomic_cas(b, 0, 0, 8, 9)                                                      <L 18>
    // adj: wp.atomic_exch(a, 1, 7.0)                                                         <L 17>
    // adj: wp.atomic_or(d, 0, 1, 1, 0, 6)                                                    <L 16>
    // adj: wp.atomic_and(b, 0, 1, 5)                                                         <L 15>
    wp::adj_atomic_max(var_22, var_39, var_40, var_41, var_42, var_43, adj_22, adj_39, adj_40, adj_41, adj_42, adj_43, adj_44);
    // adj: wp.atomic_max(d, 0, 1, 1, 0, 4)                                                   <L 14>
    wp::adj_atomic_min(var_13, var_34, var_35, var_36, var_37, adj_13, adj_34, adj_35, adj_36, adj_37, adj_38);
    // adj: wp.atomic_min(c, 0, 1, 1, 3.0)                                                    <L 13>
    wp::adj_atomic_sub(var_6, var_30, var_31, var_32, adj_6, adj_30, adj_31, adj_32, adj_33);
    // adj: wp.atomic_sub(b, 0, 1, 2)                                                         <L 12>
    wp::adj_atomic_add(var_1, var_27, var_28, adj_1, adj_27, adj_28, adj_29);
    // adj: wp.atomic_add(a, 0, 1.0)                                                          <L 11>
    // adj: d = wp.zeros(shape=(2, 2, 2, 2), dtype=int)                                       <L 10>
    // adj: c = wp.zeros(shape=(2, 2, 2), dtype=float)                                        <L 9>
    // adj: b = wp.zeros(shape=(2, 2), dtype=int)                                             <L 8>
    // adj: a = wp.zeros(shape=3, dtype=float)                                                <L 7>
    // adj: def atomic_local_arrays_rows(out: wp.array(dtype=float)):                         <L 6>
    return;
}
