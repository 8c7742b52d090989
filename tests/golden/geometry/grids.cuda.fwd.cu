// grids.py:5
static CUDA_CALLABLE wp::int32 sum_of_0(
    wp::hash_grid_query_f var_query,
    wp::int32 var_start)
{
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    //---------
    // forward
    // def sum_of(query: wp.HashGridQuery, start: int):                                       <L 6>
    // sum = start                                                                            <L 7>
    var_0 = wp::copy(var_start);
    // for other in query:                                                                    <L 8>
    start_for_0:;
        if (iter_cmp(var_query) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_query);
        // sum += other                                                                       <L 9>
        var_2 = wp::add(var_0, var_1);
        wp::assign(var_0, var_2);
        goto start_for_0;
    end_for_0:;
    // return sum                                                                             <L 10>
    return var_0;
}

// grids.py:13
static CUDA_CALLABLE wp::int32 sum_of_double_0(
    wp::hash_grid_query_d var_query)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    //---------
    // forward
    // def sum_of_double(query: wp.HashGridQuery[wp.float64]):                                <L 14>
    // sum = int(0)                                                                           <L 15>
    var_1 = wp::int(var_0);
    // for other in query:                                                                    <L 16>
    start_for_0:;
        if (iter_cmp(var_query) == 0) goto end_for_0;
        var_2 = wp::iter_next(var_query);
        // sum += other                                                                       <L 17>
        var_3 = wp::add(var_1, var_2);
        wp::assign(var_1, var_3);
        goto start_for_0;
    end_for_0:;
    // return sum                                                                             <L 18>
    return var_1;
}

extern "C" __global__ void neighbours_03791d53_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_grid,
    wp::array_t<wp::vec_t<3, wp::float32>> var_point,
    wp::array_t<wp::vec_t<3, wp::float32>> var_force,
    wp::float32 var_radius)
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
        wp::int32 var_1;
        const wp::int32 var_2 = -1;
        bool var_3;
        wp::vec_t<3, wp::float32>* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32> var_7;
        wp::hash_grid_query_f var_8;
        wp::int32 var_9;
        bool var_10;
        wp::vec_t<3, wp::float32>* var_11;
        wp::vec_t<3, wp::float32> var_12;
        wp::vec_t<3, wp::float32> var_13;
        wp::vec_t<3, wp::float32> var_14;
        wp::vec_t<3, wp::float32> var_15;
        wp::vec_t<3, wp::float32> var_16;
        const wp::int32 var_17 = 2;
        wp::hash_grid_query_f var_18;
        const wp::int32 var_19 = 0;
        wp::int32 var_20;
        bool var_21;
        wp::vec_t<3, wp::float32>* var_22;
        wp::vec_t<3, wp::float32> var_23;
        wp::vec_t<3, wp::float32> var_24;
        //---------
        // forward
        // def neighbours(                                                                        <L 22>
        // tid = wp.tid()                                                                         <L 25>
        var_0 = builtin_tid1d();
        // i = wp.hash_grid_point_id(grid, tid)                                                   <L 26>
        var_1 = wp::hash_grid_point_id(var_grid, var_0);
        // if i == -1:                                                                            <L 27>
        var_3 = (var_1 == var_2);
        if (var_3) {
            // return                                                                             <L 28>
            continue;
        }
        // x = point[i]                                                                           <L 29>
        var_4 = wp::address(var_point, var_1);
        var_6 = wp::load(var_4);
        var_5 = wp::copy(var_6);
        // push = wp.vec3()                                                                       <L 30>
        var_7 = wp::vec_t<3, wp::float32>();
        // for j in wp.hash_grid_query(grid, x, radius):                                          <L 31>
        var_8 = wp::hash_grid_query(var_grid, var_5, var_radius);
        start_for_1:;
            if (iter_cmp(var_8) == 0) goto end_for_1;
            var_9 = wp::iter_next(var_8);
            // if j != i:                                                                         <L 32>
            var_10 = (var_9 != var_1);
            if (var_10) {
                // push += wp.normalize(x - point[j])                                             <L 33>
                var_11 = wp::address(var_point, var_9);
                var_13 = wp::load(var_11);
                var_12 = wp::sub(var_5, var_13);
                var_14 = wp::normalize(var_12);
                var_15 = wp::add(var_7, var_14);
            }
            var_16 = wp::where(var_10, var_15, var_7);
            wp::assign(var_7, var_16);
            goto start_for_1;
        end_for_1:;
        // query = wp.hash_grid_query(grid, x, radius, 2)                                         <L 34>
        var_18 = wp::hash_grid_query(var_grid, var_5, var_radius, var_17);
        // n = int(0)                                                                             <L 35>
        var_20 = wp::int(var_19);
        // while wp.hash_grid_query_next(query, n):                                               <L 36>
        start_while_3:;
        var_21 = wp::hash_grid_query_next(var_18, var_20);
        if ((var_21) == false) goto end_while_3;
            // push = push + point[n]                                                             <L 37>
            var_22 = wp::address(var_point, var_20);
            var_24 = wp::load(var_22);
            var_23 = wp::add(var_7, var_24);
            wp::assign(var_7, var_23);
        goto start_while_3;
        end_while_3:;
        // force[i] = push                                                                        <L 38>
        wp::array_store(var_force, var_1, var_7);
    }
}

