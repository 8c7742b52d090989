extern "C" __global__ void nested_string_constant_65cf9b4d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
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
        bool var_1;
        const wp::str var_2 = "why this branch exists";
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 0;
        wp::range_t var_5;
        wp::int32 var_6;
        const wp::str var_7 = "loop note";
        const wp::float32 var_8 = 2.0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::str adj_2 = {};
        wp::float32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::range_t adj_5 = {};
        wp::int32 adj_6 = {};
        wp::str adj_7 = {};
        wp::float32 adj_8 = {};
        //---------
        // forward
        // def nested_string_constant(x: wp.array(dtype=float), n: int):                          <L 6>
        // if n > 0:                                                                              <L 7>
        var_1 = (var_n > var_0);
        if (var_1) {
            // """why this branch exists"""                                                       <L 8>
            // x[0] = 1.0                                                                         <L 9>
            // wp::array_store(var_x, var_4, var_3);
        }
        // for i in range(n):                                                                     <L 10>
        var_5 = wp::range(var_n);
        //---------
        // reverse
        var_5 = wp::iter_reverse(var_5);
        start_for_0:;
            if (iter_cmp(var_5) == 0) goto end_for_0;
            var_6 = wp::iter_next(var_5);
        	adj_7 = {};
        	adj_8 = {};
            // "loop note"                                                                        <L 11>
            // x[i] = 2.0                                                                         <L 12>
            // wp::array_store(var_x, var_6, var_8);
            wp::adj_array_store(var_x, var_6, var_8, adj_x, adj_6, adj_8);
            // adj: x[i] = 2.0                                                                    <L 12>
            // adj: "loop note"                                                                   <L 11>
        	goto start_for_0;
        end_for_0:;
        // adj: for i in range(n):                                                                <L 10>
        if (var_1) {
            wp::adj_array_store(var_x, var_4, var_3, adj_x, adj_4, adj_3);
            // adj: x[0] = 1.0                                                                    <L 9>
            // adj: """why this branch exists"""                                                  <L 8>
        }
        // adj: if n > 0:                                                                         <L 7>
        // adj: def nested_string_constant(x: wp.array(dtype=float), n: int):                     <L 6>
        continue;
    }
}
