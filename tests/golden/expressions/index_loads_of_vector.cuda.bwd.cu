extern "C" __global__ void index_loads_of_vector_a90d9a2b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::int32> var_idx,
    wp::array_t<wp::float32> var_out,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::array_t<wp::int32> adj_idx,
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
        wp::int32 var_0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        wp::int32* var_4;
        wp::float32 var_5;
        wp::int32 var_6;
        const wp::float32 var_7 = 2.0;
        wp::int32* var_8;
        wp::int32 var_9;
        wp::int32* var_10;
        wp::int32 var_11;
        wp::vec_t<3, wp::float32>* var_12;
        const wp::int32 var_13 = 0;
        wp::int32* var_14;
        wp::float32 var_15;
        wp::vec_t<3, wp::float32> var_16;
        wp::int32 var_17;
        const wp::int32 var_18 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::vec_t<3, wp::float32> adj_1 = {};
        wp::vec_t<3, wp::float32> adj_2 = {};
        wp::vec_t<3, wp::float32> adj_3 = {};
        wp::int32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::vec_t<3, wp::float32> adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::vec_t<3, wp::float32> adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        //---------
        // forward
        // def index_loads_of_vector(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int), out: wp.array(dtype=float)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // w = v[i]                                                                               <L 8>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // out[i] = w[idx[i]]                                                                     <L 9>
        var_4 = wp::address(var_idx, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::extract(var_2, var_6);
        // wp::array_store(var_out, var_0, var_5);
        // w[idx[i]] = 2.0                                                                        <L 10>
        var_8 = wp::address(var_idx, var_0);
        var_9 = wp::load(var_8);
        wp::assign_inplace(var_2, var_9, var_7);
        // out[0] = v[idx[i]][idx[0]]                                                             <L 11>
        var_10 = wp::address(var_idx, var_0);
        var_11 = wp::load(var_10);
        var_12 = wp::address(var_v, var_11);
        var_14 = wp::address(var_idx, var_13);
        var_16 = wp::load(var_12);
        var_17 = wp::load(var_14);
        var_15 = wp::extract(var_16, var_17);
        // wp::array_store(var_out, var_18, var_15);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_18, var_15, adj_out, adj_18, adj_15);
        wp::adj_extract(var_16, var_17, adj_12, adj_14, adj_15);
        wp::adj_address(var_idx, var_13, adj_idx, adj_13, adj_14);
        wp::adj_address(var_v, var_11, adj_v, adj_11, adj_12);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_10);
        // adj: out[0] = v[idx[i]][idx[0]]                                                        <L 11>
        wp::adj_assign_inplace(var_2, var_9, var_7, adj_2, adj_8, adj_7);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_8);
        // adj: w[idx[i]] = 2.0                                                                   <L 10>
        wp::adj_array_store(var_out, var_0, var_5, adj_out, adj_0, adj_5);
        wp::adj_extract(var_2, var_6, adj_2, adj_4, adj_5);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_4);
        // adj: out[i] = w[idx[i]]                                                                <L 9>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: w = v[i]                                                                          <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def index_loads_of_vector(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int), out: wp.array(dtype=float)):  <L 6>
        continue;
    }
}
