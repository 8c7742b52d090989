// trees.py:7
static wp::int32 count_0(
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
static wp::int32 count_any_0(
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
static wp::int32 count_any_0(
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
static wp::bvh_query_t pick_0(
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
static wp::bvh_query_t annotated_0(
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

// trees.py:7
static void adj_count_0(
    wp::bvh_query_t var_query,
    wp::float32 var_reach,
    wp::bvh_query_t & adj_query,
    wp::float32 & adj_reach,
    wp::int32 & adj_ret)
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def count(query: wp.BvhQuery, reach: float) -> int:                                    <L 8>
    // item = int(0)                                                                          <L 9>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 10>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item, reach):                                           <L 11>
    // return n                                                                               <L 13>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_3 += adj_ret;
    // adj: return n                                                                          <L 13>
    start_while_0:;
    var_4 = wp::bvh_query_next_dynamic(var_query, var_1, var_reach);
    if ((var_4) == false) goto end_while_0;
    adj_5 = {};
    adj_6 = {};
        // n += 1                                                                             <L 12>
        var_6 = wp::add(var_3, var_5);
        wp::assign(var_3, var_6);
        wp::adj_assign(var_3, var_6, adj_3, adj_6);
        wp::adj_add(var_3, var_5, adj_3, adj_5, adj_6);
        // adj: n += 1                                                                        <L 12>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.bvh_query_next(query, item, reach):                                      <L 11>
    // adj: n = int(0)                                                                        <L 10>
    // adj: item = int(0)                                                                     <L 9>
    // adj: def count(query: wp.BvhQuery, reach: float) -> int:                               <L 8>
    return;
}

// trees.py:0
static void adj_count_any_0(
    wp::bvh_query_t var_query,
    wp::bvh_query_t & adj_query,
    wp::int32 & adj_ret)
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def count_any(query: Any):                                                             <L 1>
    // item = int(0)                                                                          <L 2>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 3>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item):                                                  <L 4>
    // return n                                                                               <L 6>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_3 += adj_ret;
    // adj: return n                                                                          <L 6>
    start_while_0:;
    var_4 = wp::bvh_query_ray_next(var_query, var_1, var_5);
    if ((var_4) == false) goto end_while_0;
    adj_6 = {};
    adj_7 = {};
        // n += 1                                                                             <L 5>
        var_7 = wp::add(var_3, var_6);
        wp::assign(var_3, var_7);
        wp::adj_assign(var_3, var_7, adj_3, adj_7);
        wp::adj_add(var_3, var_6, adj_3, adj_6, adj_7);
        // adj: n += 1                                                                        <L 5>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.bvh_query_next(query, item):                                             <L 4>
    // adj: n = int(0)                                                                        <L 3>
    // adj: item = int(0)                                                                     <L 2>
    // adj: def count_any(query: Any):                                                        <L 1>
    return;
}

// trees.py:0
static void adj_count_any_0(
    wp::bvh_query_t var_query,
    wp::bvh_query_t & adj_query,
    wp::int32 & adj_ret)
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def count_any(query: Any):                                                             <L 1>
    // item = int(0)                                                                          <L 2>
    var_1 = wp::int(var_0);
    // n = int(0)                                                                             <L 3>
    var_3 = wp::int(var_2);
    // while wp.bvh_query_next(query, item):                                                  <L 4>
    // return n                                                                               <L 6>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_3 += adj_ret;
    // adj: return n                                                                          <L 6>
    start_while_0:;
    var_4 = wp::bvh_query_next(var_query, var_1, var_5);
    if ((var_4) == false) goto end_while_0;
    adj_6 = {};
    adj_7 = {};
        // n += 1                                                                             <L 5>
        var_7 = wp::add(var_3, var_6);
        wp::assign(var_3, var_7);
        wp::adj_assign(var_3, var_7, adj_3, adj_7);
        wp::adj_add(var_3, var_6, adj_3, adj_6, adj_7);
        // adj: n += 1                                                                        <L 5>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.bvh_query_next(query, item):                                             <L 4>
    // adj: n = int(0)                                                                        <L 3>
    // adj: item = int(0)                                                                     <L 2>
    // adj: def count_any(query: Any):                                                        <L 1>
    return;
}

// trees.py:25
static void adj_pick_0(
    wp::uint64 var_tree,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::int32 var_n,
    wp::uint64 & adj_tree,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::vec_t<3, wp::float32> & adj_b,
    wp::int32 & adj_n,
    wp::bvh_query_t & adj_ret)
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
    // dual vars
    wp::bvh_query_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    wp::bvh_query_t adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    bool adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    bool adj_10 = {};
    wp::float32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    bool adj_14 = {};
    wp::float32 adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    //---------
    // forward
    // def pick(tree: wp.uint64, a: wp.vec3, b: wp.vec3, n: int):                             <L 26>
    // ray = wp.bvh_query_ray(tree, a, b)                                                     <L 27>
    var_0 = wp::bvh_query_ray(var_tree, var_a, var_b, var_1);
    // if n > 2:                                                                              <L 28>
    var_3 = (var_n > var_2);
    if (var_3) {
        // return ray                                                                         <L 29>
        goto label0;
    }
    // box = wp.bvh_query_aabb(tree, a, b)                                                    <L 30>
    var_4 = wp::bvh_query_aabb(var_tree, var_a, var_b, var_5);
    // if n > 3:                                                                              <L 31>
    var_7 = (var_n > var_6);
    if (var_7) {
        // return box                                                                         <L 32>
        goto label1;
    }
    // item = int(0)                                                                          <L 33>
    var_9 = wp::int(var_8);
    // while wp.bvh_query_next(box, item):                                                    <L 34>
    // while wp.bvh_query_next(ray, item):                                                    <L 36>
    // return ray                                                                             <L 38>
    goto label6;
    //---------
    // reverse
    label6:;
    adj_0 += adj_ret;
    // adj: return ray                                                                        <L 38>
    start_while_4:;
    var_14 = wp::bvh_query_ray_next(var_0, var_9, var_15);
    if ((var_14) == false) goto end_while_4;
    adj_16 = {};
    adj_17 = {};
        // n += 1                                                                             <L 37>
        var_17 = wp::add(var_n, var_16);
        wp::assign(var_n, var_17);
        wp::adj_assign(var_n, var_17, adj_n, adj_17);
        wp::adj_add(var_n, var_16, adj_n, adj_16, adj_17);
        // adj: n += 1                                                                        <L 37>
    goto start_while_4;
    end_while_4:;
    // adj: while wp.bvh_query_next(ray, item):                                               <L 36>
    start_while_2:;
    var_10 = wp::bvh_query_next_dynamic(var_4, var_9, var_11);
    if ((var_10) == false) goto end_while_2;
    adj_12 = {};
    adj_13 = {};
        // n += 1                                                                             <L 35>
        var_13 = wp::add(var_n, var_12);
        wp::assign(var_n, var_13);
        wp::adj_assign(var_n, var_13, adj_n, adj_13);
        wp::adj_add(var_n, var_12, adj_n, adj_12, adj_13);
        // adj: n += 1                                                                        <L 35>
    goto start_while_2;
    end_while_2:;
    // adj: while wp.bvh_query_next(box, item):                                               <L 34>
    // adj: item = int(0)                                                                     <L 33>
    if (var_7) {
        label1:;
        adj_4 += adj_ret;
        // adj: return box                                                                    <L 32>
    }
    // adj: if n > 3:                                                                         <L 31>
    // adj: box = wp.bvh_query_aabb(tree, a, b)                                               <L 30>
    if (var_3) {
        label0:;
        adj_0 += adj_ret;
        // adj: return ray                                                                    <L 29>
    }
    // adj: if n > 2:                                                                         <L 28>
    // adj: ray = wp.bvh_query_ray(tree, a, b)                                                <L 27>
    // adj: def pick(tree: wp.uint64, a: wp.vec3, b: wp.vec3, n: int):                        <L 26>
    return;
}

// trees.py:41
static void adj_annotated_0(
    wp::uint64 var_tree,
    wp::vec_t<3, wp::float32> var_a,
    wp::uint64 & adj_tree,
    wp::vec_t<3, wp::float32> & adj_a,
    wp::bvh_query_t & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::bvh_query_t var_1;
    const wp::int32 var_2 = -1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::bvh_query_t adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def annotated(tree: wp.uint64, a: wp.vec3) -> wp.BvhQuery:                             <L 42>
    // return wp.bvh_query_sphere(tree, a, 1.0)                                               <L 43>
    var_1 = wp::bvh_query_sphere(var_tree, var_a, var_0, var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    // adj: return wp.bvh_query_sphere(tree, a, 1.0)                                          <L 43>
    // adj: def annotated(tree: wp.uint64, a: wp.vec3) -> wp.BvhQuery:                        <L 42>
    return;
}

struct wp_args_overlaps_dec90882 {
    wp::uint64 tree;
    wp::array_t<wp::vec_t<3, wp::float32>> low;
    wp::array_t<wp::vec_t<3, wp::float32>> high;
    wp::array_t<wp::int32> out;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void overlaps_dec90882_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_overlaps_dec90882 *_wp_args,
    wp_args_overlaps_dec90882 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_overlaps_dec90882 wp_contiguous_args;
    wp_args_overlaps_dec90882 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.low.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.low.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.high.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.high.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_tree = _wp_args->tree;
    wp::array_t<wp::vec_t<3, wp::float32>> var_low = _wp_args->low;
    wp::array_t<wp::vec_t<3, wp::float32>> var_high = _wp_args->high;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::uint64 adj_tree = _wp_adj_args->tree;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_low = _wp_adj_args->low;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_high = _wp_adj_args->high;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::bvh_query_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::vec_t<3, wp::float32> adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    bool adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::float32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::vec_t<3, wp::float32> adj_18 = {};
    wp::vec_t<3, wp::float32> adj_19 = {};
    wp::int32 adj_20 = {};
    wp::bvh_query_t adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::vec_t<3, wp::float32> adj_23 = {};
    wp::float32 adj_24 = {};
    bool adj_25 = {};
    wp::int32 adj_26 = {};
    bool adj_27 = {};
    wp::int32 adj_28 = {};
    wp::int32 adj_29 = {};
    wp::vec_t<3, wp::float32> adj_30 = {};
    wp::vec_t<3, wp::float32> adj_31 = {};
    wp::float32 adj_32 = {};
    wp::bvh_query_t adj_33 = {};
    wp::int32 adj_34 = {};
    wp::vec_t<3, wp::float32> adj_35 = {};
    wp::vec_t<3, wp::float32> adj_36 = {};
    wp::float32 adj_37 = {};
    bool adj_38 = {};
    wp::int32 adj_39 = {};
    wp::int32 adj_40 = {};
    wp::vec_t<3, wp::float32> adj_41 = {};
    wp::float32 adj_42 = {};
    wp::bvh_query_t adj_43 = {};
    wp::int32 adj_44 = {};
    wp::vec_t<3, wp::float32> adj_45 = {};
    bool adj_46 = {};
    wp::float32 adj_47 = {};
    wp::int32 adj_48 = {};
    wp::int32 adj_49 = {};
    wp::float32 adj_50 = {};
    wp::int32 adj_51 = {};
    wp::float32 adj_52 = {};
    wp::int32 adj_53 = {};
    wp::int32 adj_54 = {};
    wp::int32 adj_55 = {};
    wp::int32 adj_56 = {};
    wp::int32 adj_57 = {};
    wp::int32 adj_58 = {};
    wp::int32 adj_59 = {};
    wp::int32 adj_60 = {};
    bool adj_61 = {};
    wp::vec_t<3, wp::float32> adj_62 = {};
    wp::vec_t<3, wp::float32> adj_63 = {};
    wp::bvh_query_t adj_64 = {};
    wp::int32 adj_65 = {};
    wp::vec_t<3, wp::float32> adj_66 = {};
    wp::vec_t<3, wp::float32> adj_67 = {};
    wp::bvh_query_t adj_68 = {};
    bool adj_69 = {};
    wp::float32 adj_70 = {};
    wp::int32 adj_71 = {};
    wp::int32 adj_72 = {};
    wp::vec_t<3, wp::float32> adj_73 = {};
    wp::vec_t<3, wp::float32> adj_74 = {};
    wp::bvh_query_t adj_75 = {};
    wp::vec_t<3, wp::float32> adj_76 = {};
    wp::vec_t<3, wp::float32> adj_77 = {};
    bool adj_78 = {};
    wp::float32 adj_79 = {};
    wp::int32 adj_80 = {};
    wp::int32 adj_81 = {};
    wp::vec_t<3, wp::float32> adj_82 = {};
    wp::bvh_query_t adj_83 = {};
    wp::vec_t<3, wp::float32> adj_84 = {};
    bool adj_85 = {};
    wp::float32 adj_86 = {};
    wp::int32 adj_87 = {};
    wp::int32 adj_88 = {};
    wp::range_t adj_89 = {};
    wp::int32 adj_90 = {};
    bool adj_91 = {};
    wp::float32 adj_92 = {};
    wp::int32 adj_93 = {};
    wp::vec_t<3, wp::float32> adj_94 = {};
    wp::vec_t<3, wp::float32> adj_95 = {};
    wp::bvh_query_t adj_96 = {};
    wp::int32 adj_97 = {};
    wp::vec_t<3, wp::float32> adj_98 = {};
    wp::vec_t<3, wp::float32> adj_99 = {};
    bool adj_100 = {};
    wp::float32 adj_101 = {};
    wp::int32 adj_102 = {};
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
    // ray = wp.bvh_query_ray(tree, low[t], high[t], 3)                                       <L 60>
    var_18 = wp::address(var_low, var_0);
    var_19 = wp::address(var_high, var_0);
    var_22 = wp::load(var_18);
    var_23 = wp::load(var_19);
    var_21 = wp::bvh_query_ray(var_tree, var_22, var_23, var_20);
    // while wp.bvh_query_next(ray, item, 10.0):                                              <L 61>
    // capsule = wp.bvh_query_capsule(tree, low[t], high[t], 0.5)                             <L 65>
    var_30 = wp::address(var_low, var_0);
    var_31 = wp::address(var_high, var_0);
    var_35 = wp::load(var_30);
    var_36 = wp::load(var_31);
    var_33 = wp::bvh_query_capsule(var_tree, var_35, var_36, var_32, var_34);
    // while wp.bvh_query_next(query=capsule, index=item, max_dist=2.0):                      <L 66>
    // ball = wp.bvh_query_sphere(tree, low[t], 0.5)                                          <L 68>
    var_41 = wp::address(var_low, var_0);
    var_45 = wp::load(var_41);
    var_43 = wp::bvh_query_sphere(var_tree, var_45, var_42, var_44);
    // while wp.bvh_query_next(ball, item):                                                   <L 69>
    // out[t] += count(capsule, 1.0) + count(query, 2.0) + count_any(ray) + count_any(query)       <L 71>
    var_51 = count_0(var_33, var_50);
    var_53 = count_0(var_3, var_52);
    var_54 = wp::add(var_51, var_53);
    var_55 = count_any_0(var_21);
    var_56 = wp::add(var_54, var_55);
    var_57 = count_any_0(var_3);
    var_58 = wp::add(var_56, var_57);
    // var_59 = wp::atomic_add(var_out, var_0, var_58);
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
    // either = pick(tree, low[t], high[t], t)                                                <L 76>
    var_73 = wp::address(var_low, var_0);
    var_74 = wp::address(var_high, var_0);
    var_76 = wp::load(var_73);
    var_77 = wp::load(var_74);
    var_75 = pick_0(var_tree, var_76, var_77, var_0);
    // while wp.bvh_query_next(either, item):                                                 <L 77>
    // known = annotated(tree, low[t])                                                        <L 79>
    var_82 = wp::address(var_low, var_0);
    var_84 = wp::load(var_82);
    var_83 = annotated_0(var_tree, var_84);
    // while wp.bvh_query_next(known, item):                                                  <L 80>
    // for j in range(t):                                                                     <L 82>
    var_89 = wp::range(var_0);
    // while wp.bvh_query_next(ray, item):                                                    <L 86>
    //---------
    // reverse
    start_while_18:;
    var_100 = wp::bvh_query_ray_next(var_21, var_8, var_101);
    if ((var_100) == false) goto end_while_18;
    adj_102 = {};
        // out[t] += item                                                                     <L 87>
        // var_102 = wp::atomic_add(var_out, var_0, var_8);
        wp::adj_atomic_add(var_out, var_0, var_8, adj_out, adj_0, adj_8, adj_102);
        // adj: out[t] += item                                                                <L 87>
    goto start_while_18;
    end_while_18:;
    // adj: while wp.bvh_query_next(ray, item):                                               <L 86>
    var_89 = wp::iter_reverse(var_89);
    start_for_14:;
        if (iter_cmp(var_89) == 0) goto end_for_14;
        var_90 = wp::iter_next(var_89);
    	adj_94 = {};
    	adj_95 = {};
    	adj_96 = {};
    	adj_97 = {};
    	adj_98 = {};
    	adj_99 = {};
        // while wp.bvh_query_next(ray, item):                                                <L 83>
        // ray = wp.bvh_query_aabb(tree, low[j], high[j])                                     <L 85>
        var_94 = wp::address(var_low, var_90);
        var_95 = wp::address(var_high, var_90);
        var_98 = wp::load(var_94);
        var_99 = wp::load(var_95);
        var_96 = wp::bvh_query_aabb(var_tree, var_98, var_99, var_97);
        wp::assign(var_21, var_96);
        wp::adj_assign(var_21, var_96, adj_21, adj_96);
        wp::adj_address(var_high, var_90, adj_high, adj_90, adj_95);
        wp::adj_address(var_low, var_90, adj_low, adj_90, adj_94);
        // adj: ray = wp.bvh_query_aabb(tree, low[j], high[j])                                <L 85>
    start_while_16:;
        var_91 = wp::bvh_query_ray_next(var_21, var_8, var_92);
    if ((var_91) == false) goto end_while_16;
    adj_93 = {};
            // out[t] += item                                                                 <L 84>
            // var_93 = wp::atomic_add(var_out, var_0, var_8);
            wp::adj_atomic_add(var_out, var_0, var_8, adj_out, adj_0, adj_8, adj_93);
            // adj: out[t] += item                                                            <L 84>
    goto start_while_16;
    end_while_16:;
        // adj: while wp.bvh_query_next(ray, item):                                           <L 83>
    	goto start_for_14;
    end_for_14:;
    // adj: for j in range(t):                                                                <L 82>
    start_while_12:;
    var_85 = wp::bvh_query_next_dynamic(var_83, var_8, var_86);
    if ((var_85) == false) goto end_while_12;
    adj_87 = {};
    adj_88 = {};
        // out[t] += 8                                                                        <L 81>
        // var_88 = wp::atomic_add(var_out, var_0, var_87);
        wp::adj_atomic_add(var_out, var_0, var_87, adj_out, adj_0, adj_87, adj_88);
        // adj: out[t] += 8                                                                   <L 81>
    goto start_while_12;
    end_while_12:;
    // adj: while wp.bvh_query_next(known, item):                                             <L 80>
    adj_annotated_0(var_tree, var_84, adj_tree, adj_82, adj_83);
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_82);
    // adj: known = annotated(tree, low[t])                                                   <L 79>
    start_while_10:;
    var_78 = wp::bvh_query_next_dynamic(var_75, var_8, var_79);
    if ((var_78) == false) goto end_while_10;
    adj_80 = {};
    adj_81 = {};
        // out[t] += 7                                                                        <L 78>
        // var_81 = wp::atomic_add(var_out, var_0, var_80);
        wp::adj_atomic_add(var_out, var_0, var_80, adj_out, adj_0, adj_80, adj_81);
        // adj: out[t] += 7                                                                   <L 78>
    goto start_while_10;
    end_while_10:;
    // adj: while wp.bvh_query_next(either, item):                                            <L 77>
    adj_pick_0(var_tree, var_76, var_77, var_0, adj_tree, adj_73, adj_74, adj_0, adj_75);
    wp::adj_address(var_high, var_0, adj_high, adj_0, adj_74);
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_73);
    // adj: either = pick(tree, low[t], high[t], t)                                           <L 76>
    start_while_8:;
    var_69 = wp::bvh_query_next_dynamic(var_68, var_8, var_70);
    if ((var_69) == false) goto end_while_8;
    adj_71 = {};
    adj_72 = {};
        // out[t] += 5                                                                        <L 75>
        // var_72 = wp::atomic_add(var_out, var_0, var_71);
        wp::adj_atomic_add(var_out, var_0, var_71, adj_out, adj_0, adj_71, adj_72);
        // adj: out[t] += 5                                                                   <L 75>
    goto start_while_8;
    end_while_8:;
    // adj: while wp.bvh_query_next(query, item):                                             <L 74>
    wp::adj_where(var_61, var_64, var_3, adj_61, adj_64, adj_3, adj_68);
    if (var_61) {
        wp::adj_address(var_high, var_0, adj_high, adj_0, adj_63);
        wp::adj_address(var_low, var_0, adj_low, adj_0, adj_62);
        // adj: query = wp.bvh_query_ray(tree, low[t], high[t])                               <L 73>
    }
    // adj: if t > 3:                                                                         <L 72>
    wp::adj_atomic_add(var_out, var_0, var_58, adj_out, adj_0, adj_58, adj_59);
    wp::adj_add(var_56, var_57, adj_56, adj_57, adj_58);
    adj_count_any_0(var_3, adj_3, adj_57);
    wp::adj_add(var_54, var_55, adj_54, adj_55, adj_56);
    adj_count_any_0(var_21, adj_21, adj_55);
    wp::adj_add(var_51, var_53, adj_51, adj_53, adj_54);
    adj_count_0(var_3, var_52, adj_3, adj_52, adj_53);
    adj_count_0(var_33, var_50, adj_33, adj_50, adj_51);
    // adj: out[t] += count(capsule, 1.0) + count(query, 2.0) + count_any(ray) + count_any(query)  <L 71>
    start_while_6:;
    var_46 = wp::bvh_query_sphere_next(var_43, var_8, var_47);
    if ((var_46) == false) goto end_while_6;
    adj_48 = {};
    adj_49 = {};
        // out[t] += 3                                                                        <L 70>
        // var_49 = wp::atomic_add(var_out, var_0, var_48);
        wp::adj_atomic_add(var_out, var_0, var_48, adj_out, adj_0, adj_48, adj_49);
        // adj: out[t] += 3                                                                   <L 70>
    goto start_while_6;
    end_while_6:;
    // adj: while wp.bvh_query_next(ball, item):                                              <L 69>
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_41);
    // adj: ball = wp.bvh_query_sphere(tree, low[t], 0.5)                                     <L 68>
    start_while_4:;
    var_38 = wp::bvh_query_capsule_next(var_33, var_8, var_37);
    if ((var_38) == false) goto end_while_4;
    adj_39 = {};
    adj_40 = {};
        // out[t] += 2                                                                        <L 67>
        // var_40 = wp::atomic_add(var_out, var_0, var_39);
        wp::adj_atomic_add(var_out, var_0, var_39, adj_out, adj_0, adj_39, adj_40);
        // adj: out[t] += 2                                                                   <L 67>
    goto start_while_4;
    end_while_4:;
    // adj: while wp.bvh_query_next(query=capsule, index=item, max_dist=2.0):                 <L 66>
    wp::adj_address(var_high, var_0, adj_high, adj_0, adj_31);
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_30);
    // adj: capsule = wp.bvh_query_capsule(tree, low[t], high[t], 0.5)                        <L 65>
    start_while_2:;
    var_25 = wp::bvh_query_ray_next(var_21, var_8, var_24);
    if ((var_25) == false) goto end_while_2;
    adj_26 = {};
    adj_27 = {};
    adj_28 = {};
    adj_29 = {};
        // if item > 2:                                                                       <L 62>
        var_27 = (var_8 > var_26);
        if (var_27) {
            // break                                                                          <L 63>
            goto end_while_2;
        }
        // out[t] += 1                                                                        <L 64>
        // var_29 = wp::atomic_add(var_out, var_0, var_28);
        wp::adj_atomic_add(var_out, var_0, var_28, adj_out, adj_0, adj_28, adj_29);
        // adj: out[t] += 1                                                                   <L 64>
        if (var_27) {
            // adj: break                                                                     <L 63>
        }
        // adj: if item > 2:                                                                  <L 62>
    goto start_while_2;
    end_while_2:;
    // adj: while wp.bvh_query_next(ray, item, 10.0):                                         <L 61>
    wp::adj_address(var_high, var_0, adj_high, adj_0, adj_19);
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_18);
    // adj: ray = wp.bvh_query_ray(tree, low[t], high[t], 3)                                  <L 60>
    start_while_0:;
    var_9 = wp::bvh_query_next(var_3, var_8, var_10);
    if ((var_9) == false) goto end_while_0;
    adj_11 = {};
    adj_12 = {};
    adj_13 = {};
    adj_14 = {};
    adj_15 = {};
    adj_16 = {};
    adj_17 = {};
        // out[t] = out[t] + item                                                             <L 58>
        var_11 = wp::address(var_out, var_0);
        var_13 = wp::load(var_11);
        var_12 = wp::add(var_13, var_8);
        // wp::array_store(var_out, var_0, var_12);
        // x[t] = x[t] * 2.0                                                                  <L 59>
        var_14 = wp::address(var_x, var_0);
        var_17 = wp::load(var_14);
        var_16 = wp::mul(var_17, var_15);
        // wp::array_store(var_x, var_0, var_16);
        wp::adj_array_store(var_x, var_0, var_16, adj_x, adj_0, adj_16);
        wp::adj_mul(var_17, var_15, adj_14, adj_15, adj_16);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_14);
        // adj: x[t] = x[t] * 2.0                                                             <L 59>
        wp::adj_array_store(var_out, var_0, var_12, adj_out, adj_0, adj_12);
        wp::adj_add(var_13, var_8, adj_11, adj_8, adj_12);
        wp::adj_address(var_out, var_0, adj_out, adj_0, adj_11);
        // adj: out[t] = out[t] + item                                                        <L 58>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.bvh_query_next(query, item):                                             <L 57>
    // adj: item = int(0)                                                                     <L 56>
    wp::adj_address(var_high, var_0, adj_high, adj_0, adj_2);
    wp::adj_address(var_low, var_0, adj_low, adj_0, adj_1);
    // adj: query = wp.bvh_query_aabb(tree, low[t], high[t])                                  <L 55>
    // adj: t = wp.tid()                                                                      <L 54>
    // adj: def overlaps(                                                                     <L 47>
    return;
}
