extern "C" __global__ void composite_values_3ef03d8d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_p,
    wp::array_t<wp::vec_t<2, wp::float32>> var_q,
    wp::array_t<wp::uint8> var_n,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_p,
    wp::array_t<wp::vec_t<2, wp::float32>> adj_q,
    wp::array_t<wp::uint8> adj_n)
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
        const wp::vec_t<3, wp::float32> var_2 = wp::initializer_array<3,wp::float32>{0.0, 2.0, 0.0};
        wp::vec_t<3, wp::float32> var_3;
        wp::vec_t<3, wp::float32> var_4;
        const wp::mat_t<2, 2, wp::float32> var_5 = wp::initializer_array<4,wp::float32>{1.0, 0.0, 0.0, 1.0};
        wp::vec_t<2, wp::float32>* var_6;
        wp::vec_t<2, wp::float32> var_7;
        wp::vec_t<2, wp::float32> var_8;
        wp::uint8* var_9;
        const wp::uint8 var_10 = 3;
        wp::uint8 var_11;
        wp::uint8 var_12;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::mat_t<2, 2, wp::float32> adj_5 = {};
        wp::vec_t<2, wp::float32> adj_6 = {};
        wp::vec_t<2, wp::float32> adj_7 = {};
        wp::vec_t<2, wp::float32> adj_8 = {};
        wp::uint8 adj_9 = {};
        wp::uint8 adj_10 = {};
        wp::uint8 adj_11 = {};
        wp::uint8 adj_12 = {};
        //---------
        // forward
        // def composite_values(p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec2), n: wp.array(dtype=wp.uint8)):       <L 9>
        // i = wp.tid()                                                                           <L 10>
        var_0 = builtin_tid1d();
        // p[i] = p[i] + wp.static(AXIS * 2.0)                                                    <L 11>
        var_1 = wp::address(var_p, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        // wp::array_store(var_p, var_0, var_3);
        // q[i] = wp.static(EYE) * q[i]                                                           <L 12>
        var_6 = wp::address(var_q, var_0);
        var_8 = wp::load(var_6);
        var_7 = wp::mul(var_5, var_8);
        // wp::array_store(var_q, var_0, var_7);
        // n[i] = n[i] + wp.static(wp.uint8(3))                                                   <L 13>
        var_9 = wp::address(var_n, var_0);
        var_12 = wp::load(var_9);
        var_11 = wp::add(var_12, var_10);
        // wp::array_store(var_n, var_0, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_n, var_0, var_11, adj_n, adj_0, adj_11);
        wp::adj_add(var_12, var_10, adj_9, adj_10, adj_11);
        wp::adj_address(var_n, var_0, adj_n, adj_0, adj_9);
        // adj: n[i] = n[i] + wp.static(wp.uint8(3))                                              <L 13>
        wp::adj_array_store(var_q, var_0, var_7, adj_q, adj_0, adj_7);
        wp::adj_mul(var_5, var_8, adj_5, adj_6, adj_7);
        wp::adj_address(var_q, var_0, adj_q, adj_0, adj_6);
        // adj: q[i] = wp.static(EYE) * q[i]                                                      <L 12>
        wp::adj_array_store(var_p, var_0, var_3, adj_p, adj_0, adj_3);
        wp::adj_add(var_4, var_2, adj_1, adj_2, adj_3);
        wp::adj_address(var_p, var_0, adj_p, adj_0, adj_1);
        // adj: p[i] = p[i] + wp.static(AXIS * 2.0)                                               <L 11>
        // adj: i = wp.tid()                                                                      <L 10>
        // adj: def composite_values(p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec2), n: wp.array(dtype=wp.uint8)):  <L 9>
        continue;
    }
}
