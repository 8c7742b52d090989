extern "C" __global__ void vectors_float_215a4fd1_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<2, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b,
    wp::vec_t<4, wp::float32> var_c,
    wp::vec_t<2, wp::float16> var_d,
    wp::vec_t<3, wp::float32> var_e,
    wp::vec_t<4, wp::float64> var_f,
    wp::array_t<wp::vec_t<3, wp::float32>> var_out,
    wp::vec_t<2, wp::float32> adj_a,
    wp::vec_t<3, wp::float32> adj_b,
    wp::vec_t<4, wp::float32> adj_c,
    wp::vec_t<2, wp::float16> adj_d,
    wp::vec_t<3, wp::float32> adj_e,
    wp::vec_t<4, wp::float64> adj_f,
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
        //---------
        // dual vars
        wp::vec_t<3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def vectors_float(a: wp.vec2, b: wp.vec3, c: wp.vec4, d: wp.vec2h, e: wp.vec3f, f: wp.vec4d, out: wp.array(dtype=wp.vec3f)):       <L 6>
        // out[0] = b + e                                                                         <L 7>
        var_0 = wp::add(var_b, var_e);
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_add(var_b, var_e, adj_b, adj_e, adj_0);
        // adj: out[0] = b + e                                                                    <L 7>
        // adj: def vectors_float(a: wp.vec2, b: wp.vec3, c: wp.vec4, d: wp.vec2h, e: wp.vec3f, f: wp.vec4d, out: wp.array(dtype=wp.vec3f)):  <L 6>
        continue;
    }
}
