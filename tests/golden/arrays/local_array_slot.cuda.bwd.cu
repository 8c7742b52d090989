extern "C" __global__ void local_array_slot_1520ec96_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_out,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_out)
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
        wp::fixedarray_t<4, wp::vec_t<3, wp::float32>> var_1;
        const wp::int32 var_2 = 4;
        const wp::float32 var_3 = 1.0;
        wp::vec_t<3, wp::float32>* var_4;
        const wp::int32 var_5 = 0;
        const wp::float32 var_6 = 2.0;
        wp::vec_t<3, wp::float32> var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32>* var_9;
        const wp::int32 var_10 = 0;
        wp::float32 var_11;
        wp::vec_t<3, wp::float32> var_12;
        const wp::int32 var_13 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::fixedarray_t<4, wp::vec_t<3, wp::float32>> adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::int32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        //---------
        // forward
        // def local_array_slot(n: int, out: wp.array(dtype=float)):                              <L 6>
        // a = wp.zeros(shape=4, dtype=wp.vec3)                                                   <L 7>
        var_1 = wp::fixedarray_t<4, wp::vec_t<3, wp::float32>>(var_2);
        // a[n][0] = 1.0                                                                          <L 8>
        var_4 = &(wp::index(var_1, var_n));
        // wp::store(&(wp::index(var_1, var_n).component_ref(var_5)), var_3);
        // a[n] += wp.vec3(2.0)                                                                   <L 9>
        var_7 = wp::vec_t<3, wp::float32>(var_6);
        // var_8 = wp::atomic_add(var_1, var_n, var_7);
        // out[0] = a[n][0]                                                                       <L 10>
        var_9 = wp::address(var_1, var_n);
        var_12 = wp::load(var_9);
        var_11 = wp::extract(var_12, var_10);
        // wp::array_store(var_out, var_13, var_11);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_13, var_11, adj_out, adj_13, adj_11);
        wp::adj_extract(var_12, var_10, adj_9, adj_10, adj_11);
        wp::adj_address(var_1, var_n, adj_1, adj_n, adj_9);
        // adj: out[0] = a[n][0]                                                                  <L 10>
        wp::adj_atomic_add(var_1, var_n, var_7, adj_1, adj_n, adj_7, adj_8);
        wp::adj_vec_t(var_6, adj_6, adj_7);
        // adj: a[n] += wp.vec3(2.0)                                                              <L 9>
        wp::adj_array_store_slot(var_1, adj_1, adj_3, [&](auto& _e) -> auto& { return _e.component_ref(var_5); }, var_n);
        // adj: a[n][0] = 1.0                                                                     <L 8>
        // adj: a = wp.zeros(shape=4, dtype=wp.vec3)                                              <L 7>
        // adj: def local_array_slot(n: int, out: wp.array(dtype=float)):                         <L 6>
        continue;
    }
}
