extern "C" __global__ void augment_name_2ebefb67_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::float32> var_out,
    wp::float32 adj_x,
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
        wp::float32 var_0;
        const wp::float32 var_1 = 1.0;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::float32 var_4 = 2.0;
        wp::float32 var_5;
        const wp::float32 var_6 = 3.0;
        wp::float32 var_7;
        const wp::int32 var_8 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def augment_name(x: float, out: wp.array(dtype=float)):                                <L 6>
        // a = x                                                                                  <L 7>
        var_0 = wp::copy(var_x);
        // a += 1.0                                                                               <L 8>
        var_2 = wp::add(var_0, var_1);
        // a -= x                                                                                 <L 9>
        var_3 = wp::sub(var_2, var_x);
        // a *= 2.0                                                                               <L 10>
        var_5 = wp::mul(var_3, var_4);
        // a /= 3.0                                                                               <L 11>
        var_7 = wp::div(var_5, var_6);
        // out[0] = a                                                                             <L 12>
        // wp::array_store(var_out, var_8, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        // adj: out[0] = a                                                                        <L 12>
        wp::adj_div(var_5, var_6, var_7, adj_5, adj_6, adj_7);
        // adj: a /= 3.0                                                                          <L 11>
        wp::adj_mul(var_3, var_4, adj_3, adj_4, adj_5);
        // adj: a *= 2.0                                                                          <L 10>
        wp::adj_sub(var_2, var_x, adj_2, adj_x, adj_3);
        // adj: a -= x                                                                            <L 9>
        wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: a += 1.0                                                                          <L 8>
        wp::adj_copy(var_x, adj_x, adj_0);
        // adj: a = x                                                                             <L 7>
        // adj: def augment_name(x: float, out: wp.array(dtype=float)):                           <L 6>
        continue;
    }
}
