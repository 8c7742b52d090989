// mesh_boxes.py:5
static CUDA_CALLABLE wp::int32 total_0(
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
static CUDA_CALLABLE wp::int32 total_of_box_0(
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

extern "C" __global__ void touch_c135841c_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_mesh,
    wp::vec_t<3, wp::float32> var_low,
    wp::vec_t<3, wp::float32> var_high,
    wp::array_t<wp::int32> var_count,
    wp::array_t<wp::float32> var_area)
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
        // forward
        // def touch(                                                                             <L 23>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // box = wp.mesh_query_aabb(mesh, low, high)                                              <L 27>
        var_1 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
        // face = int(0)                                                                          <L 28>
        var_3 = wp::int(var_2);
        // while wp.mesh_query_aabb_next(box, face):                                              <L 29>
        start_while_0:;
        var_4 = wp::mesh_query_aabb_next(var_1, var_3);
        if ((var_4) == false) goto end_while_0;
            // wp.atomic_add(count, i, 1)                                                         <L 30>
            var_6 = wp::atomic_add(var_count, var_0, var_5);
            // area[face] = area[face] + 1.0                                                      <L 31>
            var_7 = wp::address(var_area, var_3);
            var_10 = wp::load(var_7);
            var_9 = wp::add(var_10, var_8);
            wp::array_store(var_area, var_3, var_9);
        goto start_while_0;
        end_while_0:;
        // for other in wp.mesh_query_aabb(mesh, low, high):                                      <L 32>
        var_11 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
        start_for_2:;
            if (iter_cmp(var_11) == 0) goto end_for_2;
            var_12 = wp::iter_next(var_11);
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
            wp::array_store(var_area, var_0, var_19);
            goto start_for_2;
        end_for_2:;
        // count[i] += total(box) + total_of_box(box)                                             <L 38>
        var_22 = total_0(var_1);
        var_23 = total_of_box_0(var_1);
        var_24 = wp::add(var_22, var_23);
        var_25 = wp::atomic_add(var_count, var_0, var_24);
        // ball = wp.mesh_query_sphere(mesh, low, 2.0)                                            <L 39>
        var_27 = wp::mesh_query_sphere(var_mesh, var_low, var_26);
        // while wp.mesh_query_next(ball, face):                                                  <L 40>
        start_while_4:;
        var_28 = wp::mesh_query_sphere_next(var_27, var_3);
        if ((var_28) == false) goto end_while_4;
            // count[i] += 1                                                                      <L 41>
            var_30 = wp::atomic_add(var_count, var_0, var_29);
        goto start_while_4;
        end_while_4:;
        // while wp.mesh_query_aabb_next(ball, face):                                             <L 42>
        start_while_6:;
        var_31 = wp::mesh_query_sphere_next(var_27, var_3);
        if ((var_31) == false) goto end_while_6;
            // count[i] += 2                                                                      <L 43>
            var_33 = wp::atomic_add(var_count, var_0, var_32);
        goto start_while_6;
        end_while_6:;
        // count[i] += total(ball)                                                                <L 44>
        var_34 = total_0(var_27);
        var_35 = wp::atomic_add(var_count, var_0, var_34);
        // if i > 3:                                                                              <L 45>
        var_37 = (var_0 > var_36);
        if (var_37) {
            // ball = wp.mesh_query_aabb(mesh, low, high)                                         <L 46>
            var_38 = wp::mesh_query_aabb(var_mesh, var_low, var_high);
        }
        var_39 = wp::where(var_37, var_38, var_27);
        // while wp.mesh_query_next(ball, face):                                                  <L 47>
        start_while_8:;
        var_40 = wp::mesh_query_next_dynamic(var_39, var_3);
        if ((var_40) == false) goto end_while_8;
            // count[i] += 3                                                                      <L 48>
            var_42 = wp::atomic_add(var_count, var_0, var_41);
        goto start_while_8;
        end_while_8:;
        // while wp.mesh_query_aabb_next(ball, face):                                             <L 49>
        start_while_10:;
        var_43 = wp::mesh_query_next_dynamic(var_39, var_3);
        if ((var_43) == false) goto end_while_10;
            // count[i] += 4                                                                      <L 50>
            var_45 = wp::atomic_add(var_count, var_0, var_44);
        goto start_while_10;
        end_while_10:;
        // either = box if i > 2 else ball                                                        <L 51>
        var_47 = (var_0 > var_46);
        if (var_47) {
        }
        if (!var_47) {
        }
        var_48 = wp::where(var_47, var_1, var_39);
        // for f in either:                                                                       <L 52>
        start_for_12:;
            if (iter_cmp(var_48) == 0) goto end_for_12;
            var_49 = wp::iter_next(var_48);
            // count[i] += f                                                                      <L 53>
            var_50 = wp::atomic_add(var_count, var_0, var_49);
            goto start_for_12;
        end_for_12:;
        // while wp.mesh_query_next(box, face):                                                   <L 54>
        start_while_14:;
        var_51 = wp::mesh_query_aabb_next(var_1, var_3);
        if ((var_51) == false) goto end_while_14;
            // count[i] += 5                                                                      <L 55>
            var_53 = wp::atomic_add(var_count, var_0, var_52);
        goto start_while_14;
        end_while_14:;
    }
}
