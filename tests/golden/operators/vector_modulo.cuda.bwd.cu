extern "C" __global__ void vector_modulo_6ce1ee41_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<2, wp::int32> var_p,
    wp::vec_t<2, wp::int32> var_q,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::vec_t<3, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_b,
    wp::vec_t<2, wp::int32> adj_p,
    wp::vec_t<2, wp::int32> adj_q,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_out)
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
        const wp::int32 var_1 = 0;
        wp::vec_t<2, wp::int32> var_2;
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        wp::vec_t<2, wp::int32> adj_2 = {};
        //---------
        // forward
        // def vector_modulo(a: wp.vec3, b: wp.vec3, p: wp.vec2i, q: wp.vec2i, out: wp.array(dtype=wp.vec3)):       <L 6>
        // out[0] = a % b                                                                         <L 7>
        var_0 = wp::mod(var_a, var_b);
        // wp::array_store(var_out, var_1, var_0);
        // c = p % q                                                                              <L 8>
        var_2 = wp::mod(var_p, var_q);
        //---------
        // reverse
        // adj: c = p % q                                                                         <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = a % b                                                                    <L 7>
        // adj: def vector_modulo(a: wp.vec3, b: wp.vec3, p: wp.vec2i, q: wp.vec2i, out: wp.array(dtype=wp.vec3)):  <L 6>
        continue;
    }
}
