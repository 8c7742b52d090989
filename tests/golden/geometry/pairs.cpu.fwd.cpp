struct wp_args_pairs_423d65e5 {
    wp::array_t<wp::vec_t<3, wp::float32>> p;
    wp::array_t<wp::vec_t<3, wp::float64>> d;
    wp::array_t<wp::int32> hits;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void pairs_423d65e5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_pairs_423d65e5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_pairs_423d65e5 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.p.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.d.strides[0] = sizeof(wp::vec_t<3, wp::float64>);
        wp_contiguous_args.hits.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_p = _wp_args->p;
    wp::array_t<wp::vec_t<3, wp::float64>> var_d = _wp_args->d;
    wp::array_t<wp::int32> var_hits = _wp_args->hits;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32>* var_2;
    const wp::int32 var_3 = 1;
    wp::vec_t<3, wp::float32>* var_4;
    const wp::int32 var_5 = 2;
    wp::vec_t<3, wp::float32>* var_6;
    const wp::int32 var_7 = 3;
    wp::vec_t<3, wp::float32>* var_8;
    const wp::int32 var_9 = 4;
    wp::vec_t<3, wp::float32>* var_10;
    const wp::int32 var_11 = 5;
    wp::vec_t<3, wp::float32>* var_12;
    wp::int32 var_13;
    wp::vec_t<3, wp::float32> var_14;
    wp::vec_t<3, wp::float32> var_15;
    wp::vec_t<3, wp::float32> var_16;
    wp::vec_t<3, wp::float32> var_17;
    wp::vec_t<3, wp::float32> var_18;
    wp::vec_t<3, wp::float32> var_19;
    const wp::int32 var_20 = 0;
    wp::vec_t<3, wp::float64>* var_21;
    const wp::int32 var_22 = 1;
    wp::vec_t<3, wp::float64>* var_23;
    const wp::int32 var_24 = 2;
    wp::vec_t<3, wp::float64>* var_25;
    const wp::int32 var_26 = 3;
    wp::vec_t<3, wp::float64>* var_27;
    const wp::int32 var_28 = 4;
    wp::vec_t<3, wp::float64>* var_29;
    const wp::int32 var_30 = 5;
    wp::vec_t<3, wp::float64>* var_31;
    wp::int32 var_32;
    wp::vec_t<3, wp::float64> var_33;
    wp::vec_t<3, wp::float64> var_34;
    wp::vec_t<3, wp::float64> var_35;
    wp::vec_t<3, wp::float64> var_36;
    wp::vec_t<3, wp::float64> var_37;
    wp::vec_t<3, wp::float64> var_38;
    wp::int32 var_39;
    const wp::int32 var_40 = 0;
    wp::vec_t<3, wp::float32>* var_41;
    const wp::int32 var_42 = 1;
    wp::vec_t<3, wp::float32>* var_43;
    const wp::int32 var_44 = 2;
    wp::vec_t<3, wp::float32>* var_45;
    const wp::int32 var_46 = 3;
    wp::vec_t<3, wp::float32>* var_47;
    const wp::float32 var_48 = 1e-06;
    wp::vec_t<3, wp::float32> var_49;
    wp::vec_t<3, wp::float32> var_50;
    wp::vec_t<3, wp::float32> var_51;
    wp::vec_t<3, wp::float32> var_52;
    wp::vec_t<3, wp::float32> var_53;
    //---------
    // forward
    // def pairs(                                                                             <L 6>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // hits[i] = wp.intersect_tri_tri(p[0], p[1], p[2], p[3], p[4], p[5])                     <L 13>
    var_2 = wp::address(var_p, var_1);
    var_4 = wp::address(var_p, var_3);
    var_6 = wp::address(var_p, var_5);
    var_8 = wp::address(var_p, var_7);
    var_10 = wp::address(var_p, var_9);
    var_12 = wp::address(var_p, var_11);
    var_14 = wp::load(var_2);
    var_15 = wp::load(var_4);
    var_16 = wp::load(var_6);
    var_17 = wp::load(var_8);
    var_18 = wp::load(var_10);
    var_19 = wp::load(var_12);
    var_13 = wp::intersect_tri_tri(var_14, var_15, var_16, var_17, var_18, var_19);
    wp::array_store(var_hits, var_0, var_13);
    // hits[i] += wp.intersect_tri_tri(d[0], d[1], d[2], d[3], d[4], d[5])                    <L 14>
    var_21 = wp::address(var_d, var_20);
    var_23 = wp::address(var_d, var_22);
    var_25 = wp::address(var_d, var_24);
    var_27 = wp::address(var_d, var_26);
    var_29 = wp::address(var_d, var_28);
    var_31 = wp::address(var_d, var_30);
    var_33 = wp::load(var_21);
    var_34 = wp::load(var_23);
    var_35 = wp::load(var_25);
    var_36 = wp::load(var_27);
    var_37 = wp::load(var_29);
    var_38 = wp::load(var_31);
    var_32 = wp::intersect_tri_tri(var_33, var_34, var_35, var_36, var_37, var_38);
    var_39 = wp::atomic_add(var_hits, var_0, var_32);
    // out[i] = wp.closest_point_edge_edge(p[0], p[1], p[2], p[3], 1.0e-6)                    <L 15>
    var_41 = wp::address(var_p, var_40);
    var_43 = wp::address(var_p, var_42);
    var_45 = wp::address(var_p, var_44);
    var_47 = wp::address(var_p, var_46);
    var_50 = wp::load(var_41);
    var_51 = wp::load(var_43);
    var_52 = wp::load(var_45);
    var_53 = wp::load(var_47);
    var_49 = wp::closest_point_edge_edge(var_50, var_51, var_52, var_53, var_48);
    wp::array_store(var_out, var_0, var_49);
}
