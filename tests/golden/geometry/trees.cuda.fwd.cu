// trees.py:7
static CUDA_CALLABLE wp::int32 count_0(
    wp::bvh_query_t var_query,
    wp::float32 var_reach)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    //---------
    // forward
    // def count(query: wp.BvhQuery, reach: float) -> int:                                    <L 8>
    // item = int(0)                                                                          <L 9>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 10>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item, reach):                                           <L 11>
    start_while_0:;
    var_4 = wp::bvh_query_next_dynamic(var_query, var_1, var_reach);
    if ((var_4) == false) goto end_while_0;
        // n += 1                                                                             <L 12>
        var_6 = wp::add(var_3, var_5);
        wp::assign(var_3, var_6);
    goto start_while_0;
    end_while_0:;
    // return n                                                                               <L 13>
    return var_3;
}

// trees.py:0
static CUDA_CALLABLE wp::int32 count_any_0(
    wp::bvh_query_t var_query)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::float32 var_5 = INFINITY;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    //---------
    // forward
    // def count_any(query: Any):                                                             <L 1>
    // item = int(0)                                                                          <L 2>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 3>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item):                                                  <L 4>
    start_while_0:;
    var_4 = wp::bvh_query_ray_next(var_query, var_1, var_5);
    if ((var_4) == false) goto end_while_0;
        // n += 1                                                                             <L 5>
        var_7 = wp::add(var_3, var_6);
        wp::assign(var_3, var_7);
    goto start_while_0;
    end_while_0:;
    // return n                                                                               <L 6>
    return var_3;
}

// trees.py:0
static CUDA_CALLABLE wp::int32 count_any_0(
    wp::bvh_query_t var_query)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::float32 var_5 = INFINITY;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    //---------
    // forward
    // def count_any(query: Any):                                                             <L 1>
    // item = int(0)                                                                          <L 2>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 3>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item):                                                  <L 4>
    start_while_0:;
    var_4 = wp::bvh_query_next(var_query, var_1, var_5);
    if ((var_4) == false) goto end_while_0;
        // n += 1                                                                             <L 5>
        var_7 = wp::add(var_3, var_6);
        wp::assign(var_3, var_7);
    goto start_while_0;
    end_while_0:;
    // return n                                                                               <L 6>
    return var_3;
}

// trees.py:25
static CUDA_CALLABLE wp::bvh_query_t pick_0(
    wp::uint64 var_tree,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::bvh_query_t var_0;
    const wp::int32 var_1 = -1;
    const wp::int32 var_2 = 2;
    bool var_3;
    wp::bvh_query_t var_4;
    const wp::int32 var_5 = -1;
    const wp::int32 var_6 = 3;
    bool var_7;
    const wp::int32 var_8 = 0;
    wp::int32 var_9;
    bool var_10;
    const wp::float32 var_11 = INFINITY;
    const wp::int32 var_12 = 1;
    wp::int32 var_13;
    bool var_14;
    const wp::float32 var_15 = INFINITY;
    const wp::int32 var_16 = 1;
    wp::int32 var_17;
    //---------
    // forward
    // def pick(tree: wp.uint64, a: wp.vec3, b: wp.vec3, n: int):                             <L 26>
    // ray = wp.bvh_query_ray(tree, a, b)                                                     <L 27>
    var_0 = wp::bvh_query_ray(var_tree, var_a, var_b, var_1);
    // if n > 2:                                                                              <L 28>
    var_3 = (var_n > var_2);
    if (var_3) {
        // return ray                                                                         <L 29>
        return var_0;
    }
    // box = wp.bvh_query_aabb(tree, a, b)                                                    <L 30>
    var_4 = wp::bvh_query_aabb(var_tree, var_a, var_b, var_5);
    // if n > 3:                                                                              <L 31>
    var_7 = (var_n > var_6);
    if (var_7) {
        // return box                                                                         <L 32>
        return var_4;
    }
    // item = int(0)                                                                          <L 33>
    var_9 = wp::int(var_8);
    // while wp.bvh_query_next(box, item):                                                    <L 34>
    start_while_2:;
    var_10 = wp::bvh_query_next_dynamic(var_4, var_9, var_11);
    if ((var_10) == false) goto end_while_2;
        // n += 1                                                                             <L 35>
        var_13 = wp::add(var_n, var_12);
        wp::assign(var_n, var_13);
    goto start_while_2;
    end_while_2:;
    // while wp.bvh_query_next(ray, item):                                                    <L 36>
    start_while_4:;
    var_14 = wp::bvh_query_ray_next(var_0, var_9, var_15);
    if ((var_14) == false) goto end_while_4;
        // n += 1                                                                             <L 37>
        var_17 = wp::add(var_n, var_16);
        wp::assign(var_n, var_17);
    goto start_while_4;
    end_while_4:;
    // return ray                                                                             <L 38>
    return var_0;
}