extern "C" __global__ void precisions_8328fcfd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::uint64> var_grids,
    wp::array_t<wp::vec_t<3, wp::float16>> var_half,
    wp::array_t<wp::vec_t<3, wp::float64>> var_double,
    wp::array_t<wp::int32> var_out)
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
        const wp::int32 var_1 = 0;
        wp::uint64* var_2;
        wp::vec_t<3, wp::float16>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float16> var_5;
        const wp::float32 var_6 = 1.0;
        wp::hash_grid_query_f var_7;
        wp::uint64 var_8;
        const wp::int32 var_9 = 2;
        wp::int32 var_10;
        const wp::int32 var_11 = 1;
        wp::uint64* var_12;
        wp::vec_t<3, wp::float64>* var_13;
        wp::float64 var_14;
        wp::hash_grid_query_d var_15;
        wp::uint64 var_16;
        wp::vec_t<3, wp::float64> var_17;
        wp::int32 var_18;
        wp::int32 var_19;
        const wp::int32 var_20 = 2;
        wp::uint64* var_21;
        wp::vec_t<3, wp::float16>* var_22;
        const wp::float32 var_23 = 1.0;
        wp::float16 var_24;
        wp::hash_grid_query_h var_25;
        wp::uint64 var_26;
        wp::vec_t<3, wp::float16> var_27;
        wp::int32 var_28;
        wp::int32 var_29;
        const wp::int32 var_30 = 0;
        wp::int32 var_31;
        const wp::int32 var_32 = 2;
        wp::uint64* var_33;
        wp::vec_t<3, wp::float16>* var_34;
        const wp::float32 var_35 = 1.0;
        wp::float16 var_36;
        const wp::int32 var_37 = 1;
        wp::hash_grid_query_h var_38;
        wp::uint64 var_39;
        wp::vec_t<3, wp::float16> var_40;
        bool var_41;
        wp::int32 var_42;
        const wp::int32 var_43 = 1;
        wp::uint64* var_44;
        wp::vec_t<3, wp::float64>* var_45;
        wp::float64 var_46;
        const wp::int32 var_47 = 1;
        wp::hash_grid_query_d var_48;
        wp::uint64 var_49;
        wp::vec_t<3, wp::float64> var_50;
        bool var_51;
        wp::int32 var_52;
        //---------
        // forward
        // def precisions(                                                                        <L 42>
        // i = wp.tid()                                                                           <L 48>
        var_0 = builtin_tid1d();
        // out[i] = sum_of(wp.hash_grid_query(grids[0], wp.vec3(half[i]), 1.0), 2)                <L 49>
        var_2 = wp::address(var_grids, var_1);
        var_3 = wp::address(var_half, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::vec_t<3, wp::float32>(var_5);
        var_8 = wp::load(var_2);
        var_7 = wp::hash_grid_query(var_8, var_4, var_6);
        var_10 = sum_of_0(var_7, var_9);
        wp::array_store(var_out, var_0, var_10);
        // out[i] += sum_of_double(wp.hash_grid_query(grids[1], double[i], wp.float64(1.0)))       <L 50>
        var_12 = wp::address(var_grids, var_11);
        var_13 = wp::address(var_double, var_0);
        var_14 = 1.0;
        var_16 = wp::load(var_12);
        var_17 = wp::load(var_13);
        var_15 = wp::hash_grid_query(var_16, var_17, var_14);
        var_18 = sum_of_double_0(var_15);
        var_19 = wp::atomic_add(var_out, var_0, var_18);
        // for j in wp.hash_grid_query(grids[2], half[i], wp.float16(1.0)):                       <L 51>
        var_21 = wp::address(var_grids, var_20);
        var_22 = wp::address(var_half, var_0);
        var_24 = wp::float16(var_23);
        var_26 = wp::load(var_21);
        var_27 = wp::load(var_22);
        var_25 = wp::hash_grid_query(var_26, var_27, var_24);
        start_for_0:;
            if (iter_cmp(var_25) == 0) goto end_for_0;
            var_28 = wp::iter_next(var_25);
            // out[i] += j                                                                        <L 52>
            var_29 = wp::atomic_add(var_out, var_0, var_28);
            goto start_for_0;
        end_for_0:;
        // n = int(0)                                                                             <L 53>
        var_31 = wp::int(var_30);
        // a = wp.hash_grid_query(grids[2], half[i], wp.float16(1.0), 1)                          <L 54>
        var_33 = wp::address(var_grids, var_32);
        var_34 = wp::address(var_half, var_0);
        var_36 = wp::float16(var_35);
        var_39 = wp::load(var_33);
        var_40 = wp::load(var_34);
        var_38 = wp::hash_grid_query(var_39, var_40, var_36, var_37);
        // while wp.hash_grid_query_next(a, n):                                                   <L 55>
        start_while_2:;
        var_41 = wp::hash_grid_query_next(var_38, var_31);
        if ((var_41) == false) goto end_while_2;
            // out[i] += n                                                                        <L 56>
            var_42 = wp::atomic_add(var_out, var_0, var_31);
        goto start_while_2;
        end_while_2:;
        // b = wp.hash_grid_query(grids[1], double[i], wp.float64(1.0), 1)                        <L 57>
        var_44 = wp::address(var_grids, var_43);
        var_45 = wp::address(var_double, var_0);
        var_46 = 1.0;
        var_49 = wp::load(var_44);
        var_50 = wp::load(var_45);
        var_48 = wp::hash_grid_query(var_49, var_50, var_46, var_47);
        // while wp.hash_grid_query_next(b, n):                                                   <L 58>
        start_while_4:;
        var_51 = wp::hash_grid_query_next(var_48, var_31);
        if ((var_51) == false) goto end_while_4;
            // out[i] += n                                                                        <L 59>
            var_52 = wp::atomic_add(var_out, var_0, var_31);
        goto start_while_4;
        end_while_4:;
    }
}
