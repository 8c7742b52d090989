// mesh_boxes.py:5
static wp::int32 total_0(
    wp::mesh_query_aabb_t var_query)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    //---------
    // forward
    // def total(query: wp.MeshQuery):                                                        <L 6>
    // sum = int(0)                                                                           <L 7>
    var_1 = wp::int(var_0);
    // for face in query:                                                                     <L 8>
    start_for_0:;
        if (iter_cmp(var_query) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_query);
        // sum += face                                                                        <L 9>
        var_3 = wp::add(var_1, var_2);
        wp::assign(var_1, var_3);
        goto start_for_0;
    end_for_0:;
    // return sum                                                                             <L 10>
    return var_1;
}

// mesh_boxes.py:13
static wp::int32 total_of_box_0(
    wp::mesh_query_aabb_t var_query)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    wp::int32 var_5;
    //---------
    // forward
    // def total_of_box(query: wp.MeshQueryAABB):                                             <L 14>
    // sum = int(0)                                                                           <L 15>
    var_1 = wp::int(var_0);
    // face = int(0)                                                                          <L 16>
    var_3 = wp::int(var_2);
    // while wp.mesh_query_aabb_next(query, face):                                            <L 17>
    start_while_0:;
    var_4 = wp::mesh_query_aabb_next(var_query, var_3);
    if ((var_4) == false) goto end_while_0;
        // sum += face                                                                        <L 18>
        var_5 = wp::add(var_1, var_3);
        wp::assign(var_1, var_5);
    goto start_while_0;
    end_while_0:;
    // return sum                                                                             <L 19>
    return var_1;
}

// mesh_boxes.py:5
static void adj_total_0(
    wp::mesh_query_aabb_t var_query,
    wp::mesh_query_aabb_t & adj_query,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def total(query: wp.MeshQuery):                                                        <L 6>
    // sum = int(0)                                                                           <L 7>
    var_1 = wp::int(var_0);
    // for face in query:                                                                     <L 8>
    // return sum                                                                             <L 10>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_1 += adj_ret;
    // adj: return sum                                                                        <L 10>
    var_query = wp::iter_reverse(var_query);
    start_for_0:;
        if (iter_cmp(var_query) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_query);
    	adj_3 = {};
        // sum += face                                                                        <L 9>
        var_3 = wp::add(var_1, var_2);
        wp::assign(var_1, var_3);
        wp::adj_assign(var_1, var_3, adj_1, adj_3);
        wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: sum += face                                                                   <L 9>
    	goto start_for_0;
    end_for_0:;
    // adj: for face in query:                                                                <L 8>
    // adj: sum = int(0)                                                                      <L 7>
    // adj: def total(query: wp.MeshQuery):                                                   <L 6>
    return;
}

// mesh_boxes.py:13
static void adj_total_of_box_0(
    wp::mesh_query_aabb_t var_query,
    wp::mesh_query_aabb_t & adj_query,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    wp::int32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def total_of_box(query: wp.MeshQueryAABB):                                             <L 14>
    // sum = int(0)                                                                           <L 15>
    var_1 = wp::int(var_0);
    // face = int(0)                                                                          <L 16>
    var_3 = wp::int(var_2);
    // while wp.mesh_query_aabb_next(query, face):                                            <L 17>
    // return sum                                                                             <L 19>
    goto label2;
    //---------
    // reverse
    label2:;
    adj_1 += adj_ret;
    // adj: return sum                                                                        <L 19>
    start_while_0:;
    var_4 = wp::mesh_query_aabb_next(var_query, var_3);
    if ((var_4) == false) goto end_while_0;
    adj_5 = {};
        // sum += face                                                                        <L 18>
        var_5 = wp::add(var_1, var_3);
        wp::assign(var_1, var_5);
        wp::adj_assign(var_1, var_5, adj_1, adj_5);
        wp::adj_add(var_1, var_3, adj_1, adj_3, adj_5);
        // adj: sum += face                                                                   <L 18>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.mesh_query_aabb_next(query, face):                                       <L 17>
    // adj: face = int(0)                                                                     <L 16>
    // adj: sum = int(0)                                                                      <L 15>
    // adj: def total_of_box(query: wp.MeshQueryAABB):                                        <L 14>
    return;
}

struct wp_args_touch_c135841c {
    wp::uint64 mesh;
    wp::vec_t<3, wp::float32> low;
    wp::vec_t<3, wp::float32> high;
    wp::array_t<wp::int32> count;
    wp::array_t<wp::float32> area;
};

