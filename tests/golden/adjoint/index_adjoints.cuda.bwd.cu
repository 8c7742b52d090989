extern "C" __global__ void index_adjoints_6aeabcea_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_idx,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_idx)
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
        wp::int32* var_1;
        wp::int32 var_2;
        wp::float32* var_3;
        wp::float32 var_4;
        wp::float32 var_5;
        const wp::float32 var_6 = 2.0;
        wp::float32 var_7;
        wp::int32* var_8;
        wp::int32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def index_adjoints(x: wp.array(dtype=float), idx: wp.array(dtype=int)):                <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // a = x[idx[i]]                                                                          <L 8>
        var_1 = wp::address(var_idx, var_0);
        var_2 = wp::load(var_1);
        var_3 = wp::address(var_x, var_2);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        // x[idx[i]] = a * 2.0                                                                    <L 9>
        var_7 = wp::mul(var_4, var_6);
        var_8 = wp::address(var_idx, var_0);
        var_9 = wp::load(var_8);
        // wp::array_store(var_x, var_9, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_9, var_7, adj_x, adj_8, adj_7);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_8);
        wp::adj_mul(var_4, var_6, adj_4, adj_6, adj_7);
        // adj: x[idx[i]] = a * 2.0                                                               <L 9>
        wp::adj_copy(var_5, adj_3, adj_4);
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        wp::adj_address(var_idx, var_0, adj_idx, adj_0, adj_1);
        // adj: a = x[idx[i]]                                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def index_adjoints(x: wp.array(dtype=float), idx: wp.array(dtype=int)):           <L 6>
        continue;
    }
}
