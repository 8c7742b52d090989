extern "C" __global__ void numbers_14625555_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out,
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
        const wp::float32 var_1 = 1.0;
        const wp::float32 var_2 = 321.0;
        wp::float32 var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        const wp::float32 var_6 = 104.0;
        wp::float32 var_7;
        const wp::float32 var_8 = 7.0;
        wp::float32 var_9;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        //---------
        // forward
        // def numbers(out: wp.array(dtype=float)):                                               <L 25>
        // i = wp.tid()                                                                           <L 26>
        var_0 = builtin_tid1d();
        // out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG                                         <L 27>
        var_3 = wp::add(var_1, var_2);
        var_5 = wp::add(var_3, var_4);
        var_7 = wp::add(var_5, var_6);
        var_9 = wp::add(var_7, var_8);
        // wp::array_store(var_out, var_0, var_9);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_0, var_9, adj_out, adj_0, adj_9);
        wp::adj_add(var_7, var_8, adj_7, adj_8, adj_9);
        wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
        wp::adj_add(var_3, var_4, adj_3, adj_4, adj_5);
        wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
        // adj: out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG                                    <L 27>
        // adj: i = wp.tid()                                                                      <L 26>
        // adj: def numbers(out: wp.array(dtype=float)):                                          <L 25>
        continue;
    }
}