template <bool wp_linear_contiguous>
static void touch_c135841c_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_touch_c135841c *_wp_args,
    wp_args_touch_c135841c *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_touch_c135841c wp_contiguous_args;
    wp_args_touch_c135841c wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.count.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.count.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.area.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.area.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::vec_t<3, wp::float32> var_low = _wp_args->low;
    wp::vec_t<3, wp::float32> var_high = _wp_args->high;
    wp::array_t<wp::int32> var_count = _wp_args->count;
    wp::array_t<wp::float32> var_area = _wp_args->area;
    wp::uint64 adj_mesh = _wp_adj_args->mesh;
    wp::vec_t<3, wp::float32> adj_low = _wp_adj_args->low;
    wp::vec_t<3, wp::float32> adj_high = _wp_adj_args->high;
    wp::array_t<wp::int32> adj_count = _wp_adj_args->count;
    wp::array_t<wp::float32> adj_area = _wp_adj_args->area;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mesh_query_aabb_t var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::int32 var_5 = 1;
    wp::int32 var_6;
    wp::float32* var_7;
    const wp::float32 var_8 = 1.0;
    wp::float32 var_9;
    wp::float32 var_10;
    wp::mesh_query_aabb_t var_11;
    wp::int32 var_12;
    const wp::int32 var_13 = 3;
    bool var_14;
    const wp::int32 var_15 = 2;
    bool var_16;
    wp::float32* var_17;
    wp::float32* var_18;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    wp::int32 var_22;
    wp::int32 var_23;
    wp::int32 var_24;
    wp::int32 var_25;
    const wp::float32 var_26 = 2.0;
    wp::mesh_query_aabb_t var_27;
    bool var_28;
    const wp::int32 var_29 = 1;
    wp::int32 var_30;
    bool var_31;
    const wp::int32 var_32 = 2;
    wp::int32 var_33;
    wp::int32 var_34;
    wp::int32 var_35;
    const wp::int32 var_36 = 3;
    bool var_37;
    wp::mesh_query_aabb_t var_38;
    wp::mesh_query_aabb_t var_39;
    bool var_40;
    const wp::int32 var_41 = 3;
    wp::int32 var_42;
    bool var_43;
    const wp::int32 var_44 = 4;
    wp::int32 var_45;
    const wp::int32 var_46 = 2;
    bool var_47;
    wp::mesh_query_aabb_t var_48;
    wp::int32 var_49;
    wp::int32 var_50;
    bool var_51;
    const wp::int32 var_52 = 5;
    wp::int32 var_53;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::mesh_query_aabb_t adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::mesh_query_aabb_t adj_11 = {};
    wp::int32 adj_12 = {};
    wp::int32 adj_13 = {};
    bool adj_14 = {};
    wp::int32 adj_15 = {};
    bool adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::float32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::float32 adj_21 = {};
    wp::int32 adj_22 = {};
    wp::int32 adj_23 = {};
    wp::int32 adj_24 = {};
    wp::int32 adj_25 = {};
    wp::float32 adj_26 = {};
    wp::mesh_query_aabb_t adj_27 = {};
    bool adj_28 = {};
    wp::int32 adj_29 = {};
    wp::int32 adj_30 = {};
    bool adj_31 = {};
    wp::int32 adj_32 = {};
    wp::int32 adj_33 = {};
    wp::int32 adj_34 = {};
    wp::int32 adj_35 = {};
    wp::int32 adj_36 = {};
    bool adj_37 = {};
    wp::mesh_query_aabb_t adj_38 = {};
    wp::mesh_query_aabb_t adj_39 = {};
    bool adj_40 = {};
    wp::int32 adj_41 = {};
    wp::int32 adj_42 = {};
    bool adj_43 = {};
    wp::int32 adj_44 = {};
    wp::int32 adj_45 = {};
    wp::int32 adj_46 = {};
    bool adj_47 = {};
    wp::mesh_query_aabb_t adj_48 = {};
    wp::int32 adj_49 = {};
    wp::int32 adj_50 = {};
    bool adj_51 = {};
    wp::int32 adj_52 = {};
    wp::int32 adj_53 = {};
    //---------
    // forward
    // def touch(                                                                             <L 23>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // box = wp.mesh_query_aabb(mesh, low, high)                                              <L 27>
    var_1 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
    // face = int(0)                                                                          <L 28>
    var_3 = wp::int(var_2);
    // while wp.mesh_query_aabb_next(box, face):                                              <L 29>
    // for other in wp.mesh_query_aabb(mesh, low, high):                                      <L 32>
    var_11 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
    // count[i] += total(box) + total_of_box(box)                                             <L 38>
    var_22 = total_0(var_1);
    var_23 = total_of_box_0(var_1);
    var_24 = wp::add(var_22, var_23);
    // var_25 = wp::atomic_add(var_count, var_0, var_24);
    // ball = wp.mesh_query_sphere(mesh, low, 2.0)                                            <L 39>
    var_27 = wp::mesh_query_sphere(var_mesh, var_low, var_26);
    // while wp.mesh_query_next(ball, face):                                                  <L 40>
    // while wp.mesh_query_aabb_next(ball, face):                                             <L 42>
    // count[i] += total(ball)                                                                <L 44>
    var_34 = total_0(var_27);
    // var_35 = wp::atomic_add(var_count, var_0, var_34);
    // if i > 3:                                                                              <L 45>
    var_37 = (var_0 > var_36);
    if (var_37) {
        // ball = wp.mesh_query_aabb(mesh, low, high)                                         <L 46>
        var_38 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
    }
    var_39 = wp::where(var_37, var_38, var_27);
    // while wp.mesh_query_next(ball, face):                                                  <L 47>
    // while wp.mesh_query_aabb_next(ball, face):                                             <L 49>
    // either = box if i > 2 else ball                                                        <L 51>
    var_47 = (var_0 > var_46);
    if (var_47) {
    }
    if (!var_47) {
    }
    var_48 = wp::where(var_47, var_1, var_39);
    // for f in either:                                                                       <L 52>
    // while wp.mesh_query_next(box, face):                                                   <L 54>
    //---------
    // reverse
    start_while_14:;
    var_51 = wp::mesh_query_aabb_next(var_1, var_3);
    if ((var_51) == false) goto end_while_14;
    adj_52 = {};
    adj_53 = {};
        // count[i] += 5                                                                      <L 55>
        // var_53 = wp::atomic_add(var_count, var_0, var_52);
        wp::adj_atomic_add(var_count, var_0, var_52, adj_count, adj_0, adj_52, adj_53);
        // adj: count[i] += 5                                                                 <L 55>
    goto start_while_14;
    end_while_14:;
    // adj: while wp.mesh_query_next(box, face):                                              <L 54>
    var_48 = wp::iter_reverse(var_48);
    start_for_12:;
        if (iter_cmp(var_48) == 0) goto end_for_12;
        var_49 = wp::iter_next(var_48);
    	adj_50 = {};
        // count[i] += f                                                                      <L 53>
        // var_50 = wp::atomic_add(var_count, var_0, var_49);
        wp::adj_atomic_add(var_count, var_0, var_49, adj_count, adj_0, adj_49, adj_50);
        // adj: count[i] += f                                                                 <L 53>
    	goto start_for_12;
    end_for_12:;
    // adj: for f in either:                                                                  <L 52>
    wp::adj_where(var_47, var_1, var_39, adj_47, adj_1, adj_39, adj_48);
    if (!var_47) {
    }
    if (var_47) {
    }
    // adj: either = box if i > 2 else ball                                                   <L 51>
    start_while_10:;
    var_43 = wp::mesh_query_next_dynamic(var_39, var_3);
    if ((var_43) == false) goto end_while_10;
    adj_44 = {};
    adj_45 = {};
        // count[i] += 4                                                                      <L 50>
        // var_45 = wp::atomic_add(var_count, var_0, var_44);
        wp::adj_atomic_add(var_count, var_0, var_44, adj_count, adj_0, adj_44, adj_45);
        // adj: count[i] += 4                                                                 <L 50>
    goto start_while_10;
    end_while_10:;
    // adj: while wp.mesh_query_aabb_next(ball, face):                                        <L 49>
    start_while_8:;
    var_40 = wp::mesh_query_next_dynamic(var_39, var_3);
    if ((var_40) == false) goto end_while_8;
    adj_41 = {};
    adj_42 = {};
        // count[i] += 3                                                                      <L 48>
        // var_42 = wp::atomic_add(var_count, var_0, var_41);
        wp::adj_atomic_add(var_count, var_0, var_41, adj_count, adj_0, adj_41, adj_42);
        // adj: count[i] += 3                                                                 <L 48>
    goto start_while_8;
    end_while_8:;
    // adj: while wp.mesh_query_next(ball, face):                                             <L 47>
    wp::adj_where(var_37, var_38, var_27, adj_37, adj_38, adj_27, adj_39);
    if (var_37) {
        // adj: ball = wp.mesh_query_aabb(mesh, low, high)                                    <L 46>
    }
    // adj: if i > 3:                                                                         <L 45>
    wp::adj_atomic_add(var_count, var_0, var_34, adj_count, adj_0, adj_34, adj_35);
    adj_total_0(var_27, adj_27, adj_34);
    // adj: count[i] += total(ball)                                                           <L 44>
    start_while_6:;
    var_31 = wp::mesh_query_sphere_next(var_27, var_3);
    if ((var_31) == false) goto end_while_6;
    adj_32 = {};
    adj_33 = {};
        // count[i] += 2                                                                      <L 43>
        // var_33 = wp::atomic_add(var_count, var_0, var_32);
        wp::adj_atomic_add(var_count, var_0, var_32, adj_count, adj_0, adj_32, adj_33);
        // adj: count[i] += 2                                                                 <L 43>
    goto start_while_6;
    end_while_6:;
    // adj: while wp.mesh_query_aabb_next(ball, face):                                        <L 42>
    start_while_4:;
    var_28 = wp::mesh_query_sphere_next(var_27, var_3);
    if ((var_28) == false) goto end_while_4;
    adj_29 = {};
    adj_30 = {};
        // count[i] += 1                                                                      <L 41>
        // var_30 = wp::atomic_add(var_count, var_0, var_29);
        wp::adj_atomic_add(var_count, var_0, var_29, adj_count, adj_0, adj_29, adj_30);
        // adj: count[i] += 1                                                                 <L 41>
    goto start_while_4;
    end_while_4:;
    // adj: while wp.mesh_query_next(ball, face):                                             <L 40>
    // adj: ball = wp.mesh_query_sphere(mesh, low, 2.0)                                       <L 39>
    wp::adj_atomic_add(var_count, var_0, var_24, adj_count, adj_0, adj_24, adj_25);
    wp::adj_add(var_22, var_23, adj_22, adj_23, adj_24);
    adj_total_of_box_0(var_1, adj_1, adj_23);
    adj_total_0(var_1, adj_1, adj_22);
    // adj: count[i] += total(box) + total_of_box(box)                                        <L 38>
    var_11 = wp::iter_reverse(var_11);
    start_for_2:;
        if (iter_cmp(var_11) == 0) goto end_for_2;
        var_12 = wp::iter_next(var_11);
    	adj_13 = {};
    	adj_14 = {};
    	adj_15 = {};
    	adj_16 = {};
    	adj_17 = {};
    	adj_18 = {};
    	adj_19 = {};
    	adj_20 = {};
    	adj_21 = {};
        // if other > 3:                                                                      <L 33>
        var_14 = (var_12 > var_13);
        if (var_14) {
            // break                                                                          <L 34>
            goto end_for_2;
        }
        // if other == 2:                                                                     <L 35>
        var_16 = (var_12 == var_15);
        if (var_16) {
            // continue                                                                       <L 36>
            goto start_for_2;
        }
        // area[i] = area[i] + area[other]                                                    <L 37>
        var_17 = wp::address(var_area, var_0);
        var_18 = wp::address(var_area, var_12);
        var_20 = wp::load(var_17);
        var_21 = wp::load(var_18);
        var_19 = wp::add(var_20, var_21);
        // wp::array_store(var_area, var_0, var_19);
        wp::adj_array_store(var_area, var_0, var_19, adj_area, adj_0, adj_19);
        wp::adj_add(var_20, var_21, adj_17, adj_18, adj_19);
        wp::adj_address(var_area, var_12, adj_area, adj_12, adj_18);
        wp::adj_address(var_area, var_0, adj_area, adj_0, adj_17);
        // adj: area[i] = area[i] + area[other]                                               <L 37>
        if (var_16) {
            // adj: continue                                                                  <L 36>
        }
        // adj: if other == 2:                                                                <L 35>
        if (var_14) {
            // adj: break                                                                     <L 34>
        }
        // adj: if other > 3:                                                                 <L 33>
    	goto start_for_2;
    end_for_2:;
    // adj: for other in wp.mesh_query_aabb(mesh, low, high):                                 <L 32>
    start_while_0:;
    var_4 = wp::mesh_query_aabb_next(var_1, var_3);
    if ((var_4) == false) goto end_while_0;
    adj_5 = {};
    adj_6 = {};
    adj_7 = {};
    adj_8 = {};
    adj_9 = {};
    adj_10 = {};
        // wp.atomic_add(count, i, 1)                                                         <L 30>
        // var_6 = wp::atomic_add(var_count, var_0, var_5);
        // area[face] = area[face] + 1.0                                                      <L 31>
        var_7 = wp::address(var_area, var_3);
        var_10 = wp::load(var_7);
        var_9 = wp::add(var_10, var_8);
        // wp::array_store(var_area, var_3, var_9);
        wp::adj_array_store(var_area, var_3, var_9, adj_area, adj_3, adj_9);
        wp::adj_add(var_10, var_8, adj_7, adj_8, adj_9);
        wp::adj_address(var_area, var_3, adj_area, adj_3, adj_7);
        // adj: area[face] = area[face] + 1.0                                                 <L 31>
        wp::adj_atomic_add(var_count, var_0, var_5, adj_count, adj_0, adj_5, adj_6);
        // adj: wp.atomic_add(count, i, 1)                                                    <L 30>
    goto start_while_0;
    end_while_0:;
    // adj: while wp.mesh_query_aabb_next(box, face):                                         <L 29>
    // adj: face = int(0)                                                                     <L 28>
    // adj: box = wp.mesh_query_aabb(mesh, low, high)                                         <L 27>
    // adj: i = wp.tid()                                                                      <L 26>
    // adj: def touch(                                                                        <L 23>
    return;
}
