extern "C" __global__ void div_approx_rows_fc78b8c0_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::float32 var_s)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::vec_t<3, wp::float32>* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::vec_t<3, wp::float32> var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        const wp::int32 var_10 = 0;
        wp::mat_t<2, 2, wp::float32>* var_11;
        wp::mat_t<2, 2, wp::float32> var_12;
        wp::mat_t<2, 2, wp::float32> var_13;
        wp::mat_t<2, 2, wp::float32>* var_14;
        wp::mat_t<2, 2, wp::float32> var_15;
        wp::mat_t<2, 2, wp::float32> var_16;
        const wp::int32 var_17 = 0;
        wp::quat_t<wp::float32>* var_18;
        wp::quat_t<wp::float32> var_19;
        wp::quat_t<wp::float32> var_20;
        wp::quat_t<wp::float32>* var_21;
        wp::quat_t<wp::float32> var_22;
        wp::quat_t<wp::float32> var_23;
        const wp::int32 var_24 = 0;
        //---------
        // forward
        // def div_approx_rows(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat), s: float):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = wp.div_approx(x[i], s)                                                          <L 8>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::approx_div(var_3, var_s);
        wp::array_store(var_x, var_0, var_2);
        // v[i] = wp.div_approx(v[i], s)                                                          <L 9>
        var_4 = wp::address(var_v, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::approx_div(var_6, var_s);
        wp::array_store(var_v, var_0, var_5);
        // v[0] = wp.div_approx(s, v[i])                                                          <L 10>
        var_7 = wp::address(var_v, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::approx_div(var_s, var_9);
        wp::array_store(var_v, var_10, var_8);
        // m[i] = wp.div_approx(m[i], s)                                                          <L 11>
        var_11 = wp::address(var_m, var_0);
        var_13 = wp::load(var_11);
        var_12 = wp::approx_div(var_13, var_s);
        wp::array_store(var_m, var_0, var_12);
        // m[0] = wp.div_approx(s, m[i])                                                          <L 12>
        var_14 = wp::address(var_m, var_0);
        var_16 = wp::load(var_14);
        var_15 = wp::approx_div(var_s, var_16);
        wp::array_store(var_m, var_17, var_15);
        // q[i] = wp.div_approx(q[i], s)                                                          <L 13>
        var_18 = wp::address(var_q, var_0);
        var_20 = wp::load(var_18);
        var_19 = wp::approx_div(var_20, var_s);
        wp::array_store(var_q, var_0, var_19);
        // q[0] = wp.div_approx(s, q[i])                                                          <L 14>
        var_21 = wp::address(var_q, var_0);
        var_23 = wp::load(var_21);
        var_22 = wp::approx_div(var_s, var_23);
        wp::array_store(var_q, var_24, var_22);
    }
}
