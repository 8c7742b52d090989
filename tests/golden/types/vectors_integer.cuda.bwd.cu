extern "C" __global__ void vectors_integer_ef01cd15_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<2, wp::int32> var_a,
    wp::vec_t<3, wp::uint8> var_b,
    wp::vec_t<4, wp::int16> var_c,
    wp::vec_t<2, wp::uint16> var_d,
    wp::vec_t<3, wp::uint32> var_e,
    wp::vec_t<4, wp::int64> var_f,
    wp::vec_t<2, wp::uint64> var_g,
    wp::vec_t<3, wp::int8> var_h,
    wp::array_t<wp::vec_t<2, wp::int32>> var_out,
    wp::vec_t<2, wp::int32> adj_a,
    wp::vec_t<3, wp::uint8> adj_b,
    wp::vec_t<4, wp::int16> adj_c,
    wp::vec_t<2, wp::uint16> adj_d,
    wp::vec_t<3, wp::uint32> adj_e,
    wp::vec_t<4, wp::int64> adj_f,
    wp::vec_t<2, wp::uint64> adj_g,
    wp::vec_t<3, wp::int8> adj_h,
    wp::array_t<wp::vec_t<2, wp::int32>> adj_out)
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
        wp::vec_t<2, wp::int32> var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::vec_t<2, wp::int32> adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def vectors_integer(                                                                   <L 6>
        // out[0] = a + a                                                                         <L 17>
        var_0 = wp::add(var_a, var_a);
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_add(var_a, var_a, adj_a, adj_a, adj_0);
        // adj: out[0] = a + a                                                                    <L 17>
        // adj: def vectors_integer(                                                              <L 6>
        continue;
    }
}