// trees.py:41
static CUDA_CALLABLE wp::bvh_query_t annotated_0(
    wp::uint64 var_tree,
    wp::vec_t<3, wp::float32> var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::bvh_query_t var_1;
    const wp::int32 var_2 = -1;
    //---------
    // forward
    // def annotated(tree: wp.uint64, a: wp.vec3) -> wp.BvhQuery:                             <L 42>
    // return wp.bvh_query_sphere(tree, a, 1.0)                                               <L 43>
    var_1 = wp::bvh_query_sphere(var_tree, var_a, var_0, var_2);
    return var_1;
}

extern "C" __global__ void overlaps_dec90882_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_tree,
    wp::array_t<wp::vec_t<3, wp::float32>> var_low,
    wp::array_t<wp::vec_t<3, wp::float32>> var_high,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::float32> var_x)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32>* var_2;
        wp::bvh_query_t var_3;
        const wp::int32 var_4 = -1;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        wp::int32 var_8;
        bool var_9;
        const wp::float32 var_10 = INFINITY;
        wp::int32* var_11;
        wp::int32 var_12;
        wp::int32 var_13;
        wp::float32* var_14;
        const wp::float32 var_15 = 2.0;
        wp::float32 var_16;
        wp::float32 var_17;
        wp::vec_t<3, wp::float32>* var_18;
        wp::vec_t<3, wp::float32>* var_19;
        const wp::int32 var_20 = 3;
        wp::bvh_query_t var_21;
        wp::vec_t<3, wp::float32> var_22;
        wp::vec_t<3, wp::float32> var_23;
        const wp::float32 var_24 = 10.0;
        bool var_25;
        const wp::int32 var_26 = 2;
        bool var_27;
        const wp::int32 var_28 = 1;
        wp::int32 var_29;
        wp::vec_t<3, wp::float32>* var_30;
        wp::vec_t<3, wp::float32>* var_31;
        const wp::float32 var_32 = 0.5;
        wp::bvh_query_t var_33;
        const wp::int32 var_34 = -1;
        wp::vec_t<3, wp::float32> var_35;
        wp::vec_t<3, wp::float32> var_36;
        const wp::float32 var_37 = 2.0;
        bool var_38;
        const wp::int32 var_39 = 2;
        wp::int32 var_40;
        wp::vec_t<3, wp::float32>* var_41;
        const wp::float32 var_42 = 0.5;
        wp::bvh_query_t var_43;
        const wp::int32 var_44 = -1;
        wp::vec_t<3, wp::float32> var_45;
        bool var_46;
        const wp::float32 var_47 = INFINITY;
        const wp::int32 var_48 = 3;
        wp::int32 var_49;
        const wp::float32 var_50 = 1.0;
        wp::int32 var_51;
        const wp::float32 var_52 = 2.0;
        wp::int32 var_53;
        wp::int32 var_54;
        wp::int32 var_55;
        wp::int32 var_56;
        wp::int32 var_57;
        wp::int32 var_58;
        wp::int32 var_59;
        const wp::int32 var_60 = 3;
        bool var_61;
        wp::vec_t<3, wp::float32>* var_62;
        wp::vec_t<3, wp::float32>* var_63;
        wp::bvh_query_t var_64;
        const wp::int32 var_65 = -1;
        wp::vec_t<3, wp::float32> var_66;
        wp::vec_t<3, wp::float32> var_67;
        wp::bvh_query_t var_68;
        bool var_69;
        const wp::float32 var_70 = INFINITY;
        const wp::int32 var_71 = 5;
        wp::int32 var_72;
        wp::vec_t<3, wp::float32>* var_73;
        wp::vec_t<3, wp::float32>* var_74;
        wp::bvh_query_t var_75;
        wp::vec_t<3, wp::float32> var_76;
        wp::vec_t<3, wp::float32> var_77;
        bool var_78;
        const wp::float32 var_79 = INFINITY;
        const wp::int32 var_80 = 7;
        wp::int32 var_81;
        wp::vec_t<3, wp::float32>* var_82;
        wp::bvh_query_t var_83;
        wp::vec_t<3, wp::float32> var_84;
        bool var_85;
        const wp::float32 var_86 = INFINITY;
        const wp::int32 var_87 = 8;
        wp::int32 var_88;
        wp::range_t var_89;
        wp::int32 var_90;
        bool var_91;
        const wp::float32 var_92 = INFINITY;
        wp::int32 var_93;
        wp::vec_t<3, wp::float32>* var_94;
        wp::vec_t<3, wp::float32>* var_95;
        wp::bvh_query_t var_96;
        const wp::int32 var_97 = -1;
        wp::vec_t<3, wp::float32> var_98;
        wp::vec_t<3, wp::float32> var_99;
        bool var_100;
        const wp::float32 var_101 = INFINITY;
        wp::int32 var_102;
        //---------
        // forward
        // def overlaps(                                                                          <L 47>
        // t = wp.tid()                                                                           <L 54>
        var_0 = builtin_tid1d();
        // query = wp.bvh_query_aabb(tree, low[t], high[t])                                       <L 55>
        var_1 = wp::address(var_low, var_0);
        var_2 = wp::address(var_high, var_0);
        var_5 = wp::load(var_1);
        var_6 = wp::load(var_2);
        var_3 = wp::bvh_query_aabb(var_tree, var_5, var_6, var_4);
        // item = int(0)                                                                          <L 56>
        var_8 = wp::int(var_7);
        // while wp.bvh_query_next(query, item):                                                  <L 57>
        start_while_0:;
        var_9 = wp::bvh_query_next(var_3, var_8, var_10);
        if ((var_9) == false) goto end_while_0;
            // out[t] = out[t] + item                                                             <L 58>
            var_11 = wp::address(var_out, var_0);
            var_13 = wp::load(var_11);
            var_12 = wp::add(var_13, var_8);
            wp::array_store(var_out, var_0, var_12);
            // x[t] = x[t] * 2.0                                                                  <L 59>
            var_14 = wp::address(var_x, var_0);
            var_17 = wp::load(var_14);
            var_16 = wp::mul(var_17, var_15);
            wp::array_store(var_x, var_0, var_16);
        goto start_while_0;
        end_while_0:;
        // ray = wp.bvh_query_ray(tree, low[t], high[t], 3)                                       <L 60>
        var_18 = wp::address(var_low, var_0);
        var_19 = wp::address(var_high, var_0);
        var_22 = wp::load(var_18);
        var_23 = wp::load(var_19);
        var_21 = wp::bvh_query_ray(var_tree, var_22, var_23, var_20);
        // while wp.bvh_query_next(ray, item, 10.0):                                              <L 61>
        start_while_2:;
        var_25 = wp::bvh_query_ray_next(var_21, var_8, var_24);
        if ((var_25) == false) goto end_while_2;
            // if item > 2:                                                                       <L 62>
            var_27 = (var_8 > var_26);
            if (var_27) {
                // break                                                                          <L 63>
                goto end_while_2;
            }
            // out[t] += 1                                                                        <L 64>
            var_29 = wp::atomic_add(var_out, var_0, var_28);
        goto start_while_2;
        end_while_2:;
        // capsule = wp.bvh_query_capsule(tree, low[t], high[t], 0.5)                             <L 65>
        var_30 = wp::address(var_low, var_0);
        var_31 = wp::address(var_high, var_0);
        var_35 = wp::load(var_30);
        var_36 = wp::load(var_31);
        var_33 = wp::bvh_query_capsule(var_tree, var_35, var_36, var_32, var_34);
        // while wp.bvh_query_next(query=capsule, index=item, max_dist=2.0):                      <L 66>
        start_while_4:;
        var_38 = wp::bvh_query_capsule_next(var_33, var_8, var_37);
        if ((var_38) == false) goto end_while_4;
            // out[t] += 2                                                                        <L 67>
            var_40 = wp::atomic_add(var_out, var_0, var_39);
        goto start_while_4;
        end_while_4:;
        // ball = wp.bvh_query_sphere(tree, low[t], 0.5)                                          <L 68>
        var_41 = wp::address(var_low, var_0);
        var_45 = wp::load(var_41);
        var_43 = wp::bvh_query_sphere(var_tree, var_45, var_42, var_44);
        // while wp.bvh_query_next(ball, item):                                                   <L 69>
        start_while_6:;
        var_46 = wp::bvh_query_sphere_next(var_43, var_8, var_47);
        if ((var_46) == false) goto end_while_6;
            // out[t] += 3                                                                        <L 70>
            var_49 = wp::atomic_add(var_out, var_0, var_48);
        goto start_while_6;
        end_while_6:;
        // out[t] += count(capsule, 1.0) + count(query, 2.0) + count_any(ray) + count_any(query)       <L 71>
        var_51 = count_0(var_33, var_50);
        var_53 = count_0(var_3, var_52);
        var_54 = wp::add(var_51, var_53);
        var_55 = count_any_0(var_21);
        var_56 = wp::add(var_54, var_55);
        var_57 = count_any_0(var_3);
        var_58 = wp::add(var_56, var_57);
        var_59 = wp::atomic_add(var_out, var_0, var_58);
        // if t > 3:                                                                              <L 72>
        var_61 = (var_0 > var_60);
        if (var_61) {
            // query = wp.bvh_query_ray(tree, low[t], high[t])                                    <L 73>
            var_62 = wp::address(var_low, var_0);
            var_63 = wp::address(var_high, var_0);
            var_66 = wp::load(var_62);
            var_67 = wp::load(var_63);
            var_64 = wp::bvh_query_ray(var_tree, var_66, var_67, var_65);
        }
        var_68 = wp::where(var_61, var_64, var_3);
        // while wp.bvh_query_next(query, item):                                                  <L 74>
        start_while_8:;
        var_69 = wp::bvh_query_next_dynamic(var_68, var_8, var_70);
        if ((var_69) == false) goto end_while_8;
            // out[t] += 5                                                                        <L 75>
            var_72 = wp::atomic_add(var_out, var_0, var_71);
        goto start_while_8;
        end_while_8:;
        // either = pick(tree, low[t], high[t], t)                                                <L 76>
        var_73 = wp::address(var_low, var_0);
        var_74 = wp::address(var_high, var_0);
        var_76 = wp::load(var_73);
        var_77 = wp::load(var_74);
        var_75 = pick_0(var_tree, var_76, var_77, var_0);
        // while wp.bvh_query_next(either, item):                                                 <L 77>
        start_while_10:;
        var_78 = wp::bvh_query_next_dynamic(var_75, var_8, var_79);
        if ((var_78) == false) goto end_while_10;
            // out[t] += 7                                                                        <L 78>
            var_81 = wp::atomic_add(var_out, var_0, var_80);
        goto start_while_10;
        end_while_10:;
        // known = annotated(tree, low[t])                                                        <L 79>
        var_82 = wp::address(var_low, var_0);
        var_84 = wp::load(var_82);
        var_83 = annotated_0(var_tree, var_84);
        // while wp.bvh_query_next(known, item):                                                  <L 80>
        start_while_12:;
        var_85 = wp::bvh_query_next_dynamic(var_83, var_8, var_86);
        if ((var_85) == false) goto end_while_12;
            // out[t] += 8                                                                        <L 81>
            var_88 = wp::atomic_add(var_out, var_0, var_87);
        goto start_while_12;
        end_while_12:;
        // for j in range(t):                                                                     <L 82>
        var_89 = wp::range(var_0);
        start_for_14:;
            if (iter_cmp(var_89) == 0) goto end_for_14;
            var_90 = wp::iter_next(var_89);
            // while wp.bvh_query_next(ray, item):                                                <L 83>
        start_while_16:;
            var_91 = wp::bvh_query_ray_next(var_21, var_8, var_92);
        if ((var_91) == false) goto end_while_16;
                // out[t] += item                                                                 <L 84>
                var_93 = wp::atomic_add(var_out, var_0, var_8);
        goto start_while_16;
        end_while_16:;
            // ray = wp.bvh_query_aabb(tree, low[j], high[j])                                     <L 85>
            var_94 = wp::address(var_low, var_90);
            var_95 = wp::address(var_high, var_90);
            var_98 = wp::load(var_94);
            var_99 = wp::load(var_95);
            var_96 = wp::bvh_query_aabb(var_tree, var_98, var_99, var_97);
            wp::assign(var_21, var_96);
            goto start_for_14;
        end_for_14:;
        // while wp.bvh_query_next(ray, item):                                                    <L 86>
        start_while_18:;
        var_100 = wp::bvh_query_ray_next(var_21, var_8, var_101);
        if ((var_100) == false) goto end_while_18;
            // out[t] += item                                                                     <L 87>
            var_102 = wp::atomic_add(var_out, var_0, var_8);
        goto start_while_18;
        end_while_18:;
    }
}
