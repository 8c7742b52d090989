extern "C" __global__ void operators_e8db516b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::float32 var_k,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::float32 adj_k)
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
        const wp::int32 var_0 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 16;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_5 = 0;
        const wp::int32 var_6 = 16;
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_7 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_8 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_9 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_11 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_12 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_13 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_14 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_15 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::float32 var_16 = 2.0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_17 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_18 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_19 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_20 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_21 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_22 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_23 = 0;
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_24 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::float32 var_25 = 1.0;
        const wp::float32 var_26 = 0.0;
        const wp::float32 var_27 = 0.0;
        wp::vec_t<3, wp::float32> var_28;
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_29 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_30 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_31 = 0;
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_32 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_33 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_34 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_35 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_36 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_37 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_38 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::float32 var_39 = 3.0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_40 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_41 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_42 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_1{};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_4{};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_7{};
        wp::int32 adj_8 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_9{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_10{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_11{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_12{};
        wp::int32 adj_13 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_14{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_15{};
        wp::float32 adj_16 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_17{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_18{};
        wp::int32 adj_19 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_20{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_21{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_22{};
        wp::int32 adj_23 = {};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_24{};
        wp::float32 adj_25 = {};
        wp::float32 adj_26 = {};
        wp::float32 adj_27 = {};
        wp::vec_t<3, wp::float32> adj_28 = {};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_29{};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_30{};
        wp::int32 adj_31 = {};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_32{};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_33{};
        wp::int32 adj_34 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_35{};
        wp::int32 adj_36 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_37{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_38{};
        wp::float32 adj_39 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_40{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_41{};
        wp::int32 adj_42 = {};
        //---------
        // forward
        // def operators(a: wp.array(dtype=float), b: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), k: float):       <L 6>
        // t = wp.tile_load(a, shape=16)                                                          <L 7>
        var_1 = wp::tile_load<wp::float32, true, false, 16>(var_a, var_2);
        // u = wp.tile_load(b, shape=16)                                                          <L 8>
        var_4 = wp::tile_load<wp::float32, true, false, 16>(var_b, var_5);
        // w = wp.tile_load(v, shape=16)                                                          <L 9>
        var_7 = wp::tile_load<wp::vec_t<3, wp::float32>, true, false, 16>(var_v, var_8);
        // wp.tile_store(a, t + u - t * u / t)                                                    <L 10>
        var_9 = wp::tile_add(var_1, var_4);
        var_10 = wp::tile_mul_elementwise(var_1, var_4);
        var_11 = wp::tile_div_elementwise(var_10, var_1);
        var_12 = wp::tile_sub(var_9, var_11);
        // wp::tile_store<wp::float32, true, false>(var_a, var_13, var_12);
        // wp.tile_store(a, -t * k + 2.0 * u)                                                     <L 11>
        var_14 = wp::tile_neg(var_1);
        var_15 = wp::tile_mul(var_14, var_k);
        var_17 = wp::tile_mul(var_4, var_16);
        var_18 = wp::tile_add(var_15, var_17);
        // wp::tile_store<wp::float32, true, false>(var_a, var_19, var_18);
        // wp.tile_store(a, t / k + k / u)                                                        <L 12>
        var_20 = wp::tile_div(var_1, var_k);
        var_21 = wp::tile_div(var_k, var_4);
        var_22 = wp::tile_add(var_20, var_21);
        // wp::tile_store<wp::float32, true, false>(var_a, var_23, var_22);
        // wp.tile_store(v, w * k + t * wp.vec3(1.0, 0.0, 0.0))                                   <L 13>
        var_24 = wp::tile_mul(var_7, var_k);
        var_28 = wp::vec_t<3, wp::float32>(var_25, var_26, var_27);
        var_29 = wp::tile_mul(var_1, var_28);
        var_30 = wp::tile_add(var_24, var_29);
        // wp::tile_store<wp::vec_t<3, wp::float32>, true, false>(var_v, var_31, var_30);
        // wp.tile_store(v, w * t / u)                                                            <L 14>
        var_32 = wp::tile_mul_elementwise(var_7, var_1);
        var_33 = wp::tile_div_elementwise(var_32, var_4);
        // wp::tile_store<wp::vec_t<3, wp::float32>, true, false>(var_v, var_34, var_33);
        // wp.tile_store(a, t @ u)                                                                <L 15>
        var_35 = wp::tile_mul_elementwise(var_1, var_4);
        // wp::tile_store<wp::float32, true, false>(var_a, var_36, var_35);
        // t += u                                                                                 <L 16>
        wp::tile_add_inplace(var_1, var_4);
        // t -= u * k                                                                             <L 17>
        var_37 = wp::tile_mul(var_4, var_k);
        wp::tile_sub_inplace(var_1, var_37);
        // t *= u                                                                                 <L 18>
        var_38 = wp::tile_mul_elementwise(var_1, var_4);
        // t *= 3.0                                                                               <L 19>
        var_40 = wp::tile_mul(var_38, var_39);
        // t /= k                                                                                 <L 20>
        var_41 = wp::tile_div(var_40, var_k);
        // wp.tile_store(b, t)                                                                    <L 21>
        // wp::tile_store<wp::float32, true, false>(var_b, var_42, var_41);
        //---------
        // reverse
        wp::adj_tile_store(var_b, var_42, var_41, adj_b, adj_42, adj_41);
        // adj: wp.tile_store(b, t)                                                               <L 21>
        wp::adj_tile_div(var_40, var_k, adj_40, adj_k, adj_41);
        // adj: t /= k                                                                            <L 20>
        wp::adj_tile_mul(var_38, var_39, adj_38, adj_39, adj_40);
        // adj: t *= 3.0                                                                          <L 19>
        wp::adj_tile_mul_elementwise(var_1, var_4, adj_1, adj_4, adj_38);
        // adj: t *= u                                                                            <L 18>
        wp::adj_tile_sub_inplace(var_1, var_37, adj_1, adj_37);
        wp::adj_tile_mul(var_4, var_k, adj_4, adj_k, adj_37);
        // adj: t -= u * k                                                                        <L 17>
        wp::adj_tile_add_inplace(var_1, var_4, adj_1, adj_4);
        // adj: t += u                                                                            <L 16>
        wp::adj_tile_store(var_a, var_36, var_35, adj_a, adj_36, adj_35);
        wp::adj_tile_mul_elementwise(var_1, var_4, adj_1, adj_4, adj_35);
        // adj: wp.tile_store(a, t @ u)                                                           <L 15>
        wp::adj_tile_store(var_v, var_34, var_33, adj_v, adj_34, adj_33);
        wp::adj_tile_div_elementwise(var_32, var_4, adj_32, adj_4, adj_33);
        wp::adj_tile_mul_elementwise(var_7, var_1, adj_7, adj_1, adj_32);
        // adj: wp.tile_store(v, w * t / u)                                                       <L 14>
        wp::adj_tile_store(var_v, var_31, var_30, adj_v, adj_31, adj_30);
        wp::adj_tile_add(var_24, var_29, adj_24, adj_29, adj_30);
        wp::adj_tile_mul(var_1, var_28, adj_1, adj_28, adj_29);
        wp::adj_vec_t(var_25, var_26, var_27, adj_25, adj_26, adj_27, adj_28);
        wp::adj_tile_mul(var_7, var_k, adj_7, adj_k, adj_24);
        // adj: wp.tile_store(v, w * k + t * wp.vec3(1.0, 0.0, 0.0))                              <L 13>
        wp::adj_tile_store(var_a, var_23, var_22, adj_a, adj_23, adj_22);
        wp::adj_tile_add(var_20, var_21, adj_20, adj_21, adj_22);
        wp::adj_tile_div(var_k, var_4, adj_k, adj_4, adj_21);
        wp::adj_tile_div(var_1, var_k, adj_1, adj_k, adj_20);
        // adj: wp.tile_store(a, t / k + k / u)                                                   <L 12>
        wp::adj_tile_store(var_a, var_19, var_18, adj_a, adj_19, adj_18);
        wp::adj_tile_add(var_15, var_17, adj_15, adj_17, adj_18);
        wp::adj_tile_mul(var_4, var_16, adj_4, adj_16, adj_17);
        wp::adj_tile_mul(var_14, var_k, adj_14, adj_k, adj_15);
        wp::adj_tile_neg(var_1, adj_1, adj_14);
        // adj: wp.tile_store(a, -t * k + 2.0 * u)                                                <L 11>
        wp::adj_tile_store(var_a, var_13, var_12, adj_a, adj_13, adj_12);
        wp::adj_tile_sub(var_9, var_11, adj_9, adj_11, adj_12);
        wp::adj_tile_div_elementwise(var_10, var_1, adj_10, adj_1, adj_11);
        wp::adj_tile_mul_elementwise(var_1, var_4, adj_1, adj_4, adj_10);
        wp::adj_tile_add(var_1, var_4, adj_1, adj_4, adj_9);
        // adj: wp.tile_store(a, t + u - t * u / t)                                               <L 10>
        wp::adj_tile_load(var_v, var_8, adj_v, adj_8, adj_7);
        // adj: w = wp.tile_load(v, shape=16)                                                     <L 9>
        wp::adj_tile_load(var_b, var_5, adj_b, adj_5, adj_4);
        // adj: u = wp.tile_load(b, shape=16)                                                     <L 8>
        wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
        // adj: t = wp.tile_load(a, shape=16)                                                     <L 7>
        // adj: def operators(a: wp.array(dtype=float), b: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), k: float):  <L 6>
        continue;
    }
}

extern "C" __global__ void integers_dbaade32_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::array_t<wp::int32> var_b,
    wp::array_t<wp::int32> adj_a,
    wp::array_t<wp::int32> adj_b)
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
        const wp::int32 var_0 = 16;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 16;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_4 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_5 = 0;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_6 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_7 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> var_8 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>>{};
        const wp::int32 var_9 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_1{};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_4{};
        wp::int32 adj_5 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_6{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_7{};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<16>>> adj_8{};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def integers(a: wp.array(dtype=int), b: wp.array(dtype=int)):                          <L 25>
        // t = wp.tile_load(a, shape=16)                                                          <L 26>
        var_1 = wp::tile_load<wp::int32, true, false, 16>(var_a, var_2);
        // u = wp.tile_load(b, shape=16)                                                          <L 27>
        var_4 = wp::tile_load<wp::int32, true, false, 16>(var_b, var_5);
        // c = (t & u) | (t ^ u)                                                                  <L 28>
        var_6 = wp::tile_bit_and(var_1, var_4);
        var_7 = wp::tile_bit_xor(var_1, var_4);
        var_8 = wp::tile_bit_or(var_6, var_7);
        // c &= t                                                                                 <L 29>
        wp::tile_bit_and_inplace(var_8, var_1);
        // c |= u                                                                                 <L 30>
        wp::tile_bit_or_inplace(var_8, var_4);
        // c ^= t                                                                                 <L 31>
        wp::tile_bit_xor_inplace(var_8, var_1);
        // wp.tile_store(a, c)                                                                    <L 32>
        // wp::tile_store<wp::int32, true, false>(var_a, var_9, var_8);
        //---------
        // reverse
        wp::adj_tile_store(var_a, var_9, var_8, adj_a, adj_9, adj_8);
        // adj: wp.tile_store(a, c)                                                               <L 32>
        // adj: c ^= t                                                                            <L 31>
        // adj: c |= u                                                                            <L 30>
        // adj: c &= t                                                                            <L 29>
        // adj: c = (t & u) | (t ^ u)                                                             <L 28>
        wp::adj_tile_load(var_b, var_5, adj_b, adj_5, adj_4);
        // adj: u = wp.tile_load(b, shape=16)                                                     <L 27>
        wp::adj_tile_load(var_a, var_2, adj_a, adj_2, adj_1);
        // adj: t = wp.tile_load(a, shape=16)                                                     <L 26>
        // adj: def integers(a: wp.array(dtype=int), b: wp.array(dtype=int)):                     <L 25>
        continue;
    }
}

extern "C" __global__ void choices_64f0b199_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_out,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_out,
    wp::int32 adj_n)
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
        const wp::int32 var_0 = 0;
        wp::array_t<wp::float32> var_1;
        const wp::int32 var_2 = 4;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_3 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 1;
        wp::array_t<wp::float32> var_6;
        const wp::int32 var_7 = 4;
        const wp::str var_8 = "shared";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_9 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 2;
        bool var_12;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_13 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_14 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_15 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_16 = 1;
        bool var_17;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_18 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_20 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_21 = 0;
        bool var_22;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_23 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_24 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_25 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::float32 var_26 = 1.0;
        const wp::int32 var_27 = 0;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_28 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_29 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_30 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::array_t<wp::float32> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_3{};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::array_t<wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        wp::str adj_8 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_9 = var_9;
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        bool adj_12 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_13 = var_13;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_14{};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_15 = var_15;
        wp::int32 adj_16 = {};
        bool adj_17 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_18 = var_18;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_19 = var_19;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_20 = var_20;
        wp::int32 adj_21 = {};
        bool adj_22 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_23 = var_23;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_24 = var_24;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_25 = var_25;
        wp::float32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_28{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_29{};
        wp::int32 adj_30 = {};
        //---------
        // forward
        // def choices(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):           <L 36>
        // t = wp.tile_load(a[0], shape=4)                                                        <L 37>
        var_1 = wp::view(var_a, var_0);
        var_3 = wp::tile_load<wp::float32, true, false, 4>(var_1, var_4);
        // u = wp.tile_load(a[1], shape=4, storage="shared")                                      <L 38>
        var_6 = wp::view(var_a, var_5);
        var_9 = wp::tile_load<wp::float32, true, false, 4>(var_6, var_10);
        // if n > 2:                                                                              <L 39>
        var_12 = (var_n > var_11);
        if (var_12) {
            // t = t + t                                                                          <L 40>
            var_13 = wp::tile_add(var_3, var_3);
        }
        if (!var_12) {
            // t = -t                                                                             <L 42>
            var_14 = wp::tile_neg(var_3);
        }
        var_15 = wp::where(var_12, var_13, var_14);
        // s = t if n == 1 else u                                                                 <L 43>
        var_17 = (var_n == var_16);
        if (var_17) {
        }
        if (!var_17) {
        }
        var_18 = wp::where(var_17, var_15, var_9);
        // p = u                                                                                  <L 44>
        var_19 = wp::copy(var_9);
        // q = u                                                                                  <L 45>
        var_20 = wp::copy(var_9);
        // if n == 0:                                                                             <L 46>
        var_22 = (var_n == var_21);
        if (var_22) {
            // p = q                                                                              <L 47>
            var_23 = wp::copy(var_20);
        }
        var_24 = wp::where(var_22, var_23, var_19);
        // both = t                                                                               <L 48>
        var_25 = wp::copy(var_15);
        // both[0] = 1.0                                                                          <L 49>
        wp::assign(var_25, var_27, var_26);
        // wp.tile_store(out, s + p + both)                                                       <L 50>
        var_28 = wp::tile_add(var_18, var_24);
        var_29 = wp::tile_add(var_28, var_25);
        // wp::tile_store<wp::float32, true, false>(var_out, var_30, var_29);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_30, var_29, adj_out, adj_30, adj_29);
        wp::adj_tile_add(var_28, var_25, adj_28, adj_25, adj_29);
        wp::adj_tile_add(var_18, var_24, adj_18, adj_24, adj_28);
        // adj: wp.tile_store(out, s + p + both)                                                  <L 50>
        wp::adj_assign(var_25, var_27, var_26, adj_25, adj_27, adj_26);
        // adj: both[0] = 1.0                                                                     <L 49>
        wp::adj_copy(var_15, adj_15, adj_25);
        // adj: both = t                                                                          <L 48>
        wp::adj_where(var_22, var_23, var_19, adj_22, adj_23, adj_19, adj_24);
        if (var_22) {
            wp::adj_copy(var_20, adj_20, adj_23);
            // adj: p = q                                                                         <L 47>
        }
        // adj: if n == 0:                                                                        <L 46>
        wp::adj_copy(var_9, adj_9, adj_20);
        // adj: q = u                                                                             <L 45>
        wp::adj_copy(var_9, adj_9, adj_19);
        // adj: p = u                                                                             <L 44>
        wp::adj_where(var_17, var_15, var_9, adj_17, adj_15, adj_9, adj_18);
        if (!var_17) {
        }
        if (var_17) {
        }
        // adj: s = t if n == 1 else u                                                            <L 43>
        wp::adj_where(var_12, var_13, var_14, adj_12, adj_13, adj_14, adj_15);
        if (!var_12) {
            wp::adj_tile_neg(var_3, adj_3, adj_14);
            // adj: t = -t                                                                        <L 42>
        }
        if (var_12) {
            wp::adj_tile_add(var_3, var_3, adj_3, adj_3, adj_13);
            // adj: t = t + t                                                                     <L 40>
        }
        // adj: if n > 2:                                                                         <L 39>
        wp::adj_tile_load(var_6, var_10, adj_6, adj_10, adj_9);
        wp::adj_view(var_a, var_5, adj_a, adj_5, adj_6);
        // adj: u = wp.tile_load(a[1], shape=4, storage="shared")                                 <L 38>
        wp::adj_tile_load(var_1, var_4, adj_1, adj_4, adj_3);
        wp::adj_view(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: t = wp.tile_load(a[0], shape=4)                                                   <L 37>
        // adj: def choices(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):      <L 36>
        continue;
    }
}

extern "C" __global__ void rounds_b5f710d1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_out,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_out,
    wp::int32 adj_n)
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
        const wp::int32 var_0 = 4;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_1 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        wp::range_t var_2;
        wp::int32 var_3;
        wp::array_t<wp::float32> var_4;
        const wp::int32 var_5 = 4;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_6 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_7 = 0;
        const wp::float32 var_8 = 0.5;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_9 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_10 = 1;
        wp::float32 var_11;
        const wp::int32 var_12 = 1;
        const wp::int32 var_13 = 3;
        wp::slice_t var_14;
        const wp::int32 var_15 = 1;
        const wp::int32 var_16 = 3;
        const wp::int32 var_17 = 1;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2>, wp::tile_stride_t<1>>, false> var_18 = nullptr;
        const wp::int32 var_19 = 1;
        const wp::int32 var_20 = 0;
        const wp::int32 var_21 = 0;
        wp::int32 var_22;
        bool var_23;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> var_24 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>>{};
        const wp::int32 var_25 = 1;
        wp::int32 var_26;
        const wp::int32 var_27 = 0;
        wp::array_t<wp::float32> var_28;
        const wp::int32 var_29 = 4;
        const wp::str var_30 = "shared";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_31 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_32 = 0;
        const wp::int32 var_33 = 1;
        wp::array_t<wp::float32> var_34;
        const wp::int32 var_35 = 4;
        const wp::str var_36 = "shared";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_37 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_38 = 0;
        const wp::int32 var_39 = 2;
        wp::array_t<wp::float32> var_40;
        const wp::int32 var_41 = 4;
        const wp::str var_42 = "shared";
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true> var_43 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<4>,wp::tile_stride_t<1>,true>();
        const wp::int32 var_44 = 0;
        const wp::int32 var_45 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_1{};
        wp::range_t adj_2 = {};
        wp::int32 adj_3 = {};
        wp::array_t<wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_6 = var_6;
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_9{};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::slice_t adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2>, wp::tile_stride_t<1>>, false>& adj_18 = var_18;
        wp::int32 adj_19 = {};
        wp::int32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        bool adj_23 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4>>> adj_24{};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::array_t<wp::float32> adj_28 = {};
        wp::int32 adj_29 = {};
        wp::str adj_30 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_31 = var_31;
        wp::int32 adj_32 = {};
        wp::int32 adj_33 = {};
        wp::array_t<wp::float32> adj_34 = {};
        wp::int32 adj_35 = {};
        wp::str adj_36 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_37 = var_37;
        wp::int32 adj_38 = {};
        wp::int32 adj_39 = {};
        wp::array_t<wp::float32> adj_40 = {};
        wp::int32 adj_41 = {};
        wp::str adj_42 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4>, wp::tile_stride_t<1>>, true>& adj_43 = var_43;
        wp::int32 adj_44 = {};
        wp::int32 adj_45 = {};
        //---------
        // forward
        // def rounds(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):            <L 54>
        // total = wp.tile_zeros(shape=4, dtype=float)                                            <L 55>
        var_1 = wp::tile_zeros<float, 4>();
        // for i in range(n):                                                                     <L 56>
        var_2 = wp::range(var_n);
        // k = int(0)                                                                             <L 64>
        var_22 = wp::int(var_21);
        // while k < n:                                                                           <L 65>
        // for j in range(3):                                                                     <L 68>
        // total += wp.tile_load(a[j], shape=4, storage="shared")                                 <L 69>
        var_28 = wp::view(var_a, var_27);
        var_31 = wp::tile_load<wp::float32, true, false, 4>(var_28, var_32);
        wp::tile_add_inplace(var_1, var_31);
        var_34 = wp::view(var_a, var_33);
        var_37 = wp::tile_load<wp::float32, true, false, 4>(var_34, var_38);
        wp::tile_add_inplace(var_1, var_37);
        var_40 = wp::view(var_a, var_39);
        var_43 = wp::tile_load<wp::float32, true, false, 4>(var_40, var_44);
        wp::tile_add_inplace(var_1, var_43);
        // wp.tile_store(out, total)                                                              <L 70>
        // wp::tile_store<wp::float32, true, false>(var_out, var_45, var_1);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_45, var_1, adj_out, adj_45, adj_1);
        // adj: wp.tile_store(out, total)                                                         <L 70>
        wp::adj_tile_add_inplace(var_1, var_43, adj_1, adj_43);
        wp::adj_tile_load(var_40, var_44, adj_40, adj_44, adj_43);
        wp::adj_view(var_a, var_39, adj_a, adj_39, adj_40);
        wp::adj_tile_add_inplace(var_1, var_37, adj_1, adj_37);
        wp::adj_tile_load(var_34, var_38, adj_34, adj_38, adj_37);
        wp::adj_view(var_a, var_33, adj_a, adj_33, adj_34);
        wp::adj_tile_add_inplace(var_1, var_31, adj_1, adj_31);
        wp::adj_tile_load(var_28, var_32, adj_28, adj_32, adj_31);
        wp::adj_view(var_a, var_27, adj_a, adj_27, adj_28);
        // adj: total += wp.tile_load(a[j], shape=4, storage="shared")                            <L 69>
        // adj: for j in range(3):                                                                <L 68>
        start_while_2:;
        var_23 = (var_22 < var_n);
        if ((var_23) == false) goto end_while_2;
        adj_24.grad_zero();
        adj_25 = {};
        adj_26 = {};
            // total = total + total                                                              <L 66>
            var_24 = wp::tile_add(var_1, var_1);
            // k += 1                                                                             <L 67>
            var_26 = wp::add(var_22, var_25);
            wp::assign(var_1, var_24);
            wp::assign(var_22, var_26);
            wp::adj_assign(var_22, var_26, adj_22, adj_26);
            wp::adj_assign(var_1, var_24, adj_1, adj_24);
            wp::adj_add(var_22, var_25, adj_22, adj_25, adj_26);
            // adj: k += 1                                                                        <L 67>
            wp::adj_tile_add(var_1, var_1, adj_1, adj_1, adj_24);
            // adj: total = total + total                                                         <L 66>
        goto start_while_2;
        end_while_2:;
        // adj: while k < n:                                                                      <L 65>
        // adj: k = int(0)                                                                        <L 64>
        var_2 = wp::iter_reverse(var_2);
        start_for_0:;
            if (iter_cmp(var_2) == 0) goto end_for_0;
            var_3 = wp::iter_next(var_2);
        	adj_4 = {};
        	adj_5 = {};
        	adj_6.grad_zero();
        	adj_7 = {};
        	adj_8 = {};
        	adj_9.grad_zero();
        	adj_10 = {};
        	adj_11 = {};
        	adj_12 = {};
        	adj_13 = {};
        	adj_14 = {};
        	adj_15 = {};
        	adj_16 = {};
        	adj_17 = {};
        	adj_19 = {};
        	adj_20 = {};
            // t = wp.tile_load(a[i], shape=4)                                                    <L 57>
            var_4 = wp::view(var_a, var_3);
            var_6 = wp::tile_load<wp::float32, true, false, 4>(var_4, var_7);
            // total += t                                                                         <L 58>
            wp::tile_add_inplace(var_1, var_6);
            // total = total * 0.5                                                                <L 59>
            var_9 = wp::tile_mul(var_1, var_8);
            // head = t[1]                                                                        <L 60>
            var_11 = wp::tile_extract(var_6, var_10);
            // part = t[1:3]                                                                      <L 61>
            var_14 = wp::slice_t(var_15, var_16, var_17);
            var_18 = wp::tile_view<wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2>, wp::tile_stride_t<1>>, false>>(var_6, var_19);
            // wp.tile_store(out, part)                                                           <L 62>
            // wp::tile_store<wp::float32, true, false>(var_out, var_20, var_18);
            // out[i] = head                                                                      <L 63>
            // wp::array_store(var_out, var_3, var_11);
            wp::assign(var_1, var_9);
            wp::adj_assign(var_1, var_9, adj_1, adj_9);
            wp::adj_array_store(var_out, var_3, var_11, adj_out, adj_3, adj_11);
            // adj: out[i] = head                                                                 <L 63>
            wp::adj_tile_store(var_out, var_20, var_18, adj_out, adj_20, adj_18);
            // adj: wp.tile_store(out, part)                                                      <L 62>
            // adj: part = t[1:3]                                                                 <L 61>
            wp::adj_tile_extract(var_6, var_10, adj_6, adj_10, adj_11);
            // adj: head = t[1]                                                                   <L 60>
            wp::adj_tile_mul(var_1, var_8, adj_1, adj_8, adj_9);
            // adj: total = total * 0.5                                                           <L 59>
            wp::adj_tile_add_inplace(var_1, var_6, adj_1, adj_6);
            // adj: total += t                                                                    <L 58>
            wp::adj_tile_load(var_4, var_7, adj_4, adj_7, adj_6);
            wp::adj_view(var_a, var_3, adj_a, adj_3, adj_4);
            // adj: t = wp.tile_load(a[i], shape=4)                                               <L 57>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 56>
        // adj: total = wp.tile_zeros(shape=4, dtype=float)                                       <L 55>
        // adj: def rounds(a: wp.array2d(dtype=float), out: wp.array(dtype=float), n: int):       <L 54>
        continue;
    }
}
