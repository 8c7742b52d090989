extern "C" __global__ void dynamic_vector_sum_44f9cda2_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::int32 var_n,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
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
        wp::vec_t<3, wp::float32> var_0;
        wp::range_t var_1;
        wp::int32 var_2;
        wp::vec_t<3, wp::float32>* var_3;
        wp::vec_t<3, wp::float32> var_4;
        wp::vec_t<3, wp::float32> var_5;
        const wp::int32 var_6 = 0;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::range_t adj_1 = {};
        wp::int32 adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::vec_t<3, wp::float32> adj_4 = {};
        wp::vec_t<3, wp::float32> adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def dynamic_vector_sum(v: wp.array(dtype=wp.vec3), n: int):                            <L 6>
        // s = wp.vec3()                                                                          <L 7>
        var_0 = wp::vec_t<3, wp::float32>();
        // for i in range(n):                                                                     <L 8>
        var_1 = wp::range(var_n);
        // v[0] = s                                                                               <L 10>
        // wp::array_store(var_v, var_6, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_v, var_6, var_0, adj_v, adj_6, adj_0);
        // adj: v[0] = s                                                                          <L 10>
        var_1 = wp::iter_reverse(var_1);
        start_for_0:;
            if (iter_cmp(var_1) == 0) goto end_for_0;
            var_2 = wp::iter_next(var_1);
        	adj_3 = {};
        	adj_4 = {};
        	adj_5 = {};
            // s += v[i]                                                                          <L 9>
            var_3 = wp::address(var_v, var_2);
            var_5 = wp::load(var_3);
            var_4 = wp::add(var_0, var_5);
            wp::assign(var_0, var_4);
            wp::adj_assign(var_0, var_4, adj_0, adj_4);
            wp::adj_add(var_0, var_5, adj_0, adj_3, adj_4);
            wp::adj_address(var_v, var_2, adj_v, adj_2, adj_3);
            // adj: s += v[i]                                                                     <L 9>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 8>
        // adj: s = wp.vec3()                                                                     <L 7>
        // adj: def dynamic_vector_sum(v: wp.array(dtype=wp.vec3), n: int):                       <L 6>
        continue;
    }
}
