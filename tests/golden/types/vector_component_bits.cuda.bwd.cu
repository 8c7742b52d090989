extern "C" __global__ void vector_component_bits_8882d000_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::int32> var_v,
    wp::array_t<wp::vec_t<3, wp::int32>> var_out,
    wp::vec_t<3, wp::int32> adj_v,
    wp::array_t<wp::vec_t<3, wp::int32>> adj_out)
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
        wp::vec_t<3, wp::int32> var_0;
        const wp::int32 var_1 = 0;
        const wp::int32 var_2 = 1;
        const wp::int32 var_3 = 1;
        const wp::int32 var_4 = 2;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 4;
        const wp::int32 var_7 = 0;
        wp::int32 var_8;
        const wp::int32 var_9 = 1;
        wp::int32 var_10;
        const wp::int32 var_11 = 0;
        //---------
        // dual vars
        wp::vec_t<3, wp::int32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        //---------
        // forward
        // def vector_component_bits(v: wp.vec3i, out: wp.array(dtype=wp.vec3i)):                 <L 6>
        // a = v                                                                                  <L 7>
        var_0 = wp::copy(var_v);
        // a[0] &= 1                                                                              <L 8>
        wp::bit_and_inplace(var_0, var_1, var_2);
        // a[1] |= 2                                                                              <L 9>
        wp::bit_or_inplace(var_0, var_3, var_4);
        // a[2] ^= 4                                                                              <L 10>
        wp::bit_xor_inplace(var_0, var_5, var_6);
        // a[0] <<= 1                                                                             <L 11>
        var_8 = wp::extract(var_0, var_7);
        var_10 = wp::lshift(var_8, var_9);
        wp::assign_inplace(var_0, var_7, var_10);
        // out[0] = a                                                                             <L 12>
        // wp::array_store(var_out, var_11, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_11, var_0, adj_out, adj_11, adj_0);
        // adj: out[0] = a                                                                        <L 12>
        wp::adj_assign_inplace(var_0, var_7, var_10, adj_0, adj_7, adj_10);
        wp::adj_extract(var_0, var_7, adj_0, adj_7, adj_8);
        // adj: a[0] <<= 1                                                                        <L 11>
        // adj: a[2] ^= 4                                                                         <L 10>
        // adj: a[1] |= 2                                                                         <L 9>
        // adj: a[0] &= 1                                                                         <L 8>
        wp::adj_copy(var_v, adj_v, adj_0);
        // adj: a = v                                                                             <L 7>
        // adj: def vector_component_bits(v: wp.vec3i, out: wp.array(dtype=wp.vec3i)):            <L 6>
        continue;
    }
}
